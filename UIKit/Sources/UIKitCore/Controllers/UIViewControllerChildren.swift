public import QuartzCore

extension UIViewController {
  func take(_ childController: UIViewController) {
    guard childController !== self, childController.parent !== self else { return }
    childController.willMove(toParent: self)
    childController.parent?.children.removeAll { $0 === childController }
    children.append(childController)
    childController.parent = self
    childController.parentMove = childController.appearance.leadsToScreen ? nil : .in
  }

  func leaveParent() {
    guard let old = parent else { return }
    old.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  func exchange(
    _ fromViewController: UIViewController, for toViewController: UIViewController, _ duration: TimeInterval,
    _ options: UIView.AnimationOptions, _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    guard fromViewController.parent === self, toViewController.parent === self else {
      MainLoop.current?.fail("transition(from:to:) of a \(type(of: self)) is for its own children")
      return
    }
    fromViewController.view.superview?.addSubview(toViewController.view)
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      animations?()
    } completion: { finished in
      fromViewController.view.removeFromSuperview()
      completion?(finished)
    }
  }

  func showInParents(_ vc: UIViewController, sender: Any?) {
    if let parent { return parent.show(vc, sender: sender) }
    present(vc, animated: true)
  }

  /// The nearest controller around this one that has a method.
  public func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    var candidate = parent
    while let controller = candidate, !controller.canPerformAction(action, withSender: sender) {
      candidate = controller.parent
    }
    return candidate
  }

  /// The topmost parent, or the controller itself.
  var rootAncestor: UIViewController { parent?.rootAncestor ?? self }

  /// The nearest parent of a kind.
  package func ancestor<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
    parent as? Kind ?? parent?.ancestor(kind)
  }
}
