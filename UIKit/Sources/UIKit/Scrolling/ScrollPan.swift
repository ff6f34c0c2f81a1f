import QuartzCore
import Springform

/// A scroll view's finger: stops what moves, drags the content, resisted beyond its ends, and lets it go.
final class ScrollPan: UIPanGestureRecognizer {
  private unowned let scrollView: UIScrollView
  /// The offset without resistance when the drag began.
  private var start = CGPoint.zero

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector(ScrollPan.follow, "follow"))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible else { return }
    scrollView.isTracking = true
    scrollView.wasMovingAtTouch = scrollView.scrolling.isRunning
    scrollView.scrolling.stop()
  }

  override func reset() {
    super.reset()
    guard scrollView.isTracking else { return }
    scrollView.isTracking = false
    // A finger that stopped it beyond an end and lifts without a drag.
    if !scrollView.isDragging { scrollView.scrolling.decelerate(velocity: .zero) }
  }

  private func follow() {
    switch state {
    case .began:
      scrollView.isDragging = true
      if scrollView.keyboardDismissMode != .none { scrollView.window?.endEditing(true) }
      scrollView.indicators.show()
      start = mapped(scrollView.contentOffset) { RubberBand.pull(forOffset: $0, dimension: $1) }
      scrollView.delegate?.scrollViewWillBeginDragging(scrollView)
    case .changed:
      let way = translation(in: scrollView.superview)
      let wanted = CGPoint(
        x: scrollView.scrollsHorizontally ? start.x - way.x : start.x,
        y: scrollView.scrollsVertically ? start.y - way.y : start.y)
      scrollView.contentOffset =
        scrollView.bounces
        ? mapped(wanted) { RubberBand.offset(forPull: $0, dimension: $1) }
        : scrollView.restingOffsets.nearest(to: wanted)
    case .ended, .cancelled:
      scrollView.isTracking = false
      scrollView.isDragging = false
      let speed = velocity(in: scrollView.superview)
      scrollView.scrolling.letGo(
        velocity: CGPoint(
          x: scrollView.scrollsHorizontally ? -speed.x : 0, y: scrollView.scrollsVertically ? -speed.y : 0))
    default: break
    }
  }

  /// What lies beyond the ends goes through `law`, with the view's length.
  private func mapped(_ offset: CGPoint, _ law: (Double, Double) -> Double) -> CGPoint {
    let (end, size) = (scrollView.restingOffsets.nearest(to: offset), scrollView.bounds.size)
    return CGPoint(
      x: end.x + CGFloat(law(Double(offset.x - end.x), Double(size.width))),
      y: end.y + CGFloat(law(Double(offset.y - end.y), Double(size.height))))
  }
}
