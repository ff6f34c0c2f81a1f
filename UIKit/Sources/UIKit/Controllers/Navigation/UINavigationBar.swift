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

  open var barStyle = UIBarStyle.default { didSet { showAnew() } }
  /// Of the background; white or black unless it is set.
  open var barTintColor: UIColor? { didSet { showAnew() } }
  /// Whether something of what lies below shines through.
  open var isTranslucent = true { didSet { showAnew() } }
  /// Font and colour of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { showAnew() } }
  /// In place of the line below the bar, if there is a picture for the background as well.
  open var shadowImage: UIImage? { didSet { showAnew() } }

  /// In points.
  static let height: CGFloat = 44

  private let backdrop = UIVisualEffectView(effect: UIBlurEffect(style: .light))
  private let picture = UIImageView()
  private let line = UIImageView()
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
    for view in [backdrop, picture, line, content] { addSubview(view) }
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
    content.fill(with: self)
    setNeedsLayout()
  }

  var titleColor: UIColor {
    // As Apple names the attribute; components write `.foregroundColor`.
    titleTextAttributes?[NSAttributedString.Key(rawValue: "NSColor")] as? UIColor
      ?? (barStyle == .black ? .white : .black)
  }

  var titleFont: UIFont {
    titleTextAttributes?[NSAttributedString.Key(rawValue: "NSFont")] as? UIFont
      ?? .systemFont(ofSize: 17, weight: .semibold)
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    // The background goes up behind the status bar.
    let above = safeAreaInsets.top + (superview?.safeAreaInsets.top ?? 0)
    let ground = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    (backdrop.frame, picture.frame) = (ground, ground)
    let thickness = line.image.map(\.size.height) ?? 1 / UIScreen.main.scale
    line.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: thickness)
    content.frame = bounds
  }
}
