import QuartzCore

// Bars look otherwise while the edge of what scrolls below them is at theirs.

extension UIViewController {
  /// What scrolls below the bars: the controller's view, or the first in it that does; of a controller that holds others, its top one's.
  var contentScroll: UIScrollView? {
    if let controller = self as? UINavigationController { return controller.topViewController?.contentScroll }
    if let scroll = topScroll ?? bottomScroll { return scroll }
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }
}

extension UIScrollView {
  /// Whether nothing of the content lies beyond one of the edges.
  func isContent(at edge: UIRectEdge) -> Bool {
    let inset = adjustedContentInset
    return edge == .top
      ? contentOffset.y <= -inset.top : contentOffset.y + bounds.height - inset.bottom >= contentSize.height
  }

  /// To be called when the content has moved.
  func tellBars() {
    var responder = next
    while let current = responder, !(current is UIViewController) { responder = current.next }
    guard let controller = responder as? UIViewController else { return }
    controller.navigationController?.navigationBar.contentMoved()
    controller.tabBarController?.tabBar.contentMoved()
  }
}
