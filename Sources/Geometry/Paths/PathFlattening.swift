import SpringformNumerics

extension PathSegment {
  /// The ends of `count` chords of equal parameter, the first beginning at the segment's start; a line is its own chord.
  ///
  /// A chord strays from a curve by at most an eighth of the second derivative over the square of `count`, that is by
  /// 1.5 / `count`² of the control polygon's length.
  package func chordEnds(count: Int) -> [Point] {
    guard points.count > 2 else { return [end] }
    return stride(from: 1, through: count, by: 1).map { point(at: Double($0) / Double(count)) }
  }

  /// The ends of chords that stray from the segment by at most `tolerance`, at a cost of one point for each: the square root
  /// of 1.5 / `tolerance` times the control polygon's length, but never more than `maximumCount`.
  package func flattened(tolerance: Double, maximumCount: Int) -> [Point] {
    let count = (1.5 / tolerance * points.polylineLength).squareRoot().rounded(.up)
    return chordEnds(count: Int(count.clamped(to: 0...Double(maximumCount), otherwise: 0)))
  }
}

extension [Point] {
  /// The length of the straight lines from point to point.
  package var polylineLength: Double { zip(self, dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) } }
}
