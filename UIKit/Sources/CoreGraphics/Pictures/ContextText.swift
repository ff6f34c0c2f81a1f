package import Springform

extension CGContext {
  /// Draws a text whose upper left corner lies at a point, in the context's way of drawing text.
  package func draw(_ text: AttributedLayout, at point: CGPoint) { drawText { $0.draw(text, at: Point(point)) } }

  /// The same for what is laid out only when it is shown, in the current coordinates.
  package func drawText(_ body: @escaping (inout Canvas) -> Void) {
    let transform = Springform.AffineTransform(currentTransform)
    draw { $0.withTransform(transform, body) }
  }
}
