public import QuartzCore

/// What a tab bar shows of a controller.
open class UITabBarItem: UIBarItem {
  /// Shown while it is selected, if there is one.
  open var selectedImage: UIImage? { didSet { changed() } }
  /// In a red oval at the picture's corner.
  open var badgeValue: String? { didSet { changed() } }
  open var badgeColor: UIColor? { didSet { changed() } }
  /// How far the title lies from where it would.
  open var titlePositionAdjustment: UIOffset {
    get { ownTitleOffset ?? .zero }
    set { ownTitleOffset = newValue }
  }
  private(set) var ownTitleOffset: UIOffset? { didSet { changed() } }
  weak var bar: UITabBar?
  /// In place of the bar's, while this item is selected.
  open var standardAppearance: UITabBarAppearance? { didSet { changed() } }
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed() } }
  private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    badgeAttributes[state.rawValue] = textAttributes
    changed()
  }
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }

  override public init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// With the title and one of Apple's symbols for a purpose.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.shown.title, image: UIImage(systemName: systemItem.shown.symbol), tag: tag)
  }

  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent,
      mostViewed

    var shown: (title: String, symbol: String) {
      switch self {
      case .more: ("More", "ellipsis")
      case .favorites: ("Favorites", "star.fill")
      case .featured: ("Featured", "star.fill")
      case .topRated: ("Top Rated", "star.fill")
      case .recents: ("Recents", "clock.fill")
      case .contacts: ("Contacts", "person.crop.circle.fill")
      case .history: ("History", "clock.fill")
      case .bookmarks: ("Bookmarks", "book.fill")
      case .search: ("Search", "magnifyingglass")
      case .downloads: ("Downloads", "arrow.down.circle.fill")
      case .mostRecent: ("Most Recent", "clock.fill")
      case .mostViewed: ("Most Viewed", "list.number")
      }
    }
  }

  override func changed() { bar?.showAnew() }
}

/// Is told which item of a tab bar is selected.
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A bar of items, each with a picture and a title, of which one is selected.
open class UITabBar: UIView {
  open weak var delegate: (any UITabBarDelegate)?
  open var items: [UITabBarItem]? { didSet { showAnew() } }
  open var selectedItem: UITabBarItem? { didSet { if selectedItem !== oldValue { showSelection() } } }
  open var barStyle: UIBarStyle {
    get { ownStyle ?? .default }
    set { ownStyle = newValue }
  }
  private(set) var ownStyle: UIBarStyle? { didSet { showAnew() } }
  open var barTintColor: UIColor? { didSet { showAnew() } }
  open var isTranslucent: Bool {
    get { ownTranslucency ?? true }
    set { ownTranslucency = newValue }
  }
  private(set) var ownTranslucency: Bool? { didSet { showAnew() } }
  /// Of items that are not selected.
  open var unselectedItemTintColor: UIColor? { didSet { showSelection() } }

