import CCairo
import SpringformGeometry

/// A path with parts too far out for Cairo, in pixels.
///
/// Every point outside the square of ``DevicePath/limit`` is moved to the nearest point of its border. Where lines cross
/// the square's sides they are split first, so nothing inside the square changes, nor how often the path winds around it.
/// Curves become chords, within a tenth of a pixel for curves up to four million pixels long.
struct FarPath {
  let context: OpaquePointer?

  private static let maximumChords = 8192.0
  /// Beyond this, differences of coordinates would overflow.
  private static let horizon = 1e150

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
    let controls = [start] + element.points.map(bounded)
    let length = zip(controls, controls.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    // A chord's error is an eighth of the second derivative, at most 12 lengths, over the square of the number of chords.
    let chords = min((15 * length).squareRoot().rounded(.up), Self.maximumChords)
    var current = start
    for index in stride(from: 1, through: chords, by: 1) {
      let fraction = index / chords
      // De Casteljau's construction: the middle of the middles.
      var points = controls
      while points.count > 1 {
        points = zip(points, points.dropFirst()).map { $0.interpolated(to: $1, fraction: fraction) }
      }
      line(from: current, to: points[0])
      current = points[0]
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
  private func bounded(_ point: Point) -> Point { point.clamped(to: Self.horizon) }
}

extension Point {
  fileprivate func clamped(to limit: Double) -> Point {
    Point(x: min(max(x, -limit), limit), y: min(max(y, -limit), limit))
  }
}
