import SpringformGeometry
import SpringformNumerics
import SpringformScene

/// Shapes with what paints and changes them.
extension LottiePlayer {
  func draw(shapes items: [ShapeModel], at frame: Double, into canvas: inout Canvas) {
    var layout = ShapeLayout(self, frame: frame)
    let nodes = layout.lay(items)
    layout.finish()
    draw(nodes, at: frame, into: &canvas)
  }

  private func draw(_ nodes: [ShapeLayout.Node], at frame: Double, into canvas: inout Canvas) {
    for node in nodes {
      switch node {
      case .style(let style): draw(style, at: frame, into: &canvas)
      case .group(let group):
        guard group.opacity > 0, group.matrix.determinant != 0 else { continue }
        canvas.group(Group(opacity: group.opacity, blendMode: group.blendMode)) { canvas in
          canvas.withTransform(group.matrix) { draw(group.nodes, at: frame, into: &$0) }
        }
      }
    }
  }

  private func draw(_ style: ShapeLayout.Style, at frame: Double, into canvas: inout Canvas) {
    let model = style.model
    let opacity = share(model.opacity, at: frame)
    guard opacity > 0, !style.path.isEmpty, let paint = paint(model.content, opacity: opacity, at: frame) else {
      return
    }
    canvas.group(Group(blendMode: model.blendMode)) { canvas in
      guard let stroke = model.stroke else { return canvas.fill(style.path, with: paint, rule: model.rule) }
      canvas.stroke(style.path, with: paint, style: lineStyle(stroke, at: frame))
    }
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
        Color(red: color.x.unit, green: color.y.unit, blue: color.z.unit, alpha: opacity))
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

/// Colours and opacities of a gradient, each with places of their own.
struct GradientStops {
  private var colors: [(place: Double, color: Color)] = []
  private var opacities: [(place: Double, alpha: Double)] = []

  /// The most stops of each kind; nobody could tell more apart.
  private static let maximumStops = 256

  init(_ numbers: [Double], count: Int) {
    for index in 0..<min(count, numbers.count / 4, Self.maximumStops) {
      let part = numbers[4 * index..<4 * index + 4].map(\.unit)
      colors.append((part[0], Color(red: part[1], green: part[2], blue: part[3])))
    }
    let rest = Array(numbers.dropFirst(4 * count))
    for index in 0..<min(rest.count / 2, Self.maximumStops) {
      opacities.append((rest[2 * index].unit, rest[2 * index + 1].unit))
    }
  }

  func gradient(opacity: Double) -> Gradient? {
    guard !colors.isEmpty else { return nil }
    guard !opacities.isEmpty else {
      return Gradient(stops: colors.map { Gradient.Stop(location: $0.place, color: $0.color.withAlpha(opacity)) })
    }
    // Two at one place are a step, and stay two.
    var places = colors.map(\.place)
    for place in opacities.map(\.place) where !places.contains(place) { places.append(place) }
    let steps = Set(
      opacities.indices.dropFirst().filter { opacities[$0].place == opacities[$0 - 1].place }.map {
        opacities[$0].place
      })
    var stops: [Gradient.Stop] = []
    var seen: [Double: Int] = [:]
    for place in (places + steps.filter { place in places.count { $0 == place } < 2 }).sorted() {
      let isSecond = seen[place, default: 0] > 0
      seen[place, default: 0] += 1
      let alpha = Self.value(opacities.map { ($0.place, $0.alpha) }, at: place, after: isSecond) { $0 + ($1 - $0) * $2 }
      let color = Self.value(colors.map { ($0.place, $0.color) }, at: place, after: isSecond) { $0.mixed(with: $1, $2) }
      stops.append(Gradient.Stop(location: place, color: color.withAlpha(alpha * opacity)))
    }
    return Gradient(stops: stops)
  }

  /// - Parameter after: of a step's two values, whether the second one is meant.
  private static func value<Value>(
    _ stops: [(Double, Value)], at place: Double, after: Bool, _ mix: (Value, Value, Double) -> Value
  ) -> Value {
    let same = stops.filter { $0.0 == place }
    if let first = same.first, let last = same.last { return after ? last.1 : first.1 }
    guard let next = stops.firstIndex(where: { $0.0 > place }) else { return stops[stops.count - 1].1 }
    guard next > 0 else { return stops[0].1 }
    let (a, b) = (stops[next - 1], stops[next])
    return mix(a.1, b.1, (place - a.0) / (b.0 - a.0))
  }
}

extension Double {
  fileprivate var unit: Double { clamped(to: 0...1, otherwise: 0) }
}

extension Color {
  fileprivate func mixed(with other: Color, _ fraction: Double) -> Color {
    Color(
      red: red + (other.red - red) * fraction, green: green + (other.green - green) * fraction,
      blue: blue + (other.blue - blue) * fraction)
  }
}
