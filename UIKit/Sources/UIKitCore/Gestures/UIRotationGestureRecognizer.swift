public import QuartzCore

/// Recognises two fingers that turn about each other: it begins when each has moved 10 points on the circle.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have turned since the gesture began, in radians, clockwise. Set to 0 to ask for steps.
  open var rotation: CGFloat = 0 { didSet { velocities = NumberVelocity() } }
  /// Radians per second.
  open var velocity: CGFloat { velocities.value }

  private var velocities = NumberVelocity()
  private var fingers = TwoFingerTrack()

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { fingers.begin(self.touches) }

  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let (start, last, now) = fingers.step(self.touches) else { return }
    if isUnderWay {
      show(rotation + now.turn(since: last), at: event.timestamp)
      state = .changed
    } else if state == .possible, abs(now.turn(since: start)) * now.distance / 2 >= UITapGestureRecognizer.slop {
      velocities = NumberVelocity()
      show(0, at: event.timestamp)
      state = .began
    }
  }

  /// Setting the rotation from outside forgets how fast it was.
  private func show(_ rotation: CGFloat, at time: TimeInterval) {
    let velocities = velocities
    self.rotation = rotation
    self.velocities = velocities
    self.velocities.note(rotation, at: time)
  }

  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { endTwoFingers() }
  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { cancel() }
  override open func reset() { fingers = TwoFingerTrack() }
}
