import Springform

/// Shows what bends the edge: the two helpers, and beside the phone a running plot of their distance.
final class GooeyInspector {
  private let menu: GooeyMenuLayer
  private let chart: Layer
  private let curve = ShapeLayer()
  private let dot = ShapeLayer(path: .circle(radius: 4), fillColor: .systemRed)
  private let plotted: Rect
  private var points: [Point] = []

  private static let seconds = 4.0
  /// The plotted range of the distance, in points; it grows upward.
  private static let values = -160.0...60.0

  init(menu: GooeyMenuLayer, screen: Rect) {
    self.menu = menu
    chart = Layer(
      frame: Rect(x: screen.maxX + 20, y: screen.midY - 150, width: 320, height: 300), backgroundColor: .white)
    plotted = chart.bounds.insetBy(dx: 46, dy: 40)
  }

  func install(on stage: Stage) {
    menu.side.backgroundColor = .systemRed
    menu.middle.backgroundColor = .systemYellow
    chart.cornerRadius = 12
    stage.rootLayer.addSublayer(chart)
    addLabel("diff = side.y - center.y, in points", at: Point(x: plotted.midX, y: 20), weight: .semibold)
    for value in stride(from: -150.0, through: 50, by: 50) { addGuide(at: value) }
    for second in 0...4 {
      addLabel("\(second) s", at: Point(x: x(Double(second)), y: plotted.maxY + 16))
    }
    curve.strokeColor = .systemRed
    curve.fillColor = .clear
    curve.lineWidth = 2
    curve.lineJoin = .round
    // Springs with little damping leave the plotted range.
    let window = Layer(frame: chart.bounds.insetBy(dx: 0, dy: 32))
    window.bounds.origin.y = 32
    window.masksToBounds = true
    window.addSublayer(curve)
    window.addSublayer(dot)
    chart.addSublayer(window)
    stage.displayLink { [self] link in extend(to: link.timestamp) }
  }

  private func extend(to time: Double) {
    guard time <= Self.seconds else { return }
    points.append(Point(x: x(time), y: y(menu.upcomingDiff)))
    var path = Path()
    for point in points { path.isEmpty ? path.move(to: point) : path.addLine(to: point) }
    curve.path = path
    if let last = points.last { dot.position = last }
  }

  private func addGuide(at value: Double) {
    var line = Path()
    line.move(to: Point(x: plotted.minX, y: y(value)))
    line.addLine(to: Point(x: plotted.maxX, y: y(value)))
    chart.addSublayer(
      ShapeLayer(
        path: line, fillColor: .clear, strokeColor: Color(white: value == 0 ? 0.55 : 0.88), lineWidth: 1))
    addLabel("\(Int(value))", at: Point(x: plotted.minX - 22, y: y(value)))
  }

  private func addLabel(_ text: String, at point: Point, weight: Font.Weight = .regular) {
    let label = TextLayer(text, font: Font(size: 12, weight: weight), textColor: Color(white: 0.35))
    label.position = point
    chart.addSublayer(label)
  }

  private func x(_ time: Double) -> Double { plotted.minX + time / Self.seconds * plotted.width }

  private func y(_ value: Double) -> Double {
    plotted.maxY
      - (value - Self.values.lowerBound) / (Self.values.upperBound - Self.values.lowerBound) * plotted.height
  }
}
