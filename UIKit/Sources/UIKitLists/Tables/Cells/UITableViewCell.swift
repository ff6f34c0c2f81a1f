public import UIKitCore

/// A row of a table.
open class UITableViewCell: UIView {
  open var reuseIdentifier: String? { identifier }
  private let identifier: String?
  let style: CellStyle
  /// What a cell shows lies in here; beside it lies what belongs to the table, such as an accessory.
  open var contentView: UIView { content }
  private let content = UIView()
  let lines = CellLines()
  let accessory = CellAccessory()

  /// Points between the edge and what lies first. Apple does not name it.
  static let margin: CGFloat = 16
  /// Of rows that say nothing of their height, in points.
  static let usualHeight: CGFloat = 44

  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, identifier) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.usualHeight))
    prepare()
  }

  public required init?(coder: NSCoder) {
    (style, identifier) = (.default, nil)
    super.init(coder: coder)
    prepare()
  }

  override public convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  override open class func madeByClass(frame: CGRect) -> UIView { UITableViewCell(frame: frame) }
  /// One of this class. The translation has each such class of a component override it.
  open class func madeByClass(style: CellStyle, reuseIdentifier: String?) -> UITableViewCell {
    UITableViewCell(style: style, reuseIdentifier: reuseIdentifier)
  }

  private func prepare() {
    backgroundColor = .systemBackground
    content.frame = bounds
    // Constraints in it are solved for the cell's size as soon as that is known.
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    accessory.onTap = { [weak self] in self.map { $0.table?.accessoryTapped(in: $0) } }
  }

  /// Called before the cell is used for another row.
  open func prepareForReuse() { swipe?.close(animated: false) }

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
      content.addSubview(view)
      parts.image = view
    }
    return parts.image
  }

  private func makeLabel(size: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    content.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// How far texts and picture lie inwards: so many steps of a width.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }

  // MARK: Accessories

  open var accessoryType = AccessoryType.none { didSet { accessoryChanged() } }
  /// Shown in place of what ``accessoryType`` names.
  open var accessoryView: UIView? { didSet { accessoryChanged(from: oldValue) } }
  /// The same while the table is edited.
  open var editingAccessoryType = AccessoryType.none { didSet { accessoryChanged() } }
  open var editingAccessoryView: UIView? { didSet { accessoryChanged(from: oldValue) } }

  func accessoryChanged(from old: UIView? = nil) {
    accessory.type = isEditing ? editingAccessoryType : accessoryType
    let shown = shownAccessory
    for view in [accessory, accessoryView, editingAccessoryView, old] where view !== shown {
      view?.removeFromSuperview()
    }
    if let shown { addSubview(shown) }
    setNeedsLayout()
  }

  var shownAccessory: UIView? {
    let (view, type) = isEditing ? (editingAccessoryView, editingAccessoryType) : (accessoryView, accessoryType)
    return view ?? (type == .none ? nil : accessory)
  }

  // MARK: Lines; see CellLines.swift

  /// Where the line below the cell begins and ends.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? table?.separatorInset ?? UITableView.usualSeparatorInset }
    set {
      ownSeparatorInset = newValue
      table?.setNeedsLayout()
    }
  }
  private(set) var ownSeparatorInset: UIEdgeInsets?

  // MARK: Grounds; see CellGrounds.swift

  /// Behind the content.
  open var backgroundView: UIView? { didSet { groundChanged(from: oldValue) } }
  /// Over the background while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? { didSet { groundChanged(from: oldValue) } }
  /// The same, of tables in which several rows can be selected.
  open var multipleSelectionBackgroundView: UIView? { didSet { groundChanged(from: oldValue) } }
  lazy var grayGround: UIView = {
    let view = UIView()
    view.backgroundColor = .systemGray4
    return view
  }()
  /// What the cell is given where it has no colour of its own.
  var usualBackground: UIColor? = .systemBackground

  // MARK: Selection

  open var selectionStyle = SelectionStyle.default
  // Nothing here moves from view to view but by touches.
  open var focusStyle = FocusStyle.default
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
    editing.choice?.isChosen = selected
    if isMarked != wasMarked { mark(animated: animated) }
    setNeedsUpdateConfiguration()
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    let wasMarked = isMarked
    self.highlighted = highlighted
    if isMarked != wasMarked { mark(animated: animated) }
    setNeedsUpdateConfiguration()
  }

  var isMarked: Bool { selected || highlighted }

  // MARK: Editing; see CellEditing.swift

  let editing = CellEditing()
  /// What is shown beside the cell after a swipe.
  var swipe: SwipeActionsView?

  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }
  /// Shows or takes away what the row is deleted, inserted or moved by.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(to: editing, animated: animated) }
  /// What the row can be edited by, as the table's delegate says.
  open var editingStyle: EditingStyle { editing.style }
  /// Whether the button is seen that deletes the row after all.
  open var showingDeleteConfirmation: Bool { swipe?.deletes == true }
  /// Whether the cell can be dragged to another place. A table sets it of rows that its data source lets be moved.
  open var showsReorderControl = false { didSet { if showsReorderControl != oldValue { editingPartsChanged() } } }
  /// Whether the content makes room while the cell is edited, even where nothing is shown there.
  open var shouldIndentWhileEditing = true { didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } } }

  /// Called before the cell shows something else to be edited by, and after it does.
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}

  // No cell can be dragged to another view here.
  open var userInteractionEnabledWhileDragging = false
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Configurations; see UIContentConfiguration.swift

  let configurator = CellConfigurator()
  /// What the content shows.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurator.content }
    set {
      configurator.content = newValue
      configurator.show(in: self, contentView)
    }
  }
  /// What lies behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurator.background }
    set {
      configurator.background = newValue
      configurator.show(in: self, contentView)
    }
  }
  /// Whether the content is configured anew in each state.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurator.followsState.content }
    set { configurator.followsState.content = newValue }
  }
  /// Backgrounds look the same in each state here.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurator.followsState.background }
    set { configurator.followsState.background = newValue }
  }
  /// Asked before the next layout.
  open func setNeedsUpdateConfiguration() { configurator.invalidate(self) }
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
    configurator.update(for: state, in: self, contentView)
  }
  /// Configures the cell in a state.
  open var configurationUpdateHandler: ((_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
    return state
  }
  /// What the cell's style shows.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    style == .value1 || style == .value2 ? .valueCell() : style == .subtitle ? .subtitleCell() : .cell()
  }

  // MARK: Layout

  override open func layoutSubviews() {
    configurator.settle { updateConfiguration(using: configurationState) }
    super.layoutSubviews()
    layOutGrounds()
    layOutParts()
  }

  /// What lies beside the cell after a swipe is touched with it.
  override open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || swipe?.frame.contains(point) == true
  }

  /// As high as the content asks for that is as wide as the cell, by constraints if there are some.
  override open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if let size = configurator.size(targetSize, horizontalFittingPriority, verticalFittingPriority) { return size }
    guard content.containsConstraints else { return sizeThatFits(targetSize) }
    let taken = targetSize.width - contentRoom(in: targetSize.width).width
    let size = content.systemLayoutSizeFitting(
      CGSize(width: targetSize.width - taken, height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: size.width + taken, height: size.height)
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    if let own = configurator.size(CGSize(width: size.width, height: 0), .required, .fittingSizeLevel) { return own }
    return CGSize(width: size.width, height: max(partsHeight(in: size.width), Self.usualHeight))
  }
}
