public import QuartzCore

/// Recognises a finger that rests: it begins when it has rested long enough, changes while the finger moves, and ends when it lifts.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the finger has to rest, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far it may stray meanwhile, in points.
  open var allowableMovement: CGFloat = 10

  private var start = CGPoint.zero
  /// Counts the presses, so that one that is over begins no more.
  private var press = 0

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, state == .possible else { return }
    guard numberOfTouches == 1 else { return state = .failed }
    start = touch.location(in: nil)
    press += 1
    MainLoop.required(for: "UILongPressGestureRecognizer").after(minimumPressDuration) { [weak self, press] in
      if let self, self.press == press, state == .possible { state = .began }
    }
  }

  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let place = touches.first?.location(in: nil) else { return }
    if state == .began || state == .changed {
      state = .changed
    } else if state == .possible, hypot(place.x - start.x, place.y - start.y) > allowableMovement {
      state = .failed
    }
  }

  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .ended : .failed
  }

  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .cancelled : .failed
  }

  override open func reset() { press += 1 }
}
