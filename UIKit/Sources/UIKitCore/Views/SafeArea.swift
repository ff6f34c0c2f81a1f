import QuartzCore

extension UIView {
  /// As much of what is taken from the superview as reaches into this view, and what its controllers take besides.
  var takenFromSafeArea: UIEdgeInsets {
    guard let superview, window != nil else { return .zero }
    let (around, room) = (superview.safeAreaInsets, superview.bounds)
    func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { inset > 0 ? max(inset - distance, 0) : 0 }
    var taken = UIEdgeInsets(
      top: reach(around.top, frame.minY - room.minY), left: reach(around.left, frame.minX - room.minX),
      bottom: reach(around.bottom, room.maxY - frame.maxY), right: reach(around.right, room.maxX - frame.maxX))
    guard let viewController else { return taken }
    let more = viewController.additionalSafeAreaInsets
    taken.top += more.top + ((viewController.parent as? UINavigationController)?.barInset(of: viewController) ?? 0)
    taken.left += more.left
    taken.bottom += more.bottom + ((viewController.parent as? UITabBarController)?.barInset ?? 0)
    taken.bottom += (viewController.parent as? UINavigationController)?.toolbarInset ?? 0
    taken.right += more.right
    return taken
  }

  /// Tells the view, and those in it, of what has changed.
  func noteSafeArea() {
    let now = safeAreaInsets
    guard now != knownSafeArea else { return }
    knownSafeArea = now
    constraintsMayHaveChanged()
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    for view in subviews { view.noteSafeArea() }
  }
}
