public import SpringformGeometry

extension Path {
  /// The area that a line along the path covers, to be filled by the nonzero rule.
  ///
  /// Curves become chords that stray from them by `tolerance` points at most; round caps and joins are curves. Dashes count, too.
  public func stroked(_ style: StrokeStyle, tolerance: Double = 0.02) -> Path {
    guard style.width > 0, style.width.isFinite, isFinite else { return Path() }
    let line = style.dashes.isEmpty ? self : dashed(style.dashes, phase: style.dashPhase)
    var outline = Path()
    for subpath in line.subpaths {
      let polyline = Polyline(subpath, tolerance: tolerance)
      outline.addPath(StrokeOutline(polyline, style).path)
    }
    return outline
  }

  /// The parts of the path that dashes cover.
  /// - Parameters:
  ///   - lengths: of dashes and gaps in turn, in points; an odd number is repeated.
  ///   - phase: how far into the pattern each subpath begins.
  public func dashed(_ lengths: [Double], phase: Double = 0) -> Path {
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    guard period > 0, period.isFinite, pattern.allSatisfy({ $0 >= 0 }), phase.isFinite, isFinite else { return self }
    var result = Path()
    for subpath in subpaths {
      let length = subpath.length()
      guard length > 0, length / period < Self.maximumDashCount else { continue }
      var place = -phase.truncatingRemainder(dividingBy: period)
      if place > 0 { place -= period }
      while place < length {
        for index in stride(from: 0, to: pattern.count, by: 2) {
          let (start, end) = (max(place, 0), min(place + pattern[index], length))
          if end > start { result.addPath(subpath.trimmed(from: start / length, to: end / length)) }
          place += pattern[index] + pattern[index + 1]
        }
      }
    }
    return result
  }

  /// Of so many nobody sees one.
  private static let maximumDashCount = 1e5

  /// Each with a move at its beginning, and no other.
  private var subpaths: [Path] {
    var (all, current, start) = ([[Element]](), [Element](), Point.zero)
    for element in elements {
      if case .move(let point) = element {
        all.append(current)
        (current, start) = ([], point)
      } else if current.isEmpty {
        current = [.move(to: start)]
      }
      current.append(element)
      if element == .close {
        all.append(current)
        current = []
      }
    }
    return (all + [current]).filter { !$0.isEmpty }.map { Path(elements: $0) }
  }
}

/// A subpath as straight lines.
private struct Polyline {
  /// No two neighbours are the same.
  var points: [Point]
  /// Whether a point lies within a curve, so that the line goes on there without a join.
  var isSmooth: [Bool]
  let isClosed: Bool

  init(_ subpath: Path, tolerance: Double) {
    (points, isSmooth) = ([], [])
    var isClosed = false
    for (element, segment) in subpath.drawnElements {
      if element == .close { isClosed = true }
      guard let segment else {
        points = element.end.map { [$0] } ?? []
        isSmooth = [false]
        continue
      }
      let ends = segment.flattened(tolerance: tolerance, maximumCount: 1000)
      for (index, end) in ends.enumerated() where end != points.last {
        points.append(end)
        isSmooth.append(index + 1 < ends.count)
      }
    }
    if isClosed, points.count > 1, points.first == points.last {
      points.removeLast()
      isSmooth.removeLast()
    }
    self.isClosed = isClosed && points.count > 1
  }

  var reversed: Polyline {
    var copy = self
    (copy.points, copy.isSmooth) = (points.reversed(), isSmooth.reversed())
    return copy
  }
}

/// A line's area: along one side and back along the other.
private struct StrokeOutline {
  private(set) var path = Path()
  private let style: StrokeStyle
  private var radius: Double { style.width / 2 }

  init(_ line: Polyline, _ style: StrokeStyle) {
    self.style = style
    guard line.points.count > 1 else {
      if let point = line.points.first { addDot(at: point) }
      return
    }
    addSide(of: line)
    if line.isClosed {
      path.closeSubpath()
      addSide(of: line.reversed, begins: true)
    } else {
      addCap(of: line)
      addSide(of: line.reversed)
      addCap(of: line.reversed)
    }
    path.closeSubpath()
  }

