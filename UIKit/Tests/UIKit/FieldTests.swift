import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// Fields, attachments of other kinds, shapes, and items that are no views.
@Suite struct FieldTests {
  /// Where a box of 100 by 100 points around (100, 100) is after so many seconds, and by what angle it is turned.
  private func box(
    after seconds: Double, _ prepare: @escaping @Sendable (UIDynamicAnimator, UIView) -> Void
  ) -> (center: CGPoint, angle: CGFloat) {
    let (kept, log) = (Keep(), Log())
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

  private func moved(_ field: @escaping @Sendable () -> UIFieldBehavior, charge: CGFloat = 0, speed: CGPoint = .zero)
    -> CGPoint
  {
    let place = box(after: 0.5) { animator, box in
      let behavior = field()
      behavior.addItem(box)
      let matter = UIDynamicItemBehavior(items: [box])
      (matter.charge, matter.resistance) = (charge, 0)
      matter.addLinearVelocity(speed, for: box)
      animator.addBehavior(matter)
      animator.addBehavior(behavior)
    }.center
    return CGPoint(x: place.x - 100, y: place.y - 100)
  }

  private func isClose(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat) -> Bool { abs(a - b) < tolerance }

  // MARK: Fields

  /// S m d: a box of a kilogram gets 100 points per second squared, in .5 s 12.5 points.
  @Test func linearGravity() {
    let way = moved {
      let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
      field.strength = 2
      return field
    }
    #expect(isClose(way.x, 25, 2) && isClose(way.y, 0, 1e-3))
  }

  @Test func radialGravityAttractsAndSpringsPull() {
    let way = moved {
      let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 300, y: 100))
      (field.strength, field.falloff) = (3, 0)
      return field
    }
    #expect(isClose(way.x, 37.5, 2) && isClose(way.y, 0, 1e-2))
    // S p r with r in metres: 2 metres away it is 2 S.
    let spring = moved {
      let field = UIFieldBehavior.springField()
      (field.position, field.strength) = (CGPoint(x: 100, y: 300), 1)
      return field
    }
    #expect(isClose(spring.y, 24.5, 2) && spring.x == 0)
  }

  @Test func chargesAreWhatElectricFieldsActUpon() {
    let field: @Sendable () -> UIFieldBehavior = {
      let field = UIFieldBehavior.electricField()
      (field.position, field.falloff) = (CGPoint(x: 0, y: 100), 0)
      return field
    }
    #expect(moved(field).x == 0 && isClose(moved(field, charge: 2).x, 25, 1.5))
    #expect(isClose(moved(field, charge: -1).x, -12.5, 1.5))
  }

  @Test func velocitiesAndDrags() {
    let steady = moved { .velocityField(direction: CGVector(dx: 0, dy: 1)) }
    #expect(isClose(steady.y, 50, 2))
    let slowed = moved({ .dragField() }, speed: CGPoint(x: 200, y: 0))
    let free = moved(
      {
        let field = UIFieldBehavior.dragField()
        field.strength = 0
        return field
      }, speed: CGPoint(x: 200, y: 0))
    #expect(slowed.x < 90 && free.x > 90)
  }

  @Test func vorticesWhirlAndMagnetsBend() {
    let whirled = moved {
      let field = UIFieldBehavior.vortexField()
      field.position = CGPoint(x: 0, y: 100)
      return field
    }
    #expect(isClose(whirled.y, 12.5, 1.5) && abs(whirled.x) < 2)
    let bent = moved(
      {
        let field = UIFieldBehavior.magneticField()
        (field.position, field.falloff) = (CGPoint(x: 100, y: 100), 0)
        return field
      }, charge: 1, speed: CGPoint(x: 100, y: 0))
    #expect(bent.y < -3 && bent.x > 20)
  }

  @Test func noiseIsTheSameEachTime() {
    let noise = moved { .noiseField(smoothness: 0, animationSpeed: 1) }
    #expect(noise != .zero && noise == moved { .noiseField(smoothness: 0, animationSpeed: 1) })
    #expect(moved { .turbulenceField(smoothness: 0.2, animationSpeed: 1) } == .zero)
    #expect(moved({ .turbulenceField(smoothness: 0.2, animationSpeed: 1) }, speed: CGPoint(x: 90, y: 0)).y != 0)
  }

  @Test func ownFieldsAreAsked() {
    let way = moved {
      .field { field, position, velocity, mass, charge, step in
        #expect(mass == 1 && charge == 0 && step > 0 && field.strength == 1 && position.x >= 100)
        return CGVector(dx: velocity.dx < 50 ? 1 : 0, dy: 0)
      }
    }
    #expect(way.x > 5 && way.y == 0)
  }

  /// About the field's position; a circle has its edge, a rectangle has not.
  @Test func regions() {
    let (circle, square) = (UIRegion(radius: 10), UIRegion(size: CGSize(width: 20, height: 20)))
    #expect(circle.contains(CGPoint(x: 10, y: 0)) && !square.contains(CGPoint(x: 10, y: 0)))
    #expect(!circle.inverse().contains(.zero) && UIRegion.infinite.contains(CGPoint(x: 1e6, y: 0)))
    let corner = CGPoint(x: 9, y: 9)
    #expect(square.contains(corner) && circle.union(with: square).contains(corner))
    #expect(!circle.intersection(with: square).contains(corner) && square.difference(from: circle).contains(corner))
    let way = moved {
      let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
      (field.region, field.position) = (UIRegion(radius: 50), CGPoint(x: 300, y: 300))
      return field
    }
    #expect(way == .zero)
  }

  // MARK: Attachments

  /// It falls along its axis only, as far as its range lets it.
  @Test func slides() {
    let end = box(after: 1) { animator, box in
      let slide = UIAttachmentBehavior.slidingAttachment(
        with: box, attachmentAnchor: CGPoint(x: 100, y: 100), axisOfTranslation: CGVector(dx: 0, dy: 1))
      slide.attachmentRange = UIFloatRange(minimum: -20, maximum: 40)
      #expect(slide.attachmentRange.maximum == 40 && UIFloatRange.infinite.isInfinite && !UIFloatRange.zero.isInfinite)
      animator.addBehavior(slide)
      let gravity = UIGravityBehavior(items: [box])
      gravity.gravityDirection = CGVector(dx: 1, dy: 1)
      animator.addBehavior(gravity)
    }
    #expect(isClose(end.center.x, 100, 0.5) && isClose(end.center.y, 140, 2) && isClose(end.angle, 0, 1e-2))
  }

  /// A rope holds where it is taut; a pin lets turn; what is fixed does not.
  @Test func ropesPinsAndWelds() {
    func hung(_ tie: @escaping @Sendable (UIView, UIView) -> UIAttachmentBehavior) -> (CGPoint, CGFloat) {
      let end = box(after: 0.6) { animator, box in
        let peg = UIView(frame: CGRect(x: 0, y: 90, width: 20, height: 20))
        box.superview?.addSubview(peg)
        let rule = UIDynamicItemBehavior(items: [peg])
        rule.isAnchored = true
        let tied = tie(box, peg)
        #expect(tied.items.count == 2 && tied.attachedBehaviorType == .items)
        for behavior in [rule, tied, UIGravityBehavior(items: [box])] { animator.addBehavior(behavior) }
      }
      return (end.center, end.angle)
    }
    let rope = hung {
      let rope = UIAttachmentBehavior.limitAttachment(
        with: $0, offsetFromCenter: .zero, attachedTo: $1, offsetFromCenter: .zero)
      rope.length = 120
      return rope
    }
    #expect(hypot(rope.0.x - 10, rope.0.y - 100) < 122 && rope.0.y > 150)
    let fixed = hung { .fixedAttachment(with: $0, attachedTo: $1, attachmentAnchor: CGPoint(x: 10, y: 100)) }
    #expect(isClose(fixed.0.x, 100, 3) && isClose(fixed.0.y, 100, 8))
    let pinned = hung { .pinAttachment(with: $0, attachedTo: $1, attachmentAnchor: CGPoint(x: 10, y: 100)) }
    #expect(isClose(hypot(pinned.0.x - 10, pinned.0.y - 100), 90, 2) && pinned.0.y > 150)
    let slid = hung {
      .slidingAttachment(
        with: $0, attachedTo: $1, attachmentAnchor: CGPoint(x: 10, y: 100), axisOfTranslation: CGVector(dx: 0, dy: 1))
    }
    #expect(isClose(slid.0.x, 100, 2) && slid.0.y > 200)
  }

  // MARK: Items

  private final class Ball: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }

  /// A ball rolls down where a box slides.
  @Test func balls() {
    let (kept, log) = (Keep(), Log())
    play(0.8) { view, stage in
      let animator = UIDynamicAnimator(referenceView: view)
      kept.objects = [animator]
      for (index, view2) in [Ball(), UIView()].enumerated() {
        view2.frame = CGRect(x: 20 + 80 * CGFloat(index), y: 10, width: 20, height: 20)
        view.addSubview(view2)
        let slope = UICollisionBehavior(items: [view2])
        slope.collisionMode = .boundaries
        slope.addBoundary(
          withIdentifier: "slope" as any NSCopying, from: CGPoint(x: 0, y: 30 - 16 * CGFloat(index)),
          to: CGPoint(x: 400, y: 110 - 16 * CGFloat(index)))
        for behavior in [slope, UIGravityBehavior(items: [view2])] { animator.addBehavior(behavior) }
        stage.perform(at: 0.8) { log.numbers.append(atan2(view2.transform.b, view2.transform.a)) }
      }
    }
    #expect(abs(log.numbers[0]) > 0.5 && abs(log.numbers[1]) < 0.5)
  }

  /// Two boxes that fall and turn as one.
  @Test func groups() {
    let (kept, log) = (Keep(), Log())
    play(0.4) { view, stage in
      let (a, b) = (
        UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20)),
        UIView(frame: CGRect(x: 60, y: 20, width: 20, height: 20))
      )
      for box in [a, b] { view.addSubview(box) }
      let group = UIDynamicItemGroup(items: [a, b])
      #expect(group.center == CGPoint(x: 50, y: 30) && group.bounds.size == CGSize(width: 60, height: 20))
      let animator = UIDynamicAnimator(referenceView: view)
      kept.objects = [animator, group]
      let matter = UIDynamicItemBehavior(items: [group])
      matter.addAngularVelocity(1, for: group)
      for behavior in [matter, UIGravityBehavior(items: [group])] { animator.addBehavior(behavior) }
      stage.perform(at: 0.4) {
        log.numbers = [hypot(b.center.x - a.center.x, b.center.y - a.center.y), a.center.y, b.center.y]
      }
    }
    #expect(isClose(log.numbers[0], 40, 1e-3) && log.numbers[1] > 60 && log.numbers[2] - log.numbers[1] > 10)
  }

  /// The edges are those that the view has when it begins to move, not when the animator was made.
  @Test func edgesFollowTheView() {
    let (kept, log) = (Keep(), Log())
    play(2) { view, stage in
      let room = UIView()
      view.addSubview(room)
      let box = UIView(frame: CGRect(x: 50, y: 20, width: 20, height: 20))
      room.addSubview(box)
      let animator = UIDynamicAnimator(referenceView: room)
      kept.objects = [animator]
      room.frame = CGRect(x: 0, y: 0, width: 200, height: 120)
      let walls = UICollisionBehavior(items: [box])
      walls.translatesReferenceBoundsIntoBoundary = true
      for behavior in [walls, UIGravityBehavior(items: [box])] { animator.addBehavior(behavior) }
      stage.perform(at: 1.9) {
        log.numbers = [box.frame.maxY]
        #expect(animator.items(in: CGRect(x: 30, y: 90, width: 10, height: 30)).isEmpty)
        #expect(animator.items(in: CGRect(x: 40, y: 90, width: 20, height: 30)).first === box)
      }
    }
    #expect(isClose(log.numbers[0], 120, 2))
  }
}
