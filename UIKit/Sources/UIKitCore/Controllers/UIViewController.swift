public import QuartzCore

/// Manages a view: makes it when it is first asked for, and hears when it is laid out, appears and disappears.
open class UIViewController: UIResponder {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Made by ``loadView()`` when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }

  private var loadedView: UIView?
  private var isLoading = false
  open var title: String? { didSet { ownNavigationItem.title = title } }

  /// - Parameters:
  ///   - nibNameOrNil: there are no nib files here, so that a name leads to none.
  ///   - nibBundleOrNil: where the file would be.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init()
    if nibNameOrNil != nil { noteMissing("nib files") }
  }

  /// There are no archives here to decode controllers from; it is a new one.
  public required init?(coder: NSCoder) {
    (nibName, nibBundle) = (nil, nil)
    super.init()
  }

  override public convenience init() { self.init(nibName: nil, bundle: nil) }

  public let nibName: String?
  public let nibBundle: Bundle?
  /// `nil`: none comes from one.
  open var storyboard: UIStoryboard? { nil }

  /// One of this class; subclasses have to override it, as in Swift no initialiser can be called through a class.
  open class func madeByClass() -> UIViewController { ClassFactories.controller(self) }
  open class func madeByClass(nibName: String?, bundle: Bundle?) -> UIViewController { madeByClass() }

  // MARK: The view

  open var isViewLoaded: Bool { loadedView != nil }
  public final var viewIfLoaded: UIView? { loadedView }

  public final func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    guard !isLoading else {
      MainLoop.current?.fail("\(type(of: self)).loadView() asks for the view that it is to make")
      // Something that can be worked with until the scene ends.
      return view = UIView()
    }
    isLoading = true
    loadView()
    isLoading = false
    if loadedView == nil {
      MainLoop.current?.fail("\(type(of: self)).loadView() has not set the view")
      view = UIView()
    }
    viewDidLoad()
  }

  /// Makes the view: an empty one of the screen's size.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  open func viewDidLoad() { tellDidLoad() }
  open func updateProperties() {}
  var needsPropertyUpdate = true
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() { tellDidLayoutSubviews() }
  /// Called when what bars and the screen's shape take of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the view's margins have changed.
  open func viewLayoutMarginsDidChange() {}
  /// Called before the view's layout when its constraints are to be updated.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  override open var next: UIResponder? { loadedView?.superview }

  /// Those of its view.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }

  // MARK: Appearance; see Appearance.swift

  /// Tells the controller, and with it its children, that its view will appear or disappear: for containers that tell by themselves.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearing(isAppearing, animated: animated)
  }
  /// Tells of the end of what ``beginAppearanceTransition(_:animated:)`` has told of.
  open func endAppearanceTransition() { endAppearing() }

  open func viewWillAppear(_ animated: Bool) { tellWillAppear(animated) }
  /// Called between both, when the view lies where it will.
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  var appearance = Appearance.disappeared
  /// Whether this controller tells its children when it appears and disappears; otherwise it does so by itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Containment; see UIViewControllerChildren.swift

  open internal(set) var children: [UIViewController] = []
  open internal(set) weak var parent: UIViewController?
  /// Takes a controller in; its view has to be added as well, and the child be told with ``didMove(toParent:)``.
  open func addChild(_ childController: UIViewController) { take(childController) }
  /// The counterpart, after ``willMove(toParent:)`` was called with `nil` and the view was removed.
  open func removeFromParent() { leaveParent() }
  /// Exchanges the view of a child for that of another one.
  /// - Parameters:
  ///   - fromViewController: whose view is removed at the end.
  ///   - toViewController: whose view is added at the beginning.
  ///   - duration: seconds.
  ///   - options: the curve.
  ///   - animations: changes the two views.
  ///   - completion: runs at the end.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { exchange(fromViewController, for: toViewController, duration, options, animations, completion) }
  /// Called before the parent changes, by ``addChild(_:)``; before a removal whoever removes calls it.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent has changed, by ``removeFromParent()``; after an addition whoever adds calls it.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether it appears because it was given to a parent, such as by a push.
  open var isMovingToParent: Bool { parentMove == .in }
  /// Whether it disappears because it is taken from its parent, such as when another one is popped to.
  open var isMovingFromParent: Bool { parentMove == .out }
  enum ParentMove { case `in`, out }
  var parentMove: ParentMove?

  /// The size that suits the controller's content; a container hears of changes.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Called when constraints give a child another size.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size for a child, where the view has one: all of it.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// What the controller takes of its view's safe area besides bars and the screen's shape.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue else { return }
      viewIfLoaded?.setNeedsLayout()
      viewIfLoaded?.setNeedsConstraints()
    }
  }

  // MARK: Presentation; see Presentation/Presenting.swift

  /// What this controller, or one that holds it, presents.
  open var presentedViewController: UIViewController? { ownPresented ?? parent?.presentedViewController }
  /// What presents this controller, or one that holds it.
  open var presentingViewController: UIViewController? { ownPresenting ?? parent?.presentingViewController }
  /// Of a controller that is to be presented, or is.
  open var presentationController: UIPresentationController? {
    if presentation == nil, parent == nil { presentation = makePresentation(by: nil, source: self) }
    return presentation ?? parent?.presentationController
  }
  open var isBeingPresented: Bool { transition != nil && presentation?.phase == .coming }
  open var isBeingDismissed: Bool { transition != nil && presentation?.phase == .going }
  /// Of the transition that this controller, or one that holds it, comes or goes with.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? parent?.transitionCoordinator
  }

  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet {
      // What was asked for of another style is none any more.
      if modalPresentationStyle != oldValue, presentation?.phase == .planned { presentation = nil }
    }
  }
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// How it comes and goes, in navigation, too; see Transitions/ZoomTransition.swift.
  open var preferredTransition: Transition?
  /// Whether a finger may not drag the sheet away in which the controller lies.
  open var isModalInPresentation = false
  /// Whether presentations with the styles `currentContext` and `overCurrentContext` cover this controller's view only.
  open var definesPresentationContext = false
  /// Whether the way that this controller says is also that of those which it presents within its view.
  open var providesPresentationContextTransitionStyle = false
  /// Whether one that leaves something of the presenter to be seen has a say in the status bar.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether the keyboard stays when nothing is typed into any more; presented forms say so.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Of a controller that is presented, the presentation; it is made when it is first asked for.
  var presentation: UIPresentationController?
  var ownPresented: UIViewController?
  weak var ownPresenting: UIViewController?
  /// The transition that this controller comes or goes with.
  weak var transition: ControllerTransition?

  /// How the controller comes and goes, if nobody else says.
  final func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    if let own = self as? any OwnPresentation { return own.makeOwnAnimator(isPresenting: isPresenting) }
    if let zoom = zoomAnimator(isComing: isPresenting, other: presentingViewController) { return zoom }
    return presentation is UIPopoverPresentationController
      ? PopoverAnimator(isPresenting: isPresenting) : ModalAnimator(ownTransitionStyle, isPresenting: isPresenting)
  }

  /// Presents another controller over this one, or over the one that holds all of the screen around it.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { startPresenting(viewControllerToPresent, animated: flag, completion: completion) }

  /// Dismisses what this controller presents; without that, itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }

  /// Shows a controller in the way of the nearest controller around this one that has one: navigation pushes it; without any, it is
  /// presented.
  open func show(_ vc: UIViewController, sender: Any?) { showInParents(vc, sender: sender) }
  /// The same for what is beside this one, where a screen is wide enough; on a phone as ``show(_:sender:)``.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent { return parent.showDetailViewController(vc, sender: sender) }
    present(vc, animated: true)
  }

  // MARK: Segues; see UIStoryboard.swift

  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue leads on.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Segues lie in storyboards, of which there are none here: the scene ends with an error that says so.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    MainLoop.current?.fail("the segue '\(identifier)' of a \(type(of: self)) \(UIStoryboard.lies)")
  }
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { action.isMethod(of: self) }
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Navigation; see Navigation/UINavigationController.swift

  /// The nearest navigation controller that holds this one.
  open var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
  /// The nearest tab bar controller that holds this one.
  open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
  /// What a navigation bar shows of this controller.
  open var navigationItem: UINavigationItem { ownNavigationItem }
  private lazy var ownNavigationItem = UINavigationItem(title: title ?? "")
  /// Whether a tab bar around goes when this controller is pushed.
  open var hidesBottomBarWhenPushed = false
  /// The tab that shows the controller, or one that holds it.
  open var tab: UITab? { ownTab ?? parent?.tab }
  final weak var ownTab: UITab?
  /// What shows in place of the view's content; see ContentUnavailable.swift.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? { didSet { showUnavailable() } }
  final var unavailableView: (any UIView & UIContentView)?
  /// Called after ``setNeedsUpdateContentUnavailableConfiguration()`` and before the view first shows.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
  /// What a navigation controller's toolbar shows of this controller.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.toolbarItemsChanged(of: self, animated: false) }
  }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
    if animated { navigationController?.toolbarItemsChanged(of: self, animated: true) }
  }
  /// Whether what the controller shows can be changed.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  private var edits = false
  /// Called by ``editButtonItem``, too.
  open func setEditing(_ editing: Bool, animated: Bool) {
    edits = editing
    ownEditButton?.title = editing ? "Done" : "Edit"
    ownEditButton?.style = editing ? .done : .plain
  }
  /// Begins to edit, and ends it.
  open var editButtonItem: UIBarButtonItem {
    if let ownEditButton { return ownEditButton }
    let item = UIBarButtonItem(
      title: edits ? "Done" : "Edit", style: edits ? .done : .plain, target: self,
      action: Selector(UIViewController.toggleEditing, "toggleEditing"))
    ownEditButton = item
    return item
  }
  private var ownEditButton: UIBarButtonItem?
  private func toggleEditing() { setEditing(!isEditing, animated: true) }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What a tab bar shows of this controller.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// Whether a view goes on below bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether it also does so below a bar that nothing shines through.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether what scrolls keeps clear of bars: as iOS 10 and before said what `contentInsetAdjustmentBehavior` says.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { if automaticallyAdjustsScrollViewInsets != oldValue { contentScroll?.extentChanged() } }
  }
  /// The guides of the status bar and of bars, as before there were safe areas.
  public private(set) lazy var topLayoutGuide: any UILayoutSupport = BarGuide(of: self, .top)
  public private(set) lazy var bottomLayoutGuide: any UILayoutSupport = BarGuide(of: self, .bottom)

  // MARK: The phone

  // A scene's phone is never turned and never changes its size, and draws neither status bar nor home indicator, so that nobody calls
  // these; of the status bar an app is told what the controller says. Sources override them all the same.

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { childViewControllerForStatusBarStyle }
  open var childForStatusBarHidden: UIViewController? { childViewControllerForStatusBarHidden }
  // As both were called up to Swift 4.
  open var childViewControllerForStatusBarStyle: UIViewController? { nil }
  open var childViewControllerForStatusBarHidden: UIViewController? { nil }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open class func attemptRotationToDeviceOrientation() {}
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  // No scene's app is taken up again where it was left.
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}
  /// What it would be called where an app's state is kept.
  open var restorationIdentifier: String?
  var ownKeyCommands: [UIKeyCommand] = []
  override open var keyCommands: [UIKeyCommand]? { ownKeyCommands.isEmpty ? nil : ownKeyCommands }

  /// Whether the controller's view is light or dark whatever it lies in.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { overrideChanged() } }
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// See UITraitChanges.swift.
  var traitWatchers: [TraitWatcher] = []
  /// Surroundings of a child, of which whether they are light or dark can be overridden.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController)
  {
    childViewController.overrideUserInterfaceStyle = collection?.userInterfaceStyle ?? .unspecified
  }
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    let style = childViewController.overrideUserInterfaceStyle
    return style == .unspecified ? nil : UITraitCollection(userInterfaceStyle: style)
  }
  /// Whose edge bars look at; otherwise the first that scrolls in the view.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { topScroll = scrollView }
    if edge.contains(.bottom) { bottomScroll = scrollView }
  }
  open func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    edge.contains(.top) ? topScroll : bottomScroll
  }
  private(set) weak var topScroll: UIScrollView?
  private(set) weak var bottomScroll: UIScrollView?
  open var prefersPointerLocked: Bool { false }
  /// Of screens that feel how strongly they are pressed, which a stage's does not.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  open func didReceiveMemoryWarning() {}
}
