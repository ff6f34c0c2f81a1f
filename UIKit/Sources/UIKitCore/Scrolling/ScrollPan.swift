import QuartzCore
import Springform

/// A scroll view's finger: stops what moves, drags the content, resisted beyond its ends, and lets it go.
final class ScrollPan: UIPanGestureRecognizer {
  private enum Axis { case horizontal, vertical }

  private unowned let scrollView: UIScrollView
  /// The offset without resistance when the drag began.
  private var start = CGPoint.zero
  /// The only axis that the drag moves along, if it is locked to one.
  private var lock: Axis?
  /// Whether the finger came down on what decelerated. It is only at rest when it has lifted.
  private var hasCaught = false

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector(ScrollPan.follow, "follow"))
  }

  // MARK: Fingers

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible else { return }
    scrollView.phase.isTracking = true
    scrollView.wasMovingAtTouch = scrollView.scrolling.isRunning
    hasCaught = scrollView.isDecelerating
    scrollView.scrolling.halt()
    if hasCaught { state = .began }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, let touch = touches.first, !scrollView.canTake(touch) { return state = .failed }
    super.touchesMoved(touches, with: event)
  }

  override func reset() {
    super.reset()
    guard scrollView.isTracking else { return }
    scrollView.phase.isTracking = false
    // A finger that stopped it beyond an end and lifts without a drag.
    if !scrollView.isDragging { scrollView.scrolling.decelerate(velocity: .zero) }
  }

  // MARK: Dragging

  private func follow() {
    switch state {
    case .began: begin()
    case .changed: move()
    case .ended, .cancelled: letGo()
    default: break
    }
  }

  private func begin() {
    scrollView.phase.isDragging = true
    if scrollView.keyboardDismissMode.endsTypingAtOnce { scrollView.window?.endEditing(true) }
    (scrollView as? any DraggedContent)?.dragBegins()
    scrollView.indicators.show()
    start = mapped(scrollView.contentOffset) { RubberBand.pull(forOffset: $0, dimension: $1) }
    lock = scrollView.isDirectionalLockEnabled ? Self.axis(of: velocity(in: scrollView.superview)) : nil
    scrollView.delegate?.scrollViewWillBeginDragging(scrollView)
  }

  private func move() {
    // Who drags what was caught says only now which way.
    if lock == nil, hasCaught, scrollView.isDirectionalLockEnabled {
      lock = Self.axis(of: translation(in: scrollView.superview))
    }
    let way = translation(in: scrollView.superview)
    let wanted = CGPoint(
      x: moves(.horizontal) ? start.x - way.x : start.x, y: moves(.vertical) ? start.y - way.y : start.y)
    let resting = scrollView.restingOffsets.nearest(to: wanted)
    let pulled = mapped(wanted) { RubberBand.offset(forPull: $0, dimension: $1) }
    scrollView.contentOffset = CGPoint(
      x: scrollView.bouncesHorizontally ? pulled.x : resting.x, y: scrollView.bouncesVertically ? pulled.y : resting.y)
  }

  private func letGo() {
    let speed = velocity(in: scrollView.superview)
    if scrollView.keyboardDismissMode.followsFinger { scrollView.dropKeyboard(at: location(in: nil), speed: speed) }
    scrollView.refreshControl?.lifted()
    scrollView.scrolling.letGo(
      velocity: CGPoint(x: moves(.horizontal) ? -speed.x : 0, y: moves(.vertical) ? -speed.y : 0),
      hasCaught: hasCaught)
    lock = nil
  }

  private func moves(_ axis: Axis) -> Bool {
    (lock == nil || lock == axis)
      && (axis == .horizontal ? scrollView.scrollsHorizontally : scrollView.scrollsVertically)
  }

  /// The axis that a way leads along: neither where it leads between both.
  private static func axis(of way: CGPoint) -> Axis? {
    let (x, y) = (abs(way.x), abs(way.y))
    return x > 2 * y ? .horizontal : y > 2 * x ? .vertical : nil
  }

  /// What lies beyond the ends goes through `law`, with the view's length.
  private func mapped(_ offset: CGPoint, _ law: (Double, Double) -> Double) -> CGPoint {
    let (end, size) = (scrollView.restingOffsets.nearest(to: offset), scrollView.bounds.size)
    return CGPoint(
      x: end.x + CGFloat(law(Double(offset.x - end.x), Double(size.width))),
      y: end.y + CGFloat(law(Double(offset.y - end.y), Double(size.height))))
  }
}

extension UIScrollView.KeyboardDismissMode {
  fileprivate var endsTypingAtOnce: Bool { self == .onDrag || self == .onDragWithAccessory }
  fileprivate var followsFinger: Bool { self == .interactive || self == .interactiveWithAccessory }
}

extension UIScrollView {
  /// The keyboard goes that was dragged down, by a finger that lifts below its edge and not upwards.
  fileprivate func dropKeyboard(at point: CGPoint, speed: CGPoint) {
    guard let loop = MainLoop.current, let height = Keyboard.of(loop).shownHeight, speed.y >= 0,
      point.y > loop.stage.size.height - height
    else { return }
    window?.endEditing(true)
  }
}
