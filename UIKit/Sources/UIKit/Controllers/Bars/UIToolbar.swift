public import QuartzCore

/// A bar with buttons, from left to right.
open class UIToolbar: UIView, ItemBar {
  private let ground = BarGround()
  private var shown: [(item: UIBarButtonItem, view: UIView?)] = []

  open var items: [UIBarButtonItem]? { didSet { showAnew() } }
  open var barStyle = UIBarStyle.default { didSet { showAnew() } }
  /// Of the background; white or black unless it is set.
  open var barTintColor: UIColor? { didSet { showAnew() } }
  /// Whether something of what lies below shines through.
  open var isTranslucent = true { didSet { showAnew() } }

  /// In points.
  private static let (height, margin, gap): (CGFloat, CGFloat, CGFloat) = (44, 16, 10)

  override public init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(ground)
    showAnew()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(ground)
    showAnew()
  }

  /// New ones fade in, if it is animated.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
    guard animated else { return }
    layoutIfNeeded()
    UIView.performWithoutAnimation { for view in shown.compactMap(\.view) { view.alpha = 0 } }
    UIView.animate(withDuration: 0.3) { for view in self.shown.compactMap(\.view) { view.alpha = 1 } }
  }

  func showAnew() {
    for view in shown.compactMap(\.view) { view.removeFromSuperview() }
    shown = (items ?? []).map { ($0, $0.space == nil ? button(for: $0) : nil) }
    for view in shown.compactMap(\.view) { addSubview(view) }
    ground.show(barStyle, barTintColor, isTranslucent: isTranslucent)
    setNeedsLayout()
  }

  override open func tintColorDidChange() {
    super.tintColorDidChange()
    showAnew()
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
  override open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

  override open func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    let sizes = shown.map { entry -> CGSize in
      let size = entry.view?.sizeThatFits(bounds.size) ?? .zero
      return CGSize(width: entry.item.width > 0 ? entry.item.width : size.width, height: size.height)
    }
    let gaps = zip(shown, shown.dropFirst()).count { $0.view != nil && $1.view != nil }
    let room = bounds.width - 2 * Self.margin - sizes.reduce(0) { $0 + $1.width } - CGFloat(gaps) * Self.gap
    let flexible = shown.count { $0.item.space == .flexibleSpace }
    var x = bounds.minX + Self.margin
    for (index, entry) in shown.enumerated() {
      if index > 0, entry.view != nil, shown[index - 1].view != nil { x += Self.gap }
      let size = sizes[index]
      entry.view?.frame = CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
      x += size.width + (entry.item.space == .flexibleSpace ? max(room, 0) / CGFloat(flexible) : 0)
    }
  }
}

/// What lies behind a bar's buttons, with a line above.
final class BarGround: UIView {
  private let backdrop = UIVisualEffectView(effect: UIBlurEffect(style: .light))
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    line.backgroundColor = UIColor(white: 0, alpha: 0.3)
    for view in [backdrop, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ style: UIBarStyle, _ color: UIColor?, isTranslucent: Bool) {
    let color = color ?? (style == .black ? UIColor(white: 0.1, alpha: 1) : UIColor(white: 0.98, alpha: 1))
    backdrop.backgroundColor = color.withAlphaComponent(isTranslucent ? 0.85 : 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / UIScreen.main.scale)
  }
}
