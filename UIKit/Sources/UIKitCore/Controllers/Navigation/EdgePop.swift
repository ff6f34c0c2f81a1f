import QuartzCore

/// Leads the way back by a finger that comes from the left edge of the screen.
final class EdgePop: NSObject, UIGestureRecognizerDelegate {
  private unowned let navigation: UINavigationController
  let recognizer: UIScreenEdgePanGestureRecognizer = EdgePopRecognizer(target: nil, action: nil)
  /// Leads the transition that the finger has begun.
  private(set) var leader: UIPercentDrivenInteractiveTransition?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector(EdgePop.follow, "follow"))
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let item = navigation.topViewController?.navigationItem else { return false }
    let hasWayBack = item.leftBarButtonItems?.isEmpty != false || item.leftItemsSupplementBackButton
    return !navigation.isNavigationBarHidden && hasWayBack && !item.hidesBackButton
  }

  private func follow() {
    guard let view = navigation.view, view.bounds.width > 0 else { return }
    let share = recognizer.translation(in: view).x / view.bounds.width
    switch recognizer.state {
    case .began:
      // Whoever has taken the delegate's place may let it begin where there is nothing to go back to.
      guard navigation.viewControllers.count > 1, navigation.topViewController?.transition == nil else { return }
      leader = UIPercentDrivenInteractiveTransition()
      navigation.popViewController(animated: true)
    case .changed: leader?.update(share)
    case .ended, .cancelled:
      // As far as the finger would have come in a fifth of a second.
      let end = share + 0.2 * recognizer.velocity(in: view).x / view.bounds.width
      if recognizer.state == .ended, end > 0.5 { leader?.finish() } else { leader?.cancel() }
      leader = nil
    default: break
    }
  }
}

/// What drags inside waits until it is known that the finger leads back.
private final class EdgePopRecognizer: UIScreenEdgePanGestureRecognizer {
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
  }
}
