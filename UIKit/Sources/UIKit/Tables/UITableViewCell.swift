public import QuartzCore

/// A row of a table.
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    /// A text, after a picture if there is one.
    case `default`
    /// And another text at the end.
    case value1
    /// A small text in the tint colour that ends where the other one begins.
    case value2
    /// And a smaller text below.
    case subtitle
  }

  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public let reuseIdentifier: String?
  let style: CellStyle
  /// What a cell shows lies in here; beside it lies what belongs to the table, such as an accessory.
  public let contentView = UIView()
  let line = UIView()
  let accessory = CellAccessory()

  /// Points between the edge and what lies first. Apple does not name it.
  static let margin: CGFloat = 16
  /// Of rows that say nothing of their height, in points.
  static let usualHeight: CGFloat = 44

  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.usualHeight))
    prepare()
  }

  public required init?(coder: NSCoder) {
    (style, reuseIdentifier) = (.default, nil)
    super.init(coder: coder)
    prepare()
  }

  override public convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// One of this class. The translation has each such class of a component override it.
  open class func make(style: CellStyle, reuseIdentifier: String?) -> UITableViewCell {
    UITableViewCell(style: style, reuseIdentifier: reuseIdentifier)
  }

  private func prepare() {
    backgroundColor = .systemBackground
    contentView.frame = bounds
    // Constraints in it are solved for the cell's size as soon as that is known.
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    line.isUserInteractionEnabled = false
    line.backgroundColor = .separator
    accessory.onTap = { [weak self] in self.map { $0.table?.accessoryTapped(in: $0) } }
  }

  /// Called before the cell is used for another row.
  open func prepareForReuse() {}

  weak var table: UITableView?

  // MARK: Content

  // Made when they are first asked for.
  private(set) var parts: (text: UILabel?, detail: UILabel?, image: UIImageView?)

  open var textLabel: UILabel? {
    if parts.text == nil { parts.text = makeLabel(size: style == .value2 ? 12 : 17) }
    return parts.text
  }

  /// Of styles with two texts.
  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    if parts.detail == nil {
      parts.detail = makeLabel(size: style == .value1 ? 17 : 12)
      if style == .value1 { parts.detail?.textColor = .secondaryLabel }
    }
    return parts.detail
  }

  open var imageView: UIImageView? {
    if parts.image == nil {
      let view = UIImageView()
      contentView.addSubview(view)
      parts.image = view
    }
    return parts.image
  }

  private func makeLabel(size: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  open var accessoryType = AccessoryType.none { didSet { accessoryChanged() } }
  /// Shown in place of what ``accessoryType`` names.
  open var accessoryView: UIView? {
    didSet {
      if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
      accessoryChanged()
    }
  }

  private func accessoryChanged() {
    accessory.type = accessoryType
    accessory.removeFromSuperview()
    if let view = shownAccessory { addSubview(view) }
    setNeedsLayout()
  }

  var shownAccessory: UIView? { accessoryView ?? (accessoryType == .none ? nil : accessory) }

  /// Where the line below the cell begins and ends.
  open var separatorInset = UIEdgeInsets.zero { didSet { hasOwnSeparatorInset = true } }
  private var hasOwnSeparatorInset = false

  // MARK: Grounds

  /// Behind the content.
  open var backgroundView: UIView? { didSet { groundChanged(from: oldValue) } }
  /// Over the background while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? { didSet { groundChanged(from: oldValue) } }
  private lazy var grayGround: UIView = {
    let view = UIView()
    view.backgroundColor = .systemGray4
    return view
  }()

  private func groundChanged(from old: UIView?) {
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    if isMarked { showMark(true) }
    setNeedsLayout()
  }

  // MARK: Selection

  open var selectionStyle = SelectionStyle.default
  private var (selected, highlighted) = (false, false)

  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    let wasMarked = isMarked
    self.selected = selected
    if isMarked != wasMarked { mark(animated: animated) }
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    let wasMarked = isMarked
    self.highlighted = highlighted
    if isMarked != wasMarked { mark(animated: animated) }
  }

  private var isMarked: Bool { selected || highlighted }
  /// In seconds, of a selection that comes or goes with animation. Apple does not name it.
  static let selectionDuration = 0.3

  private func mark(animated: Bool) {
    let isMarked = isMarked
    guard selectionStyle != .none else { return }
    highlightContent(of: contentView, isMarked)
    let ground = selectedBackgroundView ?? grayGround
    guard animated else { return showMark(isMarked) }
    if isMarked { UIView.performWithoutAnimation { showMark(true) } }
    UIView.performWithoutAnimation { ground.alpha = isMarked ? 0 : 1 }
    UIView.animate(withDuration: Self.selectionDuration, delay: 0, options: .allowUserInteraction) {
      ground.alpha = isMarked ? 1 : 0
    } completion: { [weak self] _ in
      if let self, !self.isMarked { showMark(false) }
    }
  }

  private func showMark(_ isShown: Bool) {
    for view in [selectedBackgroundView, grayGround] { view?.removeFromSuperview() }
    guard isShown, selectionStyle != .none else { return }
    let ground = selectedBackgroundView ?? grayGround
    (ground.frame, ground.alpha) = (bounds, 1)
    insertSubview(ground, belowSubview: contentView)
  }

  /// What can be highlighted shows it.
  private func highlightContent(of view: UIView, _ isHighlighted: Bool) {
    for view in view.subviews {
      switch view {
      case let label as UILabel: label.isHighlighted = isHighlighted
      case let image as UIImageView: image.isHighlighted = isHighlighted
      case is UIControl: continue
      default: highlightContent(of: view, isHighlighted)
      }
    }
  }

  // MARK: Layout

  override open func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    if let selectedBackgroundView, selectedBackgroundView.superview === self { selectedBackgroundView.frame = bounds }
    if grayGround.superview === self { grayGround.frame = bounds }
    layOutParts()
  }

  /// Where the table draws a line below the cell.
  func showLine(_ color: UIColor?, inset: UIEdgeInsets) {
    guard let color else { return line.removeFromSuperview() }
    let inset = hasOwnSeparatorInset ? separatorInset : inset
    line.backgroundColor = color
    if line.superview !== self { addSubview(line) }
    let thickness = 1 / UIScreen.main.scale
    line.frame = CGRect(
      x: inset.left, y: bounds.height - thickness, width: max(bounds.width - inset.left - inset.right, 0),
      height: thickness)
  }

  /// As high as the content asks for that is as wide as the cell, by constraints if there are some.
  override open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard contentView.containsConstraints else { return sizeThatFits(targetSize) }
    let taken = shownAccessory == nil ? 0 : targetSize.width - contentWidth(in: targetSize.width)
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: targetSize.width - taken, height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: size.width + taken, height: size.height)
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(partsHeight(in: size.width), Self.usualHeight))
  }
}
