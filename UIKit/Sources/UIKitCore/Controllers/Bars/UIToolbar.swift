public import QuartzCore

/// Says where a toolbar lies.
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar with buttons, from left to right.
open class UIToolbar: UIView, ItemBar, UIBarPositioning {
  private let ground = BarGround()
  private var shown: [(item: UIBarButtonItem, view: UIView?)] = []

  open var items: [UIBarButtonItem]? { didSet { showAnew() } }
  open var barStyle: UIBarStyle {
    get { ownStyle ?? .default }
    set { ownStyle = newValue }
  }
  private(set) var ownStyle: UIBarStyle? { didSet { showAnew() } }
  /// Of the background; white or black unless it is set.
  open var barTintColor: UIColor? { didSet { showAnew() } }
  /// Whether something of what lies below shines through.
  open var isTranslucent: Bool {
    get { ownTranslucency ?? true }
    set { ownTranslucency = newValue }
  }
  private(set) var ownTranslucency: Bool? { didSet { showAnew() } }

  // MARK: Appearances, in place of all of these where there is one

  open var standardAppearance: UIToolbarAppearance {
    get {
      if ownAppearance == nil { ownAppearance = UIToolbarAppearance().kept { [weak self] in self?.showAnew() } }
      return ownAppearance ?? UIToolbarAppearance()
    }
    set {
      ownAppearance = newValue.kept { [weak self] in self?.showAnew() }
      showAnew()
    }
  }
  private(set) var ownAppearance: UIToolbarAppearance?
  /// Of the toolbars of navigation controllers, which here have none.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// Of low bars, as phones have them that lie on their sides.
  open var compactAppearance: UIToolbarAppearance?

  func buttonLook(_ style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance? { ownAppearance?.buttons(style) }

  /// In points.
  static let height: CGFloat = 44
  private static let (margin, gap): (CGFloat, CGFloat) = (16, 10)
  /// Whether the background goes on below, behind what the screen's shape takes.
  var liesAtBottom = false

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
    shown = (items ?? []).filter { !$0.isHidden }.map { ($0, $0.space == nil ? button(for: $0) : nil) }
    for view in shown.compactMap(\.view) { addSubview(view) }
    ground.show(barStyle, barTintColor, isTranslucent: isTranslucent, ownAppearance ?? pictured)
    setNeedsLayout()
  }

  override open func didMoveToWindow() {
    super.didMoveToWindow()
    // Items look as proxies say from now on.
    showAnew()
  }

  override open func tintColorDidChange() {
    super.tintColorDidChange()
    showAnew()
  }

  open weak var delegate: (any UIToolbarDelegate)?
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
  private var backgroundImages: [UIBarPosition: UIImage] = [:]
  private var shadowImages: [UIBarPosition: UIImage] = [:]

  /// In place of the blur; one for any place is that of all that have none.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    backgroundImages[topOrBottom] = backgroundImage
    showAnew()
  }
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { barMetrics == .default ? backgroundImages[topOrBottom] : nil }

  /// In place of the line, if there is a picture for the background as well.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadowImages[topOrBottom] = shadowImage
    showAnew()
  }
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImages[topOrBottom] }

  /// What pictures say, as an appearance.
  private var pictured: UIToolbarAppearance? {
    guard let image = backgroundImages[.any] ?? backgroundImages[.bottom] else { return nil }
    let look = UIToolbarAppearance()
    look.configureWithTransparentBackground()
    look.backgroundImage = image
    look.shadowImage = shadowImages[.any] ?? shadowImages[.bottom]
    if look.shadowImage == nil { look.shadowColor = .shadow }
    return look
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
  override open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

  override open func layoutSubviews() {
    super.layoutSubviews()
    let below = liesAtBottom ? (superview?.bounds.maxY ?? frame.maxY) - frame.maxY : 0
    ground.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: -max(below, 0), right: 0))
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
  private let background = BarBackground()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    background.hasLineAbove = true
    line.backgroundColor = .shadow
    for view in [backdrop, line, background] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ style: UIBarStyle, _ color: UIColor?, isTranslucent: Bool, _ appearance: UIBarAppearance?) {
    for view in [backdrop, line] { view.isHidden = appearance != nil }
    background.isHidden = appearance == nil
    if let appearance { background.show(appearance) }
    let color = color ?? (style != .default ? UIColor(white: 0.1, alpha: 1) : UIColor(white: 0.98, alpha: 1))
    backdrop.backgroundColor = color.withAlphaComponent(isTranslucent ? 0.85 : 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [backdrop, background] { view.frame = bounds }
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / UIScreen.main.scale)
  }
}