  /// What a line without length leaves.
  private mutating func addDot(at point: Point) {
    switch style.cap {
    case .butt: break
    case .round: path = .circle(center: point, radius: radius)
    case .square: path = .rect(Rect(center: point, size: Size(width: style.width, height: style.width)))
    }
  }

  private mutating func go(to point: Point, begins: Bool = false) {
    if path.isEmpty || begins { path.move(to: point) } else { path.addLine(to: point) }
  }

  /// To the left of a direction, seen upright: for one to the right it points up.
  private func offset(_ direction: Vector) -> Vector { -direction.perpendicular * radius }

  private mutating func addSide(of line: Polyline, begins: Bool = false) {
    let points = line.points
    let count = points.count
    func direction(_ index: Int) -> Vector { (points[(index + 1) % count] - points[index % count]).unit ?? .zero }
    var begins = begins
    if !line.isClosed {
      go(to: points[0] + offset(direction(0)), begins: begins)
      begins = false
    }
    for index in line.isClosed ? 0..<count : 1..<(count - 1) {
      addJoin(
        at: points[index], from: direction((index + count - 1) % count), to: direction(index),
        isSmooth: line.isSmooth[index], begins: begins)
      begins = false
    }
    if !line.isClosed { go(to: points[count - 1] + offset(direction(count - 2))) }
  }

  private mutating func addJoin(at point: Point, from a: Vector, to b: Vector, isSmooth: Bool, begins: Bool) {
    let (before, after) = (offset(a), offset(b))
    let (cosine, sine) = (a.dot(b), a.dx * b.dy - a.dy * b.dx)
    let middle = point + (before + after) / max(1 + cosine, 1e-9)
    if isSmooth && cosine > 0.8 || abs(sine) < 1e-12 && cosine > 0 { return go(to: middle, begins: begins) }
    go(to: point + before, begins: begins)
    guard sine > 0 else {
      // On the inner side by way of the corner, so that nothing beyond the line is covered.
      go(to: point)
      return go(to: point + after)
    }
    switch isSmooth ? .round : style.join {
    case .bevel: break
    // A miter is as many times as long as the line is wide as one over the cosine of half of the turn.
    case .miter: if style.miterLimit * style.miterLimit * (1 + cosine) / 2 >= 1 { go(to: middle) }
    case .round: addArc(around: point, from: before, turning: arcTurn(cosine, sine))
    }
    go(to: point + after)
  }

  private func arcTurn(_ cosine: Double, _ sine: Double) -> Double { Vector(dx: cosine, dy: sine).angle }

  /// At the end of a line.
  private mutating func addCap(of line: Polyline) {
    let end = line.points[line.points.count - 1]
    guard let direction = (end - line.points[line.points.count - 2]).unit else { return }
    let side = offset(direction)
    switch style.cap {
    case .butt: break
    case .square:
      go(to: end + side + direction * radius)
      go(to: end - side + direction * radius)
    case .round: addArc(around: end, from: side, turning: .pi)
    }
    go(to: end - side)
  }

  /// Clockwise on the screen, a quarter of a circle at most with each curve, whose handles are 4/3 tan(angle/4) long.
  private mutating func addArc(around center: Point, from start: Vector, turning angle: Double) {
    let count = max((angle / (.pi / 2)).rounded(.up), 1)
    let step = Vector(angle: angle / count)
    // tan(x/2) = sin x / (1 + cos x), twice.
    let half = Vector(angle: angle / count / 2)
    let handle = 4.0 / 3 * half.dy / (1 + half.dx)
    var arm = start
    for _ in 0..<Int(count) {
      let next = Vector(dx: arm.dx * step.dx - arm.dy * step.dy, dy: arm.dx * step.dy + arm.dy * step.dx)
      path.addCurve(
        to: center + next, control1: center + arm + arm.perpendicular * handle,
        control2: center + next - next.perpendicular * handle)
      arm = next
    }
  }
}
