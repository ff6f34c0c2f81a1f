public import UIKitCore

/// Shows controllers beside each other where a screen is wide enough. On a phone it is collapsed: one lies upon the other.
open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary,
      twoDisplaceSecondary
    public static let primaryHidden = DisplayMode.secondaryOnly
    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  public let style: Style
  open weak var delegate: (any UISplitViewControllerDelegate)?
  private var columns: [Column: UIViewController] = [:]

  // Of wide screens.
  open var preferredDisplayMode = DisplayMode.automatic
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var presentsWithGesture = true
  open var showsSecondaryOnlyButton = false
  public static let automaticDimension: CGFloat = -1.797_693_134_862_315_7e308

  open var isCollapsed: Bool { true }
  open var displayMode: DisplayMode { .secondaryOnly }
  /// All of the screen.
  open var primaryColumnWidth: CGFloat { viewIfLoaded?.bounds.width ?? 0 }
  public private(set) lazy var displayModeButtonItem = UIBarButtonItem()

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  override open class func madeByClass() -> UIViewController { UISplitViewController(nibName: nil, bundle: nil) }

  // MARK: Controllers

  /// The primary one and, unless it has been laid upon that, the secondary one.
  open var viewControllers: [UIViewController] {
    get { [Column.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      columns = [:]
      let order: [Column] = newValue.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for (column, controller) in zip(order, newValue) { columns[column] = controller }
      collapse()
    }
  }

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc
    collapse()
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// Brings a column to the front.
  open func show(_ column: Column) { if let controller = columns[column] { lay(controller) } }
  open func hide(_ column: Column) {}

  private func collapse() {
    for child in children {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    guard let primary = columns[.compact] ?? columns[.primary] ?? columns[.secondary] else { return }
    addChild(primary)
    if isViewLoaded { showPrimary() }
    primary.didMove(toParent: self)
    guard columns[.compact] == nil, let secondary = columns[.secondary], secondary !== primary else { return }
    let isTop =
      style == .unspecified
      ? delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) != true
      : delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary) ?? .secondary
        == .secondary
    if isTop { lay(secondary) }
  }

  /// Upon the primary one, which is navigation in nearly all apps.
  private func lay(_ controller: UIViewController) {
    guard let navigation = children.first as? UINavigationController, controller !== navigation else { return }
    let content = (controller as? UINavigationController)?.topViewController ?? controller
    if !navigation.viewControllers.contains(content) {
      navigation.pushViewController(content, animated: viewIfLoaded?.window != nil)
    }
  }

  override open func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) != true { lay(vc) }
  }

  override open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) != true { lay(vc) }
  }

  override open func loadView() {
    super.loadView()
    showPrimary()
  }

  private func showPrimary() {
    guard let primary = children.first else { return }
    primary.view.frame = view.bounds
    primary.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(primary.view)
  }
}

extension UIViewController {
  /// The nearest split view controller that holds this one.
  public var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }
}

/// Says how a split view controller collapses, and shows what is beside.
public protocol UISplitViewControllerDelegate: AnyObject {
  /// - Returns: whether the secondary one is not to be laid upon the primary one.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  func splitViewController(
    _ splitViewController: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
}
