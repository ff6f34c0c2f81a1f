import Springform
import Testing

@testable import SpringformGallery

@Suite("Curve refresh")
struct CurveRefreshTests {
  private let size = Size(width: 30, height: 100)

  /// Where the glyph's lines begin and end for a progress: tails, straight heads, arc ends and barb ends, from the formulas.
  private struct Expected {
    var tails: [Point]
    var heads: [Point]
    var ends: [Point]
    var barbs: [Point]
  }

  private func expected(_ p: Double) -> Expected {
    let (h, half, middle) = (30.0, 50.0, 15.0)
    if p <= 0.5 {
      let left = (middle - 10, half - 1 + (1 - 2 * p) * (half - h))
      let right = (middle + 10, 2 * p * (half + 1 - h))
      let heads = [Point(x: left.0, y: left.1), Point(x: right.0, y: right.1 + h)]
      let barb = Vector(dx: 3 * 0.5, dy: 3 * 0.866_025_403_784_438_6)
      return Expected(
        tails: [Point(x: left.0, y: left.1 + h), Point(x: right.0, y: right.1)], heads: heads, ends: heads,
        barbs: [heads[0] + Vector(dx: -barb.dx, dy: barb.dy), heads[1] + Vector(dx: barb.dx, dy: -barb.dy)])
    }
    let rest = 30 - 60 * (p - 0.5)
    let a = 0.9 * Double.pi * 2 * (p - 0.5)
    let heads = [Point(x: 5, y: 49), Point(x: 25, y: 51)]
    let ends = [
      Point(x: 15, y: 49) + Vector(angle: .pi + a) * 10, Point(x: 15, y: 51) + Vector(angle: a) * 10,
    ]
    let barb = Vector(angle: .pi / 3 - a) * 3
    return Expected(
      tails: [Point(x: 5, y: 49 + rest), Point(x: 25, y: 51 - rest)], heads: heads, ends: ends,
      barbs: [ends[0] + Vector(dx: -barb.dx, dy: barb.dy), ends[1] + Vector(dx: barb.dx, dy: -barb.dy)])
  }

  /// The same points read out of the drawn path.
  private func drawn(_ p: Double) -> Expected {
    var result = Expected(tails: [], heads: [], ends: [], barbs: [])
    var isTail = true
    for element in RefreshGlyph.path(progress: p, size: size).elements {
      switch element {
      case .move(let end): isTail ? result.tails.append(end) : result.ends.append(end)
      case .line(let end):
        isTail ? result.heads.append(end) : result.barbs.append(end)
        isTail.toggle()
      default: break
      }
    }
    return result
  }

  @Test("The drawing's points are the article's", arguments: [0, 0.25, 0.5, 0.75, 1])
  func geometry(progress: Double) {
    let (drawn, expected) = (drawn(progress), expected(progress))
    for (a, b) in [
      (drawn.tails, expected.tails), (drawn.heads, expected.heads), (drawn.ends, expected.ends),
      (drawn.barbs, expected.barbs),
    ] {
      #expect(a.count == 2)
      for (x, y) in zip(a, b) { #expect(x.distance(to: y) < 1e-9) }
    }
  }

  @Test("Just below and just above one half the drawings join")
  func joint() {
    let (below, above) = (drawn(0.5 - 1e-9), drawn(0.5 + 1e-9))
    for (a, b) in zip(
      below.tails + below.heads + below.ends + below.barbs, above.tails + above.heads + above.ends + above.barbs)
    {
      #expect(a.distance(to: b) < 1e-6)
    }
  }

  private func curve(_ name: String, _ change: (inout CurveRefresh) -> Void = { _ in }) throws -> [Double] {
    var scene = CurveRefresh()
    change(&scene)
    var settings = RenderSettings()
    settings.rate = 50
    let trace = try Playback(scene, settings: settings).trace()
    return try #require(trace.curves.first { $0.name == name }.map { trace.columns(of: $0)[0].values })
  }

  @Test("The pull follows the finger by the rubber-band law", arguments: [RefreshControl.Edge.top, .bottom])
  func rubberBand(edge: RefreshControl.Edge) throws {
    let pull = try curve("pull") { $0.parameters.edge = edge }
    // The finger goes as far as it takes for 1.2 times the distance, and 10 points for the recogniser.
    #expect(((pull.max() ?? 0) - 1.2 * 99).magnitude < 1e-9)
    #expect(pull.first == 0 && pull.last == 0)
  }

  @Test("A short pull springs back; a full one rests at 99 while it loads, and turns once each half second")
  func loading() throws {
    let (pull, progress, rotation) = (try curve("pull"), try curve("progress"), try curve("rotation"))
    #expect((pull[50...60].max() ?? 0) < 89 && pull[99] == 0)
    // Released at 3.5 s; 0.3 s later the list rests.
    #expect(pull[192...270].allSatisfy { ($0 - 99).magnitude < 1e-9 })
    #expect(progress[192...270].allSatisfy { $0 == 1 })
    for (a, b) in zip(rotation[180...270], rotation[181...271]) {
      #expect((b - a - 2 * .pi * 0.02 / 0.5).magnitude < 1e-9)
    }
    // Overpull d turns the drawing by pi 2d/180 before the release.
    #expect((rotation[174] - .pi * 2 * (pull[174] - 89) / 180).magnitude < 1e-9)
  }

  @Test("Any distance that can be set refreshes once, and settles at it", arguments: [60.0, 99, 140])
  func distances(distance: Double) throws {
    for edge in [RefreshControl.Edge.top, .bottom] {
      let change = { (scene: inout CurveRefresh) in
        scene.parameters.pullDistance = distance
        scene.parameters.edge = edge
      }
      let (pull, rotation) = (try curve("pull", change), try curve("rotation", change))
      #expect((pull[50...60].max() ?? 0) < distance - 10 && pull[99] == 0)
      #expect(pull[192...270].allSatisfy { ($0 - distance).magnitude < 1e-9 })
      #expect((rotation.max() ?? 0) > 8 * .pi)
    }
  }

  @Test("A still shows one progress, without a finger")
  func still() throws {
    let progress = try curve("progress") { $0.parameters.progress = 0.4 }
    #expect(progress.allSatisfy { ($0 - 0.4).magnitude < 1e-12 })
    var scene = CurveRefresh()
    scene.parameters.progress = 0.4
    var lists: Set<DisplayList> = []
    try Playback(scene, settings: RenderSettings()).play { _, list in lists.insert(list) }
    #expect(lists.count == 1)
  }

  @Test("The animation ends in its first picture", arguments: [RefreshControl.Edge.top, .bottom])
  func loops(edge: RefreshControl.Edge) throws {
    var scene = CurveRefresh()
    scene.parameters.edge = edge
    var lists: [DisplayList] = []
    try Playback(scene, settings: RenderSettings()).play { _, list in lists.append(list) }
    let renderer = try Renderer()
    #expect(try renderer.render(try #require(lists.first)) == renderer.render(try #require(lists.last)))
  }
}
