import SpringformGeometry
import Testing

@Suite("Rectangles with round corners")
struct RoundedRectTests {
  private let card = Rect(x: 0, y: 0, width: 200, height: 100)

  private func points(_ path: Path) -> [Point] { path.elements.flatMap(\.points) }

  private func isNear(_ a: Point, _ x: Double, _ y: Double, tolerance: Double = 1e-9) -> Bool {
    a.distance(to: Point(x: x, y: y)) <= tolerance
  }

  @Test("Equal radii are the rectangle with one radius, element by element")
  func equal() {
    #expect(Path.roundedRect(card, cornerRadii: CornerRadii(12)) == .roundedRect(card, cornerRadius: 12))
    #expect(Path.roundedRect(card, cornerRadii: .zero, curve: .continuous) == .rect(card))
  }

  /// Each corner's midpoint lies (1 - 1/sqrt 2) radii inside both sides.
  @Test("Each corner has its own quarter of a circle, clockwise from the top left")
  func each() {
    let radii = CornerRadii(topLeft: 10, topRight: 20, bottomRight: 0, bottomLeft: 40)
    let path = Path.roundedRect(card, cornerRadii: radii)
    #expect(path.controlBounds == card)
    let depth = 1 - 0.5.squareRoot()
    for (x, y, isInside) in [
      (10 * depth, 10 * depth, true), (200 - 20 * depth, 20 * depth, true), (200, 100, true),
      (40 * depth, 100 - 40 * depth, true),
    ] {
      // A little farther in from each of these lies the inside, a little farther out the outside.
      let middle = Point(x: 100, y: 50)
      let place = Point(x: x, y: y)
      let step = (middle - place) / (middle - place).length * 0.05
      #expect(path.contains(place + step) == isInside)
      #expect(!path.contains(place - step))
    }
  }

  /// CSS Backgrounds 3, 5.5: f = min(L / S) over all sides, and all radii are multiplied by f.
  @Test("Radii without room are all reduced by one factor")
  func tooLarge() {
    let radii = CornerRadii(topLeft: 150, topRight: 50, bottomRight: 0, bottomLeft: 0)
    // The left side has 100 for 150.
    let reduced = CornerRadii(topLeft: 100, topRight: 100.0 / 3, bottomRight: 0, bottomLeft: 0)
    for (a, b) in zip(
      points(.roundedRect(card, cornerRadii: radii)), points(.roundedRect(card, cornerRadii: reduced)))
    {
      #expect(a.distance(to: b) < 1e-9)
    }
  }

  /// UIKit's numbers as PaintCode measured them: the corner begins 1.528665 radii before the corner, and its middle part
  /// ends 0.63149379 and 0.07491139 radii from the sides.
  @Test("A continuous corner has UIKit's extent and points")
  func continuous() {
    let path = Path.roundedRect(card, cornerRadii: CornerRadii(20), curve: .continuous)
    #expect(path.controlBounds == card)
    let all = points(path)
    #expect(isNear(all[0], 1.528665 * 20, 0))
    #expect(isNear(all[1], 200 - 1.528665 * 20, 0))
    #expect(isNear(all[4], 200 - 0.63149379 * 20, 0.07491139 * 20))
    #expect(isNear(all[7], 200 - 0.07491139 * 20, 0.63149379 * 20))
    #expect(isNear(all[10], 200, 1.528665 * 20))
    // On the diagonal: (0.63149379 + 3 * 0.37282383 + 3 * 0.16905956 + 0.07491139) / 8 radii from both sides.
    let depth = 0.291506919 * 20
    #expect(!path.contains(Point(x: depth - 0.01, y: depth - 0.01)))
    #expect(path.contains(Point(x: depth + 0.01, y: depth + 0.01)))
  }

  @Test("Where the radii take up a side, continuous corners are quarters of circles")
  func capsule() {
    let path = Path.roundedRect(card, cornerRadii: CornerRadii(80), curve: .continuous)
    let middles = [Point(x: 50, y: 50), Point(x: 150, y: 50)]
    var start = Point.zero
    for element in path.elements {
      if case .curve(let end, let control1, let control2) = element {
        for t in stride(from: 0, through: 1, by: 0.125) {
          let s = 1 - t
          let (x, y) = (
            s * s * s * start.x + 3 * s * s * t * control1.x + 3 * s * t * t * control2.x + t * t * t * end.x,
            s * s * s * start.y + 3 * s * s * t * control1.y + 3 * s * t * t * control2.y + t * t * t * end.y
          )
          let distance = middles.map { $0.distance(to: Point(x: x, y: y)) }.min() ?? 0
          #expect(abs(distance - 50) < 50 * 2.8e-4)
        }
      }
      start = element.end ?? start
    }
    // Half of the way to the whole approach: 0.528665 / 2 radii beyond the circle's.
    let half = Path.roundedRect(
      Rect(x: 0, y: 0, width: 400, height: 2 * 40 * (1 + 0.528665 / 2)), cornerRadii: CornerRadii(40),
      curve: .continuous)
    #expect(isNear(points(half)[0], 40 * (1 + 0.528665 / 2), 0))
  }

  @Test(
    "What is no radius is none", arguments: [-5, .nan, -.infinity] as [Double])
  func odd(radius: Double) {
    let radii = CornerRadii(topLeft: radius, topRight: 0, bottomRight: radius, bottomLeft: 0)
    for curve in CornerCurve.allCases {
      #expect(Path.roundedRect(card, cornerRadii: radii, curve: curve) == .rect(card))
    }
    let endless = CornerRadii(topLeft: .infinity, topRight: 0, bottomRight: 0, bottomLeft: 0)
    #expect(Path.roundedRect(card, cornerRadii: endless).controlBounds == card)
  }
}
