import QuartzCore

extension UIView {
  /// As much of what is taken from the superview as reaches into this view, and what its controllers take besides.
  var takenFromSafeArea: UIEdgeInsets {
    guard let superview, window != nil else { return .zero }
    let (around, room) = (superview.safeAreaInsets, superview.bounds)
    var taken = UIEdgeInsets(
      top: max(around.top - (frame.minY - room.minY), 0), left: max(around.left - (frame.minX - room.minX), 0),
      bottom: max(around.bottom - (room.maxY - frame.maxY), 0), right: max(around.right - (room.maxX - frame.maxX), 0))
    guard let viewController else { return taken }
    let more = viewController.additionalSafeAreaInsets
    taken.top += more.top + ((viewController.parent as? UINavigationController)?.barInset(of: viewController) ?? 0)
    taken.left += more.left
    taken.bottom += more.bottom
    taken.right += more.right
    return taken
  }
}
