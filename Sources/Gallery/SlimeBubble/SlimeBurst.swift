import Springform

/// What is left of a torn badge: dots that fly apart and fall.
enum SlimeBurst {
  private static let duration = 3.0

  /// Cuts a square around `center` into cells; each becomes a dot that flies on a curve of its own to a point far below.
  static func scatter(from center: Point, size: Double, parameters: SlimeBubble.Parameters, in layer: Layer) {
    guard let stage = layer.stage else { return }
    let bounds = layer.bounds
    let cell = size / Double(parameters.cells)
    let end = Point(x: bounds.midX, y: 4 * bounds.height)
    for row in 0..<parameters.cells {
      for column in 0..<parameters.cells {
        let start =
          center + Vector(dx: -size / 2 + cell * (Double(column) + 0.5), dy: -size / 2 + cell * (Double(row) + 0.5))
        let control = Point(
          x: stage.random.number(in: 0...bounds.width), y: stage.random.number(in: 0...bounds.height))
        let dot = ShapeLayer(path: .circle(radius: cell / 2), fillColor: parameters.color)
        dot.position = end
        layer.addSublayer(dot)
        var path = Path()
        path.move(to: start)
        path.addQuadCurve(to: end, control: control)
        var flight = KeyframeAnimation(\ShapeLayer.position, path: path, duration: duration)
        flight.curves = [.easeOut]
        dot.add(flight)
      }
    }
  }
}
