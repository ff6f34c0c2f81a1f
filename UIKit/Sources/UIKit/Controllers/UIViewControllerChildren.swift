public import QuartzCore

extension UIViewController {
  /// Takes a controller in; its view has to be added as well, and the child be told with ``didMove(toParent:)``.
  public func addChild(_ childController: UIViewController) {
    guard childController !== self, childController.parent !== self else { return }
    childController.willMove(toParent: self)
    childController.parent?.children.removeAll { $0 === childController }
    children.append(childController)
    childController.parent = self
    childController.parentMove = childController.appearance.leadsToScreen ? nil : .in
  }

  /// The counterpart, after ``willMove(toParent:)`` was called with `nil` and the view was removed.
  public func removeFromParent() {
    guard let old = parent else { return }
    old.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  /// Exchanges the view of a child for that of another one.
  /// - Parameters:
  ///   - fromViewController: whose view is removed at the end.
  ///   - toViewController: whose view is added at the beginning.
  ///   - duration: seconds.
  ///   - options: the curve.
  ///   - animations: changes the two views.
  ///   - completion: runs at the end.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
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
  func ancestor<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? { parent as? Kind ?? parent?.ancestor(kind) }
}
