/// One drawn piece of a path, as Bezier control points: two for a line, three or four for a curve.
package struct PathSegment: Sendable {
  package let points: [Point]

  /// - Parameter points: two to four.
  package init(points: [Point]) { self.points = points }

  package var start: Point { points[0] }
  package var end: Point { points[points.count - 1] }

  /// The point at a parameter 0...1, by de Casteljau's construction: the same as where ``split(at:)`` cuts. At 1 it may
  /// miss the end by a rounding error.
  package func point(at parameter: Double) -> Point {
    func quadratic(_ first: Int) -> Point {
      let (a, b, c) = (points[first], points[first + 1], points[first + 2])
      return a.interpolated(to: b, fraction: parameter).interpolated(
        to: b.interpolated(to: c, fraction: parameter), fraction: parameter)
    }
    return switch points.count {
    case 3: quadratic(0)
    case 4: quadratic(0).interpolated(to: quadratic(1), fraction: parameter)
    default: start.interpolated(to: end, fraction: parameter)
    }
  }

  /// Both sides of a parameter 0...1, by de Casteljau's construction.
  func split(at parameter: Double) -> (PathSegment, PathSegment) {
    var row = points
    var (first, second) = ([row[0]], [row[row.count - 1]])
    while row.count > 1 {
      row = zip(row, row.dropFirst()).map { $0.interpolated(to: $1, fraction: parameter) }
      first.append(row[0])
      second.append(row[row.count - 1])
    }
    return (PathSegment(points: first), PathSegment(points: second.reversed()))
  }

  /// The same curve as a cubic.
  package var cubic: CubicBezier {
    switch points.count {
    case 4: CubicBezier(start: start, control1: points[1], control2: points[2], end: end)
    case 3:
      // The same parabola: the handles reach two thirds of the distance to its control point.
      CubicBezier(
        start: start, control1: start.interpolated(to: points[1], fraction: 2.0 / 3),
        control2: end.interpolated(to: points[1], fraction: 2.0 / 3), end: end)
    default:
      // The same speed throughout.
      CubicBezier(
        start: start, control1: start.interpolated(to: end, fraction: 1.0 / 3),
        control2: start.interpolated(to: end, fraction: 2.0 / 3), end: end)
    }
  }

  /// The element that draws it from its first point.
  var element: Path.Element {
    switch points.count {
    case 3: .quadCurve(to: points[2], control: points[1])
    case 4: .curve(to: points[3], control1: points[1], control2: points[2])
    default: .line(to: end)
    }
  }
}

extension Path {
  /// Every element with the segment that it draws: a move draws none, and closing draws a line to the subpath's start.
  package var drawnElements: [(element: Element, segment: PathSegment?)] {
    var (start, current) = (Point.zero, Point.zero)
    return elements.map { element in
      defer { current = element.end ?? start }
      if element.isMove {
        start = element.end ?? start
        return (element, nil)
      }
      return (element, PathSegment(points: [current] + (element.end == nil ? [start] : element.points)))
    }
  }
}
