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
      case .quadCurve, .curve:
        // A curve begins at the last corner, which stands for points too close to it to be corners.
        pieces(of: PathSegment(points: [corners.last ?? start] + element.points)).forEach(add)
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

/// The ends of the pieces that a curve is cut into.
private func pieces(of curve: PathSegment) -> [Point] {
  // 32 chords are within a thousandth of a tame curve's length; only the count of pieces depends on it.
  let length = ([curve.start] + curve.chordEnds(count: 32)).polylineLength
  guard length.isFinite else { return curve.chordEnds(count: 1) }
  // No path needs more than a thousand pieces in one curve, and one that is out of reach must not cost more.
  return curve.chordEnds(count: max(Int(min(length / 10, 1000)), 1))
}
