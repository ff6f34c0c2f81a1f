public import QuartzCore

/// How bars look.
public enum UIBarStyle: Int, Sendable { case `default`, black }

/// Which of a bar's heights a picture is for.
public enum UIBarMetrics: Int, Sendable { case `default`, compact }

/// A bar with a title, a way back and buttons.
open class UINavigationBar: UIView, ItemBar {
  /// Those that lead to the top one, which is shown.
  public private(set) var items: [UINavigationItem] = []
  open var topItem: UINavigationItem? { items.last }
  open var backItem: UINavigationItem? { items.dropLast().last }

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
  /// Font and colour of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { showAnew() } }
  /// In place of the line below the bar, if there is a picture for the background as well.
  open var shadowImage: UIImage? { didSet { showAnew() } }

  // MARK: Appearances, in place of all of these where there is one

  /// Of a bar that content lies below.
  open var standardAppearance: UINavigationBarAppearance {
    get {
      if ownAppearance == nil { ownAppearance = UINavigationBarAppearance().kept { [weak self] in self?.showAnew() } }
      return ownAppearance ?? UINavigationBarAppearance()
    }
    set {
      ownAppearance = newValue.kept { [weak self] in self?.showAnew() }
      showAnew()
    }
  }
  private(set) var ownAppearance: UINavigationBarAppearance?
  /// While the edge of what scrolls is at the bar's, and where nothing scrolls; without, the standard one on nothing.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { edgeAppearance }
    set {
      edgeAppearance = newValue?.kept { [weak self] in self?.showAnew() }
      showAnew()
    }
  }
  private var edgeAppearance: UINavigationBarAppearance?
  /// Of low bars, as phones have them that lie on their sides.
  open var compactAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// Whether the edge of the content is at the bar's; a bar that is in no controller knows of none.
  var isContentAtEdge: () -> Bool = { false }
  private var shownAtEdge = false

  /// To be told when content has been scrolled.
  func contentMoved() { if isAtEdge != shownAtEdge { showAnew() } }

  private var standard: UINavigationBarAppearance? { topItem?.standardAppearance ?? ownAppearance }
  private var edge: UINavigationBarAppearance? { topItem?.scrollEdgeAppearance ?? edgeAppearance }
  private var isAtEdge: Bool { (standard != nil || edge != nil) && isContentAtEdge() }

  /// The appearance that is shown.
  private(set) var look: UINavigationBarAppearance?

  private func chooseLook() {
    shownAtEdge = isAtEdge
    look = shownAtEdge ? edge ?? standard?.transparent : standard
  }

  func buttonLook(_ style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance? { look?.buttons(style) }

  /// In points.
  static let height: CGFloat = 44

  private let backdrop = UIVisualEffectView(effect: UIBlurEffect(style: .light))
  private let picture = UIImageView()
  private let line = UIImageView()
  private let background = BarBackground()
  private var content = NavigationBarContent()
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  /// Leads back.
  var goBack: (() -> Void)?

  override public init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for view in [backdrop, picture, line, background, content] { addSubview(view) }
    showAnew()
  }

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
    showAnew()
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

  override open func tintColorDidChange() {
    super.tintColorDidChange()
    showAnew()
  }

  override open func didMoveToWindow() {
    super.didMoveToWindow()
    // Items look as proxies say from now on, and tints come from above.
    showAnew()
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  // MARK: Items

  /// Shows the last of the items.
  /// - Parameters:
  ///   - items: from the first on.
  ///   - direction: from which side it comes, 1 for the right one; `nil` for a change at once.
  ///   - duration: seconds.
  func show(_ items: [UINavigationItem], from direction: CGFloat?, duration: TimeInterval) {
    let old = content
    for item in self.items { item.bar = nil }
    self.items = items
    for item in items { item.bar = self }
    content = NavigationBarContent()
    addSubview(content)
    showAnew()
    guard let direction else { return old.removeFromSuperview() }
    old.isUserInteractionEnabled = false
    content.alpha = 0
    content.place(shiftedBy: direction * bounds.width / 3)
    UIView.animate(withDuration: duration) {
      old.alpha = 0
      old.place(shiftedBy: -direction * self.bounds.width / 3)
      self.content.alpha = 1
      self.content.place(shiftedBy: 0)
    } completion: { _ in
      old.removeFromSuperview()
    }
  }

  // MARK: Looks

  func showAnew() {
    let color = barTintColor ?? (barStyle == .black ? UIColor(white: 0.1, alpha: 1) : UIColor(white: 0.98, alpha: 1))
    let image = backgroundImages[.default]
    backdrop.isHidden = image != nil
    backdrop.backgroundColor = color.withAlphaComponent(isTranslucent ? 0.85 : 1)
    (picture.image, picture.isHidden) = (image, image == nil)
    line.image = image == nil ? nil : shadowImage
    line.backgroundColor = image != nil && shadowImage != nil ? .clear : UIColor(white: 0, alpha: 0.3)
    chooseLook()
    background.isHidden = look == nil
    if let look {
      for view in [backdrop, picture, line] { view.isHidden = true }
      background.show(look)
    } else {
      line.isHidden = false
    }
    content.fill(with: self)
    setNeedsLayout()
  }

  var titleAttributes: [NSAttributedString.Key: Any] { look?.titleTextAttributes ?? titleTextAttributes ?? [:] }

  var titleColor: UIColor {
    titleAttributes[.foregroundColor] as? UIColor ?? (look != nil ? .label : barStyle == .black ? .white : .black)
  }

  var titleFont: UIFont {
    titleAttributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    contentMoved()
    // The background goes up behind the status bar.
    let above = safeAreaInsets.top + (superview?.safeAreaInsets.top ?? 0)
    let ground = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    for view in [backdrop, picture, background] { view.frame = ground }
    let thickness = line.image.map(\.size.height) ?? 1 / UIScreen.main.scale
    line.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: thickness)
    content.frame = bounds
  }
}
