import SpringformGeometry

extension Path {
  /// Whether some corner's miter is within a limit in the path's own coordinates and beyond it as a transform shows the corner, or
  /// the other way round.
  func hasMiter(changedBy transform: AffineTransform, limit: Double) -> Bool {
    guard transform.distortsAngles else { return false }
    func isWithin(_ way: Vector, _ next: Vector) -> Bool {
      // The square of its length in widths is 2 / (1 + cosine of the turn); SVG 1.1, 11.4.
      let cosine = way.dot(next) / (way.length * next.length)
      return 2 <= limit * limit * (1 + cosine)
    }
    func seen(_ way: Vector) -> Vector {
      let t = transform
      return Vector(dx: t.a * way.dx + t.c * way.dy, dy: t.b * way.dx + t.d * way.dy)
    }
    func isChanged(_ way: Vector, _ next: Vector) -> Bool {
      isWithin(way, next) != isWithin(seen(way), seen(next))
    }
    var (first, last): (Vector?, Vector?) = (nil, nil)
    for (element, segment) in drawnElements {
      guard let segment else {
        (first, last) = (nil, nil)
        continue
      }
      if let (start, end) = segment.ends {
        if let last, isChanged(last, start) { return true }
        (first, last) = (first ?? start, end)
      }
      if element.end == nil, let first, let last, isChanged(last, first) { return true }
    }
    return false
  }
}

extension PathSegment {
  /// The directions at its ends, of any length but 0; `nil` where all points are one.
  fileprivate var ends: (Vector, Vector)? {
    guard let second = points.first(where: { $0 != start }), let last = points.last(where: { $0 != end }) else {
      return nil
    }
    return (second - start, end - last)
  }
}

extension AffineTransform {
  /// Whether it is more than turning, mirroring and scaling all alike.
  fileprivate var distortsAngles: Bool {
    let near = 1e-6 * abs(determinant)
    return abs(a * a + b * b - c * c - d * d) > near || abs(a * c + b * d) > near
  }
}
