package import Springform

extension Path {
  /// The smallest upright rectangle around what the path runs through; `nil` for an empty path.
  package var bounds: Rect? {
    var points: [Point] = []
    var (place, start) = (Point.zero, Point.zero)
    for element in elements {
      switch element {
      case .move(let end):
        points.append(end)
        (place, start) = (end, end)
      case .line(let end):
        points.append(end)
        place = end
      case .quadCurve(let end, let control):
        points += Self.extremes(place, place.toward(control), end.toward(control), end)
        place = end
      case .curve(let end, let control1, let control2):
        points += Self.extremes(place, control1, control2, end)
        place = end
      case .close: place = start
      }
    }
    return Path(elements: points.map { .move(to: $0) }).controlBounds
  }

  /// Where a cubic turns back in one of the directions, and its end.
  private static func extremes(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) -> [Point] {
    let parameters = turns(p0.x, p1.x, p2.x, p3.x) + turns(p0.y, p1.y, p2.y, p3.y)
    return parameters.map { t in
      let r = 1 - t
      let (a, b, c, d) = (r * r * r, 3 * r * r * t, 3 * r * t * t, t * t * t)
      return Point(
        x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
    } + [p3]
  }

  /// Where a cubic's derivative, a parabola, is 0 between its ends.
  private static func turns(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
    let root = (b * b - 4 * a * c).squareRoot()
    // In this form neither root suffers where `a` is next to nothing.
    let q = -0.5 * (b < 0 ? b - root : b + root)
    return [q / a, c / q].filter { $0 > 0 && $0 < 1 }
  }
}

extension Point {
  /// Two thirds of the way: where a cubic's handle has to be for a parabola.
  fileprivate func toward(_ control: Point) -> Point { self + (control - self) * (2.0 / 3) }
}
