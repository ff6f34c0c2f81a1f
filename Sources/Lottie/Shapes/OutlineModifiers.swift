import Glibc
import SpringformGeometry

/// What changes an outline corner by corner.
extension Outline {
  /// Sharp corners become curves that begin a radius before them, and not beyond the middle of a side.
  func roundingCorners(_ radius: Double) -> Outline {
    guard radius > 0, corners.count > 1 else { return self }
    var result = Outline(isClosed: isClosed)
    for (index, corner) in corners.enumerated() {
      guard corner.isSharp, isClosed || (index > 0 && index < corners.count - 1) else {
        result.corners.append(corner)
        continue
      }
      func toward(_ other: Point) -> Point {
        let distance = corner.point.distance(to: other)
        return distance > 0
          ? corner.point.interpolated(to: other, fraction: min(distance / 2, radius) / distance) : corner.point
      }
      let before = toward(corners[(index + corners.count - 1) % corners.count].point)
      let after = toward(corners[(index + 1) % corners.count].point)
      result.corners.append(
        Corner(before, incoming: before, outgoing: before.interpolated(to: corner.point, fraction: Self.quarter)))
      result.corners.append(
        Corner(after, incoming: after.interpolated(to: corner.point, fraction: Self.quarter), outgoing: after))
    }
    return result
  }

  /// Corners go toward their middle and handles away from it, by a share of their distance; with a negative one the other way round.
  func puckered(_ share: Double) -> Outline {
    guard !corners.isEmpty else { return self }
    let sum = corners.reduce(Vector.zero) { $0 + ($1.point - .zero) }
    let middle = Point.zero + sum / Double(corners.count)
    var result = self
    result.corners = corners.map { corner in
      Corner(
        corner.point.interpolated(to: middle, fraction: share),
        incoming: corner.incoming.interpolated(to: middle, fraction: -share),
        outgoing: corner.outgoing.interpolated(to: middle, fraction: -share))
    }
    return result
  }

  /// Points turn about a centre, the farther away the more.
  func twisted(_ angle: Double, about center: Point) -> Outline {
    guard !corners.isEmpty else { return self }
    let reach = corners.map { $0.point.distance(to: center) }.max() ?? 0
    guard reach > 0 else { return self }
    func turned(_ point: Point) -> Point {
      let way = point - center
      let turn = Vector(angle: way.angle + angle * way.length / reach) * way.length
      return center + turn
    }
    var result = self
    result.corners = corners.map {
      Corner(turned($0.point), incoming: turned($0.incoming), outgoing: turned($0.outgoing))
    }
    return result
  }

  /// Ridges to both sides in turn, as many between two corners as said.
  func zigzagged(amplitude: Double, ridges: Int, isSmooth: Bool) -> Outline {
    guard count > 0 else { return self }
    let ridges = min(max(ridges, 0), Self.maximumRidges)
    let share = 1 / Double((ridges + 1) * 2)
    var result = Outline(isClosed: isClosed)
    /// - Parameter angle: of the normal, with y up.
    func add(_ point: Point, _ angle: Double, _ direction: Double, _ out: Double, _ into: Double) {
      let place = point + Vector(dx: cos(angle), dy: -sin(angle)) * (direction * amplitude)
      let (outAngle, inAngle) = (angle - .pi / 2, angle + .pi / 2)
      result.corners.append(
        Corner(
          place, incoming: place + Vector(dx: cos(inAngle), dy: -sin(inAngle)) * into,
          outgoing: place + Vector(dx: cos(outAngle), dy: -sin(outAngle)) * out))
    }
    func addCorner(_ index: Int, _ direction: Double) {
      let all = corners.count
      let (point, before, after) = (
        corners[index % all].point, corners[(index + all - 1) % all].point, corners[(index + 1) % all].point
      )
      let way = after - before
      // The normal lies a quarter of a turn to the left of the way from neighbour to neighbour.
      let angle = -atan2(-way.dx, way.dy)
      add(
        point, angle, direction, isSmooth ? point.distance(to: after) * share : 0,
        isSmooth ? point.distance(to: before) * share : 0)
    }
    var direction = -1.0
    addCorner(0, direction)
    for index in 0..<count {
      let curve = curve(index).withHandles
      direction = -direction
      for ridge in 0..<ridges {
        let t = Double(ridge + 1) / Double(ridges + 1)
        let way = curve.direction(at: t)
        let reach = isSmooth ? curve.start.distance(to: curve.end) * share : 0
        add(curve.point(at: t), atan2(way.dx, way.dy), direction, reach, reach)
        direction = -direction
      }
      addCorner(index + 1, direction)
    }
    return result
  }

  private static let maximumRidges = 500
}
