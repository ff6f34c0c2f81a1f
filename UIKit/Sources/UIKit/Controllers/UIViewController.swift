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
    super.init()
    if nibNameOrNil != nil { noteMissing("nib files") }
  }

  /// There are no archives here to decode controllers from; it is a new one.
  public required init?(coder: NSCoder) { super.init() }

  override public convenience init() { self.init(nibName: nil, bundle: nil) }

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

  override open var next: UIResponder? { loadedView?.superview }

  // MARK: Appearance; see Appearance.swift

  open func viewWillAppear(_ animated: Bool) {}
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

  /// The size that suits the controller's content; a container hears of changes.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// What the controller takes of its view's safe area besides bars and the screen's shape.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero

  // MARK: Presentation; see Presentation/Presenting.swift

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a finger may not drag the card away in which the controller lies. Here none can.
  open var isModalInPresentation = false
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

  // MARK: The phone

  // A scene's phone shows no status bar, is never turned and never changes its size, so that nobody asks for these or calls them;
  // sources override them all the same.

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var shouldAutorotate: Bool { true }
  /// Called before a segue leads on.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
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
}

extension UIViewController: UIContentContainer {}
