public import SpringformGeometry
import SpringformMotionRecord

/// Ties an item to a fixed point or to another item.
///
/// A plain attachment holds two points at a distance, rigidly or as a spring. Rigid, without a length of its own, and with
/// the anchor within 1 point of the item's attachment point, it is a hinge. The factories make the other kinds. Items that
/// are tied together still collide.
public final class AttachmentBehavior: DynamicBehavior {
  public enum AttachmentType: Hashable, Sendable {
    case items
    case anchor
  }

  /// The attached item, and the other one if there is one.
  public let items: [any DynamicItem]
  public let attachedBehaviorType: AttachmentType

  /// The fixed point of an attachment to an anchor, in points; it can be moved at any time.
  public var anchorPoint: Point { didSet { if anchorPoint != oldValue { joint?.moveAnchor(to: anchorPoint) } } }

  /// The distance to keep, or of a limit attachment the longest one, in points: what it was when the behaviour joined the
  /// animator, unless it is set.
  public var length: Double {
    get { chosenLength ?? joint?.length ?? plan.distance(anchor: anchorPoint) }
    set {
      chosenLength = newValue
      update()
    }
  }

  /// The damping ratio of the spring: 0 swings on, 1 does not swing.
  public var damping = 0.0 { didSet { update() } }
  /// How often the spring swings, in hertz; 0 is rigid.
  public var frequency = 0.0 { didSet { update() } }
  /// What it takes to turn a pin, in newton metres, or to move along a slide, in newtons.
  public var frictionTorque = 0.0 { didSet { update() } }
  /// How far a pin turns, in radians, or a slide moves, in points, from where it was when the behaviour joined the
  /// animator; infinite ends are free.
  public var attachmentRange = -Double.infinity...Double.infinity { didSet { update() } }

  private let plan: AttachmentPlan
  private var chosenLength: Double?
  private var joint: AttachmentJoint?

  private init(_ plan: AttachmentPlan, anchor: Point) {
    self.plan = plan
    items = [plan.first.item] + (plan.second.map { [$0.item] } ?? [])
    attachedBehaviorType = plan.second == nil ? .anchor : .items
    anchorPoint = anchor
  }

  // MARK: Plain attachments

  /// Offsets are in points from the items' centres, in the items' own coordinates.
  public convenience init(
    item: any DynamicItem, offsetFromCenter offset: Vector = .zero, attachedToAnchor anchor: Point
  ) {
    self.init(AttachmentPlan(kind: .rod, first: .init(item: item, offset: offset)), anchor: anchor)
  }

  public convenience init(item: any DynamicItem, attachedTo other: any DynamicItem) {
    self.init(item: item, offsetFromCenter: .zero, attachedTo: other, offsetFromCenter: .zero)
  }

  public convenience init(
    item: any DynamicItem, offsetFromCenter offset: Vector, attachedTo other: any DynamicItem,
    offsetFromCenter otherOffset: Vector
  ) {
    self.init(
      AttachmentPlan(
        kind: .rod, first: .init(item: item, offset: offset), second: .init(item: other, offset: otherOffset)),
      anchor: .zero)
  }

  // MARK: Other kinds

  /// A rope: the two points are never farther apart than `length`.
  public static func limitAttachment(
    with item: any DynamicItem, offsetFromCenter offset: Vector, attachedTo other: any DynamicItem,
    offsetFromCenter otherOffset: Vector
  ) -> AttachmentBehavior {
    AttachmentBehavior(
      AttachmentPlan(
        kind: .rope, first: .init(item: item, offset: offset), second: .init(item: other, offset: otherOffset)),
      anchor: .zero)
  }

  /// Two items that move as one, joined at a point of the reference coordinate system.
  public static func fixedAttachment(
    with item: any DynamicItem, attachedTo other: any DynamicItem, attachmentAnchor point: Point
  ) -> AttachmentBehavior { joined(.weld, item, other, at: point) }

  /// An item that turns about a point of another one. The range and the angle are those of `item` against `other`.
  public static func pinAttachment(
    with item: any DynamicItem, attachedTo other: any DynamicItem, attachmentAnchor point: Point
  ) -> AttachmentBehavior { joined(.pin, item, other, at: point) }

  /// An item that slides along an axis of another one, without turning against it.
  public static func slidingAttachment(
    with item: any DynamicItem, attachedTo other: any DynamicItem, attachmentAnchor point: Point,
    axisOfTranslation axis: Vector
  ) -> AttachmentBehavior { joined(.slide(axis: axis), item, other, at: point) }

  /// An item that slides along an axis through a fixed point, without turning.
  public static func slidingAttachment(
    with item: any DynamicItem, attachmentAnchor point: Point, axisOfTranslation axis: Vector
  ) -> AttachmentBehavior { joined(.slide(axis: axis), item, nil, at: point) }

  private static func joined(
    _ kind: AttachmentPlan.Kind, _ item: any DynamicItem, _ other: (any DynamicItem)?, at point: Point
  ) -> AttachmentBehavior {
    let plan = AttachmentPlan(
      kind: kind, first: .init(item: item, offset: nil), second: other.map { .init(item: $0, offset: nil) })
    return AttachmentBehavior(plan, anchor: point)
  }

  // MARK: In the animator

  private var settings: AttachmentSettings {
    AttachmentSettings(
      length: chosenLength, frequency: frequency, damping: damping, friction: frictionTorque, range: attachmentRange)
  }

  package override var recordedItems: [any DynamicItem] { items }

  package override var recordedProperties: [RecordedProperty] {
    [
      RecordedProperty("type", .word("\(plan.kind)")), RecordedProperty("anchorPoint", anchorPoint),
      // Unless it was chosen it follows from the items' places.
      RecordedProperty(
        "length", chosenLength.map { .number($0) } ?? .word("as far apart"), default: .word("as far apart")),
      RecordedProperty("damping", damping, default: 0), RecordedProperty("frequency", frequency, default: 0),
      RecordedProperty("frictionTorque", frictionTorque, default: 0),
      RecordedProperty("attachmentRange", .word("\(attachmentRange)"), default: .word("-inf...inf")),
      RecordedProperty("offset", plan.first.offset ?? .zero, default: .zero),
      RecordedProperty("otherOffset", plan.second?.offset ?? .zero, default: .zero),
    ]
  }

  private func update() {
    guard let world, let joint else { return }
    do throws(DynamicsError) { try joint.update(settings) } catch { world.record(error) }
  }

  func lines(in world: World) -> [Path] { joint.map { [$0.line(anchor: anchorPoint)] } ?? [] }

  override func connect(to world: World) {
    do throws(DynamicsError) {
      joint = try AttachmentJoint(plan, anchor: anchorPoint, settings, in: world)
    } catch {
      world.record(error)
    }
  }

  override func disconnect(from world: World) {
    joint?.remove()
    joint = nil
  }
}
