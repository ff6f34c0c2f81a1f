package import Springform

/// What of letters is drawn.
public enum CGTextDrawingMode: Int32, Sendable { case fill, stroke, fillStroke, invisible }

extension CGContext {
  /// Draws a text whose upper left corner lies at a point.
  package func draw(_ text: AttributedLayout, at point: CGPoint) { drawText { $0.draw(text, at: Point(point)) } }

  /// The same for what is laid out only when it is shown, in the current coordinates.
  package func drawText(_ body: @escaping (inout Canvas) -> Void) {
    let transform = Springform.AffineTransform(currentTransform)
    draw { $0.withTransform(transform, body) }
  }

  /// Text as the context draws letters: filled, or along their outlines, as wide as its lines, in the letters' own colour.
  package func drawn(_ text: AttributedText) -> AttributedText {
    guard textDrawingMode != .fill else { return text }
    var text = text
    for index in text.runs.indices {
      let color = text.runs[index].attributes.color
      if textDrawingMode != .invisible {
        text.runs[index].attributes.stroke = TextAttributes.Stroke(color: color, width: lineWidth)
      }
      if textDrawingMode != .fillStroke { text.runs[index].attributes.color = .clear }
    }
    return text
  }
}
