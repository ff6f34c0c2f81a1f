import CCairo
import SpringformGeometry
import SpringformNumerics

/// A path that reaches beyond the coordinates Cairo can draw, clamped to them, in pixels.
///
/// Every point outside the square of ``DevicePath/limit`` is moved to the nearest point of its border. Where lines cross
/// the square's sides they are split first, so nothing inside the square changes, nor how often the path winds around it.
/// Curves become chords, within a tenth of a pixel for curves up to four million pixels long.
struct ClampedPath {
  let context: OpaquePointer?

  /// How far, in pixels, a chord may stray from its curve.
  private static let tolerance = 0.1
  private static let maximumChords = 8192
  /// Beyond this, differences of coordinates would overflow.
  private static let largestCoordinate = 1e150

  func trace(_ path: Path) {
    var (start, current) = (Point.zero, Point.zero)
    for element in path.elements {
      switch element {
      case .move(let end):
        start = bounded(end)
        let place = clamped(start)
        cairo_move_to(context, place.x, place.y)
      case .line(let end): line(from: current, to: bounded(end))
      case .quadCurve, .curve:
        curve(element, from: current)
      case .close:
        line(from: current, to: start)
        cairo_close_path(context)
      }
      current = element.end.map(bounded) ?? start
    }
  }

  private func curve(_ element: Path.Element, from start: Point) {
    let segment = PathSegment(points: [start] + element.points.map(bounded))
    var current = start
    for end in segment.flattened(tolerance: Self.tolerance, maximumCount: Self.maximumChords) {
      line(from: current, to: end)
      current = end
    }
  }

  private func line(from start: Point, to end: Point) {
    let step = end - start
    let limit = DevicePath.limit
    let crossings = [
      (limit - start.x) / step.dx, (-limit - start.x) / step.dx, (limit - start.y) / step.dy,
      (-limit - start.y) / step.dy,
    ].filter { $0 > 0 && $0 < 1 }.sorted()
    for fraction in crossings + [1] {
      let place = clamped(fraction == 1 ? end : start + step * fraction)
      cairo_line_to(context, place.x, place.y)
    }
  }

  private func clamped(_ point: Point) -> Point { point.clamped(to: DevicePath.limit) }
  private func bounded(_ point: Point) -> Point { point.clamped(to: Self.largestCoordinate) }
}

extension Point {
  fileprivate func clamped(to limit: Double) -> Point {
    Point(x: x.clamped(to: -limit...limit, otherwise: 0), y: y.clamped(to: -limit...limit, otherwise: 0))
  }
}
