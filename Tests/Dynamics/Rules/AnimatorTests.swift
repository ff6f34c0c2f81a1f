import SpringformDynamics
import SpringformGeometry
import Testing

@Suite struct AnimatorTests {
  private static let bounds = Rect(x: 0, y: 0, width: 400, height: 600)

  private func falling(_ tiles: Tile...) -> (DynamicAnimator, GravityBehavior) {
    let animator = DynamicAnimator(referenceBounds: Self.bounds)
    let gravity = GravityBehavior(items: tiles)
    animator.addBehavior(gravity)
    return (animator, gravity)
  }

  // MARK: Sub-steps

  /// 1/60 s calls run 1, 2, 2, 2 ... sub-steps, because the sub-step is a little longer than 1/120 s.
  @Test(arguments: [(60.0, [1, 2, 2, 2]), (120.0, [0, 1, 1, 1]), (30.0, [3, 4, 4, 4]), (50.0, [2, 2, 3, 2, 2, 3])])
  func callsRunWholeSubsteps(rate: Double, counts: [Int]) {
    let tile = Tile(10, 10, at: .zero)
    let (animator, _) = falling(tile)
    var steps = 0
    let counting = FieldBehavior.field { _, _, _, _, _, _ in
      steps += 1
      return .zero
    }
    counting.addItem(tile)
    animator.addBehavior(counting)
    let measured = counts.map { _ in
      steps = 0
      animator.advance(by: 1 / rate)
      return steps
    }
    #expect(measured == counts)
  }

  @Test func aFrameOfMoreThanHalfASecondCountsAsOneSixtieth() {
    let (slow, quick) = (Tile(10, 10, at: .zero), Tile(10, 10, at: .zero))
    let (late, _) = falling(slow)
    let (punctual, _) = falling(quick)
    late.advance(by: 0.51)
    punctual.advance(by: 1.0 / 60)
    #expect(slow.center == quick.center)
    late.advance(by: 0.5)
    #expect(slow.center.y > 100)
  }

  @Test func speedScalesTime() {
    let (slow, quick) = (Tile(10, 10, at: .zero), Tile(10, 10, at: .zero))
    let (half, _) = falling(slow)
    let (whole, _) = falling(quick)
    half.speed = 0.5
    for _ in 0..<20 { half.advance(by: 1.0 / 60) }
    for _ in 0..<20 { whole.advance(by: 1.0 / 120) }
    #expect(slow.center == quick.center)
    #expect(isClose(half.elapsedTime, 1.0 / 6, within: 1e-12))
  }

  // MARK: Drawing between sub-steps

  /// At 60 and 120 Hz the drawn state is the state; at 50 Hz it lies between the last two sub-steps.
  @Test(arguments: [(60.0, false), (120, false), (30, false), (50, true), (48, true), (75, true)])
  func drawingBlendsWhereATickIsNotWholeSubsteps(rate: Double, blends: Bool) throws {
    let tile = Tile(10, 10, at: .zero)
    let (animator, _) = falling(tile)
    var differed = false
    for _ in 0..<20 {
      animator.advance(by: 1 / rate)
      let drawn = try #require(animator.presentation(of: tile))
      differed = differed || drawn.center != tile.center
    }
    #expect(differed == blends)
  }

