import Springform
import Testing

@testable import SpringformGallery

@Suite("Jelly scenes")
struct JellyTests {
  private static let rates = [30.0, 50, 60, 120]

  /// The paths of the nine items at every refresh, item by item.
  private func items(_ scene: some Scene, rate: Double, to end: Double? = nil) throws -> [[Point]] {
    var settings = RenderSettings()
    settings.rate = rate
    settings.to = end
    let trace = try Playback(scene, settings: settings).trace()
    #expect(trace.curves.map(\.name) == (0..<9).map { "item\($0)" })
    return trace.curves.map { curve in
      curve.values.map { if case .point(let point) = $0 { point } else { Point(x: .nan, y: .nan) } }
    }
  }

  private func jelly(_ parameters: some JellyParameters, on stage: Stage) -> Jelly {
    Jelly(parameters, color: .black, in: stage.rootLayer.bounds, of: stage.rootLayer, on: stage)
  }

  @Test("The published rule ties 32, 25 and 18 pairs; untied items keep UIKit's defaults")
  func pairs() {
    let stage = Stage(size: Size(width: 320, height: 568))
    let jellies = [
      (jelly(JellyPan.Parameters(), on: stage), 32, [0]), (jelly(JellyDrop.Parameters(), on: stage), 32, [0]),
      (jelly(JellyButton.Parameters(), on: stage), 25, [0, 3]),
      (jelly(JellyAlert.Parameters(), on: stage), 18, [0, 3, 6]),
    ]
    for (jelly, count, untied) in jellies {
      let ties = jelly.animator.behaviors.compactMap { $0 as? AttachmentBehavior }
      let matters = jelly.animator.behaviors.compactMap { $0 as? DynamicItemBehavior }
      #expect(ties.count == count && matters.count == count && jelly.pairs.count == count)
      let tied = Set(matters.flatMap { $0.items.map(ObjectIdentifier.init) })
      #expect(jelly.items.indices.filter { !tied.contains(ObjectIdentifier(jelly.items[$0])) } == untied)
    }
    let square = Set(jellies[0].0.pairs.map { [min($0.first, $0.second), max($0.first, $0.second)] })
    #expect(square.count == 28)
  }

  @Test("Sizes that have no exact binary fraction are tied like those that do")
  func roundSizes() {
    #expect(Jelly.pairs(in: Size(width: 33.3, height: 33.3)).count == 32)
    #expect(Jelly.pairs(in: Size(width: 200.0 / 3, height: 100.0 / 3)).count == 25)
  }

