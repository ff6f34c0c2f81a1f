public import UIKitCore

/// A row of a list in a collection.
open class UICollectionViewListCell: UICollectionViewCell {
  override open class func madeByClass(frame: CGRect) -> UICollectionReusableView {
    UICollectionViewListCell(frame: frame)
  }

  /// Steps by which the content lies inwards.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// Of a step, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  open var indentsAccessories = true
  /// What lies at the row's ends.
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesChanged() } }
  /// Where the line below the row may be fastened.
  open var separatorLayoutGuide: UILayoutGuide { guide }
  private lazy var guide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  private var views: [(view: UIView, isLeading: Bool)] = []
  private let line = UIView()
  private(set) var row: ListRow?
  /// What is shown beside the cell after a swipe.
  var swipe: SwipeActionsView?
  override var swipeOffset: CGFloat { swipe?.offset ?? 0 }
  /// Between an accessory and what lies beside it, in points. Apple does not name it.
  private static let gap: CGFloat = 8
  private static let margin: CGFloat = 16

  private func accessoriesChanged() {
    for shown in views { shown.view.removeFromSuperview() }
    views = accessories.filter { !$0.isHidden(isEditing: collection?.isEditing ?? false) }.map {
      ($0.makeView(in: self), $0.isLeading)
    }
    for shown in views { addSubview(shown.view) }
    setNeedsLayout()
  }

  override func collectionEditingChanged() { accessoriesChanged() }

  override open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    row = layoutAttributes.row
    if row?.list.isSwiped == true { collection?.followSwipes() }
    guard let row else { return }
    let (isShown, _, color) = row.line(of: layoutAttributes.indexPath)
    (line.isHidden, line.backgroundColor) = (!isShown, color)
    if line.superview !== self { addSubview(line) }
    if backgroundConfiguration == nil, backgroundColor == nil { backgroundColor = row.list.rowGround }
    layer.cornerRadius = row.isFirst || row.isLast ? row.list.cornerRadius : 0
    var corners: CACornerMask = []
    if row.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if row.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
    setNeedsLayout()
  }

  override open func prepareForReuse() {
    super.prepareForReuse()
    swipe?.close(animated: false)
  }

  /// What lies beside the cell after a swipe is touched with it.
  override open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || swipe?.frame.contains(point) == true
  }

  private var room: (leading: CGFloat, trailing: CGFloat) {
    var (leading, trailing) = (CGFloat(indentationLevel) * indentationWidth, CGFloat(0))
    for shown in views {
      let width = shown.view.bounds.width + Self.gap
      if shown.isLeading { leading += width } else { trailing += width + (trailing == 0 ? Self.gap : 0) }
    }
    return (leading, trailing)
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    swipe?.cellLaidOut()
    let room = room
    contentView.frame = CGRect(
      x: room.leading, y: 0, width: max(bounds.width - room.leading - room.trailing, 0), height: bounds.height)
    var (start, end) = (Self.margin, bounds.width - Self.margin)
    for shown in views {
      let size = shown.view.bounds.size
      let x = shown.isLeading ? start : end - size.width
      shown.view.frame.origin = CGPoint(x: x, y: (bounds.height - size.height) / 2)
      if shown.isLeading { start += size.width + Self.gap } else { end -= size.width + Self.gap }
    }
    guard let row, let path = attributes?.indexPath else { return }
    let insets = row.line(of: path).insets
    let thickness = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(
      x: insets.leading + room.leading, y: bounds.height - thickness,
      width: max(bounds.width - insets.leading - insets.trailing - room.leading, 0), height: thickness)
  }

  override open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let taken = room.leading + room.trailing
    let size = super.systemLayoutSizeFitting(
      CGSize(width: max(targetSize.width - taken, 0), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: size.width + taken, height: max(size.height, UITableViewCell.usualHeight))
  }
}

/// What lies at an end of a list's row.
public struct UICellAccessory {
  public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }
  public enum Placement {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }

  public struct DisclosureIndicatorOptions {
    public var tintColor: UIColor?
    public init(tintColor: UIColor? = nil) { self.tintColor = tintColor }
  }
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  public typealias DetailOptions = DisclosureIndicatorOptions

  public struct LabelOptions {
    public var tintColor: UIColor?
    public var font: UIFont
    public init(tintColor: UIColor? = nil, font: UIFont = .systemFont(ofSize: 17)) {
      (self.tintColor, self.font) = (tintColor, font)
    }
  }

  public struct CustomViewConfiguration {
    let view: UIView
    let placement: Placement
    public init(customView: UIView, placement: Placement) { (view, self.placement) = (customView, placement) }
  }

  let displayed: DisplayedState
  let isLeading: Bool
  let make: (UIView) -> UIView

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { glyph(.disclosureIndicator, displayed, options.tintColor) }
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory { glyph(.checkmark, displayed, options.tintColor) }
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(displayed: displayed, isLeading: false) { _ in
      let accessory = CellAccessory()
      accessory.type = .detailButton
      accessory.onTap = { actionHandler?() }
      return accessory
    }
  }
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(displayed: displayed, isLeading: false) { _ in
      let label = UILabel()
      (label.text, label.font, label.textColor) = (text, options.font, options.tintColor ?? .secondaryLabel)
      label.sizeToFit()
      return label
    }
  }
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (displayed, isLeading) =
      switch configuration.placement {
      case .leading(let displayed): (displayed, true)
      case .trailing(let displayed): (displayed, false)
      }
    return UICellAccessory(displayed: displayed, isLeading: isLeading) { _ in
      if configuration.view.bounds.size == .zero { configuration.view.sizeToFit() }
      return configuration.view
    }
  }

  private static func glyph(
    _ type: UITableViewCell.AccessoryType, _ displayed: DisplayedState, _ tint: UIColor?
  ) -> UICellAccessory {
    UICellAccessory(displayed: displayed, isLeading: false) { _ in
      let accessory = CellAccessory()
      accessory.type = type
      if let tint { accessory.tintColor = tint }
      return accessory
    }
  }

  func isHidden(isEditing: Bool) -> Bool {
    displayed == .whenEditing && !isEditing || displayed == .whenNotEditing && isEditing
  }
  func makeView(in cell: UIView) -> UIView { make(cell) }
}
