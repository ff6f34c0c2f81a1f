public import QuartzCore

/// How bars look.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
  /// Black, with something shining through; up to iOS 13.
  case blackTranslucent
  public static let blackOpaque = UIBarStyle.black
}

/// Which of a bar's heights a picture is for.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }

/// Where a bar lies: below another one, at the top of a screen or at its bottom.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

public protocol UIBarPositioning: AnyObject {
  var barPosition: UIBarPosition { get }
}

public protocol UIBarPositioningDelegate: AnyObject {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Is asked and told what a navigation bar shows that no controller fills.
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// A bar with a title, a way back and buttons.
open class UINavigationBar: UIView, ItemBar, UIBarPositioning {
  open weak var delegate: (any UINavigationBarDelegate)?
  /// Those that lead to the top one, which is shown.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }
  private var stack: [UINavigationItem] = []
  open var topItem: UINavigationItem? { stack.last }
  open var backItem: UINavigationItem? { stack.dropLast().last }
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    show(items ?? [], from: animated ? 1 : nil, duration: Self.changeDuration)
  }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
    show(stack + [item], from: animated ? 1 : nil, duration: Self.changeDuration)
    delegate?.navigationBar(self, didPush: item)
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) != false else { return nil }
    show(stack.dropLast(), from: animated ? -1 : nil, duration: Self.changeDuration)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  // In seconds, as that of controllers' ways.
  private static let changeDuration = 0.5

  /// Fades from what is shown to what is shown after a change.
  func dissolve(_ change: () -> Void) {
    let old = content
    content = NavigationBarContent()
    addSubview(content)
    change()
    showAnew()
    content.frame = bounds
    content.layoutIfNeeded()
    content.alpha = 0
    UIView.animate(withDuration: 0.25) {
      (old.alpha, self.content.alpha) = (0, 1)
    } completion: { _ in
      old.removeFromSuperview()
    }
  }

  /// In place of the arrow that leads back.
  open var backIndicatorImage: UIImage? { didSet { showAnew() } }
  /// What is seen of a title that comes out from behind the arrow. Titles fade here.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// How far the title lies from where it would.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    titleShifts[barMetrics] = adjustment
    showAnew()
  }
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleShifts[barMetrics] ?? 0 }
  private var titleShifts: [UIBarMetrics: CGFloat] = [:]
  /// Of ways back without an item of their own, as a proxy of bar items says.
  var backTitleOffset: UIOffset {
    let item = UIBarButtonItem()
    if window != nil { item.followProxies(in: self) }
    return item.backTitleOffset
  }

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
  func contentMoved() {
    if isAtEdge != shownAtEdge { showAnew() }
    let height = wholeHeight - collapsed
    guard prefersLargeTitles, superview != nil, frame.height != height else { return }
    frame.size.height = height
    content.frame = bounds
    content.collapse(collapsed)
    setNeedsLayout()
  }

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
  static let promptHeight: CGFloat = 30
  /// What a search bar adds.
  static let searchHeight: CGFloat = 52
  /// What a large title adds.
  static let largeTitleHeight: CGFloat = 52
  /// With a prompt and a large title, if the item has them.
  func height(of item: UINavigationItem?) -> CGFloat {
    Self.height + (item?.prompt == nil ? 0 : Self.promptHeight)
      + (item.map(hasLargeTitle) == true ? Self.largeTitleHeight : 0)
      + (item?.searchController == nil ? 0 : Self.searchHeight)
  }
  var wholeHeight: CGFloat { height(of: topItem) }

  // MARK: Large titles, which give way when content is scrolled below them

  open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { showAnew() } } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { showAnew() } }
  var largeTitleAttributes: [NSAttributedString.Key: Any] {
    var usual: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 34, weight: .bold), .foregroundColor: look != nil ? .label : titleColor,
    ]
    usual.merge(largeTitleTextAttributes ?? [:]) { $1 }
    return usual.merging(look?.largeTitleTextAttributes ?? [:]) { $1 }
  }

  /// Whether an item's title is large; where it is automatic, as that of the item before it.
  func hasLargeTitle(_ item: UINavigationItem) -> Bool {
    guard prefersLargeTitles, item.title?.isEmpty == false else { return false }
    switch item.largeTitleDisplayMode {
    case .always: return true
    case .never, .inline: return false
    case .automatic:
      guard let index = stack.firstIndex(where: { $0 === item }), index > 0 else { return true }
      return hasLargeTitle(stack[index - 1])
    }
  }

  /// How far the content has been scrolled from its beginning, in points; less than 0 where it is pulled.
  var scrolledDistance: () -> CGFloat = { 0 }
  /// How much of a large title has given way.
  var collapsed: CGFloat {
    guard let topItem, hasLargeTitle(topItem) else { return 0 }
    return min(max(scrolledDistance(), 0), Self.largeTitleHeight)
  }

  private let backdrop = UIVisualEffectView(effect: UIBlurEffect(style: .light))
  private let picture = UIImageView()
  private let line = UIImageView()
  private let background = BarBackground()
  private var content = NavigationBarContent()
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  /// Whose item is shown.
  var controllerOfTopItem: () -> UIViewController? = { nil }
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

  /// The same for bars that lie somewhere: a picture for a bar at the top of a screen is shown.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {
    if position != .bottom { setBackgroundImage(backgroundImage, for: barMetrics) }
  }
  open func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    position == .bottom ? nil : backgroundImage(for: barMetrics)
  }

  override open func tintColorDidChange() {
    super.tintColorDidChange()
    showAnew()
  }

  override open func didMoveToWindow() {
    super.didMoveToWindow()
    // Items look as proxies say from now on, and tints come from above.
    showAnew()
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: wholeHeight) }

  // MARK: Items

  /// Shows the last of the items.
  /// - Parameters:
  ///   - items: from the first on.
  ///   - direction: from which side it comes, 1 for the right one; `nil` for a change at once.
  ///   - duration: seconds.
  func show(_ items: [UINavigationItem], from direction: CGFloat?, duration: TimeInterval) {
    let old = content
    for item in stack { item.bar = nil }
    stack = items
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
    let color = barTintColor ?? (barStyle != .default ? UIColor(white: 0.1, alpha: 1) : UIColor(white: 0.98, alpha: 1))
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
    if wholeHeight != shownHeight {
      shownHeight = wholeHeight
      superview?.setNeedsLayout()
    }
  }

  private var shownHeight = UINavigationBar.height
  /// Of the title, from where it would be.
  var titleOffset: UIOffset {
    look?.titlePositionAdjustment ?? UIOffset(horizontal: 0, vertical: titleVerticalPositionAdjustment(for: .default))
  }

  var titleAttributes: [NSAttributedString.Key: Any] { look?.titleTextAttributes ?? titleTextAttributes ?? [:] }

  var titleColor: UIColor {
    titleAttributes[.foregroundColor] as? UIColor ?? (look != nil ? .label : barStyle != .default ? .white : .black)
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
    content.collapse(collapsed)
  }
}
