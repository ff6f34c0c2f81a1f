import SpringformGeometry
import SpringformMotion
import SpringformScene
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

  @Test("The gradient is made in a unit square that is stretched to the bounds")
  func place() {
    let unit = Rect(x: 0, y: 0, width: 1, height: 1)
    #expect(
      shown(layer([.black, .white])) == [
        .fill(
          .rect(unit), rule: .nonZero,
          paint: .axial(Gradient(colors: [.black, .white]), start: Point(x: 0.5, y: 0), end: Point(x: 0.5, y: 1)),
          transform: AffineTransform(a: 40, b: 0, c: 0, d: 20, tx: 10, ty: 20))
      ])
  }

  @Test("A radial gradient reaches as far as its end point in both directions")
  func radial() {
    let radial = layer([.black, .white], kind: .radial)
    (radial.startPoint, radial.endPoint) = (Point(x: 0.5, y: 0.5), Point(x: 0.25, y: 1))
    #expect(
      paint(radial)
        == .radial(
          Gradient(colors: [.black, .white]), center: Point(x: 0.5, y: 0.5), radii: Size(width: 0.25, height: 0.5)))
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
