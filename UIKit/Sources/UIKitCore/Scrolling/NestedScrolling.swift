import QuartzCore

// Who of several scroll views that lie in each other gets a drag: the innermost one that can follow it.

extension UIScrollView {
  /// Whether a drag that begins as the finger moves now is for this view.
  ///
  /// It has to lead along an axis that can be scrolled. One that would pull the content beyond an end where it lies already is left to a
  /// scroll view around this one that can follow it.
  var takesDrag: Bool {
    // A finger that has caught what moved has nowhere moved yet.
    if wasMovingAtTouch, isDecelerating { return true }
    let velocity = panGestureRecognizer.velocity(in: superview)
    let isHorizontal = abs(velocity.x) > abs(velocity.y)
    guard isHorizontal ? scrollsHorizontally : scrollsVertically else { return false }
    let speed = isHorizontal ? velocity.x : velocity.y
    guard speed != 0, isHorizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent,
      !canMove(isHorizontal: isHorizontal, back: speed > 0)
    else { return true }
    return !superviews.contains { outer in
      guard let outer = outer as? UIScrollView, outer.isScrollEnabled else { return false }
      return outer.canMove(isHorizontal: isHorizontal, back: speed > 0)
    }
  }

  /// Whether there is more content in a direction.
  private func canMove(isHorizontal: Bool, back: Bool) -> Bool {
    let range = isHorizontal ? restingOffsets.x : restingOffsets.y
    let offset = Double(isHorizontal ? contentOffset.x : contentOffset.y)
    return back ? offset > range.lowerBound + Self.touching : offset < range.upperBound - Self.touching
  }

  /// In points: nearer to an end it lies at the end.
  private static let touching = 0.5
}

extension UIView {
  /// From the nearest one up.
  var superviews: some Sequence<UIView> { sequence(first: self, next: \.superview).dropFirst() }
}
