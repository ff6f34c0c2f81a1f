import SpringformDynamics
import SpringformGeometry
import Testing

@Suite struct BehaviorTests {
  private static let call = 1.0 / 60

  // MARK: Gravity

  @Test func theLastGravityWinsAndRemovingAnyStopsAll() {
    let (one, two) = (Lab(Tile(10, 10, at: .zero)), Tile(10, 10, at: .zero))
    let down = GravityBehavior(items: [one.tile])
    let right = GravityBehavior(items: [two])
    right.gravityDirection = Vector(dx: 2, dy: 0)
    one.animator.addBehavior(down)
    one.animator.addBehavior(right)
    one.run(calls: 1)
    #expect(one.velocity.dx > 0 && one.velocity.dy == 0, "both items feel the one gravity")
    down.magnitude = 1
    one.run(calls: 1)
    #expect(one.velocity.dy > 0)
    one.animator.removeBehavior(down)
    let before = two.center.x
    let speed = two.center.x
    one.run(calls: 1)
    let first = two.center.x - before
    one.run(calls: 1)
    #expect(isClose(two.center.x - speed - first, first, within: 0.1), "no acceleration any more")
  }

  @Test func angleAndMagnitudeAreTheVectorInOtherWords() {
    let gravity = GravityBehavior()
    #expect(gravity.gravityDirection == Vector(dx: 0, dy: 1))
    #expect(isClose(gravity.angle, .pi / 2, within: 1e-12) && gravity.magnitude == 1)
    gravity.setAngle(0, magnitude: 3)
    #expect(gravity.gravityDirection == Vector(dx: 3, dy: 0))
    gravity.magnitude = 0
    gravity.magnitude = 2
    #expect(gravity.gravityDirection == Vector(dx: 2, dy: 0), "the angle outlives a magnitude of 0")
  }

  // MARK: Pushes

  @Test func aKnockActsOnceAndAgainWhenActivated() {
    let lab = Lab(Tile(100, 100, at: .zero))
    let push = PushBehavior(items: [lab.tile], mode: .instantaneous)
    push.pushDirection = Vector(dx: 1, dy: 0)
    lab.animator.addBehavior(push)
    lab.run(calls: 3)
    #expect(isClose(lab.velocity.dx, 100, within: 1e-4))
    push.active = true
    lab.run(calls: 3)
    #expect(isClose(lab.velocity.dx, 200, within: 1e-4))
  }

  @Test func aSteadyPushLetsAnItemComeToRestAgainstAWall() {
    let tile = Tile(20, 20, at: Point(x: 100, y: 100))
    let animator = DynamicAnimator(referenceBounds: .zero)
    let push = PushBehavior(items: [tile], mode: .continuous)
    push.pushDirection = Vector(dx: 0.1, dy: 0)
    let collision = CollisionBehavior(items: [tile])
    collision.addBoundary(withIdentifier: "wall", from: Point(x: 120, y: 0), to: Point(x: 120, y: 200))
    animator.addBehavior(push)
    animator.addBehavior(collision)
    for _ in 0..<300 { animator.advance(by: Self.call) }
    #expect(!animator.isRunning)
    #expect((108...108.6).contains(tile.center.x), "1.5 to 2 points from the edge")
    collision.removeAllBoundaries()
    for _ in 0..<60 { animator.advance(by: Self.call) }
    #expect(tile.center.x > 130, "without the wall it moves on")
  }

  // MARK: Item properties

  @Test func defaultsAreUIKitsRealOnes() {
    let item = DynamicItemBehavior()
    #expect([item.elasticity, item.friction, item.resistance, item.angularResistance] == [0.2, 0.2, 0.1, 0.1])
    #expect(item.density == 1 && item.charge == 0 && item.allowsRotation && !item.isAnchored)
  }

  @Test func theLastToSetAPropertyWinsAndItsRemovalRestoresTheDefault() {
    func speed(_ lab: Lab) -> Double {
      let push = PushBehavior(items: [lab.tile], mode: .instantaneous)
      push.pushDirection = Vector(dx: 1, dy: 0)
      let before = lab.velocity.dx
      lab.animator.addBehavior(push)
      lab.run(calls: 1)
      lab.animator.removeBehavior(push)
      return lab.velocity.dx - before
    }
    let lab = Lab(Tile(100, 100, at: .zero), density: 4)
    let heavy = DynamicItemBehavior(items: [lab.tile])
    heavy.density = 10
    lab.animator.addBehavior(heavy)
    #expect(isClose(speed(lab), 10, within: 1e-3))
    lab.properties.density = 2
    #expect(isClose(speed(lab), 50, within: 1e-3))
    lab.animator.removeBehavior(heavy)
    #expect(isClose(speed(lab), 50, within: 1e-3), "it was not the last")
    lab.properties.removeItem(lab.tile)
    let other = DynamicItemBehavior(items: [lab.tile])
    lab.animator.addBehavior(other)
    let push = PushBehavior(items: [lab.tile], mode: .instantaneous)
    push.pushDirection = Vector(dx: 1, dy: 0)
    lab.animator.addBehavior(push)
    lab.run(calls: 1)
    #expect(isClose(other.linearVelocity(for: lab.tile).dx, 100, within: 0.2))
  }

  @Test func anchoredItemsStandAndItemsWithoutRotationDoNotTurn() {
    let lab = Lab(Tile(100, 100, at: .zero))
    let push = PushBehavior(items: [lab.tile], mode: .continuous)
    push.pushDirection = Vector(dx: 1, dy: 0)
    push.setTargetOffsetFromCenter(Vector(dx: 0, dy: 30), for: lab.tile)
    lab.animator.addBehavior(push)
    lab.properties.isAnchored = true
    lab.run(calls: 10)
    #expect(lab.tile.center == .zero)
    lab.properties.isAnchored = false
    lab.properties.allowsRotation = false
    lab.run(calls: 10)
    #expect(lab.tile.center.x > 0 && lab.tile.transform == .identity)
    lab.properties.allowsRotation = true
    lab.run(calls: 10)
    #expect(lab.tile.angle < 0)
  }

