/// The way from one path to another, whatever their segments.
///
/// ```swift
/// let morph = PathMorph(from: .circle(radius: 20), to: try Path(svg: "M-18-18h36v36h-36z"))
/// shape.path = morph.path(at: 0.5)
/// ```
///
/// Subpaths go in their order; one without a partner grows from a point, the middle of its bounds, or shrinks to one. Both
/// sides have the same cubics in between: ends of curves on either are ends on both, so that corners stay sharp, and
/// shapes with as many corners go from corner to corner. Closed shapes begin where the way is shortest and go around in the
/// same direction, so that they neither spin nor turn inside out.
///
/// Making it costs the square of at most 512 corners or 128 points, beside some 200 steps for each segment; a path of it costs
/// a step for each segment of both.
public struct PathMorph: Sendable {
  private let from: Path
  private let to: Path
  /// Empty where there is no way, because a coordinate is infinite or not a number.
  private let outlines: [OutlineMorph]

  public init(from: Path, to: Path) {
    self.from = from
    self.to = to
    var (starts, ends) = (from.outlines, to.outlines)
    guard from.isFinite, to.isFinite, (starts + ends).allSatisfy(\.length.isFinite) else {
      outlines = []
      return
    }
    let shared = min(starts.count, ends.count)
    // All turn around or none: what is a hole depends on how directions differ.
    let agreement = zip(starts, ends).reduce(0) { sum, pair in
      pair.0.isClosed && pair.1.isClosed ? sum + pair.0.signedArea * pair.1.signedArea : sum
    }
    if agreement < 0 { ends = ends.map { $0.isClosed ? $0.reversed : $0 } }
    starts += ends.dropFirst(shared).map(\.seed)
    ends += starts.dropFirst(ends.count).map(\.seed)
    outlines = zip(starts, ends).map { OutlineMorph(from: $0, to: $1) }
  }

  /// The path at a fraction: the first one itself at 0, the last one itself at 1; beyond, points go on straight.
  public func path(at fraction: Double) -> Path {
    guard fraction != 1, fraction.isFinite, !outlines.isEmpty else { return fraction >= 1 ? to : from }
    guard fraction != 0 else { return from }
    var path = Path()
    for outline in outlines { outline.draw(at: fraction, into: &path) }
    return path
  }
}
