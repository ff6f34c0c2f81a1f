/// One drawn piece of a path, as Bezier control points: two for a line, three or four for a curve.
struct PathSegment {
  let points: [Point]

  var start: Point { points[0] }
  var end: Point { points[points.count - 1] }

  /// The arc length, in points, within `tolerance` or, if that is more, a millionth of the control polygon's length.
  ///
  /// Estimated from chord and control polygon as (2 chord + (n - 1) polygon) / (n + 1) for degree n (Gravesen, "Adaptive
  /// subdivision and the length and energy of Bezier curves", 1997), whose error is of fourth order in the curve's extent;
  /// curves are halved until the square of the gap between both says that it is small enough.
  func length(tolerance: Double) -> Double {
    length(tolerance: max(tolerance, polygonLength * 1e-6), depth: 0)
  }

  /// A curve without extent but with distant control points, or one that is not finite, would be halved for ever.
  private static let deepest = 10

  private func length(tolerance: Double, depth: Int) -> Double {
    let chord = start.distance(to: end)
    guard points.count > 2 else { return chord }
    let polygon = polygonLength
    let (gap, degree) = (polygon - chord, Double(points.count - 1))
    if gap * gap <= tolerance * polygon || depth == Self.deepest {
      return (2 * chord + (degree - 1) * polygon) / (degree + 1)
    }
    let (first, second) = split(at: 0.5)
    return first.length(tolerance: tolerance / 2, depth: depth + 1)
      + second.length(tolerance: tolerance / 2, depth: depth + 1)
  }

  private var polygonLength: Double { zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) } }

  /// The Bezier parameter at which `target` points of the arc length lie behind.
  func parameter(atLength target: Double, tolerance: Double) -> Double {
    guard points.count > 2 else { return min(target / start.distance(to: end), 1) }
    var (low, high, behind) = (0.0, 1.0, 0.0)
    var rest = self
    // A double has 53 bits; the tolerance is reached long before, unless the curve is huge.
    for _ in 0..<53 {
      let (first, second) = rest.split(at: 0.5)
      let length = first.length(tolerance: tolerance / 4)
      let middle = (low + high) / 2
      if behind + length <= target {
        behind += length
        (low, rest) = (middle, second)
      } else {
        (high, rest) = (middle, first)
      }
      guard length > tolerance / 4 else { break }
    }
    return (low + high) / 2
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

  /// The piece between two arc lengths from its start, `whole` being all of it.
  func part(from start: Double, to end: Double, of whole: Double, tolerance: Double) -> PathSegment {
    let piece = end < whole ? split(at: parameter(atLength: end, tolerance: tolerance)).0 : self
    return start > 0 ? piece.split(at: piece.parameter(atLength: start, tolerance: tolerance)).1 : piece
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
  /// An element with the segment it draws, if any, and the arc length of that segment.
  struct MeasuredElement {
    var element: Element
    var segment: PathSegment?
    var length = 0.0
  }

  func measured(tolerance: Double) -> [MeasuredElement] {
    var (start, current) = (Point.zero, Point.zero)
    return elements.map { element in
      var result = MeasuredElement(element: element)
      if element.isMove {
        start = element.end ?? start
      } else {
        let segment = PathSegment(points: [current] + (element.end == nil ? [start] : element.points))
        result.segment = segment
        result.length = segment.length(tolerance: tolerance)
      }
      current = element.end ?? start
      return result
    }
  }

  /// The length of all segments, those that close subpaths included, in points, each within `tolerance` points.
  public func length(tolerance: Double = 0.01) -> Double {
    measured(tolerance: tolerance).reduce(0) { $0 + $1.length }
  }
}
