import SpringformGeometry

/// Outlines of a shape, measured, so that parts of them can be taken out.
struct MeasuredOutlines {
  private let outlines: [Outline]
  /// Each curve's, for each outline.
  private let tables: [[ArcLengthTable]]
  let length: Double

  init(_ outlines: [Outline]) {
    self.outlines = outlines
    tables = outlines.map { outline in
      (0..<outline.count).map { ArcLengthTable(outline.curve($0).evenlyPaced, pieces: 24) }
    }
    length = tables.reduce(0) { $0 + $1.reduce(0) { $0 + $1.length } }
  }

  /// The part from a fraction of the length to another, beyond 1 again from the beginning: a closed outline goes on there.
  func part(from start: Double, to end: Double) -> [Outline] {
    if end <= 1 { return part(start * length, end * length, after: nil) }
    if start >= 1 { return part((start - 1) * length, (end - 1) * length, after: nil) }
    var first = part(start * length, length, after: nil)
    guard outlines.last?.isClosed == true, let last = first.popLast() else {
      return first + part(0, (end - 1) * length, after: nil)
    }
    return first + part(0, (end - 1) * length, after: last)
  }

  /// The point at a fraction of the length from 0 to 1, and the direction that the outlines have there, of length 1.
  func place(at fraction: Double) -> (point: Point, direction: Vector)? {
    var rest = fraction * length
    var place: (point: Point, direction: Vector)?
    for (outline, tables) in zip(outlines, tables) {
      for (index, table) in tables.enumerated() where table.length > 0 && rest >= 0 {
        let curve = outline.curve(index).evenlyPaced
        let parameter = table.parameter(atFraction: min(rest / table.length, 1))
        let way = curve.direction(at: parameter)
        place = (curve.point(at: parameter), way / way.length)
        rest -= table.length
      }
    }
    return place
  }

  /// - Parameter before: what the part goes on from.
  private func part(_ start: Double, _ end: Double, after before: Outline?) -> [Outline] {
    var result: [Outline] = []
    var position = 0.0
    var current = before ?? Outline()
    for (outline, tables) in zip(outlines, tables) {
      var isWhole = true
      for (index, table) in tables.enumerated() {
        let (from, to) = (start - position, end - position)
        position += table.length
        guard to > 0, from < table.length || (table.length == 0 && from <= 0) else {
          isWhole = false
          continue
        }
        let curve = outline.curve(index).evenlyPaced
        if from <= 0, to >= table.length {
          current.append(curve)
        } else {
          isWhole = false
          current.append(
            curve.part(
              from: from > 0 ? table.parameter(atFraction: from / table.length) : 0,
              to: to < table.length ? table.parameter(atFraction: to / table.length) : 1))
        }
      }
      if isWhole, before == nil || !result.isEmpty {
        result.append(outline)
      } else if !current.corners.isEmpty {
        result.append(current)
      }
      current = Outline()
    }
    return result.filter { !$0.corners.isEmpty }
  }
}

extension CubicBezier {
  /// The same curve between two parameters.
  func part(from start: Double, to end: Double) -> CubicBezier {
    func split(_ curve: CubicBezier, _ t: Double) -> (CubicBezier, CubicBezier) {
      let (a, b, c) = (
        curve.start.interpolated(to: curve.control1, fraction: t),
        curve.control1.interpolated(to: curve.control2, fraction: t),
        curve.control2.interpolated(to: curve.end, fraction: t)
      )
      let (d, e) = (a.interpolated(to: b, fraction: t), b.interpolated(to: c, fraction: t))
      let middle = d.interpolated(to: e, fraction: t)
      return (
        CubicBezier(start: curve.start, control1: a, control2: d, end: middle),
        CubicBezier(start: middle, control1: e, control2: c, end: curve.end)
      )
    }
    let head = end < 1 ? split(self, end).0 : self
    guard start > 0 else { return head }
    return split(head, end > 0 ? start / end : 0).1
  }
}
