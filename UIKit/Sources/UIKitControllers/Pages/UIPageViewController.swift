import UIKitControls
public import UIKitCore

/// Shows one controller at a time, from which a finger leads to the one before and the one after.
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// Where pages that curl are bound.
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }
  /// Whether pages that curl have backs.
  open var isDoubleSided = false
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Says which controllers there are; without one a finger leads nowhere.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if dataSource !== oldValue, isViewLoaded { pager.findNeighbours() } }
  }
  /// Of pages that curl; those that scroll have a scroll view's.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  private let spacing: CGFloat
  private(set) lazy var pager = Pager(self, spacing: spacing)
  private let control = UIPageControl()
  /// Which dot is lit.
  private var page = 0
  /// In points.
  private static let controlHeight: CGFloat = 37

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    let gap = options?[.interPageSpacing]
    spacing = gap as? CGFloat ?? (gap as? Double).map { CGFloat($0) } ?? (gap as? Int).map { CGFloat($0) } ?? 0
    super.init(nibName: nil, bundle: nil)
    if style == .pageCurl { noteMissing("pages that curl, so that they slide") }
  }

  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation, spacing) = (.scroll, .horizontal, 0)
    super.init(coder: coder)
  }

  // MARK: Controllers

  /// The one that is shown.
  open var viewControllers: [UIViewController]? { pager.current.map { [$0] } }

  /// Shows another one, which comes from the side where later ones are, or from that of earlier ones.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let new = viewControllers?.first else { return }
    pager.show(new, forward: direction == .forward, animated: animated && viewIfLoaded?.window != nil) { finished in
      completion?(finished)
    }
    followPage(0)
  }

  // MARK: The view

  override open func loadView() {
    super.loadView()
    view.clipsToBounds = true
    view.addSubview(pager.scroll)
    view.addSubview(control)
    control.addTarget(
      self, action: Selector(UIPageViewController.controlTapped, "controlTapped"), for: .valueChanged)
    followPage(0)
  }

  override open func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let height = control.isHidden ? 0 : Self.controlHeight
    let bottom = view.bounds.height - (control.isHidden ? 0 : view.safeAreaInsets.bottom)
    control.frame = CGRect(x: 0, y: bottom - height, width: view.bounds.width, height: height)
    let room = CGRect(x: 0, y: 0, width: view.bounds.width, height: bottom - height)
    pager.layOut(in: room)
  }

  /// Asks for the dots anew, or goes on by so many.
  func followPage(_ step: Int) {
    let count = dataSource?.presentationCount(for: self) ?? 0
    control.isHidden = count <= 0 || transitionStyle != .scroll || navigationOrientation != .horizontal
    guard !control.isHidden else { return }
    control.numberOfPages = count
    page = step == 0 ? dataSource?.presentationIndex(for: self) ?? 0 : page + step
    control.currentPage = page
    viewIfLoaded?.setNeedsLayout()
  }

  /// The dots lead to the next page or the one before.
  private func controlTapped() {
    let forward = control.currentPage > page
    guard control.currentPage != page, let new = forward ? pager.after : pager.before else { return }
    page = control.currentPage
    pager.show(new, forward: forward, animated: true) { _ in }
  }
}

/// Which controllers come before and after others.
public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots are shown below; none without this.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which dot is lit when a controller was set.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of fingers that lead to another page.
public protocol UIPageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// - Parameter completed: whether another page is shown now, rather than the same.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { .min }
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
}
