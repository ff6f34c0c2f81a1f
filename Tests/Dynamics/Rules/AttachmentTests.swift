import SpringformDynamics
import SpringformGeometry
import Testing

@Suite struct AttachmentTests {
  private func run(_ behaviors: [DynamicBehavior], calls: Int, _ check: () -> Void = {}) -> DynamicAnimator {
    let animator = DynamicAnimator(referenceBounds: .zero)
    behaviors.forEach(animator.addBehavior)
    for _ in 0..<calls {
      animator.advance(by: 1.0 / 60)
      check()
    }
    #expect(animator.error == nil)
    return animator
  }

  @Test func aRigidAttachmentKeepsItsDistance() {
    let tile = Tile(20, 20, at: Point(x: 200, y: 100))
    let rod = AttachmentBehavior(
      item: tile, offsetFromCenter: Vector(dx: -10, dy: 0), attachedToAnchor: Point(x: 100, y: 100))
    #expect(rod.length == 90 && rod.attachedBehaviorType == .anchor)
    _ = run([rod, GravityBehavior(items: [tile])], calls: 120) {
      let grip = tile.center + Vector(angle: tile.angle) * -10
      #expect(isClose(grip.distance(to: Point(x: 100, y: 100)), 90, within: 0.6))
    }
  }

  /// An anchor within a point of the attachment point makes a hinge: the item turns about it.
  @Test(arguments: [(0.5, true), (5.0, false)]) func aShortRigidAttachmentIsAHinge(gap: Double, turnsAbout: Bool) {
    let tile = Tile(100, 20, at: Point(x: 150, y: 100))
    let hinge = AttachmentBehavior(
      item: tile, offsetFromCenter: Vector(dx: -50, dy: 0), attachedToAnchor: Point(x: 100, y: 100 - gap))
    var farthest = 0.0
    _ = run([hinge, GravityBehavior(items: [tile])], calls: 60) {
      let grip = tile.center + Vector(angle: tile.angle) * -50
      farthest = max(farthest, grip.distance(to: Point(x: 100, y: 100 - gap)))
    }
    #expect(turnsAbout ? farthest < 0.6 : farthest > 4)
  }

  @Test func aHingeThatGetsAFrequencyBecomesASpring() {
    let tile = Tile(20, 20, at: Point(x: 100, y: 100))
    let attachment = AttachmentBehavior(item: tile, attachedToAnchor: Point(x: 100, y: 100))
    let animator = run([attachment, GravityBehavior(items: [tile])], calls: 30)
    #expect(tile.center.distance(to: Point(x: 100, y: 100)) < 0.6)
    attachment.frequency = 1
    attachment.damping = 1
    for _ in 0..<300 { animator.advance(by: 1.0 / 60) }
    // The spring hangs by g / w^2.
    #expect(isClose(tile.center.y - 100, 1000 / (4 * .pi * .pi), within: 0.6))
  }

  @Test func aMovedAnchorPullsItsItem() {
    let tile = Tile(20, 20, at: Point(x: 100, y: 100))
    let attachment = AttachmentBehavior(item: tile, attachedToAnchor: Point(x: 100, y: 50))
    attachment.damping = 1
    attachment.frequency = 4
    let animator = run([attachment], calls: 60)
    #expect(!animator.isRunning)
    attachment.anchorPoint = Point(x: 300, y: 50)
    for _ in 0..<200 { animator.advance(by: 1.0 / 60) }
    #expect(isClose(tile.center.distance(to: Point(x: 300, y: 50)), 50, within: 0.1))
  }

  @Test func twoItemsPullEachOtherByTheirMasses() {
    let tiles = [Tile(20, 20, at: Point(x: 100, y: 100)), Tile(20, 20, at: Point(x: 200, y: 100))]
    let heavy = DynamicItemBehavior(items: [tiles[1]])
    heavy.density = 3
    let spring = AttachmentBehavior(item: tiles[0], attachedTo: tiles[1])
    spring.length = 60
    spring.frequency = 3
    spring.damping = 0.5
    _ = run([heavy, spring], calls: 240)
    #expect(isClose(tiles[0].center.x, 130, within: 0.5) && isClose(tiles[1].center.x, 190, within: 0.5))
  }

