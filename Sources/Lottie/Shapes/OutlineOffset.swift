import Glibc
import SpringformGeometry
import SpringformScene

/// An outline at a distance: to the left of its direction, which is outside of what runs clockwise.
struct OutlineOffset {
  private let amount: Double
  private let join: StrokeStyle.Join
  private let miterLimit: Double

  init(_ amount: Double, join: StrokeStyle.Join, miterLimit: Double) {
    (self.amount, self.join, self.miterLimit) = (amount, join, miterLimit)
  }

  func applied(to outline: Outline) -> Outline {
    guard outline.count > 0, amount != 0 else { return outline }
    var sides = (0..<outline.count).compactMap { side(outline.curve($0)) }
    if !outline.isClosed {
      // There along one side and back along the other.
      let back = outline.reversed
      sides += (0..<back.count).compactMap { side(back.curve($0)) }
    }
    guard !sides.isEmpty else { return outline }
    // Where two sides cross, both end there.
    for index in sides.indices where sides.count > 1 && (outline.isClosed || index < sides.count - 1) {
      Self.prune(&sides, index, (index + 1) % sides.count)
    }
    var result = Outline(isClosed: outline.isClosed)
    for (index, side) in sides.enumerated() {
      for curve in side { result.append(curve) }
      guard outline.isClosed || index < sides.count - 1 else { break }
      addJoin(from: side, to: sides[(index + 1) % sides.count], &result)
    }
    if result.isClosed, result.corners.count > 1, let last = result.corners.last,
      last.point.distance(to: result.corners[0].point) < 1e-9
    {
      result.corners[0].incoming = last.incoming
      result.corners.removeLast()
    }
    return result
  }

  /// A curve's offset: a line's is a line, and a bent one's comes in pieces.
  private func side(_ curve: CubicBezier) -> [CubicBezier]? {
    guard curve.start != curve.end || curve.control1 != curve.start || curve.control2 != curve.end else { return nil }
    if curve.isStraight {
      guard let away = normal(curve.end - curve.start) else { return nil }
      let (start, end) = (curve.start + away, curve.end + away)
      return [CubicBezier(start: start, control1: start, control2: end, end: end)]
    }
    let pieces = 4
    return (0..<pieces).map { piece in
      moved(curve.part(from: Double(piece) / Double(pieces), to: Double(piece + 1) / Double(pieces)))
    }
  }

  private func normal(_ direction: Vector) -> Vector? {
    direction.unit.map { Vector(dx: $0.dy, dy: -$0.dx) * amount }
  }

  /// Each leg of the curve's control polygon moved aside, and its corners where they cross.
  private func moved(_ curve: CubicBezier) -> CubicBezier {
    let points = [curve.start, curve.control1, curve.control2, curve.end]
    let whole = curve.end - curve.start
    let first = normal(curve.direction(at: 0)) ?? normal(whole) ?? .zero
    let last = normal(curve.direction(at: 1)) ?? normal(whole) ?? .zero
    let middle = normal(points[2] - points[1]) ?? (first + last) / 2
    let (start, end) = (points[0] + first, points[3] + last)
    let a = Self.crossing(start, points[1] + first, points[1] + middle, points[2] + middle) ?? points[1] + first
    let b = Self.crossing(points[2] + last, end, points[1] + middle, points[2] + middle) ?? points[2] + last
    return CubicBezier(start: start, control1: a, control2: b, end: end)
  }

  /// Where two lines cross; `nil` where they hardly do.
  private static func crossing(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Point? {
    let (u, v) = (b - a, d - c)
    let determinant = u.dx * v.dy - u.dy * v.dx
    guard abs(determinant) > 1e-9 * max(u.length * v.length, 1e-9) else { return nil }
    let way = c - a
    return a + u * ((way.dx * v.dy - way.dy * v.dx) / determinant)
  }

  private static func prune(_ sides: inout [[CubicBezier]], _ first: Int, _ second: Int) {
    guard let a = sides[first].last, let b = sides[second].first, a.isStraight, b.isStraight,
      let point = crossing(a.start, a.end, b.start, b.end)
    else { return }
    func isWithin(_ curve: CubicBezier) -> Bool {
      let way = curve.end - curve.start
      let share = (point - curve.start).dot(way)
      return share >= 0 && share <= way.dot(way)
    }
    guard isWithin(a), isWithin(b) else { return }
    sides[first][sides[first].count - 1] = CubicBezier(start: a.start, control1: a.start, control2: point, end: point)
    sides[second][0] = CubicBezier(start: point, control1: point, control2: b.end, end: b.end)
  }

  private func addJoin(from side: [CubicBezier], to next: [CubicBezier], _ result: inout Outline) {
    guard let a = side.last, let b = next.first, a.end.distance(to: b.start) > 1e-9 else { return }
    let (out, into) = (a.direction(at: 1), b.direction(at: 0))
    let straight = CubicBezier(start: a.end, control1: a.end, control2: b.start, end: b.start)
    switch join {
    case .bevel: result.append(straight)
    case .round:
      let reach = a.end.distance(to: b.start) * Outline.quarter
      guard let out = out.unit, let into = into.unit else { return result.append(straight) }
      result.append(
        CubicBezier(start: a.end, control1: a.end + out * reach, control2: b.start - into * reach, end: b.start))
    case .miter:
      guard let corner = Self.crossing(a.end, a.end + out, b.start, b.start + into),
        corner.distance(to: a.end) < miterLimit, (corner - a.end).dot(out) > 0
      else { return result.append(straight) }
      result.append(CubicBezier(start: a.end, control1: a.end, control2: corner, end: corner))
      result.append(CubicBezier(start: corner, control1: corner, control2: b.start, end: b.start))
    }
  }
}

extension CubicBezier {
  /// A line without handles with handles of a third of the way, so that it is gone along evenly; a curve as it is.
  var evenlyPaced: CubicBezier { control1 == start && control2 == end ? withHandles : self }

  /// With handles of a third of the way in place of those that have no length, as lottie-web sees outlines that it puts ridges on.
  var withHandles: CubicBezier {
    CubicBezier(
      start: start, control1: control1 == start ? start.interpolated(to: end, fraction: 1.0 / 3) : control1,
      control2: control2 == end ? start.interpolated(to: end, fraction: 2.0 / 3) : control2, end: end)
  }

  /// Whether its handles lie on its ends or on the way between them.
  var isStraight: Bool {
    if control1 == start, control2 == end { return true }
    guard let way = (end - start).unit else { return false }
    return [control1, control2].allSatisfy { abs((($0 - start).dx * way.dy) - (($0 - start).dy * way.dx)) < 1e-9 }
  }
}