  /// In place of the blur.
  open var backgroundImage: UIImage? { didSet { showAnew() } }
  /// In place of the line, if there is a picture for the background as well.
  open var shadowImage: UIImage? { didSet { showAnew() } }
  /// Behind the item that is selected.
  open var selectionIndicatorImage: UIImage? { didSet { showAnew() } }
  /// How items lie in the bar.
  open var itemPositioning = ItemPositioning.automatic {
    didSet { if itemPositioning != oldValue { setNeedsLayout() } }
  }
  /// Of items that are centred, in points; 0 for the usual.
  open var itemWidth: CGFloat = 0 { didSet { if itemWidth != oldValue { setNeedsLayout() } } }
  /// Between items that are centred, in points; 0 for the usual.
  open var itemSpacing: CGFloat = 0 { didSet { if itemSpacing != oldValue { setNeedsLayout() } } }
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }

  /// What pictures say, as an appearance.
  private var pictured: UITabBarAppearance? {
    guard let backgroundImage else { return nil }
    let look = UITabBarAppearance()
    look.configureWithTransparentBackground()
    (look.backgroundImage, look.shadowImage) = (backgroundImage, shadowImage)
    if shadowImage == nil { look.shadowColor = .shadow }
    return look
  }

  // Nobody puts the items into another order here.

  open var isCustomizing: Bool { false }
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    noteMissing("bars whose items can be put into another order")
  }
  open func endCustomizing(animated: Bool) -> Bool { false }

  // MARK: Appearances, in place of all of these where there is one

  open var standardAppearance: UITabBarAppearance {
    get {
      if ownAppearance == nil { ownAppearance = UITabBarAppearance().kept { [weak self] in self?.showAnew() } }
      return ownAppearance ?? UITabBarAppearance()
    }
    set {
      ownAppearance = newValue.kept { [weak self] in self?.showAnew() }
      showAnew()
    }
  }
  private(set) var ownAppearance: UITabBarAppearance?
  /// While the edge of what scrolls is at the bar's, and where nothing scrolls; without, the standard one on nothing.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { edgeAppearance }
    set {
      edgeAppearance = newValue?.kept { [weak self] in self?.showAnew() }
      showAnew()
    }
  }
  private var edgeAppearance: UITabBarAppearance?

  /// Whether the edge of the content is at the bar's; a bar that is in no controller knows of none.
  var isContentAtEdge: () -> Bool = { false }
  private var shownAtEdge = false

  /// To be told when content has been scrolled.
  func contentMoved() { if isAtEdge != shownAtEdge { showAnew() } }

  private var isAtEdge: Bool {
    let item = selectedItem
    let looks = [ownAppearance, edgeAppearance, item?.standardAppearance, item?.scrollEdgeAppearance]
    return looks.contains { $0 != nil } && isContentAtEdge()
  }

  /// The appearance that is shown.
  private var look: UITabBarAppearance?

  private func chooseLook() {
    shownAtEdge = isAtEdge
    let standard = selectedItem?.standardAppearance ?? ownAppearance
    let edge = selectedItem?.scrollEdgeAppearance ?? edgeAppearance
    look = shownAtEdge ? edge ?? standard?.transparent : standard
  }

  /// In points.
  static let height: CGFloat = 49
  // Of items that are centred; Apple gives no numbers.
  private static let (usualWidth, usualSpacing): (CGFloat, CGFloat) = (76, 34)

  private let ground = BarGround()
  private var buttons: [TabButton] = []

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

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  func showAnew() {
    chooseLook()
    ground.show(barStyle, barTintColor, isTranslucent: isTranslucent, look ?? pictured)
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      // What a proxy changes now is seen anyway.
      item.bar = nil
      if window != nil { item.followProxies(in: self) }
      item.bar = self
      let button = TabButton(item)
      button.send = { [weak self, weak item] in if let item { self?.tapped(item) } }
      addSubview(button)
      return button
    }
    showSelection()
    setNeedsLayout()
  }

  private func showSelection() {
    for button in buttons {
      let isSelected = button.item === selectedItem
      button.show(
        isSelected, mark: isSelected ? markImage : nil,
        color: isSelected ? tintColor : unselectedItemTintColor ?? .systemGray,
        look?.stackedLayoutAppearance)
    }
  }

  private var markImage: UIImage? {
    let image = look?.selectionIndicatorImage ?? selectionIndicatorImage
    guard let color = look?.selectionIndicatorTintColor else { return image }
    return image?.withTintColor(color)
  }

  override open func tintColorDidChange() {
    super.tintColorDidChange()
    showSelection()
  }

  override open func didMoveToWindow() {
    super.didMoveToWindow()
    // Items look as proxies say from now on, and tints come from above.
    showAnew()
  }

  /// Asked before an item is selected by a finger.
  var maySelect: (UITabBarItem) -> Bool = { _ in true }

  private func tapped(_ item: UITabBarItem) {
    guard maySelect(item) else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height + (window?.safeAreaInsets.bottom ?? 0))
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    contentMoved()
    ground.frame = bounds
    let (positioning, wanted, gap) = (
      look.map(\.stackedItemPositioning) ?? itemPositioning, look.map(\.stackedItemWidth) ?? itemWidth,
      look.map(\.stackedItemSpacing) ?? itemSpacing
    )
    let count = CGFloat(max(buttons.count, 1))
    let isCentered = positioning == .centered
    let spacing = isCentered ? gap == 0 ? Self.usualSpacing : gap : 0
    let width = isCentered ? wanted == 0 ? Self.usualWidth : wanted : bounds.width / count
    let start = (bounds.width - count * width - (count - 1) * spacing) / 2
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: start + CGFloat(index) * (width + spacing), y: 0, width: width, height: Self.height)
    }
  }
}

