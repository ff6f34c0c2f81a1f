public import CoreGraphics
package import Springform

extension CALayer {
  /// Draws what the layer and all below it show, with what animations make of it, in the layer's own coordinates.
  public final func render(in ctx: CGContext) {
    prepareToRender()
    ctx.draw(rendering)
  }

  /// What is shown now.
  package final var rendering: Drawing { Drawing(of: base) }

  /// Lays out and draws what waits for the end of the turn.
  package final func prepareToRender() {
    layoutIfNeeded()
    displayIfNeeded()
    for layer in sublayers ?? [] { layer.prepareToRender() }
    mask?.prepareToRender()
  }
}
