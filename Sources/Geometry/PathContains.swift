extension Path {
  /// Whether a point lies inside; open subpaths count as closed.
  ///
  /// Curves are looked at as 32 chords, which stray from them by at most 1/1000 of the control polygon's size.
  public func contains(_ point: Point, usesEvenOddRule: Bool = false) -> Bool {
    var winding = 0
    var (current, first) = (Point.zero, Point.zero)
    func cross(to end: Point) {
      // A chord that crosses the ray to the right of the point turns the count by its direction.
      if (current.y <= point.y) != (end.y <= point.y) {
        let x = current.x + (point.y - current.y) / (end.y - current.y) * (end.x - current.x)
        if x > point.x { winding += end.y > current.y ? 1 : -1 }
      }
      current = end
    }
    for element in elements {
      switch element {
      case .move(let end):
        cross(to: first)
        (current, first) = (end, end)
      case .line(let end): cross(to: end)
      case .quadCurve(let end, let control):
        let start = current
        for step in 1...32 {
          let t = Double(step) / 32
          let (a, b) = (start.interpolated(to: control, fraction: t), control.interpolated(to: end, fraction: t))
          cross(to: a.interpolated(to: b, fraction: t))
        }
      case .curve(let end, let control1, let control2):
        let start = current
        for step in 1...32 {
          let t = Double(step) / 32
          let middle = control1.interpolated(to: control2, fraction: t)
          let a = start.interpolated(to: control1, fraction: t).interpolated(to: middle, fraction: t)
          let b = middle.interpolated(to: control2.interpolated(to: end, fraction: t), fraction: t)
          cross(to: a.interpolated(to: b, fraction: t))
        }
      case .close: cross(to: first)
      }
    }
    cross(to: first)
    return usesEvenOddRule ? winding % 2 != 0 : winding != 0
  }
}
