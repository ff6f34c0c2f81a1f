import SpringformNumerics
import Testing

@testable import SpringformGeometry

@Suite("SVG's elliptical arcs")
struct EllipticalArcTests {
  /// From (0, 0) to (80, 0) on circles of radius 50, whose centers are (40, -30) and (40, 30), because 30² + 40² = 50²; y grows
  /// downward, so that clockwise is above. Half way around lies 50 from a center.
  @Test(
    "Flags choose among two circles and two ways around",
    arguments: [
      (0, 0, 20.0), (0, 1, -20), (1, 0, 80), (1, 1, -80),
    ])
  func flags(large: Int, sweep: Int, middle: Double) throws {
    let path = try Path(svg: "M0 0A50 50 0 \(large) \(sweep) 80 0")
    #expect(sampled(path).contains { $0.distance(to: Point(x: 40, y: middle)) < 1e-9 })
    #expect(path.currentPoint == Point(x: 80, y: 0))
  }

  @Test("Points satisfy the ellipse's equation, and the way around is the one chosen")
  func equation() throws {
    var random = SplitMix64(seed: 7)
    func number(_ bounds: ClosedRange<Double>) -> Double { .random(in: bounds, using: &random) }
    func point() -> Point { Point(x: number(0...100), y: number(0...100)) }
    for _ in 0..<300 {
      let (start, end, rx, ry, rotation) = (point(), point(), number(30...120), number(30...120), number(-7...7))
      for (large, sweep) in [(false, false), (false, true), (true, false), (true, true)] {
        var path = Path()
        path.move(to: start)
        path.addArc(
          to: end, radii: Vector(dx: rx, dy: ry), rotation: rotation, isLarge: large, isClockwise: sweep)
        // Where the ellipse is the unit circle.
        let frame = AffineTransform(rotationAngle: -rotation).concatenating(AffineTransform(scaleX: 1 / rx, y: 1 / ry))
        let points = sampled(path).map { $0.applying(frame) }
        let (a, b) = (points[0], points[points.count - 1])
        // Both centers at the distance 1 from both ends; growing radii leave one, the middle.
        let (middle, half) = (a.interpolated(to: b, fraction: 0.5), (b - a).length / 2)
        let scale = max(half, 1)
        let normal = (b - a).perpendicular * (1 / (2 * half))
        let offset = normal * max(scale * scale - half * half, 0).squareRoot()
        let turn = points.indices.dropFirst().map { index in (points[index - 1], points[index]) }
        let fits = [middle + offset, middle - offset].filter { center in
          points.allSatisfy { ($0.distance(to: center) / scale - 1).magnitude < 2.8e-4 }
        }
        #expect(!fits.isEmpty, "radii \(rx) \(ry), rotation \(rotation)")
        guard let center = fits.first else { continue }
        let angle = turn.reduce(0) { $0 + angleBetween($1.0 - center, $1.1 - center) }
        #expect((angle > 0) == sweep)
        // Growing radii make half circles, which are neither large nor small.
        #expect(half >= 1 ? (angle.magnitude - .pi).magnitude < 1e-6 : (angle.magnitude > .pi) == large)
      }
    }
  }

  @Test("Radii that do not reach grow in proportion; their signs do not matter")
  func radii() throws {
    let half = try Path(svg: "M0 0A10 5 0 0 1 80 0")
    #expect(sampled(half).contains { $0.distance(to: Point(x: 40, y: -20)) < 1e-9 })
    #expect(try Path(svg: "M0 0A-10 -5 0 0 1 80 0") == half)
  }

  @Test("A quarter is one cubic, with the handle 4/3 tan(pi/8)")
  func quarter() throws {
    let path = try Path(svg: "M10 0A10 10 0 0 1 0 10")
    guard path.elements.count == 2, case .curve(let end, let control1, let control2) = path.elements[1] else {
      Issue.record("\(path.elements)")
      return
    }
    let handle = 10 * 0.552_284_749_830_793_4
    #expect(end == Point(x: 0, y: 10))
    #expect(control1.distance(to: Point(x: 10, y: handle)) < 1e-12)
    #expect(control2.distance(to: Point(x: handle, y: 10)) < 1e-12)
  }

  @Test("Numbers at the limits make finite paths that arrive")
  func limits() throws {
    for numbers in ["1e-300 1e-300 0 0 1", "1e300 1e300 30 1 0", "1e150 1e-150 45 1 1", "5 5 1e9 0 0"] {
      let path = try Path(svg: "M1 2A\(numbers) 3 4")
      #expect(path.currentPoint == Point(x: 3, y: 4) && path.isFinite, "\(numbers): \(path.elements)")
    }
  }

  private func sampled(_ path: Path) -> [Point] {
    let segments = path.drawnElements.compactMap(\.segment)
    return segments.prefix(1).map(\.start) + segments.flatMap { $0.chordEnds(count: 32) }
  }

  private func angleBetween(_ a: Vector, _ b: Vector) -> Double {
    arcTangent(a.perpendicular.dot(b), a.dot(b))
  }
}
