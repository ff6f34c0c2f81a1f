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

  override func changed() { bar?.showAnew() }
}

/// Is told which item of a tab bar is selected.
public protocol UITabBarDelegate: AnyObject {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
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

  private var isAtEdge: Bool { (ownAppearance != nil || edgeAppearance != nil) && isContentAtEdge() }

  /// The appearance that is shown.
  private var look: UITabBarAppearance?

  private func chooseLook() {
    shownAtEdge = isAtEdge
    look = shownAtEdge ? edgeAppearance ?? ownAppearance?.transparent : ownAppearance
  }

  /// In points.
  static let height: CGFloat = 49

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
    ground.show(barStyle, barTintColor, isTranslucent: isTranslucent, look)
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
        isSelected, color: isSelected ? tintColor : unselectedItemTintColor ?? .systemGray,
        look?.stackedLayoutAppearance)
    }
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
    let width = bounds.width / CGFloat(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: Self.height)
    }
  }
}

/// An item in a tab bar.
final class TabButton: UIControl {
  let item: UITabBarItem
  var send: (() -> Void)?
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
    addTarget(self, action: Selector(TabButton.tapped, "tapped"), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private func tapped() { send?() }

  func show(_ isSelected: Bool, color: UIColor, _ look: UITabBarItemAppearance?) {
    self.isSelected = isSelected
    let state: State = !isEnabled ? .disabled : isSelected ? .selected : .normal
    let stateLook = !isEnabled ? look?.disabled : isSelected ? look?.selected : look?.normal
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    picture.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
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
    if let value = item.badgeValue, let badgeAttributes = stateLook?.badgeTextAttributes, !badgeAttributes.isEmpty {
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
    picture.frame = CGRect(
      x: bounds.midX - image.width / 2, y: max((room - image.height) / 2, 0) + (hasText ? 2 : 0), width: image.width,
      height: image.height)
    let y = image == .zero ? bounds.midY - text.height / 2 : bounds.height - text.height - 2
    label.frame = CGRect(
      x: bounds.midX - min(text.width, bounds.width) / 2 + shift.horizontal, y: y + shift.vertical,
      width: min(text.width, bounds.width), height: text.height)
    let width = max(badge.sizeThatFits(.zero).width + 10, 18)
    badge.frame = CGRect(x: bounds.midX + image.width / 2 - 9, y: 2, width: width, height: 18)
  }
}
