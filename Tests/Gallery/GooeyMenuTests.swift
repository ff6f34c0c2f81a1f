import Springform
import Testing

@testable import SpringformGallery

@Suite("Gooey menu")
struct GooeyMenuTests {
  /// `diff` as the real app printed it while the menu opened: seconds of the log's clock, points.
  static let log: [(time: Double, diff: Double)] = [
    (8.408, 0.128776), (8.425, 2.190998), (8.443, -5.110740), (8.457, -15.940292), (8.525, -92.003054),
    (8.559, -124.013926), (8.575, -135.326255), (8.592, -143.398589), (8.675, -133.033092), (8.692, -122.952426),
    (8.710, -110.855805), (8.777, -60.235450), (8.793, -48.494234), (8.809, -37.073710), (8.826, -26.394487),
    (8.842, -16.980185), (8.858, -9.009057), (8.892, 3.750082), (8.908, 8.284174), (8.941, 14.092640),
    (8.959, 15.826884), (8.976, 16.547943), (8.992, 16.641034), (9.009, 16.182007), (9.026, 15.344121),
    (9.058, 12.883728), (9.076, 11.292439), (9.107, 8.382730), (9.125, 6.784850), (9.142, 5.442999),
    (9.174, 3.156450), (9.192, 2.117982), (9.225, 0.662634), (9.242, 0.150671), (9.275, -0.499955),
    (9.292, -0.674596), (9.325, -0.790977), (9.343, -0.762034), (9.360, -0.692750), (9.376, -0.605265),
    (9.407, -0.398678),
  ]

  private func curve(_ name: String, rate: Double, _ change: (inout GooeyMenu) -> Void = { _ in }) throws -> [Double] {
    var scene = GooeyMenu()
    change(&scene)
    var settings = RenderSettings()
    settings.rate = rate
    let trace = try Playback(scene, settings: settings).trace()
    let values = try #require(trace.curves.first { $0.name == name }).values
    return values.map { if case .number(let number) = $0 { number } else { .nan } }
  }

  @Test("The opening edge moves as a real device logged it: RMS at most 0.25 pt over 41 values, one free start time")
  func deviceLog() throws {
    let rate = 1000.0
    let diff = try curve("diff", rate: rate)
    /// Seconds after the tap, between two refreshes on a straight line.
    func value(at time: Double) -> Double {
      guard time > 0 else { return 0 }
      let position = (time + 0.5) * rate
      let index = Int(position)
      return diff[index] + (diff[index + 1] - diff[index]) * (position - Double(index))
    }
    func residual(_ start: Double) -> Double {
      let squares = Self.log.map { ($0.diff - value(at: $0.time - start)) * ($0.diff - value(at: $0.time - start)) }
      return (squares.reduce(0, +) / Double(squares.count)).squareRoot()
    }
    let best = stride(from: 8.400, through: 8.412, by: 0.00005).map { (residual($0), $0) }.min { $0.0 < $1.0 }
    let (rms, start) = try #require(best)
    #expect(rms <= 0.25)
    #expect((start - 8.40789).magnitude < 0.0005)
  }

  @Test("The edge swings up, then back beyond the straight line, then up again")
  func reversals() throws {
    let opening = try curve("diff", rate: 60)[32..<90]
    let (lowest, highest) = (opening.min() ?? 0, opening.max() ?? 0)
    #expect(lowest < -140 && highest > 16)
    let (up, down) = (opening.firstIndex(of: lowest) ?? 0, opening.firstIndex(of: highest) ?? 0)
    #expect(up < down)
    #expect((opening[down...].min() ?? 0) < -0.7)
  }

  @Test("Every number the scene is known by is a parameter")
  func bold() {
    let defaults = Dictionary(uniqueKeysWithValues: GooeyMenu.Parameters.descriptions.map { ($0.name, $0.defaultText) })
    let known = [
      "width": "375.0", "height": "667.0", "blank": "80.0", "openTime": "0.5", "closeTime": "2.6",
      "panelDuration": "0.618", "sideDuration": "1.0", "sideDamping": "0.5", "sideVelocity": "0.9",
      "centerDuration": "1.0", "centerDamping": "0.8", "centerVelocity": "2.0", "color": "#00AFF0",
    ]
    for (name, text) in known { #expect(defaults[name] == text) }
  }

  @Test("Panel, backdrop and helpers are where the timeline says")
  func timeline() throws {
    let rate = 100.0
    let panel = try curve("panel.y", rate: rate)
    #expect(panel.count == 400)
    #expect(panel[50] == 1080.5)
    #expect((panel[112] - 253.5).magnitude < 1e-9)
    // Half way through an ease-in-ease-out the panel is half way up.
    #expect((panel[81] - 667).magnitude < 5)
    #expect((panel[399] - 1080.5).magnitude < 1e-9)
    let opacity = try curve("backdrop.opacity", rate: rate)
    #expect(opacity[50] == 0 && (opacity[65] - 0.5).magnitude < 1e-9 && opacity[80] == 1 && opacity[300] == 0)
    let side = try curve("side.y", rate: rate)
    #expect(side[0] == 727 && side[260] == 333.5 && side[399] == 687)
  }

  @Test("After the last spring no callback runs: diff keeps its last value")
  func diffStays() throws {
    let diff = try curve("diff", rate: 50)
    // The springs end at 1.5 s and 3.6 s; the refresh at their end no longer redraws.
    #expect(diff[74] != 0 && diff[75] == diff[74] && diff[129] == diff[74])
    #expect(diff[179] != 0 && diff[180] == diff[179] && diff[199] == diff[179])
  }

  @Test("The first picture and the last are the same, so the animation loops cleanly")
  func loops() throws {
    var lists: [DisplayList] = []
    try Playback(GooeyMenu(), settings: RenderSettings()).play { _, list in lists.append(list) }
    #expect(lists.count == 200)
    let first = try Renderer().render(try #require(lists.first))
    let last = try Renderer().render(try #require(lists.last))
    #expect(first == last)
  }

  @Test("The parameters change what they say")
  func parameters() throws {
    let stiff = try curve("diff", rate: 50) { $0.parameters.sideDamping = 0.8 }
    #expect((stiff.min() ?? 0) > -100)
    #expect(try curve("panel.y", rate: 50) { $0.parameters.panelDuration = 0.1 }[30] == 253.5)
    var scene = GooeyMenu()
    scene.parameters.inspector = true
    #expect(scene.size.width > 375)
  }
}
