/// One subpath as cubics in its direction, each of some length; without any it is a point.
struct Outline: Sendable {
  /// A cubic that can be cut at any share of its length.
  struct Curve: Sendable {
    /// Four points.
    let segment: PathSegment
    let table: ArcLengthTable

    init(_ segment: PathSegment) {
      let cubic = segment.cubic
      self.segment = PathSegment(points: [cubic.start, cubic.control1, cubic.control2, cubic.end])
      table = ArcLengthTable(cubic)
    }

    var length: Double { table.length }
  }

  let start: Point
  private(set) var curves: [Curve] = []
  private(set) var isClosed: Bool

  init(start: Point, isClosed: Bool = false) {
    self.start = start
    self.isClosed = isClosed
  }

  init(curves: [Curve], isClosed: Bool) {
    start = curves.first?.segment.start ?? .zero
    self.curves = curves
    self.isClosed = isClosed
  }

  var length: Double { curves.reduce(0) { $0 + $1.length } }

  /// A point in the middle of it.
  var seed: Outline {
    let path = Path(elements: [.move(to: start)] + curves.map(\.segment.element))
    let bounds = path.controlBounds ?? .zero
    return Outline(start: Point(x: bounds.midX, y: bounds.midY), isClosed: isClosed)
  }

  var reversed: Outline {
    let turned = curves.reversed().map { Curve(PathSegment(points: $0.segment.points.reversed())) }
    return turned.isEmpty ? self : Outline(curves: turned, isClosed: isClosed)
  }

  /// The area within, positive when it is drawn clockwise on the screen; of curves, that of their chords.
  var signedArea: Double {
    let points = curves.flatMap { $0.segment.chordEnds(count: 8) }.map { $0 - start }
    return zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.perpendicular.dot($1.1) } / 2
  }

  // MARK: Corners

  /// The cosine of 15 degrees: what turns less is smooth, such as a circle of many sides.
  private static let smooth = 0.965_925_826_289_068_3

  /// The indices of the curves that begin with a corner; the start is one only where the outline counts as closed.
  func corners(isClosed: Bool) -> [Int] {
    curves.indices.filter { index in
      guard index > 0 || isClosed else { return false }
      let before = curves[index > 0 ? index - 1 : curves.count - 1].segment.cubic.direction(at: 1)
      let after = curves[index].segment.cubic.direction(at: 0)
      return before.dot(after) < Self.smooth * before.length * after.length
    }
  }

  // MARK: Shares of the length

  /// Points at equal distances along it, the first at its start.
  func samples(_ count: Int) -> [Point] {
    var (index, behind) = (0, 0.0)
    let step = length / Double(count)
    return (0..<count).map { sample in
      let target = Double(sample) * step
      while index < curves.count - 1, behind + curves[index].length < target {
        behind += curves[index].length
        index += 1
      }
      let curve = curves[index]
      return curve.segment.cubic.point(at: curve.table.parameter(atFraction: (target - behind) / curve.length))
    }
  }

  /// Ends of curves nearer to each other than this share of the length are taken for one.
  static let tolerance = 1e-4

  /// The same closed outline, begun after a share of its length.
  func begun(at share: Double) -> Outline {
    let (target, near) = (share * length, Self.tolerance * length)
    var behind = 0.0
    for (index, curve) in curves.enumerated() {
      let inside = target - behind
      if inside < near { return turned(to: index) }
      if inside < curve.length - near {
        let (first, second) = curve.segment.split(at: curve.table.parameter(atFraction: inside / curve.length))
        let rest = curves[(index + 1)...] + curves[..<index]
        return Outline(curves: [Curve(second)] + rest + [Curve(first)], isClosed: true)
      }
      behind += curve.length
    }
    return self
  }

  func turned(to index: Int) -> Outline {
    Outline(curves: Array(curves[index...] + curves[..<index]), isClosed: isClosed)
  }

  // MARK: Making

  /// Adds a segment of a path; one without extent adds nothing.
  fileprivate mutating func add(_ segment: PathSegment) {
    let curve = Curve(segment)
    // What is not a number stays, to be found.
    if curve.length != 0 { curves.append(curve) }
  }

  fileprivate mutating func close() { isClosed = true }
}

extension Path {
  /// Its subpaths, without moves that draw nothing.
  var outlines: [Outline] {
    var outlines: [Outline] = []
    var begins = true
    for (element, segment) in drawnElements {
      guard let segment else {
        begins = true
        continue
      }
      if begins { outlines.append(Outline(start: segment.start)) }
      outlines[outlines.count - 1].add(segment)
      begins = element == .close
      if begins { outlines[outlines.count - 1].close() }
    }
    return outlines
  }
}
