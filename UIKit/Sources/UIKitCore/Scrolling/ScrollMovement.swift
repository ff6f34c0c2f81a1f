import QuartzCore
import Springform

/// How a scroll view moves by itself: step by step, each of which its delegate hears of.
package final class ScrollMovement {
  private enum Way {
    case deceleration(x: ScrollMotion, y: ScrollMotion)
    case glide(from: CGPoint, to: CGPoint)
  }

  private unowned let scrollView: UIScrollView
  private var way: Way?
  private var start = 0.0
  private var duration = 0.0
  private var link: DisplayLink?
  private var arrived: (() -> Void)?

  /// Of `setContentOffset(_:animated:)`, in seconds. Apple names neither it nor the curve.
  private static let glideDuration = 0.3

  init(_ scrollView: UIScrollView) { self.scrollView = scrollView }
  deinit { link?.invalidate() }

  package var isRunning: Bool { way != nil }
  var isGliding: Bool { if case .glide = way { true } else { false } }

  // MARK: Beginning

  /// - Parameter hasCaught: whether the finger had stopped what decelerated, and the delegate has not heard of the end of that yet.
  func letGo(velocity: CGPoint, hasCaught: Bool) {
    let view = scrollView
    let free = resting(velocity)
    // In points per millisecond, as Apple has it.
    let speed = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    var target = (view as? any DraggedContent)?.target(forProposed: free, velocity: speed) ?? free
    view.delegate?.scrollViewWillEndDragging(view, withVelocity: speed, targetContentOffset: &target)
    let wanted = target == free && !view.isPagingEnabled ? nil : target
    let willMove = wanted.map { $0 != view.contentOffset } ?? moves(velocity)
    view.phase.isDragging = false
    view.delegate?.scrollViewDidEndDragging(view, willDecelerate: willMove)
    view.phase.isTracking = false
    // Whoever was told may have moved it elsewhere.
    decelerate(velocity: velocity, to: wanted)
    guard way == nil else { return }
    view.phase.isDecelerating = false
    view.indicators.fade()
    if hasCaught { view.delegate?.scrollViewDidEndDecelerating(view) }
    (view as? any DraggedContent)?.cameToRest()
  }

  /// - Parameters:
  ///   - velocity: of the offset, in points per second.
  ///   - target: where it is to rest, on a spring; `nil` for wherever it comes to.
  func decelerate(velocity: CGPoint, to target: CGPoint? = nil) {
    let (offset, range) = (scrollView.contentOffset, scrollView.restingOffsets)
    func motion(_ offset: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<Double>, _ target: CGFloat?)
      -> ScrollMotion
    {
      ScrollMotion(
        from: Double(offset), velocity: Double(velocity), in: target.map { Double($0)...Double($0) } ?? range,
        velocityKeptPerMillisecond: Double(scrollView.decelerationRate.rawValue))
    }
    let x = motion(offset.x, velocity.x, range.x, target?.x)
    let y = motion(offset.y, velocity.y, range.y, target?.y)
    guard max(x.duration, y.duration) > 0 else { return }
    scrollView.phase.isDecelerating = true
    scrollView.delegate?.scrollViewWillBeginDecelerating(scrollView)
    run(.deceleration(x: x, y: y), for: max(x.duration, y.duration))
  }

  /// - Parameter arrived: called at the end in place of `scrollViewDidEndScrollingAnimation(_:)`.
  package func glide(to target: CGPoint, arrived: (() -> Void)? = nil) {
    stop()
    guard target != scrollView.contentOffset else { return }
    run(.glide(from: scrollView.contentOffset, to: target), for: Self.glideDuration)
    self.arrived = arrived
  }

  private func run(_ way: Way, for duration: Double) {
    guard let loop = MainLoop.current else { return }
    (self.way, self.duration, start) = (way, duration, loop.stage.time)
    link?.invalidate()
    link = loop.stage.displayLink { [weak self, weak loop] _ in
      guard let self, let loop else { return }
      loop.turn { self.step(to: loop.stage.time) }
    }
  }

  // MARK: On the way

  private func step(to time: Double) {
    guard let way else { return }
    // The way to the stage's time and back may lose a last digit.
    let elapsed = time - start >= duration - 1e-9 ? duration : time - start
    switch way {
    case .deceleration(let x, let y):
      move(to: CGPoint(x: x.position(at: elapsed), y: y.position(at: elapsed)))
    case .glide(let from, let to):
      let share = CGFloat(Pacing.curve(.easeInEaseOut).fraction(elapsed: elapsed, duration: duration))
      move(to: CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share))
    }
    guard elapsed >= duration, isRunning else { return }
    let view = scrollView
    let (wasDecelerating, arrived) = (view.isDecelerating, arrived)
    stop()
    if wasDecelerating {
      view.delegate?.scrollViewDidEndDecelerating(view)
      (view as? any DraggedContent)?.cameToRest()
    } else if let arrived {
      arrived()
    } else {
      view.delegate?.scrollViewDidEndScrollingAnimation(view)
    }
  }

  private func move(to offset: CGPoint) {
    let view = scrollView
    view.isMovingByItself = true
    let nearest = view.isDecelerating ? view.restingOffsets.nearest(to: offset) : offset
    view.contentOffset = CGPoint(
      x: view.bouncesHorizontally ? offset.x : nearest.x, y: view.bouncesVertically ? offset.y : nearest.y)
    view.isMovingByItself = false
  }

  /// Where it could rest is elsewhere now: it goes on from where it is, as fast as it is.
  func extentChanged() {
    guard case .deceleration(let x, let y) = way, let loop = MainLoop.current else { return }
    let (elapsed, step) = (loop.stage.time - start, 1e-4)
    decelerate(
      velocity: CGPoint(
        x: (x.position(at: elapsed + step) - x.position(at: elapsed)) / step,
        y: (y.position(at: elapsed + step) - y.position(at: elapsed)) / step))
  }

  /// Stays where it is.
  package func stop() {
    guard isRunning else { return }
    halt()
    scrollView.phase.isDecelerating = false
    scrollView.indicators.fade()
  }

  /// Stays where it is for now.
  func halt() {
    link?.invalidate()
    (link, way, arrived) = (nil, nil, nil)
  }

  // MARK: Where it would rest

  private func moves(_ velocity: CGPoint) -> Bool {
    velocity != .zero || scrollView.restingOffsets.nearest(to: scrollView.contentOffset) != scrollView.contentOffset
  }

  /// Where a throw leads to: of pages, to the next one in its direction, or to the nearest.
  private func resting(_ velocity: CGPoint) -> CGPoint {
    let (view, range) = (scrollView, scrollView.restingOffsets)
    guard view.isPagingEnabled else {
      func rest(_ offset: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<Double>) -> CGFloat {
        CGFloat(
          ScrollMotion(
            from: Double(offset), velocity: Double(velocity), in: range,
            velocityKeptPerMillisecond: Double(view.decelerationRate.rawValue)
          ).restingPosition)
      }
      return CGPoint(
        x: rest(view.contentOffset.x, velocity.x, range.x), y: rest(view.contentOffset.y, velocity.y, range.y))
    }
    func page(_ offset: CGFloat, _ velocity: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      let place = offset / length
      let index =
        velocity > Self.pageFlick
        ? place.rounded(.up) : velocity < -Self.pageFlick ? place.rounded(.down) : place.rounded()
      return index * length
    }
    return range.nearest(
      to: CGPoint(
        x: page(view.contentOffset.x, velocity.x, view.bounds.width),
        y: page(view.contentOffset.y, velocity.y, view.bounds.height)))
  }

  /// From this speed on, in points per second, a page is turned however little it was moved.
  private static let pageFlick: CGFloat = 200
}
