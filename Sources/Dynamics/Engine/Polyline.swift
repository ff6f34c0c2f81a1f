import SpringformGeometry

extension Path {
  /// The subpaths as polygons, in points, without repeated corners; a curve is cut into max(int(length / 10), 1) pieces of
  /// equal parameter, as UIKit Dynamics does.
  func polygons() -> [[Point]] {
    var polygons: [[Point]] = []
    var corners: [Point] = []
    func finish() {
      while corners.count > 1, isSame(corners[0], corners[corners.count - 1]) { corners.removeLast() }
      if corners.count > 1 { polygons.append(corners) }
      corners = []
    }
    func add(_ point: Point) {
      if corners.last.map({ isSame($0, point) }) != true { corners.append(point) }
    }
    var start = Point.zero
    for element in elements {
      switch element {
      case .move(let end):
        finish()
        start = end
        add(end)
      case .line(let end): add(end)
      case .quadCurve(let end, let control):
        let from = corners.last ?? start
        cut { quadratic(from, control, end, $0) }.forEach(add)
      case .curve(let end, let control1, let control2):
        let from = corners.last ?? start
        cut { cubic(from, control1, control2, end, $0) }.forEach(add)
      case .close:
        finish()
        // What follows without a move starts where the closed subpath did.
        add(start)
      }
    }
    finish()
    return polygons
  }
}

/// The solver takes no shorter edges than a thousandth of a point; the ends of a drawn circle meet closer than that.
private func isSame(_ a: Point, _ b: Point) -> Bool { a.distance(to: b) < 2e-3 }

/// The points after the first of a curve that is given for parameters 0...1.
private func cut(_ curve: (Double) -> Point) -> [Point] {
  // 32 chords are within a thousandth of a tame curve's length; only the count of pieces depends on it.
  let samples = (0...32).map { curve(Double($0) / 32) }
  let length = zip(samples, samples.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  guard length.isFinite else { return [curve(1)] }
  // No path needs more than a thousand pieces in one curve, and one that is out of reach must not cost more.
  let pieces = max(Int(min(length / 10, 1000)), 1)
  return (1...pieces).map { curve(Double($0) / Double(pieces)) }
}

private func quadratic(_ a: Point, _ b: Point, _ c: Point, _ t: Double) -> Point {
  a.interpolated(to: b, fraction: t).interpolated(to: b.interpolated(to: c, fraction: t), fraction: t)
}

private func cubic(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ t: Double) -> Point {
  quadratic(a, b, c, t).interpolated(to: quadratic(b, c, d, t), fraction: t)
}
