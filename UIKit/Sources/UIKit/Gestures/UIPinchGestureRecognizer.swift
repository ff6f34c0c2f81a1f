public import QuartzCore

/// Recognises two fingers that move apart or together: it begins when their distance has changed by 10 points.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much farther apart the fingers are than when the gesture began. Set to 1 to ask for steps.
  open var scale: CGFloat = 1 { didSet { velocities = NumberVelocity() } }
  /// Of the scale, per second.
  open var velocity: CGFloat { velocities.value }

  private var velocities = NumberVelocity()
  private var start: TwoFingers?
  private var last: TwoFingers?

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard start == nil, let fingers = TwoFingers(self.touches) else { return }
    (start, last) = (fingers, fingers)
  }

  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let fingers = TwoFingers(self.touches), let start, let last, fingers.distance > 0 else { return }
    if state == .began || state == .changed {
      let velocities = velocities
      if last.distance > 0 { scale *= fingers.distance / last.distance }
      self.velocities = velocities
      self.velocities.note(scale, at: event.timestamp)
      self.last = fingers
      state = .changed
    } else if state == .possible, abs(fingers.distance - start.distance) >= UITapGestureRecognizer.slop {
      scale = 1
      velocities.note(1, at: event.timestamp)
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
