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