  /// Without resistance the steps of a steady fall grow by g dt^2 from frame to frame: no judder.
  @Test(arguments: [50.0, 48, 75, 60]) func aFallIsSmoothFromFrameToFrame(rate: Double) throws {
    let lab = Lab(Tile(10, 10, at: .zero))
    lab.animator.addBehavior(GravityBehavior(items: [lab.tile]))
    var heights: [Double] = []
    for _ in 0..<60 {
      lab.animator.advance(by: 1 / rate)
      heights.append(try #require(lab.animator.presentation(of: lab.tile)).center.y)
    }
    let steps = zip(heights.dropFirst(2), heights.dropFirst()).map { $0 - $1 }
    let growth = 1000 / rate / rate
    #expect(zip(steps.dropFirst(), steps).allSatisfy { isClose($0 - $1, growth, within: 0.2 * growth) })
    // And the drawn fall is the true one, a sub-step late.
    let time = 60 / rate - ClosedFormTests.step
    #expect(isClose(heights[59], 500 * time * (time + ClosedFormTests.step), within: 1))
  }

  // MARK: Rest

  @Test func pausingAndResumingAreTold() {
    let tile = Tile(20, 20, at: Point(x: 100, y: 100))
    let animator = DynamicAnimator(referenceBounds: Self.bounds)
    var events: [String] = []
    animator.onPause = { events.append("pause") }
    animator.onResume = { events.append("resume") }
    let item = DynamicItemBehavior(items: [tile])
    animator.addBehavior(item)
    for _ in 0..<40 { animator.advance(by: 1.0 / 60) }
    #expect(events == ["resume", "pause"])
    let rested = animator.elapsedTime
    animator.advance(by: 1.0 / 60)
    #expect(animator.elapsedTime == rested, "time stands still while it rests")
    item.addLinearVelocity(Vector(dx: 50, dy: 0), for: tile)
    #expect(events == ["resume", "pause", "resume"])
    #expect(animator.elapsedTime == 0)
    animator.advance(by: 1.0 / 60)
    #expect(tile.center.x > 100)
  }

  @Test func anAnimatorWithoutBehavioursDoesNotRun() {
    let animator = DynamicAnimator(referenceBounds: Self.bounds)
    #expect(!animator.isRunning)
    animator.advance(by: 1)
    #expect(animator.elapsedTime == 0)
    let item = DynamicItemBehavior(items: [Tile(10, 10, at: .zero)])
    animator.addBehavior(item)
    #expect(animator.isRunning)
    animator.removeBehavior(item)
    animator.advance(by: 1.0 / 60)
    #expect(!animator.isRunning)
  }

  @Test func updatingAnItemTakesItsPlaceAndKeepsItsVelocity() throws {
    let lab = Lab(Tile(20, 20, at: Point(x: 100, y: 100)))
    lab.properties.addLinearVelocity(Vector(dx: 60, dy: 0), for: lab.tile)
    lab.properties.addAngularVelocity(1, for: lab.tile)
    lab.run(calls: 10)
    lab.tile.center = Point(x: 300, y: 50)
    lab.tile.transform = AffineTransform(rotationAngle: 1)
    lab.run(calls: 1)
    #expect(lab.tile.center.x < 150, "a change that is not announced is overwritten")
    lab.tile.center = Point(x: 300, y: 50)
    lab.tile.transform = AffineTransform(rotationAngle: 1)
    lab.animator.updateItem(usingCurrentState: lab.tile)
    #expect(try #require(lab.animator.presentation(of: lab.tile)).center == lab.tile.center)
    lab.run(calls: 30)
    #expect(isClose(lab.tile.center.x, 330, within: 1e-3))
    #expect(isClose(lab.tile.angle, 1.5, within: 1e-5))
    #expect(isClose(lab.velocity.dx, 60, within: 1e-4))
  }

  @Test func updatingAnItemForgetsNoWholeTurns() throws {
    let lab = Lab(Tile(20, 20, at: Point(x: 100, y: 100)))
    lab.properties.addAngularVelocity(20, for: lab.tile)
    lab.run(calls: 60)
    let turned = 20 * 119.0 / 120
    #expect(isClose(try #require(lab.animator.presentation(of: lab.tile)).angle, turned, within: 1e-4))
    lab.animator.updateItem(usingCurrentState: lab.tile)
    #expect(isClose(try #require(lab.animator.presentation(of: lab.tile)).angle, turned, within: 1e-4))
  }

  @Test func updatingAnItemWakesIt() {
    let lab = Lab(Tile(20, 20, at: Point(x: 100, y: 100)))
    lab.run(calls: 40)
    #expect(!lab.animator.isRunning)
    lab.animator.updateItem(usingCurrentState: Tile(1, 1, at: .zero))
    #expect(!lab.animator.isRunning, "somebody else's item changes nothing")
    lab.animator.updateItem(usingCurrentState: lab.tile)
    #expect(lab.animator.isRunning)
  }

  @Test func itemsInARectangleComeInTheirOrder() {
    let tiles = [Point(x: 300, y: 50), Point(x: 50, y: 50), Point(x: 90, y: 50)].map { Tile(20, 20, at: $0) }
    let animator = DynamicAnimator(referenceBounds: Self.bounds)
    animator.addBehavior(DynamicItemBehavior(items: tiles))
    #expect(animator.items(in: Rect(x: 0, y: 0, width: 85, height: 100)).map { $0 === tiles[1] } == [true, false])
    #expect(animator.items(in: Self.bounds).count == 3)
    #expect(animator.items(in: Self.bounds).first === tiles[0])
    #expect(animator.items(in: Rect(x: 0, y: 100, width: 10, height: 10)).isEmpty)
  }

  @Test func theSkeletonShowsWhatThePhysicsSees() throws {
    let tile = Tile(20, 20, at: Point(x: 100, y: 88.25))
    let other = Tile(20, 20, at: Point(x: 200, y: 40))
    let animator = DynamicAnimator(referenceBounds: Self.bounds)
    let collision = CollisionBehavior(items: [tile])
    collision.addBoundary(withIdentifier: "floor", from: Point(x: 0, y: 100), to: Point(x: 400, y: 100))
    animator.addBehavior(collision)
    animator.addBehavior(
      AttachmentBehavior(
        item: other, offsetFromCenter: .zero, attachedTo: tile, offsetFromCenter: Vector(dx: 10, dy: 0)))
    animator.addBehavior(SnapBehavior(item: other, snapTo: other.center))
    animator.addBehavior(DynamicItemBehavior(items: [other]))
    animator.advance(by: 1.0 / 60)
    let shapes = animator.debugShapes
    let frames = shapes.bodies.compactMap(\.controlBounds)
    #expect(frames.map { Rect(center: tile.center, size: Size(width: 20, height: 20)).midX - $0.midX } == [0, -100])
    #expect(shapes.boundaries == [collision.boundary(withIdentifier: "floor")])
    #expect(shapes.attachments.count == 5)
    let ends = try #require(shapes.attachments.first).elements.compactMap(\.end)
    #expect(ends[0].distance(to: other.center) < 1e-3)
    #expect(ends[1].distance(to: tile.center + Vector(dx: 10, dy: 0)) < 1e-3)
    #expect(shapes.contacts.count == 2 && shapes.contacts.allSatisfy { isClose($0.y, 98.5, within: 1.5) })
  }

  @Test func twoRunsAreTheSameToTheLastBit() {
    func run() -> [Point] {
      let tiles = (0..<30).map { Tile(20, 15, at: Point(x: 150 + Double($0 * 37 % 100), y: 20 * Double($0) - 300)) }
      let animator = DynamicAnimator(referenceBounds: Self.bounds)
      let collision = CollisionBehavior(items: tiles)
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(collision)
      animator.addBehavior(GravityBehavior(items: tiles))
      for _ in 0..<200 { animator.advance(by: 1.0 / 60) }
      return tiles.map(\.center)
    }
    #expect(run() == run())
  }
}
