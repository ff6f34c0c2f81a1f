public import QuartzCore

/// Recognises two fingers that turn about each other: it begins when each has moved 10 points on the circle.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have turned since the gesture began, in radians, clockwise. Set to 0 to ask for steps.
  open var rotation: CGFloat = 0 { didSet { velocities = NumberVelocity() } }
  /// Radians per second.
  open var velocity: CGFloat { velocities.value }

  private var velocities = NumberVelocity()
  private var start: TwoFingers?
  private var last: TwoFingers?

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard start == nil, let fingers = TwoFingers(self.touches) else { return }
    (start, last) = (fingers, fingers)
  }

  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let fingers = TwoFingers(self.touches), let start, let last else { return }
    if state == .began || state == .changed {
      let velocities = velocities
      rotation += fingers.turn(since: last)
      self.velocities = velocities
      self.velocities.note(rotation, at: event.timestamp)
      self.last = fingers
      state = .changed
    } else if state == .possible,
      abs(fingers.turn(since: start)) * fingers.distance / 2 >= UITapGestureRecognizer.slop
    {
      rotation = 0
      velocities.note(0, at: event.timestamp)
      self.last = fingers
      state = .began
    }
  }

  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed { state = .ended } else if numberOfTouches <= 1 { state = .failed }
  }

  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .cancelled : .failed
  }

  override open func reset() { (start, last) = (nil, nil) }
}