  @Test("The outline goes through the corners' and bends to the edges' presented centres")
  func outline() throws {
    let stage = Stage(size: Size(width: 320, height: 350))
    let jelly = jelly(JellyDrop.Parameters(), on: stage)
    jelly.animator.addBehavior(GravityBehavior(items: jelly.items))
    for index in 0...7 { stage.advance(to: Clock(rate: 50).tick(index)) }
    let places = jelly.items.map(\.presentation.position)
    #expect(places[0] != jelly.items[0].position)
    #expect(
      jelly.layer.path.elements == [
        .move(to: places[0]), .quadCurve(to: places[2], control: places[1]),
        .quadCurve(to: places[8], control: places[5]), .quadCurve(to: places[6], control: places[7]),
        .quadCurve(to: places[0], control: places[3]), .close,
      ])
  }

  @Test("Items stand with their corners on the grid: centres 5 points right of and below it")
  func grid() throws {
    let first = try items(JellyPan(), rate: 50, to: 0.1).map { $0[0] }
    let expected = [209.0, 284, 359].flatMap { y in [85.0, 160, 235].map { Point(x: $0 + 5, y: y + 5) } }
    #expect(first == expected)
  }

  @Test("Ten seconds of pan and skeleton stay together and come to rest", arguments: rates)
  func pan(rate: Double) throws {
    let paths = try items(JellyPan(), rate: rate, to: 10)
    #expect(try items(JellySkeleton(), rate: rate, to: 10) == paths)
    for path in paths {
      // Half a diagonal, and room to swing.
      #expect(zip(path, paths[4]).allSatisfy { $0.distance(to: $1) < 150 })
      #expect(path.last == path[path.count - 2])
    }
    // The finger leads (-65, 140) points away, and about (-17, 2) more after the first 10 that make it a drag. It moves
    // five of nine equal masses, and no force acts from outside: the jelly follows by 5/9 of that.
    let displacement = try #require(paths[4].last) - paths[4][0]
    #expect((displacement.dx + 82 * 5 / 9).magnitude < 4 && (displacement.dy - 142 * 5 / 9).magnitude < 1)
  }

  @Test("The dragged jelly lags behind: the middles of its edges trail the corners by several points")
  func lag() throws {
    let paths = try items(JellyPan(), rate: 60)
    let lags = paths[1].indices.map { (paths[0][$0].x + paths[2][$0].x) / 2 - paths[1][$0].x }
    #expect((lags.max() ?? 0) > 5 && (lags.min() ?? 0) < -5)
  }

  @Test("A tap swells the button: edges swing, corners and middle hardly move, all come back", arguments: rates)
  func button(rate: Double) throws {
    let paths = try items(JellyButton(), rate: rate, to: 10)
    for (index, path) in paths.enumerated() {
      let start = path[0]
      let swing = path.map { $0.distance(to: start) }.max() ?? 0
      #expect(index.isMultiple(of: 2) ? swing < 1 : swing > 10)
      #expect(path.prefix(Int(rate / 2)).allSatisfy { $0 == start })
      #expect((path.last ?? .zero).distance(to: start) < 1)
      // Outward first.
      let out = path[Int(rate * 0.5) + 1] - start
      let direction = start - paths[4][0]
      #expect(index.isMultiple(of: 2) || out.dot(direction) > 0)
    }
  }

  @Test("The alert never passes its floor until the tap at 2.4 s, and is out of the page 0.8 s later", arguments: rates)
  func alert(rate: Double) throws {
    let paths = try items(JellyAlert(), rate: rate, to: 10)
    let tap = Int(2.4 * rate)
    for path in paths {
      #expect(path.prefix(tap).allSatisfy { $0.y < 334 && $0.y > -70 })
      #expect(path[Int(3.2 * rate) - 1].y > 568)
      // It has settled before it is dismissed.
      #expect(path[tap - 1].distance(to: path[tap - Int(rate / 5)]) < 3)
      #expect(path.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    }
    #expect(paths[4][0].y == 284 + 5 - 300)
  }

  @Test("The alert's page ends without it")
  func pageAfterAlert() throws {
    var commands: [Int] = []
    try Playback(JellyAlert(), settings: RenderSettings()).play { _, list in commands.append(list.commands.count)
    }
    #expect(commands.count == 180)
    // The veil, the jelly and its text are three commands.
    #expect(commands[159] == commands[179] + 3 && commands[160] == commands[179])
  }

  @Test("Ten seconds of dropping and throwing never leave the box", arguments: rates)
  func drop(rate: Double) throws {
    let box = Rect(x: 0, y: 0, width: 320, height: 350)
    let paths = try items(JellyDrop(), rate: rate, to: 10)
    for path in paths { #expect(path.allSatisfy { box.contains($0) }) }
    // It bounces, and the throw carries it to the other half and off the floor.
    let middle = paths[4]
    let thrown = middle[Int(2.2 * rate)...]
    #expect((thrown.map(\.x).max() ?? 0) > 240)
    #expect((thrown.map(\.y).min() ?? 0) < 200)
    #expect((middle.last ?? .zero).y > 250)
  }

  @Test("Any number of jobs draws the same pictures")
  func jobs() async throws {
    let one = try await bitmaps(of: JellyDrop(), jobs: 1, until: 1)
    let three = try await bitmaps(of: JellyDrop(), jobs: 3, until: 1)
    #expect(one.count == 50 && one == three)
  }
}
