public import QuartzCore

/// A control with a title.
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable { case custom, system }

  public private(set) var buttonType = ButtonType.custom
  private var titles: [UInt: String] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private let label = UILabel()

  override public init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType == .system { label.font = .systemFont(ofSize: 15) }
    update()
  }

  private func prepare() {
    (isAccessibilityElement, accessibilityTraits) = (true, .button)
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.textAlignment = .center
    addSubview(label)
    update()
  }

  // MARK: Title

  /// A state without a title of its own has the normal one.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
    update()
  }

  open func title(for state: UIControl.State) -> String? { titles[state.rawValue] ?? titles[State.normal.rawValue] }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state.rawValue] = color
    update()
  }

  /// White, or of a system button the tint colour, unless it is set.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state.rawValue] ?? titleColors[State.normal.rawValue] ?? (buttonType == .system ? tintColor : .white)
  }

  open var currentTitle: String? { title(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  /// Its font is the button's; its text and its colour are those of the state.
  open var titleLabel: UILabel? { label }

  /// Around the title, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  // MARK: State

  override open var isHighlighted: Bool { didSet { if isHighlighted != oldValue { highlightChanged() } } }
  override open var isSelected: Bool { didSet { if isSelected != oldValue { update() } } }
  override open var isEnabled: Bool { didSet { if isEnabled != oldValue { update() } } }

  override open func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  private func update() {
    label.text = currentTitle
    label.textColor = currentTitleColor
    setNeedsLayout()
    if !translatesAutoresizingMaskIntoConstraints { setNeedsConstraints() }
  }

  /// A system button's title goes pale under the finger, and comes back slowly.
  private func highlightChanged() {
    update()
    guard buttonType == .system else { return }
    if isHighlighted { label.alpha = 0.2 } else { UIView.animate(withDuration: 0.25) { self.label.alpha = 1 } }
  }

  // MARK: Layout

  override open func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: contentEdgeInsets)
    let size = label.sizeThatFits(.zero)
    let width = min(size.width, room.width)
    label.frame = CGRect(
      x: room.midX - width / 2, y: room.midY - size.height / 2, width: width, height: size.height)
  }

  override open var forLastBaselineLayout: UIView { label }

  override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override open var intrinsicContentSize: CGSize {
    let title = label.sizeThatFits(.zero)
    return CGSize(
      width: title.width + contentEdgeInsets.left + contentEdgeInsets.right,
      height: title.height + contentEdgeInsets.top + contentEdgeInsets.bottom)
  }
}
