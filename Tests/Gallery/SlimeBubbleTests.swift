import Springform
import Testing

@testable import SpringformGallery

@Suite("Slime bubble")
struct SlimeBubbleTests {
  @Test(
    "The bridge's points are those of the vectors, and of the article's sines and cosines",
    arguments: [0.5, 20, 90, 150, 179.9, 200])
  func bridge(distance: Double) {
    let (trail, r1, r2) = (Point(x: 175, y: 198), 7.0, 15.0)
    for step in 0..<64 {
      let u = Vector(angle: Double(step) / 64 * 2 * .pi)
      let head = trail + u * distance
      let points = SlimeBridge.path(trail: trail, trailRadius: r1, head: head, headRadius: r2).elements.flatMap(
        \.points)
      let n = u.perpendicular
      let (a, b, c, d) = (trail + n * r1, trail - n * r1, head - n * r2, head + n * r2)
      let half = u * (distance / 2)
      let vectors = [a, b, b + half, c, d, a + half, a]
      // The article: sin = (x2 - x1)/distance, cos = (y2 - y1)/distance.
      let (s, k) = ((head.x - trail.x) / distance, (head.y - trail.y) / distance)
      let article = [
        Point(x: trail.x - r1 * k, y: trail.y + r1 * s), Point(x: trail.x + r1 * k, y: trail.y - r1 * s),
        Point(x: trail.x + r1 * k + distance / 2 * s, y: trail.y - r1 * s + distance / 2 * k),
        Point(x: head.x + r2 * k, y: head.y - r2 * s), Point(x: head.x - r2 * k, y: head.y + r2 * s),
        Point(x: trail.x - r1 * k + distance / 2 * s, y: trail.y + r1 * s + distance / 2 * k),
        Point(x: trail.x - r1 * k, y: trail.y + r1 * s),
      ]
      #expect(points.count == 7)
      for (point, (vector, other)) in zip(points, zip(vectors, article)) {
        #expect(point.distance(to: vector) < 1e-9)
        #expect(point.distance(to: other) < 1e-9)
      }
    }
  }

  @Test("Where the discs coincide there is no bridge")
  func noBridge() {
    #expect(SlimeBridge.path(trail: .zero, trailRadius: 10, head: .zero, headRadius: 15).isEmpty)
  }

  private func play(seed: UInt64 = 0, rate: Double = 50, _ change: (inout SlimeBubble) -> Void = { _ in }) throws
    -> Trace
  {
    var scene = SlimeBubble()
    change(&scene)
    var settings = RenderSettings()
    settings.rate = rate
    settings.seed = seed
    return try Playback(scene, settings: settings).trace()
  }

  private func column(_ name: String, of trace: Trace) throws -> [Double] {
    try #require(trace.curves.first { $0.name == name }.map { trace.columns(of: $0)[0].values })
  }

  @Test("It breaks exactly once, at 180 points or just beyond, and stays broken", arguments: [30.0, 50, 60])
  func breaksOnce(rate: Double) throws {
    let trace = try play(rate: rate)
    #expect(trace.events.filter { $0.name == "break" }.count == 1)
    let distance = try #require(trace.events.first).value
    #expect(distance >= 180 && distance < 215)
    let broken = try column("broken", of: trace)
    let first = try #require(broken.firstIndex(of: 1))
    #expect(broken[..<first].allSatisfy { $0 == 0 } && broken[first...].allSatisfy { $0 == 1 })
  }

  @Test("The trail is max(0.25, 1 - d/180) of its size while it holds")
  func trailScale() throws {
    let trace = try play()
    let (distance, scale, broken) = (
      try column("distance", of: trace), try column("trail.scale", of: trace), try column("broken", of: trace)
    )
    #expect(distance.max() ?? 0 > 180)
    // While dragging and while springing home the trail follows what is shown at the same refresh.
    for index in 0..<240 where broken[index] == 0 && scale[index] != 1 {
      #expect((scale[index] - max(0.25, 1 - distance[index] / 180)).magnitude < 1e-9)
    }
    #expect(scale.contains(0.25))
  }

  @Test("Let go unbroken, the head springs home: 0.5 s, damping 0.5")
  func springsHome() throws {
    let trace = try play(rate: 1000)
    let x = try column("head.x", of: trace)
    let start = x[899]
    let spring = Spring(duration: 0.5, dampingRatio: 0.5)
    for time in [0.1, 0.2, 0.4] {
      let expected = 175 + (start - 175) * (1 - spring.value(at: time))
      #expect((x[900 + Int(time * 1000)] - expected).magnitude < 0.2)
    }
    #expect(x[1450] == 175)
  }

  private func dots(seed: UInt64 = 0, cells: Int = 8, at time: Double = 6.2) throws -> Set<DisplayList.Command> {
    var scene = SlimeBubble()
    scene.parameters.cells = cells
    var settings = RenderSettings()
    settings.seed = seed
    settings.from = time
    settings.to = time + 0.02
    settings.showsTouches = false
    var commands: Set<DisplayList.Command> = []
    try Playback(scene, settings: settings).play { _, list in
      commands = Set(
        list.commands.filter { command in
          guard case .fill(let path, _, _, _) = command else { return false }
          return ((path.controlBounds?.width ?? 0) - 30 / Double(cells)).magnitude < 1e-9
        })
    }
    return commands
  }

  @Test("The burst has cells x cells dots, each 30/cells across, placed by the seed")
  func burst() throws {
    #expect(try dots().count == 64)
    #expect(try dots(cells: 30).count == 900)
    #expect(try dots(seed: 3) == dots(seed: 3))
    #expect(try dots(seed: 3).isDisjoint(with: dots(seed: 4)))
  }

  @Test("The animation ends in its first picture")
  func loops() throws {
    var lists: [DisplayList] = []
    try Playback(SlimeBubble(), settings: RenderSettings()).play { _, list in lists.append(list) }
    let renderer = try Renderer()
    #expect(try renderer.render(try #require(lists.first)) == renderer.render(try #require(lists.last)))
  }
}
