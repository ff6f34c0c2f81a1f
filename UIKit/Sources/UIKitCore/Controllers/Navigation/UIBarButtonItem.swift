public import QuartzCore

/// What a bar shows: a title or a picture.
open class UIBarItem: NSObject {
  /// Called of what was loaded from a nib, of which there are none here.
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}

  open var title: String? { didSet { changed() } }
  open var image: UIImage? { didSet { changed() } }
  open var isEnabled = true { didSet { changed() } }
  open var tag = 0
  /// How far the picture lies from where it would.
  open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// Of low bars, as phones have them that lie on their sides.
  open var landscapeImagePhone: UIImage?
  /// What is shown large while it is pressed, where letters are large: here they are not.
  open var largeContentSizeImage: UIImage?
  open var isAccessibilityElement = true
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits = UIAccessibilityTraits.button
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// What proxies have given to the item; see Appearance/UIAppearance.swift.
  var appearanceState: AppearanceState?

  override public init() { super.init() }
  /// There are no archives here to decode items from; it is a new one.
  public required init?(coder: NSCoder) { super.init() }

  func changed() {}

  /// How the title looks in a state; what is not said for one is as in the normal one.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    changed()
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
}

/// A button in a navigation bar.
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain
    /// As up to iOS 6 with an edge; since then plain.
    case bordered
    case done
  }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add
    /// Takes what room is left in a toolbar.
    case flexibleSpace
    /// As wide as the item's `width`.
    case fixedSpace
    case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind,
      fastForward, undo, redo, pageCurl, close

    /// Of those that show a text, and the plus.
    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .add: "+"
      case .undo: "Undo"
      case .redo: "Redo"
      case .close: "Close"
      default: nil
      }
    }

    /// Of those that show one of Apple's symbols.
    var symbol: String? {
      switch self {
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      case .pageCurl: "doc"
      default: nil
      }
    }
  }

  open var style = Style.plain { didSet { changed() } }
  /// What is shown in place of a button.
  open var customView: UIView? { didSet { changed() } }
  /// Who is told when the button is tapped.
  open weak var target: AnyObject?
  open var action: Selector? { didSet { changed() } }
  open var tintColor: UIColor? { didSet { changed() } }
  /// In points; 0 for as wide as the content is.
  open var width: CGFloat = 0 { didSet { changed() } }
  /// Whether it is only room between others.
  private(set) var space: SystemItem?
  /// The bar that shows it.
  weak var bar: (any ItemBar)?
  /// What it is in that bar.
  weak var view: UIView?

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style, self.target, self.action) = (title, style, target as AnyObject?, action)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.image, self.style, self.target, self.action) = (image, style, target as AnyObject?, action)
  }

  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(title: systemItem.title, style: systemItem == .done ? .done : .plain, target: target, action: action)
    image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
    if systemItem == .flexibleSpace || systemItem == .fixedSpace { space = systemItem }
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    (item.space, item.width) = (.fixedSpace, width)
    return item
  }

  public class func flexibleSpace() -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.space = .flexibleSpace
    return item
  }

  /// Opens on a tap, or where a finger stays if a tap does something else.
  open var menu: UIMenu? { didSet { changed() } }
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic { didSet { changed() } }
  /// Whether a tap does something besides opening the menu.
  fileprivate var actsOnTap: Bool { primaryAction != nil || action != nil }

  /// Is performed when the button is tapped, rather than the target's method.
  open var primaryAction: UIAction? { didSet { changed() } }
  /// Titles for which there is to be room, too: the button is as wide as the widest.
  open var possibleTitles: Set<String>? { didSet { changed() } }
  /// Whether it is shown as chosen.
  open var isSelected = false { didSet { changed() } }
  open var isHidden = false { didSet { changed() } }
  private(set) var titleOffset = UIOffset.zero { didSet { changed() } }
  private var backgrounds: [UInt: UIImage] = [:]

  /// How far the title lies from where it would.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    if barMetrics == .default { titleOffset = adjustment }
  }
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    barMetrics == .default ? titleOffset : .zero
  }

  /// The same of the way back: far to the left, its title is not to be seen.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    if barMetrics == .default { backTitleOffset = adjustment }
  }
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    barMetrics == .default ? backTitleOffset : .zero
  }
  private(set) var backTitleOffset = UIOffset.zero { didSet { changed() } }

  /// Behind the title.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    guard barMetrics == .default else { return }
    backgrounds[state.rawValue] = image
    changed()
  }
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? backgrounds[state.rawValue] : nil
  }

  override func changed() { bar?.showAnew() }

  func send() {
    if let primaryAction { return primaryAction.perform(from: self) }
    guard let target, let action, !action.perform(on: target, with: [self]) else { return }
    MainLoop.current?.fail("the target \(type(of: target)) of a bar button has no method \(action)")
  }
}

