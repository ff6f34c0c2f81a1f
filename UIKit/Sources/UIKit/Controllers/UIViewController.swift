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
  open var title: String? { didSet { navigationItem.title = title } }

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

  open func viewDidLoad() {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  /// Called when what bars and the screen's shape take of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the view's margins have changed.
  open func viewLayoutMarginsDidChange() {}
  /// Called before the view's layout when its constraints are to be updated.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  override open var next: UIResponder? { loadedView?.superview }

  // MARK: Appearance; see Appearance.swift

  open func viewWillAppear(_ animated: Bool) {}
  /// Called between both, when the view lies where it will.
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  var appearance = Appearance.disappeared
  /// Whether this controller tells its children when it appears and disappears; otherwise it does so by itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Containment; see UIViewControllerChildren.swift

  public internal(set) var children: [UIViewController] = []
  public internal(set) weak var parent: UIViewController?
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

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a finger may not drag the card away in which the controller lies. Here none can.
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

  /// The presentation of a controller that has one of its own, whatever its style.
  func makeOwnPresentation(by presenter: UIViewController?) -> UIPresentationController? { nil }
  /// How the controller comes and goes, if nobody else says.
  func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    ModalAnimator(modalTransitionStyle, isPresenting: isPresenting)
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

  /// What a navigation bar shows of this controller.
  public private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
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
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
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
  /// What it would be called where an app's state is kept.
  open var restorationIdentifier: String?
  var ownKeyCommands: [UIKeyCommand] = []
  override open var keyCommands: [UIKeyCommand]? { ownKeyCommands.isEmpty ? nil : ownKeyCommands }

  /// Whether the controller's view is light or dark whatever it lies in.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { viewIfLoaded?.overrideChanged() } }
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func didReceiveMemoryWarning() {}
}

/// Something whose content has a size that a container may care for: controllers and presentations.
public protocol UIContentContainer: AnyObject {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}
