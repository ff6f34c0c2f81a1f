public import QuartzCore
import Springform

/// Recognises a drag: it begins when the fingers have moved 10 points, changes while they move, and ends when the last one lifts.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  /// Of pointers, of which a stage has none.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  // All in the window's coordinates.
  private var start = CGPoint.zero
  private var origin = CGPoint.zero
  private var current = CGPoint.zero
  private var samples: [(time: TimeInterval, place: CGPoint)] = []

  /// Velocities are taken over this many seconds.
  private static let velocityWindow = 0.1

  /// How far the finger has moved since the gesture began, in a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    let (from, to) = (place(origin, in: view), place(current, in: view))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  /// Counts from now on as if the finger had moved by `translation`; zero to ask for steps.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let now = place(current, in: view)
    let from = CGPoint(x: now.x - translation.x, y: now.y - translation.y)
    origin = view.map { $0.convert(from, to: nil) } ?? from
  }

  /// The finger's speed over the last tenth of a second, in points per second of a view's coordinates.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
    let (from, to, time) = (place(first.place, in: view), place(last.place, in: view), last.time - first.time)
    return CGPoint(x: (to.x - from.x) / time, y: (to.y - from.y) / time)
  }

  private func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    view.map { $0.convert(point, from: nil) } ?? point
  }

  // MARK: Fingers

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    if numberOfTouches > maximumNumberOfTouches, state == .possible { return state = .failed }
    // Further fingers move along with the first.
    guard numberOfTouches == 1 else { return }
    samples = []
    current = touch.location(in: nil)
    note(touch)
    (start, origin) = (current, current)
  }

  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    follow(touch)
    if isUnderWay {
      state = .changed
    } else if state == .possible {
      let distance = hypot(current.x - start.x, current.y - start.y)
      guard distance >= UITapGestureRecognizer.slop, numberOfTouches >= minimumNumberOfTouches else { return }
      // What it took to be sure does not count: it is counted from where the finger crossed the limit.
      let share = UITapGestureRecognizer.slop / distance
      origin = CGPoint(x: start.x + (current.x - start.x) * share, y: start.y + (current.y - start.y) * share)
      state = .began
    }
  }

  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    follow(touch)
    guard numberOfTouches <= 1 else { return }
    end()
  }

  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    cancel()
  }

  /// Each finger moves the gesture by its share.
  private func follow(_ touch: UITouch) {
    let (now, before) = (touch.location(in: nil), touch.previousLocation(in: nil))
    let share = 1 / CGFloat(max(numberOfTouches, 1))
    current = CGPoint(x: current.x + (now.x - before.x) * share, y: current.y + (now.y - before.y) * share)
    note(touch)
  }

  private func note(_ touch: UITouch) {
    samples.append((touch.timestamp, current))
    // One sample from before the window stays, so that a finger that rests is seen to rest.
    while samples.count > 2, samples[1].time <= touch.timestamp - Self.velocityWindow { samples.removeFirst() }
  }
}
