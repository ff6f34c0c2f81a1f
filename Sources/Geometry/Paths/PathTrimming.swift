import SpringformNumerics

extension Path {
  /// The part of the path between two shares, 0...1, of the arc length over all its subpaths: what a stroke that starts and
  /// ends there draws.
  ///
  /// A closed subpath that lies wholly inside stays closed; one that is cut becomes open. Shares beyond 0...1 count as their
  /// nearest bound, and one that is not a number as the bound it replaces. The result is empty when nothing lies between them, or when the
  /// length is not finite.
  /// - Parameters:
  ///   - start: where the part begins.
  ///   - end: where the part ends.
  ///   - tolerance: how far, in points along the path, a cut may lie from its exact place, for each segment before it.
  public func trimmed(from start: Double, to end: Double, tolerance: Double = 0.01) -> Path {
    let start = start.clamped(to: 0...1, otherwise: 0)
    let end = end.clamped(to: 0...1, otherwise: 1)
    guard start < end else { return Path() }
    guard start > 0 || end < 1 else { return self }
    let elements = measured(tolerance: tolerance)
    let length = elements.reduce(0) { $0 + $1.length }
    guard length > 0, length.isFinite else { return Path() }
    let (from, to) = (start * length, end * length)

    var result = Path()
    var pen: Point?
    var (position, isWholeSubpath) = (0.0, true)
    for element in elements {
      guard let segment = element.segment else {
        // A move draws nothing; the subpath's first piece moves to where it begins.
        (pen, isWholeSubpath) = (nil, true)
        continue
      }
      let (first, last) = (from - position, to - position)
      position += element.length
      let isWhole = first <= 0 && last >= element.length
      isWholeSubpath = isWholeSubpath && isWhole
      if isWholeSubpath, element.element == .close {
        result.closeSubpath()
        pen = result.currentPoint
      } else if isWhole ? element.length > 0 || pen == nil : first < element.length && last > 0 {
        let piece = isWhole ? segment : segment.part(from: first, to: last, of: element.length, tolerance: tolerance)
        if pen != piece.start { result.move(to: piece.start) }
        result.append(piece.element)
        pen = piece.end
      }
    }
    return result
  }
}
