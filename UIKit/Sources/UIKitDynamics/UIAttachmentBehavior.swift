import Springform
public import UIKitCore

/// Ties an item to a point or to another item, rigidly or with a spring.
open class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int, Sendable { case items, anchor }

  private var attachment: AttachmentBehavior { unsafeDowncast(base, to: AttachmentBehavior.self) }
  public let items: [any UIDynamicItem]
  override var ownItems: [any UIDynamicItem] { items }

  private init(_ attachment: AttachmentBehavior, _ items: [any UIDynamicItem]) {
    self.items = items
    super.init(attachment)
  }

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// The offset is in points from the item's centre.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    items = [item]
    super.init(
      AttachmentBehavior(
        item: DynamicItems.item(item), offsetFromCenter: Vector(offset), attachedToAnchor: Point(point)))
  }

  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    items = [item1, item2]
    super.init(
      AttachmentBehavior(
        item: DynamicItems.item(item1), offsetFromCenter: Vector(offset1), attachedTo: DynamicItems.item(item2),
        offsetFromCenter: Vector(offset2)))
  }

  // MARK: Other kinds

  /// An item that slides along an axis of another one and does not turn against it.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      .slidingAttachment(
        with: DynamicItems.item(item1), attachedTo: DynamicItems.item(item2), attachmentAnchor: Point(point),
        axisOfTranslation: Vector(axis)), [item1, item2])
  }

  /// An item that slides along an axis through a point and does not turn.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      .slidingAttachment(
        with: DynamicItems.item(item), attachmentAnchor: Point(point), axisOfTranslation: Vector(axis)), [item])
  }

  /// A rope: two points of items are never farther apart than its length.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      .limitAttachment(
        with: DynamicItems.item(item1), offsetFromCenter: Vector(offset1), attachedTo: DynamicItems.item(item2),
        offsetFromCenter: Vector(offset2)), [item1, item2])
  }

  /// Two items that move as one.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      .fixedAttachment(
        with: DynamicItems.item(item1), attachedTo: DynamicItems.item(item2), attachmentAnchor: Point(point)),
      [item1, item2])
  }

  /// Two items that turn about a point.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      .pinAttachment(
        with: DynamicItems.item(item1), attachedTo: DynamicItems.item(item2), attachmentAnchor: Point(point)),
      [item1, item2])
  }

  // MARK: What it is like

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
  /// What it takes to turn a pin or to move along a slide.
  open var frictionTorque: CGFloat {
    get { CGFloat(attachment.frictionTorque) }
    set { attachment.frictionTorque = Double(newValue) }
  }
  /// How far a pin turns, in radians, or a slide moves, in points.
  open var attachmentRange: UIFloatRange {
    get {
      let range = attachment.attachmentRange
      return UIFloatRange(minimum: CGFloat(range.lowerBound), maximum: CGFloat(range.upperBound))
    }
    set {
      let (low, high) = (Double(newValue.minimum), Double(newValue.maximum))
      attachment.attachmentRange = min(low, high)...max(low, high)
    }
  }
}

/// From one number to another.
public struct UIFloatRange: Hashable, Sendable {
  public var minimum: CGFloat
  public var maximum: CGFloat

  public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }
  public init() { self.init(minimum: 0, maximum: 0) }

  public static let zero = UIFloatRange()
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  public var isInfinite: Bool { self == .infinite }
}
