import SpringformGeometry
import SpringformScene

/// Shapes with what paints and changes them.
extension LottiePlayer {
  func draw(shapes list: ShapeList, at frame: Double, into canvas: inout Canvas) {
    var layout = ShapeLayout(self, frame: frame)
    let nodes = layout.lay(list)
    layout.finish()
    draw(nodes, at: frame, into: &canvas)
  }

  private func draw(_ nodes: [ShapeLayout.Node], at frame: Double, into canvas: inout Canvas) {
    for node in nodes {
      switch node {
      case .style(let style): draw(style, at: frame, into: &canvas)
      case .group(let group):
        guard group.opacity > 0, group.matrix.determinant != 0 else { continue }
        placed(opacity: group.opacity, group.blendMode, on: &canvas) { canvas in
          canvas.withTransform(group.matrix) { draw(group.nodes, at: frame, into: &$0) }
        }
      }
    }
  }

  private func draw(_ style: ShapeLayout.Style, at frame: Double, into canvas: inout Canvas) {
    guard !style.path.isEmpty else { return }
    let opacity = share(style.model.opacity, at: frame)
    guard opacity > 0, let paint = paint(style.model.content, opacity: opacity, at: frame) else { return }
    placed(opacity: 1, style.model.blendMode, on: &canvas) { canvas in
      guard let stroke = style.model.stroke else {
        return canvas.fill(style.path, with: paint, rule: style.model.rule)
      }
      canvas.stroke(style.path, with: paint, style: lineStyle(stroke, at: frame))
    }
  }

  /// Places what is drawn as one picture, unless that is the same as drawing it, which most of a file is.
  func placed(
    opacity: Double, _ blendMode: BlendMode, on canvas: inout Canvas, _ body: (inout Canvas) -> Void
  ) {
    guard opacity != 1 || blendMode != .normal else { return body(&canvas) }
    canvas.group(Group(opacity: opacity, blendMode: blendMode), body)
  }

  private func lineStyle(_ stroke: StrokeModel, at frame: Double) -> StrokeStyle {
    var dashes = stroke.dashes.map { number($0, at: frame) }
    // A pattern without length, or with a negative one, is no pattern.
    if dashes.contains(where: { $0 < 0 }) || dashes.reduce(0, +) <= 0 { dashes = [] }
    return StrokeStyle(
      width: number(stroke.width, at: frame), cap: stroke.cap, join: stroke.join,
      miterLimit: stroke.join == .miter ? stroke.miterLimit : 10, dashes: dashes,
      dashPhase: stroke.dashOffset.map { number($0, at: frame) } ?? 0)
  }

  private func paint(_ content: PaintModel.Content, opacity: Double, at frame: Double) -> Paint? {
    switch content {
    case .color(let property, let path):
      if let replaced = colors[path] { return .color(replaced.withAlpha(opacity)) }
      let color = value(property, at: frame)
      return .color(
        Color(red: color.x.clampedToUnit, green: color.y.clampedToUnit, blue: color.z.clampedToUnit, alpha: opacity))
    case .gradient(let gradient): return paint(gradient, opacity: opacity, at: frame)
    }
  }

  private func paint(_ model: GradientModel, opacity: Double, at frame: Double) -> Paint? {
    let stops = GradientStops(model.stops.keyedValue(at: frame), count: model.count)
    guard let gradient = stops.gradient(opacity: opacity) else { return nil }
    let (start, end) = (value(model.start, at: frame).point, value(model.end, at: frame).point)
    guard model.isRadial else { return .axial(gradient, start: start, end: end) }
    let way = end - start
    let share = min(max(number(model.highlightLength, at: frame) / 100, -0.99), 0.99)
    guard share != 0 else {
      return .radial(gradient, center: start, radii: Size(width: way.length, height: way.length))
    }
    let angle = way.angle + Self.radians(number(model.highlightAngle, at: frame))
    return .focal(
      gradient, center: start, radius: way.length, focus: start + Vector(angle: angle) * (way.length * share))
  }
}
