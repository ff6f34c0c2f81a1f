import Glibc
import SpringformGeometry

/// Outlines of shapes with few numbers, beginning where After Effects begins them: what trims them depends on it.
extension Outline {
  /// How far handles of a quarter of a circle reach, of its radius, as the format's players have it.
  static let quarter = 0.5519

  static func ellipse(center: Point, size: Numbers) -> Outline {
    let (x, y) = (size.x / 2, size.y / 2)
    func corner(_ dx: Double, _ dy: Double) -> Corner {
      let point = Point(x: center.x + x * dx, y: center.y + y * dy)
      let way = Vector(dx: -dy * x, dy: dx * y) * quarter
      return Corner(point, incoming: point - way, outgoing: point + way)
    }
    return Outline(corners: [corner(0, -1), corner(1, 0), corner(0, 1), corner(-1, 0)], isClosed: true)
  }

  /// Clockwise from the upper right corner.
  static func rectangle(center: Point, size: Numbers, radius: Double) -> Outline {
    let (x, y) = (size.x / 2, size.y / 2)
    let radius = max(min(radius, abs(x), abs(y)), 0)
    let turns = [(1.0, -1.0), (1, 1), (-1, 1), (-1, -1)]
    guard radius > 0 else {
      return Outline(
        corners: turns.map { Corner(Point(x: center.x + x * $0.0, y: center.y + y * $0.1)) }, isClosed: true)
    }
    let handle = radius * quarter
    var corners: [Corner] = []
    for (index, turn) in turns.enumerated() {
      let corner = Point(x: center.x + x * turn.0, y: center.y + y * turn.1)
      // From the side before the corner to the one behind it.
      let before = index % 2 == 0 ? Vector(dx: -turn.0, dy: 0) : Vector(dx: 0, dy: -turn.1)
      let after = index % 2 == 0 ? Vector(dx: 0, dy: -turn.1) : Vector(dx: -turn.0, dy: 0)
      let (start, end) = (corner + before * radius, corner + after * radius)
      corners.append(Corner(start, incoming: start, outgoing: start - before * handle))
      corners.append(Corner(end, incoming: end - after * handle, outgoing: end))
    }
    // It begins below the upper right corner, whose curve is the last.
    corners.append(corners.removeFirst())
    return Outline(corners: corners, isClosed: true)
  }

  /// - Parameter roundness: 0...1, of the outer corners and of the inner ones.
  static func star(
    points: Double, center: Point, rotation: Double, radii: (outer: Double, inner: Double?),
    roundness: (outer: Double, inner: Double), isReversed: Bool
  ) -> Outline {
    let isStar = radii.inner != nil
    let count = Int(min(max(points.rounded(.down), 0), Double(maximumPoints))) * (isStar ? 2 : 1)
    guard count > 1 else { return Outline() }
    let direction = isReversed ? -1.0 : 1
    let step = 2 * Double.pi / Double(count)
    var outline = Outline(isClosed: true)
    for index in 0..<count {
      let isOuter = index % 2 == 0 || !isStar
      let radius = isOuter ? radii.outer : radii.inner ?? 0
      // A share of the way around, which is twice as long for polygons as for each corner of a star.
      let reach =
        2 * Double.pi * radius / Double(isStar ? 2 * count : 4 * count) * (isOuter ? roundness.outer : roundness.inner)
      let angle = rotation - .pi / 2 + Double(index) * step * direction
      let outward = Vector(angle: angle)
      let point = center + outward * radius
      let way = outward.perpendicular * (reach * direction * (radius < 0 ? -1 : 1))
      outline.corners.append(Corner(point, incoming: point - way, outgoing: point + way))
    }
    return outline
  }

  private static let maximumPoints = 1000
}
