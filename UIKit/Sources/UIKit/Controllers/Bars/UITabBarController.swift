public import QuartzCore

/// Holds controllers of which one is shown, above a bar that chooses it.
open class UITabBarController: UIViewController, UITabBarDelegate {
  public let tabBar = UITabBar()
  open weak var delegate: (any UITabBarControllerDelegate)?
  private var held: [UIViewController] = []
  private var index = NSNotFound
  private let content = UIView()

  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    tabBar.delegate = self
    tabBar.maySelect = { [weak self] item in
      guard let self, let controller = held.first(where: { $0.tabBarItem === item }) else { return true }
      return delegate?.tabBarController(self, shouldSelect: controller) != false
    }
  }

  // MARK: Controllers

  open var viewControllers: [UIViewController]? {
    get { held.isEmpty ? nil : held }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The one that was selected stays so, if it is still there.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let (old, new, selected) = (held, viewControllers ?? [], shownController)
    for controller in old where !new.contains(controller) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    held = new
    for controller in new where !old.contains(controller) {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    tabBar.setItems(new.compactMap(\.tabBarItem), animated: animated)
    index = NSNotFound
    select(selected.flatMap { new.firstIndex(of: $0) } ?? (new.isEmpty ? NSNotFound : 0))
  }

  private var shownController: UIViewController? { held.indices.contains(index) ? held[index] : nil }

  open var selectedIndex: Int {
    get { index }
    set { if held.indices.contains(newValue) { select(newValue) } }
  }

  open var selectedViewController: UIViewController? {
    get { shownController }
    set { if let newValue, let index = held.firstIndex(of: newValue) { select(index) } }
  }

  private func select(_ new: Int) {
    guard new != index else { return }
    let old = shownController
    index = new
    tabBar.selectedItem = shownController?.tabBarItem
    guard isViewLoaded else { return }
    old?.viewIfLoaded?.removeFromSuperview()
    showSelected()
  }

  private func showSelected() {
    guard let shown = shownController else { return }
    content.addSubview(shown.view)
    shown.view.frame = content.bounds
  }

  /// A finger has selected an item.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let index = held.firstIndex(where: { $0.tabBarItem === item }) else { return }
    select(index)
    delegate?.tabBarController(self, didSelect: held[index])
  }

  // MARK: The view

  override open func loadView() {
    super.loadView()
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    tabBar.isContentAtEdge = { [weak self] in
      self?.shownController?.contentScroll.map { $0.isContent(at: .bottom) } ?? true
    }
    view.addSubview(tabBar)
    showSelected()
  }

  override open func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let height = UITabBar.height + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    shownController?.viewIfLoaded?.frame = content.bounds
  }

  /// What the bar takes of its controllers' safe areas.
  var barInset: CGFloat { tabBar.isHidden ? 0 : UITabBar.height }
}

extension UIViewController {
  /// The nearest tab bar controller that holds this one.
  public var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
}

/// Is asked and told what a tab bar controller shows.
public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
