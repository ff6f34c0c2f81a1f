import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// UIKit's dynamics are the stage's: what is tested here is that each member reaches them.
///
/// The numbers are those of the laws. Items stay behind them, as on a device: they begin to move with the second tick, and lose a
/// tenth of their speed per second unless something else is said.
@Suite struct DynamicsTests {
  /// Keeps what nobody else does.
  private final class Kept: @unchecked Sendable {
    var objects: [AnyObject] = []
  }

  /// Where a box of 100 by 100 points around (100, 100) is after so many seconds, and by what angle it is turned.
  private func box(
    after seconds: Double, _ prepare: @escaping @Sendable (UIDynamicAnimator, UIView) -> Void
  ) -> (center: CGPoint, angle: CGFloat) {
    let (kept, log) = (Kept(), Log())
    let stage = play(seconds) { view, stage in
      let box = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
      view.addSubview(box)
      let animator = UIDynamicAnimator(referenceView: view)
      kept.objects = [animator]
      prepare(animator, box)
      stage.perform(at: seconds) {
        log.numbers = [box.center.x, box.center.y, atan2(box.transform.b, box.transform.a)]
      }
    }
    #expect(stage.error == nil)
    guard log.numbers.count == 3 else { return (CGPoint(x: CGFloat.nan, y: .nan), .nan) }
    return (CGPoint(x: log.numbers[0], y: log.numbers[1]), log.numbers[2])
  }

  private func isClose(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat) -> Bool { abs(a - b) < tolerance }

  // MARK: Forces

  /// 1000 points per second squared: 45 after .3 s.
  @Test func gravity() {
    let down = box(after: 0.3) { animator, box in
      let gravity = UIGravityBehavior(items: [box])
      #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1) && gravity.magnitude == 1)
      animator.addBehavior(gravity)
    }
    #expect(isClose(down.center.y, 145, 7) && down.center.x == 100)
    let left = box(after: 0.3) { animator, box in
      let gravity = UIGravityBehavior()
      gravity.addItem(box)
      gravity.setAngle(.pi, magnitude: 0.5)
      #expect(isClose(gravity.gravityDirection.dx, -0.5, 1e-12) && isClose(gravity.angle, .pi, 1e-12))
      animator.addBehavior(gravity)
    }
    #expect(isClose(left.center.x, 77.5, 4) && isClose(left.center.y, 100, 1e-3))
    let still = box(after: 0.3) { animator, box in
      let gravity = UIGravityBehavior(items: [box])
      gravity.gravityDirection = CGVector(dx: 1, dy: 0)
      gravity.removeItem(box)
      #expect(gravity.items.isEmpty)
      animator.addBehavior(gravity)
    }
    #expect(still.center == CGPoint(x: 100, y: 100))
  }

