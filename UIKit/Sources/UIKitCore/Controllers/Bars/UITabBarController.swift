public import QuartzCore

/// Holds controllers of which one is shown, above a bar that chooses it.
open class UITabBarController: UIViewController, UITabBarDelegate {
  open var tabBar: UITabBar { ownTabBar }
  private var ownTabBar = UITabBar()
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

  /// An app's own bar, which Objective-C lets it put in place of the usual one by `setValue(_:forKey:)`.
  var tabBarByName: UITabBar {
    get { ownTabBar }
    set {
      ownTabBar.removeFromSuperview()
      ownTabBar = newValue
      prepare()
      newValue.items = held.compactMap(\.tabBarItem)
      newValue.selectedItem = shownController?.tabBarItem
      if isViewLoaded { addBar() }
    }
  }

  private func addBar() {
    tabBar.isContentAtEdge = { [weak self] in
      self?.shownController?.contentScroll.map { $0.isContent(at: .bottom) } ?? true
    }
    view.addSubview(tabBar)
  }

  private func prepare() {
    tabBar.delegate = self
    tabBar.maySelect = { [weak self] item in
      guard let self, let controller = held.first(where: { $0.tabBarItem === item }) else { return true }
      if let tab = controller.ownTab, delegate?.tabBarController(self, shouldSelectTab: tab) == false { return false }
      return delegate?.tabBarController(self, shouldSelect: controller) != false
    }
  }

  // MARK: Tabs; see Tabs.swift

  final var ownTabs: [UITab] = []
  open var tabs: [UITab] {
    get { ownTabs }
    set { setTabs(newValue, animated: false) }
  }
  open var selectedTab: UITab? {
    get { ownTabs.first { $0.viewController === selectedViewController } }
    set { if let newValue { selectedViewController = newValue.viewController } }
  }
  /// Whether there is a sidebar, where a screen is wide enough for one: on a phone there is the bar.
  open var mode = Mode.automatic
  public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }
  public private(set) lazy var sidebar = Sidebar()
  /// When the bar shrinks while content is scrolled.
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic {
    didSet {
      if tabBarMinimizeBehavior != .automatic, tabBarMinimizeBehavior != .never {
        noteMissing("tab bars that shrink while content is scrolled")
      }
    }
  }
  public enum MinimizeBehavior: Int, Sendable { case automatic, never, onScrollDown, onScrollUp }
  /// What lies on glass above the bar.
  open var bottomAccessory: UITabAccessory? {
    get { ownAccessory }
    set { setBottomAccessory(newValue, animated: false) }
  }
  final var ownAccessory: UITabAccessory?
  final var accessoryGround: UIVisualEffectView?
  open var isTabBarHidden: Bool {
    get { barIsPutAway }
    set { setTabBarHidden(newValue, animated: false) }
  }
  private var barIsPutAway = false
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    barIsPutAway = hidden
    guard isViewLoaded else { return }
    UIView.animate(withDuration: animated ? 0.25 : 0) { self.layOutBar() }
    shownController?.viewIfLoaded?.setNeedsLayout()
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
    let (old, oldIndex) = (shownController, index)
    index = new
    tabBar.selectedItem = shownController?.tabBarItem
    guard isViewLoaded else { return }
    if let old, let shown = shownController, lead(from: old, at: oldIndex, to: shown) { return }
    old?.viewIfLoaded?.removeFromSuperview()
    showSelected()
  }

  private func showSelected() {
    guard let shown = shownController else { return }
    content.addSubview(shown.view)
    shown.view.frame = content.bounds
  }

  // MARK: Transitions

  /// - Returns: whether the delegate knows a way, which then is gone.
  private func lead(from: UIViewController, at oldIndex: Int, to: UIViewController) -> Bool {
    guard viewIfLoaded?.window != nil, from.transition == nil, let loop = MainLoop.current,
      let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
    else { return false }
    let course = ControllerTransition.Course(
      from: from, to: to, container: content, fromView: from.view, toView: to.view, fromFinalFrame: .zero,
      toFinalFrame: { [content] in content.bounds }, style: .none)
    let transition = ControllerTransition(
      course, animator: animator,
      interaction: delegate?.tabBarController(self, interactionControllerFor: animator)
    ) { [weak self] didComplete in
      guard let self else { return }
      let (gone, here) = didComplete ? (from, to) : (to, from)
      if !didComplete {
        index = oldIndex
        tabBar.selectedItem = from.tabBarItem
      }
      gone.beginAppearanceTransition(false, animated: false)
      here.beginAppearanceTransition(true, animated: false)
      gone.viewIfLoaded?.removeFromSuperview()
      if here.view.superview !== content { showSelected() }
      gone.endAppearanceTransition()
      here.endAppearanceTransition()
    }
    loop.after(0) {
      from.beginAppearanceTransition(false, animated: true)
      to.beginAppearanceTransition(true, animated: true)
      transition.run()
    }
    return true
  }

  // MARK: More tabs than fit

  /// Those beyond the fifth would be listed in it; here all stay in the bar.
  public private(set) lazy var moreNavigationController = UINavigationController()
  /// Those whose places in the bar could be changed, which here nobody does.
  open var customizableViewControllers: [UIViewController]?
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

  /// A finger has selected an item.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let index = held.firstIndex(where: { $0.tabBarItem === item }) else { return }
    let previous = selectedTab
    select(index)
    delegate?.tabBarController(self, didSelect: held[index])
    if let tab = selectedTab { delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous) }
  }

  // MARK: The view

  override open func loadView() {
    super.loadView()
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    addBar()
    showSelected()
  }

  override open func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutBar()
    if shownController?.transition == nil { shownController?.viewIfLoaded?.frame = content.bounds }
  }

  private func layOutBar() {
    let height = UITabBar.height + view.safeAreaInsets.bottom
    let x = barIsAway ? -view.bounds.width : 0
    let y = view.bounds.height - (barIsPutAway ? 0 : height)
    tabBar.frame = CGRect(x: x, y: y, width: view.bounds.width, height: height)
    placeAccessory(above: y, atX: x)
  }

  /// Whether a controller that was pushed leaves no room for the bar.
  private var barIsAway: Bool { (shownController as? UINavigationController)?.hidesTabBar == true }

  /// A controller was pushed or popped: the bar goes with the one that leaves room for it.
  func barMayGo(in duration: TimeInterval) {
    guard isViewLoaded, barIsAway != (tabBar.frame.minX < 0) else { return }
    UIView.animate(withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
      self.layOutBar()
    }
    shownController?.viewIfLoaded?.setNeedsLayout()
  }

  override open func show(_ vc: UIViewController, sender: Any?) { shownController?.show(vc, sender: sender) }

  /// What the bar takes of its controllers' safe areas.
  var barInset: CGFloat { tabBar.isHidden || barIsAway || barIsPutAway ? 0 : UITabBar.height }
}

/// Is asked and told what a tab bar controller shows.
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
}
