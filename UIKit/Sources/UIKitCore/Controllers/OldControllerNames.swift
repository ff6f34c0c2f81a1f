// What controllers' members were called up to Swift 4; components of that time still say so.

extension UIViewController {
  public func addChildViewController(_ childController: UIViewController) { addChild(childController) }
  public func removeFromParentViewController() { removeFromParent() }
  public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
  public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
  public var childViewControllers: [UIViewController] { children }
  public var parentViewController: UIViewController? { parent }
}

public typealias UINavigationControllerOperation = UINavigationController.Operation

public typealias UITabBarSystemItem = UITabBarItem.SystemItem
public typealias UITabBarItemPositioning = UITabBar.ItemPositioning
public typealias UIStackViewDistribution = UIStackView.Distribution
public typealias UIStackViewAlignment = UIStackView.Alignment
public typealias UISearchBarStyle = UISearchBar.Style
public typealias UISearchBarIcon = UISearchBar.Icon
public typealias UIInterpolatingMotionEffectType = UIInterpolatingMotionEffect.EffectType
public typealias UIViewAnimationTransition = UIView.AnimationTransition

public let UINavigationControllerHideShowBarDuration = UINavigationController.hideShowBarDuration
