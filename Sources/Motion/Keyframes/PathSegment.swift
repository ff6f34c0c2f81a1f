import SpringformGeometry

/// One Bezier piece of a path, raised to a cubic.
struct PathSegment: Sendable {
  let start: Point
  let control1: Point
  let control2: Point
  let end: Point
  /// The distance covered up to each of the evenly spaced parameters, ending with the whole length.
  private let lengths: [Double]

  /// The length is summed over 64 pieces by three-point Gauss quadrature: exact for lines, within 1e-6 of the length for
  /// curves without cusps.
  private static let pieces = 64

  private init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
    var sum = 0.0
    lengths = (0..<Self.pieces).map { piece in
      let step = 1 / Double(Self.pieces)
      let middle = (Double(piece) + 0.5) * step
      // Gauss's nodes and weights for three points.
      for (node, weight) in [(-0.774_596_669_241_483_4, 5.0 / 18), (0, 8.0 / 18), (0.774_596_669_241_483_4, 5.0 / 18)] {
        sum += Self.velocity(start, control1, control2, end, middle + node * step / 2).length * weight * step
      }
      return sum
    }
  }

  var length: Double { lengths[lengths.count - 1] }

  static func segments(of path: Path) -> [PathSegment] {
    var segments: [PathSegment] = []
    var (current, first) = (Point.zero, Point.zero)
    for element in path.elements {
      switch element {
      case .move(let end): first = end
      case .line(let end): segments.append(line(current, end))
      case .quadCurve(let end, let control):
        segments.append(
          PathSegment(
            current, current.interpolated(to: control, fraction: 2.0 / 3),
            end.interpolated(to: control, fraction: 2.0 / 3),
            end))
      case .curve(let end, let control1, let control2): segments.append(PathSegment(current, control1, control2, end))
      case .close: if current != first { segments.append(line(current, first)) }
      }
      current = element.end ?? first
    }
    return segments
  }

  private static func line(_ start: Point, _ end: Point) -> PathSegment {
    PathSegment(
      start, start.interpolated(to: end, fraction: 1.0 / 3), start.interpolated(to: end, fraction: 2.0 / 3), end)
  }

  func point(at s: Double) -> Point {
    // Offsets from the start keep the ends exact.
    let r = 1 - s
    guard s < 1 else { return end }
    return start + (control1 - start) * (3 * r * r * s) + (control2 - start) * (3 * r * s * s) + (end - start)
      * (s * s * s)
  }

  /// The direction of travel; where the curve has a cusp, the direction just before it.
  func direction(at s: Double) -> Vector {
    for parameter in [s, max(s - 1e-4, 0), min(s + 1e-4, 1)] {
      let velocity = Self.velocity(start, control1, control2, end, parameter)
      if velocity.length > 1e-12 { return velocity }
    }
    return end - start
  }

  /// The parameter at which a fraction of the length is covered, linear within a piece.
  func parameter(atLength fraction: Double) -> Double {
    let wanted = fraction * length
    guard wanted > 0 else { return 0 }
    guard fraction < 1, let piece = lengths.firstIndex(where: { $0 >= wanted }) else { return 1 }
    let before = piece > 0 ? lengths[piece - 1] : 0
    let span = lengths[piece] - before
    return (Double(piece) + (span > 0 ? (wanted - before) / span : 0)) / Double(Self.pieces)
  }

  private static func velocity(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, _ s: Double) -> Vector {
    let r = 1 - s
    return (p1 - p0) * (3 * r * r) + (p2 - p1) * (6 * r * s) + (p3 - p2) * (3 * s * s)
  }
}
