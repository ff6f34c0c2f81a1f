package import CoreGraphics
package import Springform

/// The layer of a label, which shows text.
package final class LabelLayer: CALayer {
  override package class func madeByClass() -> CALayer { LabelLayer() }
  override package class func copy(of layer: CALayer) -> CALayer { LabelLayer(layer: layer) }
  override class func makeBase() -> Layer { LabelText() }

  private var label: LabelText { unsafeDowncast(base, to: LabelText.self) }

  /// What the text is and how it looks.
  package var text: TextLayer { label }

  /// Whether text that is too long ends at the bounds, rather than reaching beyond them.
  package var clipsText: Bool {
    get { label.clipsText }
    set { label.clipsText = newValue }
  }

  /// How far the text lies below the middle of the height, in points.
  package var offset: Double {
    get { label.offset }
    set { label.offset = newValue }
  }

  /// Whether the label's first drawing was that of its text in its bounds.
  private var drewText = false

  /// Says that a label is about to draw its text.
  package func note(drawing rect: CGRect, in context: CGContext) {
    if context.isUntouched { drewText = rect == bounds }
  }

  /// Has the label draw. One that does nothing but draw its text in its bounds is shown as the stage shows texts.
  override package func display() {
    let context = CGContext(scale: contentsScale)
    drewText = false
    draw(in: context)
    label.drawing = drewText && context.stepCount == 1 ? nil : context.drawing
  }
}

/// Unlike other texts of the stage, one without room does not show.
private final class LabelText: TextLayer {
  var clipsText = false
  var offset = 0.0
  /// What shows in place of the text.
  var drawing: Drawing?

  override func draw(in canvas: inout Canvas) {
    guard !bounds.isEmpty else { return }
    if let drawing { return canvas.withClip(.rect(bounds)) { $0.draw(drawing) } }
    canvas.withTransform(AffineTransform(translationX: 0, y: offset)) { canvas in
      guard clipsText else { return super.draw(in: &canvas) }
      canvas.withClip(.rect(bounds.offsetBy(Vector(dx: 0, dy: -offset)))) { super.draw(in: &$0) }
    }
  }
}
