import Springform
import Testing

@testable import SpringformGallery

@Suite("Guillotine menu")
struct GuillotineMenuTests {
  typealias Orientation = GuillotineMenu.Orientation

  private static let quarter = Double.pi / 2
  private static let degree = Double.pi / 180

  private struct Run {
    let rate: Double
    let trace: Trace

    init(_ orientation: Orientation = .portrait, rate: Double) throws {
      self.rate = rate
      var settings = RenderSettings()
      settings.rate = rate
      trace = try Playback(GuillotineMenuTests.scene(orientation), settings: settings).trace()
    }

    func curve(_ name: String) throws -> [Double] {
      try #require(trace.curves.first { $0.name == name }).values.map {
        if case .number(let number) = $0 { number } else { .nan }
      }
    }

    func index(_ time: Double) -> Int { Int((time * rate).rounded()) }

    func events(_ name: String, in times: Range<Double>) -> [Trace.Event] {
      trace.events.filter { $0.name == name && times.contains($0.time) }
    }
  }

  private static func scene(_ orientation: Orientation) -> GuillotineMenu {
    var scene = GuillotineMenu()
    scene.parameters.orientation = orientation
    return scene
  }

  @Test(
    "The menu falls, bounces without swinging past its stop, and ends within 0.1 degree of where it is then put",
    arguments: [30.0, 50, 60, 120], Orientation.allCases)
  func swing(rate: Double, orientation: Orientation) throws {
    let run = try Run(orientation, rate: rate)
    let angles = try run.curve("menu.angle")
    // A phone that lies has its stop a little lower than the menu's edge.
    let highest = orientation == .portrait ? 0 : 0.1 * Self.degree
    #expect(angles.allSatisfy { $0 <= highest && $0 >= -Self.quarter - 0.05 * Self.degree })
    #expect(run.events("contact", in: 0..<4.3).count >= 3)
    #expect(run.events("contact", in: 4.3..<9).count >= 3)

    let closing = run.index(4.3)
    let opened = try #require(angles.firstIndex { $0 == 0 })
    #expect(opened < closing && angles[opened...closing].allSatisfy { $0 == 0 })
    #expect(angles[opened - 1].magnitude < 0.1 * Self.degree)
    let closed = try #require(angles[(closing + 1)...].firstIndex { $0 == -Self.quarter })
    #expect(angles[closed...].allSatisfy { $0 == -Self.quarter })
    #expect((angles[closed - 1] + Self.quarter).magnitude < 0.1 * Self.degree)
  }

  @Test("Upright it hits about 1 s after the tap, rebounds by 10.5 degrees, rests after 3.5 s, and closes in 2.5 s")
  func timeline() throws {
    let run = try Run(rate: 60)
    let angles = try run.curve("menu.angle")
    #expect(angles[...run.index(0.6)].allSatisfy { $0 == -Self.quarter })
    let contacts = run.events("contact", in: 0..<4.3)
    #expect((contacts[0].time - 1.6).magnitude < 0.1)
    let rebounds = run.events("rebound", in: 0..<4.3).map { $0.value / Self.degree }
    #expect((rebounds[0] - 10.5).magnitude < 0.2)
    // Each is smaller by about the square of the elasticity.
    #expect(zip(rebounds, rebounds.dropFirst()).allSatisfy { (0.3...0.5).contains($1 / $0) })
    let opened = try #require(angles.firstIndex { $0 == 0 })
    #expect((Double(opened) / 60 - 0.6 - 3.5).magnitude < 0.1)
    let closed = try #require(angles[run.index(4.35)...].firstIndex { $0 == -Self.quarter })
    #expect((Double(closed) / 60 - 4.3 - 2.5).magnitude < 0.1)
  }

  @Test("The button turns with the menu: a quarter turn less the menu's angle")
  func button() throws {
    let run = try Run(rate: 50)
    let pairs = try zip(run.curve("menu.angle"), run.curve("button.angle"))
    #expect(pairs.allSatisfy { ($1 - (Self.quarter - $0.magnitude)).magnitude < 1e-12 })
  }

  @Test("The turned title fades out in 0.6 s while the menu opens, and in while it closes")
  func title() throws {
    let run = try Run(rate: 100)
    let opacity = try run.curve("title.opacity")
    let values = [0.6, 0.9, 1.2, 4.3, 4.6, 4.9].map { opacity[run.index($0)] }
    #expect(zip(values, [1, 0.5, 0, 0, 0.5, 1]).allSatisfy { ($0 - $1).magnitude < 1e-6 })
  }

  @Test("At 50 Hz the menu falls in even steps")
  func smoothFall() throws {
    let run = try Run(rate: 50)
    let angles = try run.curve("menu.angle")
    let fall = angles[run.index(0.64)...run.index(1.5)]
    let steps = zip(fall, fall.dropFirst()).map { $1 - $0 }
    // Steps grow by about 0.0024 a tick; one sub-step more or less would be up to 0.03.
    #expect(zip(steps, steps.dropFirst()).allSatisfy { ($1 - $0).magnitude < 0.005 })
  }

  @Test("The last picture is the first one", arguments: Orientation.allCases)
  func loops(orientation: Orientation) throws {
    var lists: [DisplayList] = []
    try Playback(Self.scene(orientation), settings: RenderSettings()).play { _, list in lists.append(list) }
    #expect(lists.first == lists.last)
    #expect(lists.first != lists[lists.count / 2])
  }

  @Test("A tap while the menu still swings closes it from where it is")
  func earlyClosing() throws {
    var scene = GuillotineMenu()
    scene.parameters.closing = 1.7
    var settings = RenderSettings()
    settings.rate = 50
    let trace = try Playback(scene, settings: settings).trace()
    #expect(!trace.curves[0].values.contains(.number(0)))
    #expect(trace.curves[0].values.last == .number(-Self.quarter))
  }

  @Test("Any number of jobs draws the same pictures")
  func jobs() async throws {
    let one = try await bitmaps(of: GuillotineMenu(), jobs: 1, until: 1.2)
    let three = try await bitmaps(of: GuillotineMenu(), jobs: 3, until: 1.2)
    #expect(one.count == 60 && one == three)
  }
}