/// A bar that shows items, and shows them anew when they change.
protocol ItemBar: AnyObject {
  func showAnew()
  /// How buttons of a style look.
  func buttonLook(_ style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance?
}

extension ItemBar where Self: UIView {
  /// What an item is in the bar.
  func button(for item: UIBarButtonItem) -> UIView {
    // What a proxy changes now is seen anyway.
    item.bar = nil
    if window != nil { item.followProxies(in: self) }
    item.bar = self
    item.view = item.customView
    if let view = item.customView { return view }
    let button = BarButton(item.title, image: item.image, isBold: item.style == .done)
    button.look = ButtonLook(buttonLook(item.style), item)
    button.shift = item.titleOffset
    button.widestTitles = item.possibleTitles ?? []
    button.background = { [weak item] in item?.backgroundImage(for: $0, barMetrics: .default) }
    button.isSelected = item.isSelected
    button.imageInsets = item.imageInsets
    (button.accessibilityIdentifier, button.accessibilityLabel) = (
      item.accessibilityIdentifier, item.accessibilityLabel ?? item.title
    )
    button.color = item.tintColor ?? tintColor
    button.isEnabled = item.isEnabled
    button.send = { [weak item] in item?.send() }
    button.show(item.menu, order: item.preferredMenuElementOrder, onTap: !item.actsOnTap)
    item.view = button
    return button
  }
}

/// What a navigation bar shows of a controller.
open class UINavigationItem: NSObject {
  open var title: String? { didSet { bar?.showAnew() } }
  /// Makes the menu that a tap on the title opens, of what the system would show there, which is nothing.
  open var titleMenuProvider: ((_ suggestedActions: [UIMenuElement]) -> UIMenu?)? { didSet { bar?.showAnew() } }
  /// Shown in place of the title.
  open var titleView: UIView? { didSet { bar?.showAnew() } }
  /// From the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.showAnew() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.showAnew() } }
  /// Leads back to this item from the next one.
  open var backBarButtonItem: UIBarButtonItem? { didSet { bar?.showAnew() } }
  open var hidesBackButton = false { didSet { bar?.showAnew() } }

  // In place of the bar's, while this item is shown.

  open var standardAppearance: UINavigationBarAppearance? { didSet { bar?.showAnew() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { bar?.showAnew() } }
  /// Of low bars, as phones have them that lie on their sides.
  open var compactAppearance: UINavigationBarAppearance?
  /// The bar that shows it.
  weak var bar: UINavigationBar?

  override public init() { super.init() }
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// There are no archives here to decode items from; it is a new one.
  public required init?(coder: NSCoder) { super.init() }

  /// Searches in what is shown; its bar lies below the titles.
  open var searchController: UISearchController? { didSet { bar?.showAnew() } }
  /// Whether that bar goes when content is scrolled. Here it stays.
  open var hidesSearchBarWhenScrolling = true

  // What is said to those who do not see it.
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  open var accessibilityIdentifier: String?

  /// A line above the title, for which the bar is higher by 30 points.
  open var prompt: String? { didSet { bar?.showAnew() } }
  /// Whether the way back stays beside buttons at the left.
  open var leftItemsSupplementBackButton = false { didSet { bar?.showAnew() } }
  /// In place of the title on the way back to this item.
  open var backButtonTitle: String? { didSet { bar?.showAnew() } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { bar?.showAnew() } }
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { bar?.showAnew() } }
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    change(animated) { self.hidesBackButton = hidesBackButton }
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { change(animated) { leftBarButtonItem = item } }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { rightBarButtonItem = item }
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { leftBarButtonItems = items }
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { rightBarButtonItems = items }
  }

  /// What is new fades in.
  private func change(_ animated: Bool, _ body: () -> Void) {
    guard animated, let bar, bar.topItem === self, bar.window != nil else { return body() }
    bar.dissolve(body)
  }

  /// What the way back to this item says.
  var wayBackTitle: String {
    switch backButtonDisplayMode {
    case .minimal: ""
    case .generic: "Back"
    case .default:
      backBarButtonItem?.title ?? backButtonTitle ?? (title?.isEmpty == false ? title : nil) ?? "Back"
    }
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}

/// How the title of a bar's button looks in its states.
struct ButtonLook {
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  private var shifts: [UInt: UIOffset] = [:]

  init(_ look: UIBarButtonItemAppearance?, _ item: UIBarItem?) {
    for (state, path) in [
      (UIControl.State.normal, \UIBarButtonItemAppearance.normal), (.highlighted, \.highlighted),
      (.disabled, \.disabled),
    ] {
      attributes[state.rawValue] = (look?[keyPath: path].titleTextAttributes ?? [:])
        .merging(item?.titleTextAttributes(for: state) ?? [:]) { $1 }
      shifts[state.rawValue] = look?[keyPath: path].titlePositionAdjustment
    }
  }

  /// What a state says itself.
  func own(_ state: UIControl.State) -> [NSAttributedString.Key: Any] { attributes[state.rawValue] ?? [:] }

  /// What a state says, after what the normal one does.
  func all(_ state: UIControl.State) -> [NSAttributedString.Key: Any] { own(.normal).merging(own(state)) { $1 } }

  func shift(_ state: UIControl.State) -> UIOffset { shifts[state.rawValue] ?? .zero }
}
