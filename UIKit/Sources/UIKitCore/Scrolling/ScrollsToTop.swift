import QuartzCore

// Who taps the top of the screen goes back to the beginning of what scrolls there.

extension UITouch {
  /// Whether the finger has tapped what the phone's status bar takes of the screen.
  var isTapAtTop: Bool {
    guard let top = window?.screenInsets.top, previous.y < top, start.y < top else { return false }
    return hypot(previous.x - start.x, previous.y - start.y) <= UITapGestureRecognizer.slop
  }
}

extension UIWindow {
  /// As Apple has it, there must be exactly one scroll view on the screen that goes to its top.
  func scrollToTop() {
    let candidates = shownScrollViews(in: self).filter(\.scrollsToTop)
    guard candidates.count == 1, let view = candidates.first else { return }
    let top = CGPoint(x: view.contentOffset.x, y: -view.adjustedContentInset.top)
    guard view.contentOffset.y > top.y, view.delegate?.scrollViewShouldScrollToTop(view) != false else { return }
    view.scrolling.glide(to: top) { [weak view] in view.map { $0.delegate?.scrollViewDidScrollToTop($0) } }
  }

  private func shownScrollViews(in view: UIView) -> [UIScrollView] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    let own = (view as? UIScrollView).map { $0.isScrollEnabled ? [$0] : [] } ?? []
    return own + view.subviews.flatMap { shownScrollViews(in: $0) }
  }
}