/// An item in a tab bar.
final class TabButton: UIControl {
  let item: UITabBarItem
  var send: (() -> Void)?
  private let mark = UIImageView()
  private let picture = UIImageView()
  private let label = UILabel()
  private let badge = UILabel()
  /// Of the title.
  private var shift = UIOffset.zero

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    label.text = item.title
    (label.font, label.textAlignment) = (.systemFont(ofSize: 10, weight: .medium), .center)
    (badge.font, badge.textAlignment, badge.textColor) = (.systemFont(ofSize: 13), .center, .white)
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? .systemRed
    (badge.layer.cornerRadius, badge.clipsToBounds) = (9, true)
    isEnabled = item.isEnabled
    for view in [picture, label, badge] { addSubview(view) }
    (accessibilityIdentifier, accessibilityLabel) = (
      item.accessibilityIdentifier, item.accessibilityLabel ?? item.title
    )
    addTarget(self, action: Selector(TabButton.tapped, "tapped"), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private func tapped() { send?() }

  func show(_ isSelected: Bool, mark image: UIImage?, color: UIColor, _ look: UITabBarItemAppearance?) {
    self.isSelected = isSelected
    mark.image = image
    if image == nil { mark.removeFromSuperview() } else { insertSubview(mark, at: 0) }
    let state: State = !isEnabled ? .disabled : isSelected ? .selected : .normal
    let stateLook = !isEnabled ? look?.disabled : isSelected ? look?.selected : look?.normal
    let shown = isSelected ? item.selectedImage ?? item.image : item.image
    picture.image = shown?.renderingMode == .automatic ? shown?.withRenderingMode(.alwaysTemplate) : shown
    picture.tintColor = stateLook?.iconColor ?? color
    var attributes = (look?.normal.titleTextAttributes ?? [:])
      .merging(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
    if state != .normal {
      // The selected one has the tint, whatever colour the others have.
      attributes[.foregroundColor] = nil
      attributes.merge(stateLook?.titleTextAttributes ?? [:]) { $1 }
      attributes.merge(item.titleTextAttributes(for: state) ?? [:]) { $1 }
    }
    let usual: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 10, weight: .medium), .foregroundColor: color,
    ]
    label.textColor = color
    if let title = item.title, !attributes.isEmpty {
      label.attributedText = NSAttributedString(string: title, attributes: usual.merging(attributes) { $1 })
    } else {
      label.text = item.title
    }
    shift = item.ownTitleOffset ?? stateLook?.titlePositionAdjustment ?? .zero
    badge.backgroundColor = item.badgeColor ?? stateLook?.badgeBackgroundColor ?? .systemRed
    let badgeAttributes = (stateLook?.badgeTextAttributes ?? [:])
      .merging(item.badgeTextAttributes(for: .normal) ?? [:]) { $1 }
      .merging(item.badgeTextAttributes(for: state) ?? [:]) { $1 }
    if let value = item.badgeValue, !badgeAttributes.isEmpty {
      let usual: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white,
      ]
      badge.attributedText = NSAttributedString(string: value, attributes: usual.merging(badgeAttributes) { $1 })
    }
    alpha = isEnabled ? 1 : 0.4
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (image, text) = (picture.image?.size ?? .zero, label.sizeThatFits(.zero))
    // A title lies below, and a picture in what is left; each alone is in the middle.
    let hasText = item.title?.isEmpty == false
    let room = hasText ? bounds.height - text.height - 2 : bounds.height
    let markSize = mark.image?.size ?? .zero
    mark.frame = CGRect(
      x: bounds.midX - markSize.width / 2, y: bounds.midY - markSize.height / 2, width: markSize.width,
      height: markSize.height)
    picture.frame = CGRect(
      x: bounds.midX - image.width / 2, y: max((room - image.height) / 2, 0) + (hasText ? 2 : 0), width: image.width,
      height: image.height
    ).offsetBy(
      dx: (item.imageInsets.left - item.imageInsets.right) / 2, dy: (item.imageInsets.top - item.imageInsets.bottom) / 2
    )
    let y = image == .zero ? bounds.midY - text.height / 2 : bounds.height - text.height - 2
    label.frame = CGRect(
      x: bounds.midX - min(text.width, bounds.width) / 2 + shift.horizontal, y: y + shift.vertical,
      width: min(text.width, bounds.width), height: text.height)
    let width = max(badge.sizeThatFits(.zero).width + 10, 18)
    badge.frame = CGRect(x: bounds.midX + image.width / 2 - 9, y: 2, width: width, height: 18)
  }
}
