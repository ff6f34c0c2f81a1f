public import QuartzCore

/// A relation between two views' edges, middles or sizes: `first = multiplier * second + constant`, or at most or at least as much.
open class NSLayoutConstraint: NSObject {
  /// Called of what was loaded from a nib, of which there are none here.
  open func awakeFromNib() {}

  public private(set) weak var firstItem: AnyObject?
  public let firstAttribute: Attribute
  public let relation: Relation
  public private(set) weak var secondItem: AnyObject?
  public let secondAttribute: Attribute
  public let multiplier: CGFloat

  /// Within an animation block the views flow to where they lie then, as soon as they are laid out.
  open var constant: CGFloat { didSet { if constant != oldValue { changed() } } }
  open var priority = UILayoutPriority.required { didSet { if priority != oldValue { changed() } } }
  /// What it is called where it cannot be kept.
  open var identifier: String?
  /// What else kept it in an archive: nothing here.
  open var shouldBeArchived = false

  /// The view that keeps it: the nearest one that both items are in.
  weak var holder: UIView?

  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    (firstItem, firstAttribute, self.relation) = (view1 as AnyObject, attr1, relation)
    (secondItem, secondAttribute) = (view2.map { $0 as AnyObject }, attr2)
    (self.multiplier, constant) = (multiplier, c)
    super.init()
    if let problem { LayoutMisuse.report(problem) }
  }

  /// One that says nothing.
  override public init() {
    (firstAttribute, relation, secondAttribute) = (.notAnAttribute, .equal, .notAnAttribute)
    (multiplier, constant) = (1, 0)
    super.init()
  }

  // MARK: Activation

  /// Whether the constraint counts. Both items have to be in one tree of views.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if !newValue {
        holder?.drop(self)
      } else if let view = commonView {
        view.hold(self)
      } else {
        LayoutMisuse.report(.noCommonAncestor(self))
      }
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) { for each in constraints { each.isActive = true } }
  open class func deactivate(_ constraints: [NSLayoutConstraint]) { for each in constraints { each.isActive = false } }

  private func changed() { holder?.setNeedsConstraints() }

  // MARK: Items

  var first: (any LayoutItem)? { firstItem as? any LayoutItem }
  var second: (any LayoutItem)? { secondItem as? any LayoutItem }

  /// The nearest view that both items are in.
  var commonView: UIView? {
    guard let one = first?.layoutView else { return nil }
    guard secondItem != nil else { return one }
    guard let other = second?.layoutView else { return nil }
    var candidate: UIView? = one
    while let view = candidate {
      if other.isDescendant(of: view) { return view }
      candidate = view.superview
    }
    return nil
  }

  private var problem: LayoutMisuse? {
    guard firstItem is any LayoutItem, secondItem == nil || secondItem is any LayoutItem else { return .noItem(self) }
    guard firstAttribute != .notAnAttribute else { return .noAttribute(self) }
    if secondItem == nil || secondAttribute == .notAnAttribute {
      // With a multiplier of zero, or no second item, only lengths are compared with a number.
      return firstAttribute.kind == .length || secondItem != nil && multiplier == 0 ? nil : .placeAgainstNumber(self)
    }
    return firstAttribute.kind == secondAttribute.kind ? nil : .differentKinds(self)
  }

  override open var description: String { LayoutProse.describe(self) }
  override open var debugDescription: String { description }
}

extension NSLayoutConstraint {
  public enum Axis: Int, Sendable { case horizontal, vertical }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// What of an item counts. Text runs from left to right here, so that leading is left.
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline,
      firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin,
      centerXWithinMargins, centerYWithinMargins

    public static let baseline = Attribute.lastBaseline

    enum Kind { case none, horizontal, vertical, length }

    /// Only what is of one kind can be compared.
    var kind: Kind {
      switch self {
      case .notAnAttribute: .none
      case .width, .height: .length
      case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
        .centerXWithinMargins:
        .horizontal
      case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
        .vertical
      }
    }
  }
}