  @Test func aLimitIsSlackUntilItsLength() {
    let tiles = [Tile(20, 20, at: Point(x: 100, y: 100)), Tile(20, 20, at: Point(x: 150, y: 100))]
    let anchored = DynamicItemBehavior(items: [tiles[0]])
    anchored.isAnchored = true
    let rope = AttachmentBehavior.limitAttachment(
      with: tiles[1], offsetFromCenter: .zero, attachedTo: tiles[0], offsetFromCenter: .zero)
    rope.length = 120
    var longest = 0.0
    var falls: [Double] = []
    _ = run([anchored, rope, GravityBehavior(items: [tiles[1]])], calls: 120) {
      longest = max(longest, tiles[1].center.distance(to: tiles[0].center))
      falls.append(tiles[1].center.y - 100)
    }
    #expect(isClose(falls[10], 500 * 21 * 22 / 14400, within: 1), "it falls freely at first")
    #expect(longest > 115 && longest < 122)
  }

  @Test func fixedItemsMoveAsOne() {
    let tiles = [Tile(20, 20, at: Point(x: 100, y: 100)), Tile(20, 20, at: Point(x: 150, y: 100))]
    let weld = AttachmentBehavior.fixedAttachment(
      with: tiles[0], attachedTo: tiles[1], attachmentAnchor: Point(x: 125, y: 100))
    let push = PushBehavior(items: [tiles[0]], mode: .instantaneous)
    push.pushDirection = Vector(dx: 0, dy: 0.05)
    _ = run([weld, push], calls: 60) {
      let apart = tiles[1].center - tiles[0].center
      #expect(isClose(apart.length, 50, within: 0.5))
      #expect(isClose(tiles[0].angle, tiles[1].angle, within: 0.02))
    }
    #expect(tiles[0].angle != 0)
  }

  @Test func aPinTurnsWithinItsRange() {
    let base = Tile(20, 20, at: Point(x: 100, y: 100))
    let arm = Tile(100, 10, at: Point(x: 150, y: 100))
    let anchored = DynamicItemBehavior(items: [base])
    anchored.isAnchored = true
    let pin = AttachmentBehavior.pinAttachment(with: arm, attachedTo: base, attachmentAnchor: base.center)
    pin.attachmentRange = -0.2...0.5
    let animator = run([anchored, pin, GravityBehavior(items: [arm])], calls: 120)
    #expect(isClose(arm.angle, 0.5, within: 0.04), "it hangs at the upper end")
    pin.attachmentRange = -Double.infinity...Double.infinity
    pin.frictionTorque = 100
    for _ in 0..<30 { animator.advance(by: 1.0 / 60) }
    #expect(isClose(arm.angle, 0.5, within: 0.04), "friction holds it")
    pin.frictionTorque = 0
    for _ in 0..<15 { animator.advance(by: 1.0 / 60) }
    #expect(arm.angle > 0.8)
  }

  @Test func aSlideMovesAlongItsAxisOnly() {
    let tile = Tile(20, 20, at: Point(x: 100, y: 100))
    let slide = AttachmentBehavior.slidingAttachment(
      with: tile, attachmentAnchor: Point(x: 100, y: 100), axisOfTranslation: Vector(dx: 1, dy: 1))
    slide.attachmentRange = -10...80
    _ = run([slide, GravityBehavior(items: [tile])], calls: 120) {
      #expect(isClose(tile.center.x, tile.center.y, within: 1))
      #expect(isClose(tile.angle, 0, within: 0.01))
    }
    #expect(isClose(tile.center.distance(to: Point(x: 100, y: 100)), 80, within: 1))
  }

  @Test func aSlideFollowsItsTurnedBase() {
    let base = Tile(20, 20, at: Point(x: 100, y: 100))
    base.transform = AffineTransform(rotationAngle: 0.7)
    let anchored = DynamicItemBehavior(items: [base])
    anchored.isAnchored = true
    let tile = Tile(20, 20, at: Point(x: 100, y: 200))
    let slide = AttachmentBehavior.slidingAttachment(
      with: tile, attachedTo: base, attachmentAnchor: tile.center, axisOfTranslation: Vector(dx: 0, dy: 1))
    _ = run([anchored, slide, GravityBehavior(items: [tile])], calls: 30)
    #expect(isClose(tile.center.x, 100, within: 0.5) && tile.center.y > 250)
  }
}
