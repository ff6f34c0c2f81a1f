import Testing

@testable import SpringformGeometry

@Suite("Path segments")
struct PathSegmentTests {
  private static let line = PathSegment(points: [Point(x: 1, y: 2), Point(x: 31, y: 42)])
  private static let parabola = PathSegment(points: [.zero, Point(x: 50, y: 100), Point(x: 100, y: 0)])
  private static let cubic = PathSegment(
    points: [.zero, Point(x: 40, y: 90), Point(x: -20, y: 60), Point(x: 100, y: 10)])
  private static let all = [line, parabola, cubic]

  @Test("De Casteljau's point is where a split cuts, and Bernstein's but for rounding", arguments: all)
  func evaluation(segment: PathSegment) {
    for step in 0...16 {
      let parameter = Double(step) / 16
      let point = segment.point(at: parameter)
      let (first, second) = segment.split(at: parameter)
      #expect(first.end == point && second.start == point)
      #expect(first.start == segment.start && second.end == segment.end)
      #expect(segment.cubic.point(at: parameter).distance(to: point) < 1e-12)
    }
    #expect(segment.cubic.point(at: 0) == segment.start && segment.cubic.point(at: 1) == segment.end)
  }

  @Test("The velocity is the derivative of the point", arguments: all)
  func velocity(segment: PathSegment) {
    let curve = segment.cubic
    for parameter in [0.25, 0.5, 0.9] {
      let difference = (curve.point(at: parameter + 1e-5) - curve.point(at: parameter - 1e-5)) / 2e-5
      #expect((curve.velocity(at: parameter) - difference).length < 1e-6)
    }
  }

  @Test("At a cusp the direction is that just before it")
  func cusp() {
    let curve = CubicBezier(
      start: .zero, control1: Point(x: 10, y: 10), control2: Point(x: 0, y: 10), end: Point(x: 10, y: 0))
    #expect(curve.velocity(at: 0.5).length == 0)
    #expect((curve.direction(at: 0.5).angle - .pi / 2).magnitude < 1e-3)
    let still = CubicBezier(start: .zero, control1: .zero, control2: .zero, end: .zero)
    #expect(still.direction(at: 0.5) == .zero)
  }

  @Test("Flattened, a curve strays by no more than the tolerance", arguments: [1.0, 0.1, 0.01])
  func flattening(tolerance: Double) {
    for segment in [Self.parabola, Self.cubic] {
      let ends = segment.flattened(tolerance: tolerance, maximumCount: 10_000)
      // The documented cost.
      #expect(Double(ends.count) == (1.5 / tolerance * segment.points.polylineLength).squareRoot().rounded(.up))
      let corners = [segment.start] + ends
      for step in 0...1000 {
        let position = Double(step) / 1000 * Double(ends.count)
        let chord = min(Int(position), ends.count - 1)
        let straight = corners[chord].interpolated(to: corners[chord + 1], fraction: position - Double(chord))
        #expect(straight.distance(to: segment.point(at: Double(step) / 1000)) <= tolerance)
      }
    }
    #expect(Self.line.flattened(tolerance: tolerance, maximumCount: 1) == [Self.line.end])
    #expect(Self.cubic.flattened(tolerance: 1e-9, maximumCount: 7).count == 7)
  }

  @Test("Both arc lengths agree, in all and part of the way")
  func arcLength() {
    let arch = PathSegment(points: [.zero, Point(x: 40, y: 90), Point(x: 80, y: 90), Point(x: 100, y: 10)])
    for segment in [Self.line, Self.parabola, arch] {
      let table = ArcLengthTable(segment.cubic)
      #expect((table.length - segment.length(tolerance: 1e-3)).magnitude < 1e-3)
      for fraction in [0, 0.1, 0.5, 0.75, 1] {
        let parameter = table.parameter(atFraction: fraction)
        let expected = segment.parameter(atLength: fraction * table.length, tolerance: 1e-3)
        #expect((parameter - expected).magnitude < 1e-3)
      }
    }
    #expect((ArcLengthTable(Self.line.cubic).length - 50).magnitude < 1e-9)
    // The parabola's length in closed form: 50 (sqrt(1 + k²) + asinh(k) / k) with the slope k = 2 at its ends.
    #expect((ArcLengthTable(Self.parabola.cubic).length - 147.894_285_75).magnitude < 1e-4)
  }

  @Test("A path's segments: none for a move, a line to the start for a close")
  func drawnElements() {
    var path = Path()
    path.move(to: Point(x: 1, y: 1))
    path.addQuadCurve(to: Point(x: 5, y: 1), control: Point(x: 3, y: 4))
    path.closeSubpath()
    path.addLine(to: Point(x: 2, y: 2))
    #expect(
      path.drawnElements.map { $0.segment?.points ?? [] } == [
        [], [Point(x: 1, y: 1), Point(x: 3, y: 4), Point(x: 5, y: 1)], [Point(x: 5, y: 1), Point(x: 1, y: 1)],
        [Point(x: 1, y: 1), Point(x: 2, y: 2)],
      ])
  }
}
