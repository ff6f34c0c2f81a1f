import Springform

// What two paths cover together, in common, or one without the other.
//
// Curves become chords first, which stray from them by at most a fiftieth of a point; Apple keeps curves.

extension CGPath {
  /// What either covers.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 || $1 }
  }
  /// What both cover.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 && $1 }
  }
  /// What it covers, and the other does not.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 && !$1 }
  }
  /// What one of the two covers, but not both.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 != $1 }
  }
  /// The same area by outlines that do not cross, and holes that run the other way.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: CGPath(Path()), rule) { first, _ in first }
  }
  /// Whether both cover a place.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }
  /// The same path of straight lines alone.
  /// - Parameter threshold: how far they may stray from a curve, in points.
  public func flattened(threshold: CGFloat) -> CGPath {
    var result = Path()
    for polyline in path.polylines(tolerance: Double(threshold)) {
      guard let first = polyline.points.first else { continue }
      result.move(to: first)
      for point in polyline.points.dropFirst() { result.addLine(to: point) }
      if polyline.isClosed { result.closeSubpath() }
    }
    return CGPath(result)
  }
  /// Each part that touches no other, with its holes.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    guard let grid = PolygonGrid([path]) else { return [] }
    let loops = PolygonSets.outlines(grid.polygons(path), []) { first, _ in Self.isInside(first, rule) }
    // Outer outlines from the largest to the smallest, so that a hole goes to the smallest one around it.
    let outer = loops.indices.filter { PolygonSets.area(loops[$0]) > 0 }
    var parts = Dictionary(uniqueKeysWithValues: outer.map { ($0, [loops[$0]]) })
    for hole in loops where PolygonSets.area(hole) < 0 {
      let around = outer.filter { index in hole.contains { PolygonSets.contains(loops[index], $0) } }
      guard let own = around.min(by: { PolygonSets.area(loops[$0]) < PolygonSets.area(loops[$1]) }) else { continue }
      parts[own]?.append(hole)
    }
    return outer.map { CGPath(grid.path(parts[$0] ?? [])) }
  }

  private func combined(
    with other: CGPath, _ rule: CGPathFillRule, _ isInside: (Bool, Bool) -> Bool
  ) -> CGPath {
    guard let grid = PolygonGrid([path, other.path]) else { return CGPath(Path()) }
    let loops = PolygonSets.outlines(grid.polygons(path), grid.polygons(other.path)) {
      isInside(Self.isInside($0, rule), Self.isInside($1, rule))
    }
    return CGPath(grid.path(loops))
  }

  private static func isInside(_ winding: Int, _ rule: CGPathFillRule) -> Bool {
    rule == .evenOdd ? winding % 2 != 0 : winding != 0
  }
}

/// The grid that polygons of paths lie on.
private struct PolygonGrid {
  /// How far chords may stray from curves, in points.
  private static let tolerance = 0.02
  /// The finest grid: so many lines in a point.
  private static let density = 1024.0
  /// Coordinates beyond would overflow where they are multiplied.
  private static let limit = Double(1 << 27)

  private let scale: Double

  /// - Returns: `nil` for paths that are nowhere.
  init?(_ paths: [Path]) {
    let bounds = paths.compactMap(\.controlBounds)
    guard let largest = bounds.flatMap({ [$0.minX, $0.minY, $0.maxX, $0.maxY] }).map({ abs($0) }).max(),
      largest.isFinite
    else { return nil }
    scale = min(Self.density, largest > 0 ? Self.limit / largest : Self.density)
  }

  func polygons(_ path: Path) -> [[PolygonArrangement.Vertex]] {
    path.polylines(tolerance: Self.tolerance).map { polyline in
      polyline.points.map { .init(x: Int(($0.x * scale).rounded()), y: Int(($0.y * scale).rounded())) }
    }
    .filter { $0.count > 2 }
  }

  func path(_ loops: [[PolygonArrangement.Vertex]]) -> Path {
    var result = Path()
    for loop in loops {
      for (index, vertex) in loop.enumerated() {
        let point = Point(x: Double(vertex.x) / scale, y: Double(vertex.y) / scale)
        if index == 0 { result.move(to: point) } else { result.addLine(to: point) }
      }
      result.closeSubpath()
    }
    return result
  }
}

extension Path {
  /// Its subpaths as straight lines, which stray from curves by at most `tolerance`, in points.
  fileprivate func polylines(tolerance: Double) -> [(points: [Point], isClosed: Bool)] {
    var result: [(points: [Point], isClosed: Bool)] = []
    func add(_ point: Point) {
      if result.isEmpty || result[result.count - 1].isClosed {
        result.append((result.last?.points.first.map { [$0] } ?? [.zero], false))
      }
      result[result.count - 1].points.append(point)
    }
    /// - Parameter bend: the largest second difference of the control points.
    func curve(_ bend: Double, degree: Double, _ point: (Double) -> Point) {
      // A chord strays by at most an eighth of the second derivative, over the square of how many there are.
      let count = (degree * (degree - 1) / 8 * bend / max(tolerance, 1e-6)).squareRoot().rounded(.up)
      let steps = count.isFinite ? max(min(Int(min(count, 1e4)), 1000), 1) : 1
      for step in 1...steps { add(point(Double(step) / Double(steps))) }
    }
    func second(_ a: Point, _ b: Point, _ c: Point) -> Double {
      let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
      return (x * x + y * y).squareRoot()
    }
    for element in elements {
      let from = result.last.flatMap { $0.isClosed ? $0.points.first : $0.points.last } ?? .zero
      switch element {
      case .move(let point): result.append(([point], false))
      case .line(let point): add(point)
      case .quadCurve(let end, let control):
        curve(second(from, control, end), degree: 2) { t in
          let s = 1 - t
          return Point(
            x: s * s * from.x + 2 * s * t * control.x + t * t * end.x,
            y: s * s * from.y + 2 * s * t * control.y + t * t * end.y)
        }
      case .curve(let end, let a, let b):
        curve(max(second(from, a, b), second(a, b, end)), degree: 3) { t in
          let s = 1 - t
          let (p, q, r, u) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          return Point(
            x: p * from.x + q * a.x + r * b.x + u * end.x, y: p * from.y + q * a.y + r * b.y + u * end.y)
        }
      case .close: if !result.isEmpty { result[result.count - 1].isClosed = true }
      }
    }
    return result
  }
}
