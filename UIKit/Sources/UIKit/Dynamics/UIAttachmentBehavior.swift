public import QuartzCore
import Springform

/// Ties an item to a point or to another item, rigidly or with a spring.
open class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int, Sendable { case items, anchor }

  private var attachment: AttachmentBehavior { unsafeDowncast(base, to: AttachmentBehavior.self) }
  public let items: [any UIDynamicItem]

  private init(_ attachment: AttachmentBehavior, _ items: [any UIDynamicItem]) {
    self.items = items
    super.init(attachment)
  }

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// The offset is in points from the item's centre.
  public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    self.init(
      AttachmentBehavior(
        item: DynamicItems.item(item), offsetFromCenter: Vector(offset), attachedToAnchor: Point(point)), [item])
  }

  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    self.init(
      AttachmentBehavior(
        item: DynamicItems.item(item1), offsetFromCenter: Vector(offset1), attachedTo: DynamicItems.item(item2),
        offsetFromCenter: Vector(offset2)), [item1, item2])
  }

  open var attachedBehaviorType: AttachmentType { items.count == 2 ? .items : .anchor }

  /// The point that an item is tied to; it may be moved.
  open var anchorPoint: CGPoint {
    get { CGPoint(attachment.anchorPoint) }
    set { attachment.anchorPoint = Point(newValue) }
  }
  /// The distance that is kept, in points: as it was when the behaviour was added, unless it is set.
  open var length: CGFloat {
    get { CGFloat(attachment.length) }
    set { attachment.length = Double(newValue) }
  }
  /// Of the spring; 1 does not swing.
  open var damping: CGFloat {
    get { CGFloat(attachment.damping) }
    set { attachment.damping = Double(newValue) }
  }
  /// Of the spring, in hertz; 0 is rigid.
  open var frequency: CGFloat {
    get { CGFloat(attachment.frequency) }
    set { attachment.frequency = Double(newValue) }
  }
  open var frictionTorque: CGFloat {
    get { CGFloat(attachment.frictionTorque) }
    set { attachment.frictionTorque = Double(newValue) }
  }
}
