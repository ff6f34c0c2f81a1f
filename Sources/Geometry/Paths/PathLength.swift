extension PathSegment {
  /// The arc length, in points, within `tolerance` or, if that is more, a millionth of the control polygon's length.
  ///
  /// Estimated from chord and control polygon as (2 chord + (n - 1) polygon) / (n + 1) for degree n (Gravesen, "Adaptive
  /// subdivision and the length and energy of Bezier curves", 1997), whose error is of fourth order in the curve's extent
  /// but near a cusp, where it may exceed the tolerance; curves are halved until the square of the gap between both says
  /// that it is small enough. It costs from one estimate, for lines and nearly straight curves, to 2047.
  func length(tolerance: Double) -> Double {
    length(tolerance: max(tolerance, points.polylineLength * 1e-6), depth: 0)
  }

  /// A curve without extent but with distant control points, or one that is not finite, would be halved for ever.
  private static let deepest = 10

  private func length(tolerance: Double, depth: Int) -> Double {
    let chord = start.distance(to: end)
    guard points.count > 2 else { return chord }
    let polygon = points.polylineLength
    let (gap, degree) = (polygon - chord, Double(points.count - 1))
    if gap * gap <= tolerance * polygon || depth == Self.deepest {
      return (2 * chord + (degree - 1) * polygon) / (degree + 1)
    }
    let (first, second) = split(at: 0.5)
    return first.length(tolerance: tolerance / 2, depth: depth + 1)
      + second.length(tolerance: tolerance / 2, depth: depth + 1)
  }

  /// The Bezier parameter at which the arc length from the start is `target` points, found by halving.
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

  /// The piece between two arc lengths from its start, `whole` being all of it.
  func part(from start: Double, to end: Double, of whole: Double, tolerance: Double) -> PathSegment {
    let piece = end < whole ? split(at: parameter(atLength: end, tolerance: tolerance)).0 : self
    return start > 0 ? piece.split(at: piece.parameter(atLength: start, tolerance: tolerance)).1 : piece
  }
}

extension Path {
  /// An element with the segment it draws, if any, and the arc length of that segment.
  struct MeasuredElement {
    let element: Element
    let segment: PathSegment?
    let length: Double
  }

  func measured(tolerance: Double) -> [MeasuredElement] {
    drawnElements.map { element, segment in
      MeasuredElement(element: element, segment: segment, length: segment?.length(tolerance: tolerance) ?? 0)
    }
  }

  /// The length of all segments, those that close subpaths included, in points, each within `tolerance` points.
  public func length(tolerance: Double = 0.01) -> Double {
    measured(tolerance: tolerance).reduce(0) { $0 + $1.length }
  }
}
