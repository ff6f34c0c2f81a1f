import CoreGraphics
package import Springform

/// The layer of a label, which shows text.
package final class LabelLayer: CALayer {
  override package class func make() -> CALayer { LabelLayer() }
  override package class func copy(of layer: CALayer) -> CALayer { LabelLayer(layer: layer) }
  override class func makeBase() -> Layer { LabelText() }

  /// What the text is and how it looks.
  package var text: TextLayer { unsafeDowncast(base, to: TextLayer.self) }

  /// Whether text that is too long ends at the bounds, rather than reaching beyond them.
  package var clipsText: Bool {
    get { (base as? LabelText)?.clipsText ?? false }
    set { (base as? LabelText)?.clipsText = newValue }
  }
}

/// Unlike other texts of the stage, one without room does not show.
private final class LabelText: TextLayer {
  var clipsText = false

  override func draw(in canvas: inout Canvas) {
    guard !bounds.isEmpty else { return }
    guard clipsText else { return super.draw(in: &canvas) }
    canvas.withClip(.rect(bounds)) { super.draw(in: &$0) }
  }
}
