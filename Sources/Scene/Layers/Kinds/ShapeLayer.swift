public import SpringformGeometry

/// A layer that fills and strokes a path, given in the layer's own coordinates.
open class ShapeLayer: Layer {
  @Animated public final var path = Path()
  @Animated public final var fillColor = Color.black
  @Animated public final var strokeColor = Color.clear
  /// The stroke's width in points.
  @Animated public final var lineWidth = 1.0
  public final var fillRule = FillRule.nonZero
  public final var lineCap = StrokeStyle.Cap.butt
  public final var lineJoin = StrokeStyle.Join.miter

  public convenience init(
    path: Path, fillColor: Color = .black, strokeColor: Color = .clear, lineWidth: Double = 1
  ) {
    self.init()
    self.path = path
    self.fillColor = fillColor
    self.strokeColor = strokeColor
    self.lineWidth = lineWidth
  }

  open override func draw(in canvas: inout Canvas) {
    canvas.fill(path, with: fillColor, rule: fillRule)
    canvas.stroke(path, with: strokeColor, style: StrokeStyle(width: lineWidth, cap: lineCap, join: lineJoin))
  }
}
