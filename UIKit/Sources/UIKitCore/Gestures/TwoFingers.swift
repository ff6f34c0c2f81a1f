import QuartzCore

/// What two fingers span.
struct TwoFingers {
  /// From one finger to the other, in the window's coordinates.
  let span: CGVector

  init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    let (a, b) = (touches[0].location(in: nil), touches[1].location(in: nil))
    span = CGVector(dx: b.x - a.x, dy: b.y - a.y)
  }

  /// In points.
  var distance: CGFloat { hypot(span.dx, span.dy) }

  /// How far they have turned since, in radians, clockwise on the screen; the shorter way.
  func turn(since earlier: TwoFingers) -> CGFloat {
    let (a, b) = (earlier.span, span)
    return atan2(a.dx * b.dy - a.dy * b.dx, a.dx * b.dx + a.dy * b.dy)
  }
}

/// Where two fingers were when both were down, and where they were last.
struct TwoFingerTrack {
  private var start: TwoFingers?
  private var last: TwoFingers?

  mutating func begin(_ touches: [UITouch]) {
    guard start == nil, let fingers = TwoFingers(touches) else { return }
    (start, last) = (fingers, fingers)
  }

  /// Goes on to where they are now. Fingers at one point have no direction: they are left out.
  mutating func step(_ touches: [UITouch]) -> (start: TwoFingers, last: TwoFingers, now: TwoFingers)? {
    guard let now = TwoFingers(touches), now.distance > 0, let start, let last else { return nil }
    self.last = now
    return (start, last, now)
  }
}

extension UIGestureRecognizer {
  /// A finger of two has lifted: a gesture of both is over, and one that has not begun fails with the last.
  func endTwoFingers() { if isUnderWay || numberOfTouches <= 1 { end() } }
}

/// The speed of a number over the last tenth of a second.
struct NumberVelocity {
  private var samples: [(time: TimeInterval, value: CGFloat)] = []
  private static let window = 0.1

  mutating func note(_ value: CGFloat, at time: TimeInterval) {
    // Two fingers that move at one time tell one after the other.
    if samples.last?.time == time { samples.removeLast() }
    samples.append((time, value))
    // One sample from before the window stays, so that what rests is seen to rest.
    while samples.count > 2, samples[1].time <= time - Self.window { samples.removeFirst() }
  }

  /// Per second.
  var value: CGFloat {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return 0 }
    return (last.value - first.value) / CGFloat(last.time - first.time)
  }
}
