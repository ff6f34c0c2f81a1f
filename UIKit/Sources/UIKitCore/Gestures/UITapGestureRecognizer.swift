import QuartzCore

/// Recognises one tap or several in a row, of one finger or several at once.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  /// Of pointers, of which a stage has none.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  /// How far a tapping finger may stray, in points.
  package static let slop: CGFloat = 10
  /// The longest time from one tap's contact to the next one's, in seconds.
  static let longestPause = 0.35

  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var contact = 0.0
  /// Where the first finger of the latest tap came down.
  private var place = CGPoint.zero
  private var tapCount = 0
  /// How many fingers the tap has had down at once.
  private var fingerCount = 0
  private var isBetweenTaps = false

  override var awaitsFinger: Bool { isBetweenTaps && state == .possible }

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.location(in: nil) }
    fingerCount = max(fingerCount, numberOfTouches)
    if fingerCount > numberOfTouchesRequired, state == .possible { state = .failed }
    guard numberOfTouches == 1, let start = touches.first?.location(in: nil) else { return }
    if !isBetweenTaps || hypot(start.x - place.x, start.y - place.y) > Self.slop { tapCount = 0 }
    (contact, place, isBetweenTaps) = (event.timestamp, start, false)
  }

  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    let hasStrayed = touches.contains { touch in
      guard let start = starts[ObjectIdentifier(touch)] else { return false }
      let place = touch.location(in: nil)
      return hypot(place.x - start.x, place.y - start.y) > Self.slop
    }
    if hasStrayed { state = .failed }
  }

  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, numberOfTouches == 1 else { return }
    guard fingerCount == numberOfTouchesRequired else { return state = .failed }
    fingerCount = 0
    tapCount += 1
    guard tapCount < numberOfTapsRequired else { return state = .ended }
    awaitTap(for: contact + Self.longestPause - event.timestamp)
  }

  private func awaitTap(for seconds: Double) {
    guard seconds > 0, let loop = MainLoop.current else { return state = .failed }
    isBetweenTaps = true
    loop.after(seconds) { [weak self, contact] in
      guard let self, isBetweenTaps, self.contact == contact else { return }
      isBetweenTaps = false
      state = .failed
      conclude()
    }
  }

  override open func reset() { (starts, tapCount, fingerCount, isBetweenTaps) = ([:], 0, 0, false) }
}