  /// A magnitude of 1 moves 100 by 100 points of density 1 by 100 points per second squared, or at 100 points per second.
  @Test func pushes() {
    let steady = box(after: 0.5) { animator, box in
      let push = UIPushBehavior(items: [box], mode: .continuous)
      push.pushDirection = CGVector(dx: 2, dy: 0)
      #expect(push.mode == .continuous && push.magnitude == 2 && push.angle == 0 && push.active)
      animator.addBehavior(push)
    }
    #expect(isClose(steady.center.x, 125, 2))
    let once = box(after: 0.5) { animator, box in
      let push = UIPushBehavior(items: [], mode: .instantaneous)
      push.addItem(box)
      push.setAngle(.pi / 2, magnitude: 1)
      animator.addBehavior(push)
    }
    #expect(isClose(once.center.y, 150, 4) && isClose(once.center.x, 100, 1e-3))
    let idle = box(after: 0.5) { animator, box in
      let push = UIPushBehavior(items: [box], mode: .continuous)
      (push.magnitude, push.angle, push.active) = (3, 1, false)
      animator.addBehavior(push)
    }
    #expect(idle.center == CGPoint(x: 100, y: 100))
    let beside = box(after: 0.2) { animator, box in
      let push = UIPushBehavior(items: [box], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 0, dy: 0.5)
      push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: box)
      #expect(push.targetOffsetFromCenter(for: box) == UIOffset(horizontal: 50, vertical: 0))
      animator.addBehavior(push)
    }
    #expect(beside.angle > 0.1, "pushed down at its right side, it turns clockwise")
  }

  // MARK: Ties

  @Test func snaps() {
    let snapped = box(after: 2) { animator, box in
      let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 50, y: 60))
      #expect(snap.damping == 0.5)
      (snap.damping, snap.snapPoint) = (0.9, CGPoint(x: 150, y: 60))
      animator.addBehavior(snap)
    }
    #expect(
      isClose(snapped.center.x, 150, 0.5) && isClose(snapped.center.y, 60, 0.5) && isClose(snapped.angle, 0, 0.01))
  }

  /// A rigid tie keeps its length; a spring of a frequency gives way to gravity by g / (2 pi f)^2.
  @Test func attachments() {
    let rigid = box(after: 1.5) { animator, box in
      let tie = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 100, y: 20))
      #expect(tie.length == 80 && tie.attachedBehaviorType == .anchor && tie.items.first === box)
      animator.addBehavior(tie)
      animator.addBehavior(UIGravityBehavior(items: [box]))
    }
    #expect(isClose(rigid.center.y, 100, 0.5))
    let sprung = box(after: 4) { animator, box in
      let tie = UIAttachmentBehavior(
        item: box, offsetFromCenter: UIOffset.zero, attachedToAnchor: CGPoint(x: 100, y: 20))
      (tie.frequency, tie.damping, tie.length) = (2, 0.6, 60)
      #expect(tie.frequency == 2 && tie.damping == 0.6 && tie.length == 60)
      animator.addBehavior(tie)
      animator.addBehavior(UIGravityBehavior(items: [box]))
    }
    #expect(isClose(sprung.center.y, 80 + 1000 / (16 * .pi * .pi), 1))
    let moved = box(after: 2) { animator, box in
      let tie = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 100, y: 20))
      (tie.frequency, tie.damping, tie.frictionTorque) = (3, 1, 0)
      animator.addBehavior(tie)
      tie.anchorPoint = CGPoint(x: 20, y: 20)
      #expect(tie.anchorPoint == CGPoint(x: 20, y: 20))
    }
    #expect(isClose(hypot(moved.center.x - 20, moved.center.y - 20), 80, 0.5) && moved.center.x < 95)
  }

  @Test func itemsAreTied() {
    let pulled = box(after: 2) { animator, box in
      let other = UIView(frame: CGRect(x: 150, y: 90, width: 20, height: 20))
      box.superview?.addSubview(other)
      let matter = UIDynamicItemBehavior(items: [other])
      matter.isAnchored = true
      let tie = UIAttachmentBehavior(item: box, attachedTo: other)
      #expect(tie.length == 60 && tie.attachedBehaviorType == .items && tie.items.count == 2)
      (tie.length, tie.frequency, tie.damping) = (80, 3, 1)
      animator.addBehavior(matter)
      animator.addBehavior(tie)
      #expect(animator.items(in: CGRect(x: 155, y: 95, width: 2, height: 2)).map { $0 === other } == [true])
    }
    #expect(isClose(pulled.center.x, 80, 0.5))
    let offset = box(after: 2) { animator, box in
      let other = UIView(frame: CGRect(x: 90, y: 190, width: 20, height: 20))
      box.superview?.addSubview(other)
      let matter = UIDynamicItemBehavior(items: [other])
      matter.isAnchored = true
      let tie = UIAttachmentBehavior(
        item: box, offsetFromCenter: UIOffset(horizontal: 0, vertical: 50), attachedTo: other,
        offsetFromCenter: UIOffset(horizontal: 0, vertical: -10))
      #expect(tie.length == 40)
      (tie.length, tie.frequency, tie.damping) = (20, 3, 1)
      for behavior in [matter, tie] { animator.addBehavior(behavior) }
    }
    #expect(isClose(offset.center.y, 120, 0.5))
  }

  // MARK: Matter

  /// With a resistance of 1, a speed of 200 falls as e^-t.
  @Test func matter() {
    let slowed = box(after: 1) { animator, box in
      let matter = UIDynamicItemBehavior(items: [box])
      matter.resistance = 1
      matter.addLinearVelocity(CGPoint(x: 50, y: 0), for: box)
      animator.addBehavior(matter)
      #expect(isClose(matter.linearVelocity(for: box).x, 50, 1e-3))
    }
    #expect(isClose(slowed.center.x, 100 + 50 * (1 - exp(-1)), 1))
    let spun = box(after: 0.5) { animator, box in
      let matter = UIDynamicItemBehavior()
      matter.addItem(box)
      animator.addBehavior(matter)
      matter.addAngularVelocity(2, for: box)
      #expect(isClose(matter.angularVelocity(for: box), 2, 1e-3) && isClose(matter.angularResistance, 0.1, 1e-9))
    }
    #expect(isClose(spun.angle, 1, 0.07))
    let braked = box(after: 0.5) { animator, box in
      let matter = UIDynamicItemBehavior(items: [box])
      matter.angularResistance = 20
      animator.addBehavior(matter)
      matter.addAngularVelocity(2, for: box)
    }
    #expect(isClose(braked.angle, 0.1, 0.03))
    let upright = box(after: 0.5) { animator, box in
      let matter = UIDynamicItemBehavior(items: [box])
      (matter.allowsRotation, matter.density) = (false, 4)
      let push = UIPushBehavior(items: [box], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 0, dy: 1)
      push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: box)
      for behavior in [matter, push] { animator.addBehavior(behavior) }
    }
    // Four times as heavy, it goes at a quarter of 100 points per second.
    #expect(upright.angle == 0 && isClose(upright.center.y, 112.5, 1))
  }

  // MARK: Collisions

  private final class Told: NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate, @unchecked Sendable {
    var entries: [String] = []
    func note(_ text: String) { if entries.last != text { entries.append(text) } }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { note("began \(identifier.map { "\($0)" } ?? "edge") \(p.y > 150)") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) { note("ended \(identifier.map { "\($0)" } ?? "edge")") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
      at p: CGPoint
    ) { note("items \(item1 !== item2)") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) { note("items apart") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { note("pauses \(animator.isRunning)") }
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { note("resumes") }
  }

  /// It falls onto the lower edge, where all comes to rest.
  @Test func edges() {
    let told = Told()
    let rested = box(after: 3) { animator, box in
      animator.delegate = told
      let collision = UICollisionBehavior(items: [box])
      collision.translatesReferenceBoundsIntoBoundary = true
      #expect(collision.translatesReferenceBoundsIntoBoundary && collision.collisionMode == .everything)
      collision.collisionDelegate = told
      for behavior in [collision, UIGravityBehavior(items: [box])] { animator.addBehavior(behavior) }
      #expect(animator.behaviors.count == 2 && collision.dynamicAnimator === animator)
    }
    #expect(isClose(rested.center.y, 150, 1.5))
    #expect(told.entries.prefix(2) == ["resumes", "began edge true"] && told.entries.last == "pauses false")
    let inset = box(after: 3) { animator, box in
      let collision = UICollisionBehavior()
      collision.addItem(box)
      collision.setTranslatesReferenceBoundsIntoBoundary(
        with: UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
      for behavior in [collision, UIGravityBehavior(items: [box])] { animator.addBehavior(behavior) }
    }
    #expect(isClose(inset.center.y, 120, 2.5))
  }

  /// Boundaries have names, and a ball of all elasticity jumps back from one.
  @Test func boundaries() {
    let told = Told()
    let jumped = box(after: 0.62) { animator, box in
      let (collision, matter) = (UICollisionBehavior(items: [box]), UIDynamicItemBehavior(items: [box]))
      (matter.elasticity, matter.friction) = (1, 0)
      collision.addBoundary(
        withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 190), to: CGPoint(x: 200, y: 190))
      collision.addBoundary(
        withIdentifier: "hole" as NSString, for: UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)))
      #expect(collision.boundaryIdentifiers?.count == 2)
      #expect(collision.boundary(withIdentifier: "hole" as NSString)?.bounds.width == 5)
      collision.removeBoundary(withIdentifier: "hole" as NSString)
      #expect(collision.boundary(withIdentifier: "hole" as NSString) == nil)
      collision.collisionDelegate = told
      for behavior in [collision, matter, UIGravityBehavior(items: [box])] { animator.addBehavior(behavior) }
    }
    #expect(told.entries == ["began floor true", "ended floor"])
    // Down in sqrt(2 * 39 / 1000) = .28 s, and up again as long.
    #expect(jumped.center.y < 112)
    let fallen = box(after: 0.6) { animator, box in
      let collision = UICollisionBehavior(items: [box])
      collision.translatesReferenceBoundsIntoBoundary = true
      collision.addBoundary(withIdentifier: "a" as NSString, from: .zero, to: CGPoint(x: 10, y: 0))
      collision.removeAllBoundaries()
      collision.collisionMode = .items
      #expect(collision.boundaryIdentifiers == nil)
      for behavior in [collision, UIGravityBehavior(items: [box])] { animator.addBehavior(behavior) }
    }
    #expect(isClose(fallen.center.y, 280, 12))
  }

  @Test func itemsCollide() {
    func run(_ mode: UICollisionBehavior.Mode) -> (CGPoint, [String]) {
      let told = Told()
      let place = box(after: 1) { animator, box in
        let other = UIView(frame: CGRect(x: 75, y: 175, width: 50, height: 20))
        box.superview?.addSubview(other)
        let matter = UIDynamicItemBehavior(items: [other])
        matter.isAnchored = true
        let collision = UICollisionBehavior(items: [box, other])
        (collision.collisionMode, collision.collisionDelegate) = (mode, told)
        for behavior in [matter, collision, UIGravityBehavior(items: [box])] { animator.addBehavior(behavior) }
      }
      return (place.center, told.entries)
    }
    let (stopped, heard) = run(.items)
    #expect(isClose(stopped.y, 125, 1.5) && heard.first == "items true")
    let (fallen, silence) = run(.boundaries)
    #expect(fallen.y > 400 && silence.isEmpty)
  }

  // MARK: Animators and behaviours

  /// A behaviour of one's own is made of others, which come and go with it.
  @Test func composites() {
    final class Falling: UIDynamicBehavior {
      let gravity: UIGravityBehavior
      var log = Log()
      init(item: any UIDynamicItem) {
        gravity = UIGravityBehavior(items: [item])
        super.init()
        addChildBehavior(gravity)
      }
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        log.entries.append(dynamicAnimator == nil ? "leaves" : "joins")
      }
    }
    let log = Log()
    let fallen = box(after: 0.6) { animator, box in
      let falling = Falling(item: box)
      falling.log = log
      falling.action = { [weak animator] in
        guard box.center.y > 120, falling.dynamicAnimator != nil else { return }
        log.entries.append("\(animator?.elapsedTime ?? 0 > 0.15)")
        animator?.removeBehavior(falling)
      }
      animator.addBehavior(falling)
      #expect(falling.childBehaviors == [falling.gravity] && falling.gravity.dynamicAnimator === animator)
    }
    #expect(log.entries == ["joins", "true", "leaves"] && fallen.center.y > 120)
    let still = box(after: 0.3) { animator, box in
      let falling = Falling(item: box)
      falling.removeChildBehavior(falling.gravity)
      #expect(falling.childBehaviors.isEmpty)
      animator.addBehavior(falling)
      animator.addBehavior(UIGravityBehavior(items: [box]))
      animator.removeAllBehaviors()
      #expect(animator.behaviors.isEmpty && animator.referenceView === box.superview)
    }
    #expect(still.center.y == 100)
  }

  /// An item that is moved from outside goes on from there; an object that is no view is moved as one.
  @Test func itemsOfAllKinds() {
    final class Plain: UIDynamicItem {
      var center = CGPoint(x: 10, y: 10)
      var bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      var transform = CGAffineTransform.identity
    }
    let log = Log()
    let moved = box(after: 0.3) { animator, box in
      let plain = Plain()
      let gravity = UIGravityBehavior(items: [box, plain])
      gravity.action = { log.numbers = [plain.center.y] }
      animator.addBehavior(gravity)
      #expect(animator.items(in: CGRect(x: 8, y: 8, width: 1, height: 1)).first === plain)
      box.center.x = 40
      animator.updateItem(usingCurrentState: box)
    }
    #expect(isClose(moved.center.x, 40, 1e-3) && isClose(log.numbers.last ?? .nan, 55, 2))
  }

  /// Nobody has to keep a behaviour, but an animator that nobody keeps moves nothing.
  @Test func animatorsThatAreGone() {
    let log = Log()
    let stage = play(0.3) { view, stage in
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.addSubview(box)
      UIDynamicAnimator(referenceView: view).addBehavior(UIGravityBehavior(items: [box]))
      stage.perform(at: 0.2) { log.numbers = [box.center.y] }
    }
    #expect(stage.error == nil && log.numbers == [5])
    #expect(UIOffset() == .zero && UIOffset(horizontal: 1, vertical: 2).vertical == 2)
  }
}
