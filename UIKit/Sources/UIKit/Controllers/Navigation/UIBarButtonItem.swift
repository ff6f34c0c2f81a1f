public import QuartzCore

/// What a bar shows: a title or a picture.
open class UIBarItem: NSObject {
  /// Called of what was loaded from a nib, of which there are none here.
  open func awakeFromNib() {}

  open var title: String? { didSet { changed() } }
  open var image: UIImage? { didSet { changed() } }
  open var isEnabled = true { didSet { changed() } }
  open var tag = 0
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
  public enum Style: Int, Sendable { case plain, done = 2 }

  /// Those that have a text, the plus, and what keeps others apart.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add
    /// Takes what room is left in a toolbar.
    case flexibleSpace
    /// As wide as the item's `width`.
    case fixedSpace
    case undo = 21
    case redo
    case close = 24

    var title: String {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .add: "+"
      case .flexibleSpace, .fixedSpace: ""
      case .undo: "Undo"
      case .redo: "Redo"
      case .close: "Close"
      }
    }
  }

  open var style = Style.plain { didSet { changed() } }
  /// What is shown in place of a button.
  open var customView: UIView? { didSet { changed() } }
  /// Who is told when the button is tapped.
  open weak var target: AnyObject?
  open var action: Selector?
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
    if systemItem == .flexibleSpace || systemItem == .fixedSpace { space = systemItem }
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  override func changed() { bar?.showAnew() }

  func send() {
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
    button.color = item.tintColor ?? tintColor
    button.isEnabled = item.isEnabled
    button.send = { [weak item] in item?.send() }
    item.view = button
    return button
  }
}

/// What a navigation bar shows of a controller.
open class UINavigationItem: NSObject {
  open var title: String? { didSet { bar?.showAnew() } }
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

  public init(title: String) {
    self.title = title
    super.init()
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
