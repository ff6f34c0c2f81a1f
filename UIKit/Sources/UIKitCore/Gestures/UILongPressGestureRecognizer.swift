public import QuartzCore

/// Recognises fingers that stay: the gesture begins when they have, changes while they move, and ends when one lifts.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the fingers have to stay, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far a finger may stray before, in points.
  open var allowableMovement: CGFloat = 10
  open var numberOfTouchesRequired = 1
  /// How many taps come before the press.
  open var numberOfTapsRequired = 0

  private var starts: [ObjectIdentifier: CGPoint] = [:]
  /// Counts the presses, so that one that is over does not begin.
  private var press = 0

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.location(in: nil) }
    guard state == .possible else { return }
    guard numberOfTouches <= numberOfTouchesRequired else { return state = .failed }
    guard numberOfTouches == numberOfTouchesRequired, touches.contains(where: { $0.tapCount > numberOfTapsRequired })
    else { return }
    press += 1
    MainLoop.current?.after(max(minimumPressDuration, 0)) { [weak self, press] in
      guard let self, self.press == press, state == .possible, numberOfTouches == numberOfTouchesRequired else {
        return
      }
      state = .began
    }
  }

  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isUnderWay { return state = .changed }
    let hasStrayed = touches.contains { touch in
      guard let start = starts[ObjectIdentifier(touch)] else { return false }
      let place = touch.location(in: nil)
      return hypot(place.x - start.x, place.y - start.y) > allowableMovement
    }
    if state == .possible, hasStrayed { state = .failed }
  }

  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    end()
  }

  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    cancel()
  }

  override open func reset() {
    press += 1
    starts = [:]
  }
}
