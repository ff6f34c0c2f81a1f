import QuartzCore

/// Hides a navigation controller's bars, and shows them again, as fingers and the keyboard say.
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  private unowned let navigation: UINavigationController
  let swipe = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    (swipe.isEnabled, tap.isEnabled) = (false, false)
    (swipe.delegate, tap.delegate) = (self, self)
    (swipe.cancelsTouchesInView, tap.cancelsTouchesInView) = (false, false)
    swipe.addTarget(self, action: Selector(BarHiding.swiped, "swiped"))
    tap.addTarget(self, action: Selector(BarHiding.tapped, "tapped"))
    NotificationCenter.default.addObserver(
      self, selector: Selector(BarHiding.keyboardComes, "keyboardComes"),
      name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  private func swiped() {
    guard swipe.state == .began else { return }
    let speed = swipe.velocity(in: navigation.view)
    if abs(speed.y) > abs(speed.x) { setHidden(speed.y < 0) }
  }

  private func tapped() { setHidden(!navigation.isNavigationBarHidden) }

  private func keyboardComes() { if navigation.hidesBarsWhenKeyboardAppears { setHidden(true) } }

  private func setHidden(_ hidden: Bool) { navigation.setNavigationBarHidden(hidden, animated: true) }

  /// They go along with what is touched.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  /// Bars and controls are not what is tapped.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let view = touch.view else { return true }
    return !view.isDescendant(of: navigation.navigationBar) && !(gestureRecognizer === tap && view is UIControl)
  }
}
