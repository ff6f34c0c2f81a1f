import Springform
public import UIKitCore

/// Says of what kind its items are.
open class UIDynamicItemBehavior: UIItemListBehavior {
  private var matter: DynamicItemBehavior { unsafeDowncast(base, to: DynamicItemBehavior.self) }

  public init(items: [any UIDynamicItem]) { super.init(DynamicItemBehavior(), items) }
  public convenience init() { self.init(items: []) }

  /// How much speed is left after a bounce, 0...1.
  open var elasticity: CGFloat {
    get { CGFloat(matter.elasticity) }
    set { matter.elasticity = Double(newValue) }
  }
  /// What slides along the item is slowed down by it.
  open var friction: CGFloat {
    get { CGFloat(matter.friction) }
    set { matter.friction = Double(newValue) }
  }
  /// 1 is a kilogram per 100 x 100 points.
  open var density: CGFloat {
    get { CGFloat(matter.density) }
    set { matter.density = Double(newValue) }
  }
  /// By how much of itself the speed falls, per second.
  open var resistance: CGFloat {
    get { CGFloat(matter.resistance) }
    set { matter.resistance = Double(newValue) }
  }
  /// By how much of itself the speed of turning falls, per second.
  open var angularResistance: CGFloat {
    get { CGFloat(matter.angularResistance) }
    set { matter.angularResistance = Double(newValue) }
  }
  /// What electric and magnetic fields act upon.
  open var charge: CGFloat {
    get { CGFloat(matter.charge) }
    set { matter.charge = Double(newValue) }
  }
  /// Whether others cannot move the item.
  open var isAnchored: Bool {
    get { matter.isAnchored }
    set { matter.isAnchored = newValue }
  }
  open var allowsRotation: Bool {
    get { matter.allowsRotation }
    set { matter.allowsRotation = newValue }
  }

  /// Points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    matter.addLinearVelocity(Vector(dx: Double(velocity.x), dy: Double(velocity.y)), for: DynamicItems.item(item))
  }
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let velocity = matter.linearVelocity(for: DynamicItems.item(item))
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }
  /// Radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    matter.addAngularVelocity(Double(velocity), for: DynamicItems.item(item))
  }
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    CGFloat(matter.angularVelocity(for: DynamicItems.item(item)))
  }
}
