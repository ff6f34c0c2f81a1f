import QuartzCore

/// Recognises a drag that begins at an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that count; one of them at a time, as Apple has it.
  open var edges: UIRectEdge = []

  /// How far from the edge a finger may come down, in points. Apple does not say.
  private static let reach: CGFloat = 20

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first, state == .possible, numberOfTouches == 1 else { return }
    let (place, screen) = (touch.location(in: nil), UIScreen.main.bounds)
    let near: [(UIRectEdge, CGFloat)] = [
      (.left, place.x), (.right, screen.width - place.x), (.top, place.y), (.bottom, screen.height - place.y),
    ]
    if !near.contains(where: { edges.contains($0.0) && $0.1 <= Self.reach }) { state = .failed }
  }
}
