extension Projection {
  /// What of a convex polygon lies before the eye, by corners that map to a denominator of at least ``nearest``.
  package func visiblePart(of polygon: [Point]) -> [Point] {
    polygon.clipped { denominator(at: $0) - Self.nearest }
  }

  /// What lies nearer to the eye's own plane than this share of the usual distance is cut off, for it would be endless.
  package static let nearest = 1e-3

  /// The smallest upright rectangle around what is seen of one; `nil` when nothing is.
  package func image(of rect: Rect) -> Rect? { visiblePart(of: rect.corners).compactMap(image).bounds }

  /// The outline that is seen of a path: straight lines that stray by at most `tolerance` points before they are mapped.
  package func image(of path: Path, tolerance: Double) -> Path {
    var result = Path()
    var polygon: [Point] = []
    func finish() {
      let seen = visiblePart(of: polygon).compactMap(image)
      polygon = []
      guard let first = seen.first else { return }
      result.move(to: first)
      for point in seen.dropFirst() { result.addLine(to: point) }
      result.closeSubpath()
    }
    for element in path.elements {
      switch element {
      case .move(let end):
        finish()
        polygon = [end]
      case .close: finish()
      default:
        let segment = PathSegment(points: (polygon.last.map { [$0] } ?? []) + element.points)
        polygon += segment.flattened(tolerance: tolerance, maximumCount: 256)
      }
    }
    finish()
    return result
  }
}

extension Rect {
  /// From the top left one clockwise.
  package var corners: [Point] {
    [Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY)]
  }
}

extension [Point] {
  /// The part of a polygon where a function that grows evenly is not negative (Sutherland and Hodgman).
  package func clipped(where height: (Point) -> Double) -> [Point] {
    var result: [Point] = []
    guard var previous = last else { return [] }
    for point in self {
      let (before, now) = (height(previous), height(point))
      if (before >= 0) != (now >= 0) {
        result.append(previous.interpolated(to: point, fraction: before / (before - now)))
      }
      if now >= 0 { result.append(point) }
      previous = point
    }
    return result
  }

  /// The smallest upright rectangle around them.
  package var bounds: Rect? {
    guard let left = map(\.x).min(), let right = map(\.x).max(), let top = map(\.y).min(), let bottom = map(\.y).max()
    else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
