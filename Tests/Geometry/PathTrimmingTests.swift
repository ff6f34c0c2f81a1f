import SpringformGeometry
import Testing

@Suite("Lengths and trimming of paths")
struct PathTrimmingTests {
  private func line(_ points: (Double, Double)..., closed: Bool = false) -> Path {
    var path = Path()
    for (x, y) in points { path.addLine(to: Point(x: x, y: y)) }
    if closed { path.closeSubpath() }
    return path
  }

  private func trimmedElements(_ path: Path, _ start: Double, _ end: Double) -> [Path.Element] {
    path.trimmed(from: start, to: end).elements
  }

  @Test("Lengths: lines exactly, closing lines included; curves within the tolerance")
  func lengths() {
    #expect(Path().length() == 0)
    #expect(line((0, 0), (3, 4)).length() == 5)
    #expect(line((0, 0), (3, 0), (3, 4), closed: true).length() == 12)
    // The cubics stay within 2.8e-4 of the circle, their length within 1.5e-4 of the circumference.
    #expect((Path.circle(radius: 100).length() - 200 * .pi).magnitude < 0.2)
    // A parabola: y = x(2 - x)/2 from 0 to 2 has the length sqrt 2 + asinh 1.
    var parabola = Path()
    parabola.move(to: .zero)
    parabola.addQuadCurve(to: Point(x: 2, y: 0), control: Point(x: 1, y: 1))
    #expect((parabola.length(tolerance: 1e-5) - 2.295_587_149_392_638).magnitude < 1e-5)
  }

  @Test("Lines are cut at their share of the whole length, across corners and subpaths")
  func lines() {
    let corner = line((0, 0), (10, 0), (10, 30))
    #expect(
      trimmedElements(corner, 0.125, 0.5)
        == [.move(to: Point(x: 5, y: 0)), .line(to: Point(x: 10, y: 0)), .line(to: Point(x: 10, y: 10))])
    var two = line((0, 0), (10, 0))
    two.move(to: Point(x: 0, y: 5))
    two.addLine(to: Point(x: 10, y: 5))
    #expect(
      trimmedElements(two, 0.25, 0.75)
        == [
          .move(to: Point(x: 5, y: 0)), .line(to: Point(x: 10, y: 0)), .move(to: Point(x: 0, y: 5)),
          .line(to: Point(x: 5, y: 5)),
        ])
    #expect(trimmedElements(two, 0.5, 1) == [.move(to: Point(x: 0, y: 5)), .line(to: Point(x: 10, y: 5))])
  }

  @Test("A closed subpath stays closed when it is whole, and opens when it is cut")
  func closing() {
    var path = line((0, 0), (10, 0), (10, 10), (0, 10), closed: true)
    #expect(
      trimmedElements(path, 0.5, 1)
        == [.move(to: Point(x: 10, y: 10)), .line(to: Point(x: 0, y: 10)), .line(to: Point(x: 0, y: 0))])
    let square = path.elements
    path.move(to: Point(x: 20, y: 0))
    path.addLine(to: Point(x: 60, y: 0))
    #expect(trimmedElements(path, 0, 0.75) == square + [.move(to: Point(x: 20, y: 0)), .line(to: Point(x: 40, y: 0))])
    #expect(trimmedElements(path, 0, 1) == path.elements)
    var circle = Path.circle(radius: 10)
    circle.addPath(line((0, 0), (10, 0)))
    #expect(trimmedElements(circle, 0, 0.9).contains(.close))
  }

  @Test("Curves are cut within the tolerance along their arc, not at their parameter", arguments: [1e-2, 1e-4])
  func curves(tolerance: Double) {
    var path = Path()
    path.move(to: .zero)
    // Parameter .5 is far from half the length: all handles lie near the start.
    path.addCurve(to: Point(x: 100, y: 0), control1: Point(x: 1, y: 0), control2: Point(x: 2, y: 0))
    for share in [0.1, 0.25, 0.5, 0.9] {
      let first = path.trimmed(from: 0, to: share, tolerance: tolerance)
      let second = path.trimmed(from: share, to: 1, tolerance: tolerance)
      #expect(((first.currentPoint?.x ?? .nan) - 100 * share).magnitude <= tolerance)
      #expect((first.length(tolerance: 1e-6) + second.length(tolerance: 1e-6) - 100).magnitude <= 2 * tolerance)
    }
    let eighth = Path.circle(radius: 10).trimmed(from: 0, to: 0.125, tolerance: tolerance).currentPoint ?? .zero
    #expect(eighth.distance(to: Point(x: 10 / 2.0.squareRoot(), y: 10 / 2.0.squareRoot())) < 0.005 + tolerance)
  }

  @Test("Odd shares count as their nearest; odd paths give nothing, at once")
  func odd() {
    let path = line((0, 0), (10, 0))
    for (start, end) in [(0.5, 0.5), (0.7, 0.2), (2, 3), (-1, 0)] {
      #expect(path.trimmed(from: start, to: end).isEmpty)
    }
    #expect(path.trimmed(from: -.infinity, to: .infinity) == path)
    #expect(path.trimmed(from: .nan, to: 0.5) == line((0, 0), (5, 0)))
    for path in [
      Path(), line((0, 0), (.nan, 3)), line((0, 0), (.infinity, 3)), line((-1e308, 0), (1e308, 1e308)), line((3, 3)),
    ] { #expect(path.trimmed(from: 0.25, to: 0.5).isEmpty) }
    let huge = Path.circle(radius: 1e12).trimmed(from: 0, to: 0.5)
    #expect(((huge.length(tolerance: 1e6) / .pi / 1e12) - 1).magnitude < 1e-3)
  }
}
