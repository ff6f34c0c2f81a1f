import QuartzCore

/// Recognises one tap or several in a row.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1

  /// How far a tapping finger may stray, in points.
  static let slop: CGFloat = 10
  /// The longest pause between two taps of one gesture, in seconds.
  static let longestPause = 0.35

  private var start = CGPoint.zero
  private var contact = 0.0
  private var isBetweenTaps = false

  override var awaitsFinger: Bool { isBetweenTaps && state == .possible }

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = touches.first?.location(in: nil) ?? .zero
    contact = event.timestamp
    isBetweenTaps = false
  }

  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let place = touches.first?.location(in: nil), state == .possible else { return }
    if hypot(place.x - start.x, place.y - start.y) > Self.slop { state = .failed }
  }

  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, state == .possible else { return }
    guard touch.tapCount % numberOfTapsRequired != 0 else { return state = .ended }
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
}
