import SpringformGeometry
import SpringformMotion
import SpringformScene
import SpringformText
import Testing

@Suite("Gradient layers")
struct GradientLayerTests {
  private func layer(_ colors: [Color], kind: GradientLayer.Kind = .axial) -> GradientLayer {
    let layer = GradientLayer(colors: colors, kind: kind)
    layer.frame = Rect(x: 10, y: 20, width: 40, height: 20)
    return layer
  }

  private func paint(_ layer: GradientLayer) -> Paint? {
    guard case .fill(_, _, let paint, _) = shown(layer).first else { return nil }
    return paint
  }

  @Test("The gradient lies in the bounds, and is stretched with them: the middle colour is on the other diagonal")
  func place() throws {
    let bounds = Rect(x: 0, y: 0, width: 40, height: 20)
    #expect(
      shown(layer([.black, .white])) == [
        .fill(
          .rect(bounds), rule: .nonZero,
          paint: .axial(Gradient(colors: [.black, .white]), start: Point(x: 20, y: 0), end: Point(x: 20, y: 20)),
          transform: AffineTransform(translationX: 10, y: 20))
      ])
    let diagonal = layer([.black, .white])
    (diagonal.startPoint, diagonal.endPoint) = (.zero, Point(x: 1, y: 1))
    guard case .axial(_, let start, let end) = try #require(paint(diagonal)) else {
      Issue.record("no axial gradient")
      return
    }
    let axis = end - start
    for corner in [Point(x: 40, y: 0), Point(x: 0, y: 20)] {
      #expect(abs((corner - start).dot(axis) / axis.dot(axis) - 0.5) < 1e-12)
    }
    #expect(abs((Point(x: 40, y: 20) - start).dot(axis) / axis.dot(axis) - 1) < 1e-12)
  }

  @Test("A radial gradient reaches as far as its end point in both directions")
  func radial() {
    let radial = layer([.black, .white], kind: .radial)
    (radial.startPoint, radial.endPoint) = (Point(x: 0.5, y: 0.5), Point(x: 0.25, y: 1))
    #expect(
      paint(radial)
        == .radial(
          Gradient(colors: [.black, .white]), center: Point(x: 20, y: 10), radii: Size(width: 10, height: 10)))
  }

  @Test("A conic gradient begins in the direction that is seen, whatever the bounds' proportions")
  func conic() {
    let conic = layer([.black, .white], kind: .conic)
    (conic.startPoint, conic.endPoint) = (Point(x: 0.5, y: 0.5), Point(x: 0.75, y: 1))
    #expect(
      paint(conic) == .conic(Gradient(colors: [.black, .white]), center: Point(x: 20, y: 10), angle: .pi / 4))
  }

  @Test("Every layer's gradient paints what otherwise has one colour")
  func paints() throws {
    let gradient = LayerGradient(colors: [.black, .white], endPoint: Point(x: 0.5, y: 1))
    let plain = Layer(frame: Rect(x: 0, y: 0, width: 10, height: 10), backgroundColor: .systemRed)
    plain.gradient = gradient
    #expect(shown(plain).compactMap(\.paint) == [.color(.systemRed), vertical(x: 5, from: 0, to: 10)])

    let shape = ShapeLayer(path: .rect(Rect(x: 2, y: 4, width: 10, height: 20)), strokeColor: .systemRed)
    shape.gradient = gradient
    shape.strokeGradient = gradient
    #expect(shown(shape).compactMap(\.paint) == [vertical(x: 7, from: 4, to: 24), vertical(x: 7, from: 4, to: 24)])
    shape.bounds = Rect(x: 0, y: 0, width: 30, height: 30)
    #expect(shown(shape).first?.paint == vertical(x: 15, from: 0, to: 30))
    (shape.gradient, shape.strokeGradient) = (LayerGradient(), LayerGradient())
    #expect(shown(shape).compactMap(\.paint) == [.color(.black), .color(.systemRed)])

    let stage = Stage(size: Size(width: 100, height: 100))
    let text = TextLayer("Ink", font: Font(size: 20), textColor: .clear)
    text.gradient = gradient
    text.bounds = Rect(x: 0, y: 0, width: 60, height: 30)
    stage.rootLayer.addSublayer(text)
    #expect(shown(text).compactMap(\.paint) == [vertical(x: 30, from: 0, to: 30)])
  }

  private func vertical(x: Double, from top: Double, to bottom: Double) -> Paint {
    .axial(Gradient(colors: [.black, .white]), start: Point(x: x, y: top), end: Point(x: x, y: bottom))
  }

  @Test("Locations count when there are as many as colours", arguments: [([0, 0.2, 1], 0.2), ([0.2], 0.5), ([], 0.5)])
  func locations(locations: [Double], middle: Double) {
    let layer = layer([.black, .systemRed, .white])
    layer.locations = locations
    guard case .axial(let gradient, _, _) = paint(layer) else {
      Issue.record("no axial gradient")
      return
    }
    #expect(gradient.stops.map(\.location) == [0, middle, 1])
  }

  @Test("Corners are rounded; without colours or bounds nothing is drawn")
  func shape() throws {
    let rounded = layer([.black])
    rounded.cornerRadius = 5
    let command = try #require(shown(rounded).first)
    let outline = try #require(command.path).applying(try #require(command.transform))
    let expected = Path.roundedRect(Rect(x: 10, y: 20, width: 40, height: 20), cornerRadius: 5)
    for (a, b) in zip(outline.elements.flatMap(\.points), expected.elements.flatMap(\.points)) {
      #expect(a.distance(to: b) < 1e-9)
    }
    #expect(shown(layer([])).isEmpty)
    rounded.bounds.size.height = 0
    #expect(shown(rounded).isEmpty)
  }

  @Test("Colours, locations and points are animated")
  func animation() {
    let stage = Stage(size: Size(width: 10, height: 10))
    let layer = layer([.black, .black])
    layer.locations = [0, 1]
    stage.rootLayer.addSublayer(layer)
    stage.animate(duration: 1, curve: .linear) {
      layer.colors = [.white, .black]
      layer.locations = [0.5, 1]
      layer.startPoint = .zero
      layer.endPoint = Point(x: 1, y: 0)
    }
    stage.advance(to: Clock(rate: 2).tick(1))
    #expect(layer.presentation.colors == [Color(white: 0.5), .black])
    #expect(layer.presentation.locations == [0.25, 1])
    #expect(layer.presentation.startPoint == Point(x: 0.25, y: 0))
    #expect(layer.presentation.endPoint == Point(x: 0.75, y: 0.5))
  }
}
