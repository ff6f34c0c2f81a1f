public import UIKitCore

/// What lies above or below a section, and is used again for others.
open class UITableViewHeaderFooterView: UIView {
  /// Where a title lies.
  enum Placement { case middle, top, bottom }

  open var reuseIdentifier: String? { identifier }
  private let identifier: String?
  /// What is shown besides the text.
  open var contentView: UIView { content }
  private let content = UIView()
  /// Made when it is first asked for.
  open var textLabel: UILabel? {
    if label == nil { label = makeLabel(.systemFont(ofSize: 17, weight: .semibold)) }
    return label
  }
  /// Shown below the text.
  open var detailTextLabel: UILabel? {
    if detail == nil { detail = makeLabel(.systemFont(ofSize: 13)) }
    return detail
  }
  private var (label, detail): (UILabel?, UILabel?)
  var placement = Placement.middle

  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: .zero)
    prepare()
  }

  public required init?(coder: NSCoder) {
    identifier = nil
    super.init(coder: coder)
    prepare()
  }

  override public convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  override open class func madeByClass(frame: CGRect) -> UIView { UITableViewHeaderFooterView(frame: frame) }
  /// One of this class. The translation has each such class of a component override it.
  open class func madeByClass(reuseIdentifier: String?) -> UITableViewHeaderFooterView {
    UITableViewHeaderFooterView(reuseIdentifier: reuseIdentifier)
  }

  private func prepare() {
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// Called before it is used again.
  open func prepareForReuse() {}

  private func makeLabel(_ font: UIFont) -> UILabel {
    let label = UILabel()
    label.font = font
    content.addSubview(label)
    return label
  }

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
  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
    configurator.update(for: state, in: self, contentView)
  }
  /// Configures the view in a state.
  open var configurationUpdateHandler:
    ((_ cell: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

  // MARK: Layout

  override open func layoutSubviews() {
    configurator.settle { updateConfiguration(using: configurationState) }
    super.layoutSubviews()
    backgroundView?.frame = bounds
    if content.frame != bounds { content.frame = bounds }
    layOutLabels()
  }

  private func layOutLabels() {
    let room = bounds.insetBy(dx: UITableViewCell.margin, dy: 0)
    let texts = [label, detail].compactMap(\.self).filter { $0.text?.isEmpty == false }
    let heights = texts.map { $0.sizeThatFits(CGSize(width: room.width, height: 0)).height }
    let whole = heights.reduce(0, +)
    var y =
      switch placement {
      case .middle: room.midY - whole / 2
      case .top: Self.titleInset
      case .bottom: room.maxY - Self.titleInset - whole
      }
    for (text, height) in zip(texts, heights) {
      text.frame = CGRect(x: room.minX, y: y, width: room.width, height: height)
      y += height
    }
  }

  /// Between a title and the rows, in points. Apple does not name it.
  private static let titleInset: CGFloat = 7

  /// Whether it is a title that the table has made.
  var isTitle: Bool { placement != .middle }
  func titleHeight(in width: CGFloat) -> CGFloat {
    label?.sizeThatFits(CGSize(width: width - 2 * UITableViewCell.margin, height: 0)).height ?? 0
  }

  /// Whether constraints say how high it is.
  var hasContentView: Bool { content.containsConstraints }

  override open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if let size = configurator.size(targetSize, horizontalFittingPriority, verticalFittingPriority) { return size }
    guard hasContentView else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return content.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}
