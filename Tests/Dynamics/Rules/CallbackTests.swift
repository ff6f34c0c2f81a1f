import SpringformDynamics
import SpringformGeometry
import Testing

/// Callbacks may change everything; what they add and remove does so after the tick.
@Suite struct CallbackTests {
  private func box(_ tiles: [Tile]) -> (DynamicAnimator, CollisionBehavior, GravityBehavior) {
    let animator = DynamicAnimator(referenceBounds: Rect(x: 0, y: 0, width: 200, height: 200))
    let collision = CollisionBehavior(items: tiles)
    collision.translatesReferenceBoundsIntoBoundary = true
    let gravity = GravityBehavior(items: tiles)
    animator.addBehavior(collision)
    animator.addBehavior(gravity)
    return (animator, collision, gravity)
  }

  private func run(_ animator: DynamicAnimator, calls: Int = 120) {
    for _ in 0..<calls { animator.advance(by: 1.0 / 60) }
  }

  @Test func contactsComeBeforeActionsAndChangesAfterBoth() {
    let tile = Tile(20, 20, at: Point(x: 100, y: 150))
    let (animator, collision, gravity) = box([tile])
    var events: [String] = []
    let late = DynamicBehavior()
    late.action = { events.append("late") }
    collision.onContactBegan = { [unowned animator, unowned collision, unowned gravity] _ in
      guard events.isEmpty else { return }
      animator.addBehavior(late)
      animator.removeBehavior(gravity)
      events.append("contact \(animator.behaviors.count)")
      collision.action = { [unowned animator, unowned collision] in
        events.append("action \(animator.behaviors.count)")
        collision.action = nil
      }
    }
    while events.isEmpty { animator.advance(by: 1.0 / 60) }
    #expect(events == ["contact 2", "action 2"])
    #expect(animator.behaviors.count == 2 && gravity.dynamicAnimator == nil && late.dynamicAnimator === animator)
    animator.advance(by: 1.0 / 60)
    #expect(events.last == "late")
  }

  @Test func everythingMayGoInsideAContact() {
    let tiles = (0..<6).map { Tile(20, 20, at: Point(x: 100, y: 30 * Double($0))) }
    let (animator, collision, gravity) = box(tiles)
    collision.onContactBegan = { [unowned animator, unowned collision, unowned gravity] contact in
      collision.removeItem(contact.item)
      gravity.removeItem(contact.item)
      if case .item(let other) = contact.other { collision.removeItem(other) }
      collision.removeAllBoundaries()
      animator.removeAllBehaviors()
    }
    run(animator)
    #expect(animator.behaviors.isEmpty && !animator.isRunning && animator.error == nil)
  }

  @Test func itemsMayComeInsideAContactAndAnAction() {
    let tile = Tile(20, 20, at: Point(x: 100, y: 100))
    let (animator, collision, gravity) = box([tile])
    var added: [Tile] = []
    let add = { [unowned collision, unowned gravity] in
      guard added.count < 20 else { return }
      let tile = Tile(10, 10, at: Point(x: 20 + 8 * Double(added.count), y: 20))
      added.append(tile)
      collision.addItem(tile)
      gravity.addItem(tile)
    }
    collision.onContactBegan = { _ in add() }
    gravity.action = add
    run(animator, calls: 300)
    #expect(added.count == 20)
    #expect(added.allSatisfy { (0..<200).contains($0.center.y) && $0.center.y > 100 })
  }

  @Test func aBehaviourMayLeaveInItsOwnAction() {
    let tile = Tile(20, 20, at: Point(x: 100, y: 100))
    let (animator, _, gravity) = box([tile])
    gravity.action = { [unowned animator, unowned gravity] in animator.removeBehavior(gravity) }
    run(animator, calls: 1)
    #expect(gravity.dynamicAnimator == nil)
    let composite = DynamicBehavior()
    let child = GravityBehavior(items: [tile])
    composite.action = { [unowned composite] in composite.addChildBehavior(child) }
    animator.addBehavior(composite)
    animator.advance(by: 1.0 / 60)
    #expect(child.dynamicAnimator === animator)
    composite.action = { [unowned composite] in composite.removeChildBehavior(child) }
    animator.advance(by: 1.0 / 60)
    #expect(child.dynamicAnimator == nil && composite.childBehaviors.isEmpty)
  }

  @Test func aPauseMayStartTheNextMotion() {
    let tile = Tile(20, 20, at: Point(x: 100, y: 100))
    let animator = DynamicAnimator(referenceBounds: .zero)
    let item = DynamicItemBehavior(items: [tile])
    animator.addBehavior(item)
    var pauses = 0
    animator.onPause = { [unowned animator] in
      pauses += 1
      if pauses == 1 { animator.addBehavior(GravityBehavior(items: [tile])) }
    }
    run(animator, calls: 60)
    #expect(pauses == 1 && animator.isRunning && tile.center.y > 110)
  }

  @Test func advancingInsideACallbackDoesNothing() {
    let tile = Tile(20, 20, at: Point(x: 100, y: 20))
    let (animator, _, gravity) = box([tile])
    gravity.action = { [unowned animator] in animator.advance(by: 0.5) }
    run(animator, calls: 1)
    #expect(isClose(tile.center.y, 20.0694, within: 1e-3))
  }

  @Test func anAnimatorMayGoBeforeItsBehaviours() {
    let tile = Tile(20, 20, at: .zero)
    let gravity = GravityBehavior(items: [tile])
    let collision = CollisionBehavior(items: [tile])
    collision.translatesReferenceBoundsIntoBoundary = true
    do {
      let animator = DynamicAnimator(referenceBounds: Rect(x: 0, y: 0, width: 9, height: 9))
      animator.addBehavior(gravity)
      animator.addBehavior(collision)
    }
    #expect(gravity.dynamicAnimator == nil)
    gravity.magnitude = 3
    collision.removeItem(tile)
    let animator = DynamicAnimator(referenceBounds: .zero)
    animator.addBehavior(gravity)
    #expect(animator.error == nil, "the item is free again")
    run(animator, calls: 2)
    #expect(tile.center.y > 0)
  }
}
