extension Path {
  /// Whether a point lies inside; open subpaths count as closed.
  ///
  /// Curves are looked at as 32 chords, which stray from them by at most 1/600 of the control polygon's length.
  public func contains(_ point: Point, usesEvenOddRule: Bool = false) -> Bool {
    var winding = 0
    var (current, start) = (Point.zero, Point.zero)
    func cross(to end: Point) {
      // A chord that crosses the ray to the right of the point turns the count by its direction.
      if (current.y <= point.y) != (end.y <= point.y) {
        let x = current.x + (point.y - current.y) / (end.y - current.y) * (end.x - current.x)
        if x > point.x { winding += end.y > current.y ? 1 : -1 }
      }
      current = end
    }
    for (element, segment) in drawnElements {
      if let segment {
        segment.chordEnds(count: 32).forEach(cross)
      } else {
        cross(to: start)
        start = element.end ?? start
        current = start
      }
    }
    cross(to: start)
    return usesEvenOddRule ? winding % 2 != 0 : winding != 0
  }
}
