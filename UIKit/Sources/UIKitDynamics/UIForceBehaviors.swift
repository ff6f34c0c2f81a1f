import Springform
public import UIKitCore

/// Pulls items in one direction.
open class UIGravityBehavior: UIItemListBehavior {
  private var gravity: GravityBehavior { unsafeDowncast(base, to: GravityBehavior.self) }

  public init(items: [any UIDynamicItem]) { super.init(GravityBehavior(), items) }
  public convenience init() { self.init(items: []) }

  /// (0, 1) unless set: down, with 1000 points per second squared.
  open var gravityDirection: CGVector {
    get { CGVector(gravity.gravityDirection) }
    set { gravity.gravityDirection = Vector(newValue) }
  }
  /// In radians, clockwise from the x axis.
  open var angle: CGFloat {
    get { CGFloat(gravity.angle) }
    set { gravity.angle = Double(newValue) }
  }
  /// 1 is 1000 points per second squared.
  open var magnitude: CGFloat {
    get { CGFloat(gravity.magnitude) }
    set { gravity.magnitude = Double(newValue) }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravity.setAngle(Double(angle), magnitude: Double(magnitude))
  }
}

/// Pushes items, steadily or once.
open class UIPushBehavior: UIItemListBehavior {
  public enum Mode: Int, Sendable { case continuous, instantaneous }

  private var push: PushBehavior { unsafeDowncast(base, to: PushBehavior.self) }
  public let mode: Mode

  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(PushBehavior(mode: mode == .continuous ? .continuous : .instantaneous), items)
  }

  /// Whether it acts; set again, a push that is over is given once more.
  open var active: Bool {
    get { push.active }
    set { push.active = newValue }
  }
  /// 1 gives an item of 100 by 100 points and of density 1 100 points per second squared, or, given once, 100 points per second.
  open var pushDirection: CGVector {
    get { CGVector(push.pushDirection) }
    set { push.pushDirection = Vector(newValue) }
  }
  /// In radians, clockwise from the x axis.
  open var angle: CGFloat {
    get { CGFloat(push.angle) }
    set { push.angle = Double(newValue) }
  }
  /// See ``pushDirection``.
  open var magnitude: CGFloat {
    get { CGFloat(push.magnitude) }
    set { push.magnitude = Double(newValue) }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    push.setAngle(Double(angle), magnitude: Double(magnitude))
  }

  /// Where it acts, in points from the item's centre.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    push.setTargetOffsetFromCenter(Vector(offset), for: DynamicItems.item(item))
  }
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    UIOffset(push.targetOffsetFromCenter(for: DynamicItems.item(item)))
  }
}
