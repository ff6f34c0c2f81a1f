public import SpringformGeometry

/// A layer that fills and strokes a path, given in the layer's own coordinates.
open class ShapeLayer: Layer {
  @Animated public final var path = Path()
  @Animated public final var fillColor = Color.black
  @Animated public final var strokeColor = Color.clear
  /// Paints the line instead of `strokeColor`; the inside is painted by ``Layer/gradient`` instead of `fillColor`.
  @Animated public final var strokeGradient = LayerGradient()
  /// The stroke's width in points.
  @Animated public final var lineWidth = 1.0
  /// How far into the dash pattern the line begins, in points.
  @Animated public final var lineDashPhase = 0.0
  /// The longest miter as a multiple of the line's width, before a join is bevelled.
  @Animated public final var miterLimit = 10.0
  /// Where on the path the line begins and ends, 0...1 of the arc length over all subpaths; the filling does not change.
  @Animated public final var strokeStart = 0.0
  @Animated public final var strokeEnd = 1.0
  public final var fillRule = FillRule.nonZero
  public final var lineCap = StrokeStyle.Cap.butt
  public final var lineJoin = StrokeStyle.Join.miter
  /// Lengths of dashes and gaps in turn, in points; empty, or with a negative length, for a solid line.
  public final var lineDashPattern: [Double] = []

  /// How a rectangle is rounded whose outline the path is; for those who are told of a change, as nobody knows by a path.
  package final var outlineCorners = CornerRadii.zero

  public convenience init(
    path: Path, fillColor: Color = .black, strokeColor: Color = .clear, lineWidth: Double = 1
  ) {
    self.init()
    self.path = path
    self.fillColor = fillColor
    self.strokeColor = strokeColor
    self.lineWidth = lineWidth
  }

  /// Without bounds the shape itself is what can be touched.
  open override func contains(_ point: Point) -> Bool {
    bounds.isEmpty ? path.contains(point, usesEvenOddRule: fillRule == .evenOdd) : super.contains(point)
  }

  open override func draw(in canvas: inout Canvas) {
    if let paint = paint(gradient) {
      canvas.fill(path, with: paint, rule: fillRule)
    } else {
      canvas.fill(path, with: fillColor, rule: fillRule)
    }
    guard lineWidth > 0 else { return }
    if let paint = paint(strokeGradient) {
      canvas.stroke(trimmedPath, with: paint, style: strokeStyle)
    } else if strokeColor.alpha > 0 {
      canvas.stroke(trimmedPath, with: strokeColor, style: strokeStyle)
    }
  }

  override final var gradientFillsBounds: Bool { false }

  package override func record(in properties: PropertyRecorder) {
    super.record(in: properties)
    properties.add("path", path: path)
    properties.add("strokeGradient", strokeGradient)
    properties.add(LayerProperties.ofShapes, of: self)
  }

  /// Gradients lie in the bounds, or around the path of a layer without.
  private func paint(_ gradient: LayerGradient) -> Paint? {
    guard !gradient.colors.isEmpty else { return nil }
    return (bounds.isEmpty ? path.controlBounds : bounds).flatMap(gradient.paint)
  }

  private var trimmedPath: Path { path.trimmed(from: strokeStart, to: strokeEnd) }

  private var strokeStyle: StrokeStyle {
    StrokeStyle(
      width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit, dashes: lineDashPattern,
      dashPhase: lineDashPhase)
  }
}

extension LayerProperties {
  package static let ofShapes = PropertyListing.list(of: ShapeLayer()) {
    $0.recorded("corners") { $0.outlineCorners }
    $0.animated("fillColor", \ShapeLayer.fillColor, { $0.fillColor }, { $0.fillColor = $1 }, "fills the path")
    $0.animated(
      "strokeColor", \ShapeLayer.strokeColor, { $0.strokeColor }, { $0.strokeColor = $1 }, "draws the path's line")
    $0.animated(
      "lineWidth", \ShapeLayer.lineWidth, { $0.lineWidth }, { $0.lineWidth = $1 }, "the line's width", unit: "pt",
      isNotNegative: true)
    $0.animated(
      "lineDashPhase", \ShapeLayer.lineDashPhase, { $0.lineDashPhase }, { $0.lineDashPhase = $1 },
      "how far into the dashes the line begins", unit: "pt")
    $0.animated(
      "miterLimit", \ShapeLayer.miterLimit, { $0.miterLimit }, { $0.miterLimit = $1 }, "the longest miter in widths")
    $0.animated(
      "strokeStart", \ShapeLayer.strokeStart, { $0.strokeStart }, { $0.strokeStart = $1 },
      "where on the path the line begins, 0 to 1", in: 0...1)
    $0.animated(
      "strokeEnd", \ShapeLayer.strokeEnd, { $0.strokeEnd }, { $0.strokeEnd = $1 },
      "where on the path the line ends, 0 to 1", in: 0...1)
    $0.word(
      "fillRule", \ShapeLayer.fillRule, [("nonZero", .nonZero), ("evenOdd", .evenOdd)], "how the inside is decided")
    $0.word(
      "lineCap", \ShapeLayer.lineCap, [("butt", .butt), ("round", .round), ("square", .square)], "the line's ends")
    $0.word(
      "lineJoin", \ShapeLayer.lineJoin, [("miter", .miter), ("round", .round), ("bevel", .bevel)],
      "the line's corners")
    $0.recorded("lineDashPattern") { $0.lineDashPattern }
  }
}
