import CoreGraphics
public import QuartzCore

/// Is told how a scroll view is scrolled.
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The velocity is in points per millisecond; `targetContentOffset` may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// After `setContentOffset(_:animated:)`.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Asked when somebody taps the top of the screen.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// The view that is zoomed; without one nothing is.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { instead()?.scrollViewDidScroll(scrollView) }
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    instead()?.scrollViewWillBeginDragging(scrollView)
  }
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    instead()?.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    instead()?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    instead()?.scrollViewWillBeginDecelerating(scrollView)
  }
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    instead()?.scrollViewDidEndDecelerating(scrollView)
  }
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    instead()?.scrollViewDidEndScrollingAnimation(scrollView)
  }
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    instead()?.scrollViewShouldScrollToTop(scrollView) ?? true
  }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { instead()?.scrollViewDidScrollToTop(scrollView) }
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    instead()?.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    instead()?.viewForZooming(in: scrollView) ?? nil
  }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    instead()?.scrollViewWillBeginZooming(scrollView, with: view)
  }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { instead()?.scrollViewDidZoom(scrollView) }
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    instead()?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }

  /// Who answers for an object that has not a method, if it names somebody.
  private func instead(_ method: String = #function) -> (any UIScrollViewDelegate)? {
    forwarded(self, method, to: (any UIScrollViewDelegate).self)
  }
}
