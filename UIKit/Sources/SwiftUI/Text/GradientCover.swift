import Springform

/// A gradient that is seen where a stencil is: letters, or a symbol.
final class GradientCover {
  let layer = ShapeLayer()
  let stencil: Layer

  init(_ stencil: Layer) {
    self.stencil = stencil
    layer.typeName = "Gradient"
    layer.mask = stencil
  }

  /// Shows a style in a rectangle of a size, in points.
  func show(_ style: ResolvedStyle, in size: CGSize) {
    let box = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    for layer in [layer, stencil] {
      layer.bounds = box
      layer.position = box.center
    }
    layer.path = .rect(box)
    layer.fillColor = .clear
    layer.gradient = style.layerGradient(in: size)
  }
}
