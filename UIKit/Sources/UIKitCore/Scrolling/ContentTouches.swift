import QuartzCore

// When views in a scroll view hear of a finger: it may still turn out to scroll.

extension UIView {
  /// For so many seconds a finger may turn out to scroll before what lies under it hears of it. Apple does not name it.
  static let contentTouchDelay = 0.15

  /// Whether the view is to hear of a finger only after a while: it lies in something that the finger may scroll.
  var hearsLate: Bool {
    sequence(first: self, next: \.superview).contains { view in
      guard let scroll = view as? UIScrollView else { return false }
      return scroll.isScrollEnabled && scroll.delaysContentTouches
    }
  }

  /// Whether all scroll views around the view let it hear of a finger.
  func mayHear(of touch: UITouch, with event: UIEvent) -> Bool {
    superviews.allSatisfy { view in
      (view as? UIScrollView)?.touchesShouldBegin([touch], with: event, in: self) ?? true
    }
  }
}

extension UIScrollView {
  /// Whether a finger may begin to scroll: a view inside that has heard of it has to give it up.
  func canTake(_ touch: UITouch) -> Bool {
    guard touch.hasReachedView, let view = touch.view, view !== self else { return true }
    return canCancelContentTouches && touchesShouldCancel(in: view)
  }
}
