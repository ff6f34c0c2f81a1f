public import QuartzCore

/// A tab of a tab bar controller: what its bar shows, and what is made when it is first shown.
open class UITab: NSObject {
  public let identifier: String
  open var title: String { didSet { item.title = title } }
  open var subtitle: String?
  open var image: UIImage? { didSet { item.image = image } }
  open var selectedImage: UIImage? { didSet { item.selectedImage = selectedImage } }
  open var badgeValue: String? { didSet { item.badgeValue = badgeValue } }
  open var isEnabled = true { didSet { item.isEnabled = isEnabled } }
  /// Whether the bar leaves it out.
  open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.tabsChanged() } } }
  open var allowsHiding = false
  open var isHiddenByDefault = false
  open var preferredPlacement = Placement.automatic
  open var userInfo: Any?
  open internal(set) weak var parent: UITabGroup?
  /// The one that shows it.
  open internal(set) weak var tabBarController: UITabBarController?
  open internal(set) weak var managingTabGroup: UITabGroup?

  public enum Placement: Int, Sendable { case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly }

  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?
  let item: UITabBarItem

  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
    item = UITabBarItem(title: title, image: image, selectedImage: nil)
  }

  /// Made when it is first asked for.
  open var viewController: UIViewController? {
    if made == nil {
      made = provider?(self)
      made?.tabBarItem = item
      made?.ownTab = self
    }
    return made
  }
}

/// A tab in which others are. A phone's bar shows it as one tab, and of the others the one that is selected.
open class UITabGroup: UITab {
  open var children: [UITab] {
    didSet { adopt() }
  }
  open var selectedChild: UITab?
  open weak var defaultChild: UITab?
  open var displayOrder: [String] { children.map(\.identifier) }
  open var allowsReordering = false
  open var managingNavigationController: UINavigationController?

  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    adopt()
  }

  private func adopt() { for child in children { child.parent = self } }

  open func tab(forIdentifier identifier: String) -> UITab? { children.first { $0.identifier == identifier } }

  override open var viewController: UIViewController? {
    if let own = super.viewController { return own }
    let shown = (selectedChild ?? defaultChild ?? children.first)?.viewController
    shown?.tabBarItem = item
    return shown
  }
}

/// A tab in which something is looked for.
open class UISearchTab: UITab {
  open var automaticallyActivatesSearch = false

  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.Search",
      viewControllerProvider: viewControllerProvider)
  }
}

/// What a tab bar controller shows above its bar.
open class UITabAccessory: NSObject {
  public let contentView: UIView
  public init(contentView: UIView) { self.contentView = contentView }
}
