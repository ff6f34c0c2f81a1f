public import QuartzCore

/// Recognises two fingers that move apart or together: it begins when their distance has changed by 10 points.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much farther apart the fingers are than when the gesture began. Set to 1 to ask for steps.
  open var scale: CGFloat = 1 { didSet { velocities = NumberVelocity() } }
  /// Of the scale, per second.
  open var velocity: CGFloat { velocities.value }

  private var velocities = NumberVelocity()
  private var fingers = TwoFingerTrack()

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { fingers.begin(self.touches) }

  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let (start, last, now) = fingers.step(self.touches) else { return }
    if isUnderWay {
      show(scale * now.distance / last.distance, at: event.timestamp)
      state = .changed
    } else if state == .possible, abs(now.distance - start.distance) >= UITapGestureRecognizer.slop {
      velocities = NumberVelocity()
      show(1, at: event.timestamp)
      state = .began
    }
  }

  /// Setting the scale from outside forgets how fast it was.
  private func show(_ scale: CGFloat, at time: TimeInterval) {
    let velocities = velocities
    self.scale = scale
    self.velocities = velocities
    self.velocities.note(scale, at: time)
  }

  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { endTwoFingers() }
  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { cancel() }
  override open func reset() { fingers = TwoFingerTrack() }
}
