public import QuartzCore

/// Holds a stack of controllers, of which the top one is shown, below a bar.
open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable { case none, push, pop }

  open var navigationBar: UINavigationBar { ownBar }
  private var ownBar: UINavigationBar
  open weak var delegate: (any UINavigationControllerDelegate)?
  private var stack: [UIViewController] = []
  private let content = UIView()
  /// What was asked for while a transition ran.
  private var waiting: [() -> Void] = []

  public init(rootViewController: UIViewController) {
    ownBar = UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// With bars of an app's own classes, which are made by `init(coder:)`.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    ownBar = (navigationBarClass as? UINavigationBar.Type)?.init(coder: NSCoder()) ?? UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    if let bar = (toolbarClass as? UIToolbar.Type)?.init(coder: NSCoder()) { ownToolbar = bar }
  }

  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    ownBar = UINavigationBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    ownBar = UINavigationBar()
    super.init(coder: coder)
  }

  // MARK: The stack

  /// From the root to the top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { stack.last }
  /// The top one, or what is presented over it.
  open var visibleViewController: UIViewController? { ownPresented ?? topViewController }

  /// Comes from the right if its top is new, and from the left if it was there already.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let isKnown = viewControllers.last.map { top in stack.dropLast().contains { $0 === top } } ?? false
    change(to: viewControllers, isKnown ? .pop : .push, animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else {
      MainLoop.current?.fail("a \(type(of: viewController)) is pushed that is on the stack already")
      return
    }
    change(to: stack + [viewController], .push, animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 2, animated: animated)?.last
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 0, animated: animated) }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    stack.firstIndex { $0 === viewController }.flatMap { pop(to: $0, animated: animated) }
  }

  private func pop(to index: Int, animated: Bool) -> [UIViewController]? {
    guard index < stack.count - 1 else { return nil }
    let popped = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), .pop, animated: animated)
    return popped
  }

  // MARK: The bar

  open var isNavigationBarHidden: Bool {
    get { barIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  private var barIsHidden = false

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != barIsHidden else { return }
    barIsHidden = hidden
    guard isViewLoaded else { return }
    UIView.animate(withDuration: animated ? Self.hideShowBarDuration : 0) { self.layOut() }
  }

  // MARK: Who else hides it; see EdgePop.swift and BarHiding.swift

  /// Leads back by a finger from the left edge.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePop.recognizer }
  private lazy var edgePop = EdgePop(self)
  /// `nil`: nothing leads back here from the middle of the content, as a finger does since iOS 26.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }
  /// Whether bars go when content is pushed up, and come when it is pulled down.
  open var hidesBarsOnSwipe = false { didSet { hiding.swipe.isEnabled = hidesBarsOnSwipe } }
  /// Whether bars go and come when something beside controls is tapped.
  open var hidesBarsOnTap = false { didSet { hiding.tap.isEnabled = hidesBarsOnTap } }
  open var hidesBarsWhenKeyboardAppears = false { didSet { _ = hiding } }
  /// Of phones that lie on their sides, which here they do not.
  open var hidesBarsWhenVerticallyCompact = false
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.swipe }
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }
  private lazy var hiding = BarHiding(self)

  // MARK: The toolbar

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Shows the `toolbarItems` of the top controller.
  open var toolbar: UIToolbar! { ownToolbar }
  private lazy var ownToolbar = UIToolbar()
  open var isToolbarHidden: Bool {
    get { toolbarIsHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  private var toolbarIsHidden = true

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != toolbarIsHidden else { return }
    toolbarIsHidden = hidden
    guard isViewLoaded else { return }
    if ownToolbar.superview == nil {
      ownToolbar.liesAtBottom = true
      view.addSubview(ownToolbar)
      ownToolbar.frame = toolbarFrame.offsetBy(dx: 0, dy: view.bounds.height - toolbarFrame.minY)
      ownToolbar.items = topViewController?.toolbarItems
    }
    UIView.animate(withDuration: animated ? Self.hideShowBarDuration : 0) { self.layOut() }
  }

  private var toolbarFrame: CGRect {
    let bottom = view.bounds.height - view.safeAreaInsets.bottom
    return CGRect(x: 0, y: bottom - UIToolbar.height, width: view.bounds.width, height: UIToolbar.height)
  }

  /// What the toolbar takes of its controllers' safe areas.
  var toolbarInset: CGFloat { toolbarIsHidden ? 0 : UIToolbar.height }

  func toolbarItemsChanged(of controller: UIViewController, animated: Bool) {
    if controller === topViewController { toolbar.setItems(controller.toolbarItems, animated: animated) }
  }

  /// Whether a controller on the stack leaves no room for a tab bar.
  var hidesTabBar: Bool { stack.dropFirst().contains { $0.hidesBottomBarWhenPushed } }

  /// In seconds.
  public static let hideShowBarDuration: CGFloat = 0.2

  // MARK: The view

  override open func loadView() {
    super.loadView()
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    view.addSubview(navigationBar)
    view.backgroundColor = .white
    view.addGestureRecognizer(edgePop.recognizer)
    view.addGestureRecognizer(hiding.swipe)
    view.addGestureRecognizer(hiding.tap)
    if !toolbarIsHidden {
      toolbarIsHidden = true
      setToolbarHidden(false, animated: false)
    }
    connectBar()
    // Who is shown may ask in `viewDidLoad` where the bar is.
    placeBar()
    if let top = stack.last {
      content.addSubview(top.view)
      top.view.frame = frame(of: top)
    }
    showItems(from: nil, duration: 0)
  }

  /// An app's own bar, which Objective-C lets it put in place of the usual one by `setValue(_:forKey:)`.
  var navigationBarByName: UINavigationBar {
    get { ownBar }
    set {
      let old = ownBar
      ownBar = newValue
      guard isViewLoaded else { return }
      view.insertSubview(newValue, aboveSubview: old)
      old.removeFromSuperview()
      connectBar()
      showItems(from: nil, duration: 0)
      view.setNeedsLayout()
    }
  }

  private func connectBar() {
    navigationBar.isContentAtEdge = { [weak self] in
      self?.topViewController?.contentScroll.map { $0.isContent(at: .top) } ?? true
    }
    navigationBar.controllerOfTopItem = { [weak self] in self?.topViewController }
    navigationBar.scrolledDistance = { [weak self] in
      self?.topViewController?.contentScroll.map { $0.contentOffset.y + $0.adjustedContentInset.top } ?? 0
    }
    navigationBar.goBack = { [weak self] in self?.popViewController(animated: true) }
  }

  override open func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOut()
  }

  private func placeBar() {
    let place = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width,
      height: navigationBar.wholeHeight - navigationBar.collapsed)
    navigationBar.frame = barIsHidden ? place.offsetBy(dx: 0, dy: -place.maxY - 1) : place
  }

  private func layOut() {
    placeBar()
    if ownToolbar.superview != nil {
      ownToolbar.frame =
        toolbarIsHidden ? toolbarFrame.offsetBy(dx: 0, dy: view.bounds.height - toolbarFrame.minY) : toolbarFrame
    }
    if let controller = stack.last, let shown = controller.viewIfLoaded, controller.transition == nil {
      shown.frame = frame(of: controller)
      shown.noteSafeArea()
    }
  }

  /// All of the view, or what is below the bar.
  private func frame(of controller: UIViewController) -> CGRect {
    guard !barIsHidden, !extendsBelowBar(controller) else { return content.bounds }
    let top = view.safeAreaInsets.top + navigationBar.height(of: controller.navigationItem)
    return content.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }

  /// What the bar takes of a controller's safe area.
  func barInset(of controller: UIViewController) -> CGFloat {
    !barIsHidden && extendsBelowBar(controller) ? navigationBar.height(of: controller.navigationItem) : 0
  }

  private func extendsBelowBar(_ controller: UIViewController) -> Bool {
    controller.edgesForExtendedLayout.contains(.top)
      && (navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
  }

  private func showItems(from direction: CGFloat?, duration: TimeInterval) {
    navigationBar.show(stack.map(\.navigationItem), from: direction, duration: duration)
  }

  // MARK: Transitions

  private func change(to new: [UIViewController], _ operation: Operation, animated: Bool) {
    if stack.last?.transition != nil {
      return waiting.append { [weak self] in self?.change(to: new, operation, animated: animated) }
    }
    let old = stack
    let (from, to) = (old.last, new.last)
    stack = new
    let (added, removed) = (new.filter { !old.contains($0) }, old.filter { !new.contains($0) })
    for controller in removed {
      controller.willMove(toParent: nil)
      controller.parentMove = .out
    }
    for controller in added { addChild(controller) }
    guard let from, let to, from !== to, viewIfLoaded?.window != nil, let loop = MainLoop.current else {
      return changeAtOnce(from: from, to: to, added, removed)
    }
    let animator =
      animated
      ? delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to)
        ?? zoom(operation, from: from, to: to) ?? PushAnimator(operation) : nil
    let interaction =
      animator.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) }
      ?? (animator is PushAnimator && operation == .pop ? edgePop.leader : nil)
    to.loadViewIfNeeded()
    let course = ControllerTransition.Course(
      from: from, to: to, container: content, fromView: from.view, toView: to.view, fromFinalFrame: .zero,
      toFinalFrame: { self.frame(of: to) }, style: .none)
    let transition = ControllerTransition(course, animator: animator, interaction: interaction) {
      [weak self] didComplete in self?.ended(didComplete, from: from, to: to, added, removed, old: old)
    }
    loop.after(0) { [weak self] in
      guard let self else { return }
      showItems(
        from: animated ? (operation == .push ? 1 : -1) : nil, duration: transition.transitionDuration)
      // Titles of another size.
      if navigationBar.prefersLargeTitles, !barIsHidden {
        UIView.animate(withDuration: transition.transitionDuration) { self.layOut() }
      }
      toolbar.setItems(to.toolbarItems, animated: animated)
      tabBarController?.barMayGo(in: transition.transitionDuration)
      delegate?.navigationController(self, willShow: to, animated: animated)
      from.beginAppearanceTransition(false, animated: animated)
      to.beginAppearanceTransition(true, animated: animated)
      transition.run()
    }
  }

  private func zoom(_ operation: Operation, from: UIViewController, to: UIViewController) -> ZoomAnimator? {
    operation == .push
      ? to.zoomAnimator(isComing: true, other: from) : from.zoomAnimator(isComing: false, other: to)
  }

  /// As navigation does it.
  override open func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  private func changeAtOnce(
    from: UIViewController?, to: UIViewController?, _ added: [UIViewController], _ removed: [UIViewController]
  ) {
    if isViewLoaded, from !== to {
      from?.viewIfLoaded?.removeFromSuperview()
      if let to {
        content.addSubview(to.view)
        to.view.frame = frame(of: to)
      }
    }
    for controller in removed { controller.removeFromParent() }
    for controller in added { controller.didMove(toParent: self) }
    if isViewLoaded {
      showItems(from: nil, duration: 0)
      toolbar.setItems(to?.toolbarItems, animated: false)
      tabBarController?.barMayGo(in: 0)
    }
  }

  private func ended(
    _ didComplete: Bool, from: UIViewController, to: UIViewController, _ added: [UIViewController],
    _ removed: [UIViewController], old: [UIViewController]
  ) {
    let (gone, here) = didComplete ? (from, to) : (to, from)
    gone.beginAppearanceTransition(false, animated: false)
    here.beginAppearanceTransition(true, animated: false)
    gone.viewIfLoaded?.removeFromSuperview()
    if here.view.superview !== content { content.addSubview(here.view) }
    gone.endAppearanceTransition()
    here.endAppearanceTransition()
    if didComplete {
      for controller in removed { controller.removeFromParent() }
      for controller in added { controller.didMove(toParent: self) }
      delegate?.navigationController(self, didShow: to, animated: true)
    } else {
      stack = old
      for controller in added {
        controller.willMove(toParent: nil)
        controller.removeFromParent()
      }
      showItems(from: nil, duration: 0)
      toolbar.setItems(from.toolbarItems, animated: false)
      tabBarController?.barMayGo(in: 0)
    }
    let next = waiting
    waiting = []
    for change in next { MainLoop.current?.after(0, change) }
  }
}

/// Is told of what a navigation controller shows, and says who animates it.
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
