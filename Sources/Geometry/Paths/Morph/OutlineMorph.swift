/// The way from one subpath to another: cubics in pairs, whose points move straight.
///
/// Closed outlines with as many corners go from corner to corner, and between them by shares of the length; so do open ones.
/// Others go by shares of the whole length. Either way closed ones begin where the way is shortest, and every end of a curve
/// on one side is one on the other, so that corners stay corners.
struct OutlineMorph: Sendable {
  private typealias Curve = Outline.Curve

  private var pairs: [(from: [Point], to: [Point])] = []
  private let isClosed: Bool

  init(from: Outline, to: Outline) {
    isClosed = from.isClosed && to.isClosed
    guard !from.curves.isEmpty, !to.curves.isEmpty else {
      let still = { (point: Point) in [Point](repeating: point, count: 4) }
      pairs =
        from.curves.isEmpty
        ? to.curves.map { (still(from.start), $0.segment.points) }
        : from.curves.map { ($0.segment.points, still(to.start)) }
      if pairs.isEmpty { pairs = [(still(from.start), still(to.start))] }
      return
    }
    let (corners, others) = (from.corners(isClosed: isClosed), to.corners(isClosed: isClosed))
    if corners.count == others.count, corners.count <= Self.cornerLimit, !corners.isEmpty || !isClosed {
      matchSections(from, corners, to, others)
    } else {
      match(from.curves, isClosed ? to.begun(at: Self.bestShare(from, to)).curves : to.curves)
    }
  }

  func draw(at fraction: Double, into path: inout Path) {
    guard let first = pairs.first else { return }
    func point(_ pair: (from: [Point], to: [Point]), _ index: Int) -> Point {
      pair.from[index].interpolated(to: pair.to[index], fraction: fraction)
    }
    path.move(to: point(first, 0))
    for pair in pairs {
      path.addCurve(to: point(pair, 3), control1: point(pair, 1), control2: point(pair, 2))
    }
    if isClosed { path.closeSubpath() }
  }

  // MARK: Where to begin

  /// Trying every turn of the corners costs their square.
  private static let cornerLimit = 512

  /// By how many places to turn `others` so that the sum of the squared distances to `points` is least, both seen from their
  /// middles. What does not turn is the same for all turns, which leaves the sum of the scalar products to be largest.
  private static func likeness(_ points: [Point], _ others: [Point]) -> [Double] {
    func centered(_ points: [Point]) -> [Vector] {
      let sum = points.reduce(Vector.zero) { $0 + ($1 - .zero) }
      return points.map { $0 - Point.zero - sum / Double(points.count) }
    }
    let (a, b) = (centered(points), centered(others))
    return a.indices.map { turn in
      a.indices.reduce(0) { $0 + a[$1].dot(b[($1 + turn) % b.count]) }
    }
  }

  private static func bestTurn(_ likeness: [Double]) -> Int {
    likeness.indices.max { likeness[$0] < likeness[$1] } ?? 0
  }

  /// The share of the length of `to` that lies before what `from` begins with.
  private static func bestShare(_ from: Outline, _ to: Outline) -> Double {
    let count = 128
    let likeness = Self.likeness(from.samples(count), to.samples(count))
    let turn = bestTurn(likeness)
    // The top of the parabola through the best turn and those beside it.
    let (before, after) = (likeness[(turn + count - 1) % count], likeness[(turn + 1) % count])
    let bend = before - 2 * likeness[turn] + after
    let share = (Double(turn) + (bend < 0 ? (before - after) / (2 * bend) : 0)) / Double(count)
    return share < 0 ? share + 1 : share
  }

  // MARK: Pairs

  private mutating func matchSections(_ from: Outline, _ corners: [Int], _ to: Outline, _ others: [Int]) {
    func start(_ outline: Outline, _ index: Int) -> Point { outline.curves[index].segment.start }
    guard isClosed else {
      matchParts(from.curves, corners, to.curves, others)
      return
    }
    let turn = Self.bestTurn(Self.likeness(corners.map { start(from, $0) }, others.map { start(to, $0) }))
    let turned = (others[turn...] + others[..<turn]).map { ($0 - others[turn] + to.curves.count) % to.curves.count }
    matchParts(
      from.turned(to: corners[0]).curves, corners.dropFirst().map { $0 - corners[0] },
      to.turned(to: others[turn]).curves, Array(turned.dropFirst()))
  }

  /// Matches what lies between cuts, of which both have equally many.
  private mutating func matchParts(_ from: [Curve], _ cuts: [Int], _ to: [Curve], _ others: [Int]) {
    let (bounds, otherBounds) = ([0] + cuts + [from.count], [0] + others + [to.count])
    for (index, (start, other)) in zip(bounds, otherBounds).dropLast().enumerated() {
      match(Array(from[start..<bounds[index + 1]]), Array(to[other..<otherBounds[index + 1]]))
    }
  }

  /// Cuts both at the ends of the other's curves, by shares of their lengths.
  private mutating func match(_ from: [Curve], _ to: [Curve]) {
    var (one, other) = (CurveCutter(from), CurveCutter(to))
    while let end = one.end, let otherEnd = other.end {
      // Lengths are known to a millionth; both last ones end at 1.
      let areSame = (end - otherEnd).magnitude < Outline.tolerance && one.isLast == other.isLast
      let (a, b) = areSame ? (end, otherEnd) : (min(end, otherEnd), min(end, otherEnd))
      pairs.append((one.cut(at: a), other.cut(at: b)))
    }
  }
}

/// Takes pieces off the front of a row of curves.
private struct CurveCutter {
  private let curves: [Outline.Curve]
  /// The share of the whole length at each curve's end.
  private let ends: [Double]
  private var index = 0
  /// What is left of the curve under way, and the parameter at which that begins.
  private var rest: PathSegment?
  private var parameter = 0.0

  init(_ curves: [Outline.Curve]) {
    let total = curves.reduce(0) { $0 + $1.length }
    var behind = 0.0
    self.curves = curves
    ends = curves.indices.map { index in
      behind += curves[index].length
      return index == curves.count - 1 ? 1 : behind / total
    }
    rest = curves.first?.segment
  }

  var end: Double? { index < ends.count ? ends[index] : nil }
  var isLast: Bool { index == ends.count - 1 }

  /// The points of the piece up to a share of the whole length, which lies in the curve under way or at its end.
  mutating func cut(at share: Double) -> [Point] {
    guard let whole = rest, let end else { return [] }
    guard share < end else {
      index += 1
      rest = index < curves.count ? curves[index].segment : nil
      parameter = 0
      return whole.points
    }
    let start = index > 0 ? ends[index - 1] : 0
    // A share a little before the curve counts as its start.
    let inside = max(share - start, 0) / (end - start)
    let target = max(curves[index].table.parameter(atFraction: inside), parameter)
    let (piece, left) = whole.split(at: parameter < 1 ? (target - parameter) / (1 - parameter) : 0)
    (rest, parameter) = (left, target)
    return piece.points
  }
}