  // MARK: Snap

  @Test func aSnapBringsAnItemHomeAndUpright() {
    let tile = Tile(80, 60, at: Point(x: 100, y: 100))
    tile.transform = AffineTransform(rotationAngle: 0.6)
    let animator = DynamicAnimator(referenceBounds: .zero)
    let snap = SnapBehavior(item: tile, snapTo: Point(x: 220, y: 260))
    animator.addBehavior(snap)
    for _ in 0..<240 { animator.advance(by: Self.call) }
    #expect(tile.center.distance(to: Point(x: 220, y: 260)) < 0.5)
    #expect(isClose(tile.angle, 0, within: 5e-3))
    snap.snapPoint = Point(x: 50, y: 50)
    for _ in 0..<240 { animator.advance(by: Self.call) }
    #expect(tile.center.distance(to: Point(x: 50, y: 50)) < 0.5)
  }

  /// What a device shows of an item of 100 x 50 at (100, 100).
  @Test func aSnapPullsFromTheFirstTickOnAsOnADevice() {
    let tile = Tile(100, 50, at: Point(x: 100, y: 100))
    let animator = DynamicAnimator(referenceBounds: .zero)
    animator.addBehavior(SnapBehavior(item: tile, snapTo: Point(x: 300, y: 200)))
    animator.advance(by: Self.call)
    #expect(isClose(tile.center.x, 113.265648, within: 1e-3))
    #expect(isClose(tile.center.y, 106.623589, within: 1e-3))
    #expect(isClose(tile.angle, 0.0361267589, within: 1e-4))
    for _ in 0..<600 { animator.advance(by: Self.call) }
    #expect(isClose(tile.center.x, 299.999969, within: 1e-3))
    #expect(isClose(tile.center.y, 199.999222, within: 1e-3))
  }

  @Test func moreDampingOvershootsLess() {
    let overshoots = [0.1, 0.5, 1].map { damping in
      let tile = Tile(40, 40, at: Point(x: 100, y: 100))
      let animator = DynamicAnimator(referenceBounds: .zero)
      let snap = SnapBehavior(item: tile, snapTo: Point(x: 200, y: 100))
      snap.damping = damping
      animator.addBehavior(snap)
      return (0..<120).reduce(0) { most, _ in
        animator.advance(by: Self.call)
        return max(most, tile.center.x - 200)
      }
    }
    #expect(overshoots[0] > overshoots[1] + 5 && overshoots[1] >= overshoots[2])
  }

  // MARK: Composites

  @Test func childrenComeAndGoWithTheirParent() {
    let tile = Tile(10, 10, at: .zero)
    let animator = DynamicAnimator(referenceBounds: .zero)
    let gravity = GravityBehavior(items: [tile])
    let composite = DynamicBehavior()
    composite.addChildBehavior(gravity)
    var actions = 0
    composite.action = { actions += 1 }
    animator.addBehavior(composite)
    #expect(gravity.dynamicAnimator === animator)
    animator.advance(by: Self.call)
    #expect(tile.center.y > 0 && actions == 1)
    animator.removeBehavior(composite)
    #expect(gravity.dynamicAnimator == nil && composite.childBehaviors.count == 1)
    let y = tile.center.y
    animator.advance(by: Self.call)
    #expect(tile.center.y == y)
    animator.addBehavior(composite)
    composite.removeChildBehavior(gravity)
    #expect(gravity.dynamicAnimator == nil && composite.childBehaviors.isEmpty)
  }

  @Test func willMoveIsCalledBeforeJoiningAndLeaving() {
    final class Watcher: DynamicBehavior {
      var moves: [Bool] = []
      override func willMove(to animator: DynamicAnimator?) { moves.append(animator != nil) }
    }
    let animator = DynamicAnimator(referenceBounds: .zero)
    let watcher = Watcher()
    animator.addBehavior(watcher)
    animator.removeAllBehaviors()
    #expect(watcher.moves == [true, false])
    #expect(animator.behaviors.isEmpty)
  }

  // MARK: Groups

  @Test func aGroupMovesAsOneBody() throws {
    let parts = [Tile(20, 20, at: Point(x: 90, y: 100)), Tile(20, 40, at: Point(x: 120, y: 110))]
    let group = DynamicItemGroup(items: parts)
    #expect(group.center == Point(x: 105, y: 110))
    #expect(group.bounds.size == Size(width: 50, height: 40))
    let animator = DynamicAnimator(referenceBounds: .zero)
    let item = DynamicItemBehavior(items: [group])
    item.resistance = 0
    item.angularResistance = 0
    animator.addBehavior(item)
    item.addAngularVelocity(2, for: group)
    for _ in 0..<30 { animator.advance(by: Self.call) }
    #expect(isClose(parts[0].center.distance(to: parts[1].center), Vector(dx: 30, dy: 10).length, within: 1e-3))
    #expect(isClose(parts[0].angle, 2 * 59.0 / 120, within: 1e-4))
    // It turns about the centre of mass, a third of the way from the heavier part.
    let balance = parts[0].center.interpolated(to: parts[1].center, fraction: 2.0 / 3)
    #expect(balance.distance(to: Point(x: 110, y: 100 + 20.0 / 3)) < 1e-2)
    #expect(try #require(animator.presentation(of: parts[1])).center.distance(to: parts[1].center) < 1e-9)
  }
}
