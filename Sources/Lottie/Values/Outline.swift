import SpringformGeometry

/// A Bezier path as the file has it: corners with two handles each.
struct Outline: Hashable, Sendable {
  struct Corner: Hashable, Sendable {
    var point: Point
    /// Where the curve comes from and where it leads to; the corner itself for a straight line.
    var incoming: Point
    var outgoing: Point

    init(_ point: Point, incoming: Point, outgoing: Point) {
      (self.point, self.incoming, self.outgoing) = (point, incoming, outgoing)
    }

    init(_ point: Point) { self.init(point, incoming: point, outgoing: point) }

    /// Whether straight lines meet here.
    var isSharp: Bool { point == incoming && point == outgoing }
  }

  var corners: [Corner] = []
  var isClosed = false

  /// How many curves it consists of.
  var count: Int { isClosed ? corners.count : max(corners.count - 1, 0) }

  /// A curve from a corner to the next.
  func curve(_ index: Int) -> CubicBezier {
    let (a, b) = (corners[index], corners[(index + 1) % corners.count])
    return CubicBezier(start: a.point, control1: a.outgoing, control2: b.incoming, end: b.point)
  }

  /// The same the other way round.
  var reversed: Outline {
    var result = self
    result.corners = corners.reversed().map { Corner($0.point, incoming: $0.outgoing, outgoing: $0.incoming) }
    // It begins where it began.
    if isClosed, let last = result.corners.popLast() { result.corners.insert(last, at: 0) }
    return result
  }

  /// Makes it longer by a curve.
  mutating func append(_ curve: CubicBezier) {
    if corners.isEmpty { corners.append(Corner(curve.start)) }
    corners[corners.count - 1].outgoing = curve.control1
    corners.append(Corner(curve.end, incoming: curve.control2, outgoing: curve.end))
  }

  func applying(_ transform: AffineTransform) -> Outline {
    guard !transform.isIdentity else { return self }
    var result = self
    for index in corners.indices {
      let corner = corners[index]
      result.corners[index] = Corner(
        corner.point.applying(transform), incoming: corner.incoming.applying(transform),
        outgoing: corner.outgoing.applying(transform))
    }
    return result
  }
}

extension Outline: KeyedValue {
  /// Corner by corner, as many as both have.
  static func between(_ a: Outline, _ b: Outline, _ fraction: SIMD4<Double>) -> Outline {
    var result = Outline(isClosed: a.isClosed)
    result.corners = zip(a.corners, b.corners).map { from, to in
      Corner(
        from.point.interpolated(to: to.point, fraction: fraction.x),
        incoming: from.incoming.interpolated(to: to.incoming, fraction: fraction.x),
        outgoing: from.outgoing.interpolated(to: to.outgoing, fraction: fraction.x))
    }
    return result
  }
}

extension Path {
  mutating func add(_ outline: Outline, _ transform: AffineTransform = .identity) {
    guard let first = outline.corners.first else { return }
    move(to: first.point.applying(transform))
    for index in 0..<outline.count {
      let curve = outline.curve(index)
      let end = curve.end.applying(transform)
      if curve.control1 == curve.start, curve.control2 == curve.end {
        addLine(to: end)
      } else {
        addCurve(to: end, control1: curve.control1.applying(transform), control2: curve.control2.applying(transform))
      }
    }
    if outline.isClosed { closeSubpath() }
  }

  init(_ outline: Outline) {
    self.init()
    add(outline)
  }
}
