/// A sequence of subpaths made of straight lines and Bezier curves, in points.
public struct Path: Hashable, Sendable {
  public enum Element: Hashable, Sendable {
    case move(to: Point)
    case line(to: Point)
    case quadCurve(to: Point, control: Point)
    case curve(to: Point, control1: Point, control2: Point)
    case close
  }

  public private(set) var elements: [Element]

  public init() { elements = [] }

  public init(elements: [Element]) {
    self.elements = []
    self.elements.reserveCapacity(elements.count)
    for element in elements { append(element) }
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next segment starts, or `nil` before the first `move`.
  public private(set) var currentPoint: Point?
  private var subpathStart = Point.zero

  public mutating func move(to point: Point) { append(.move(to: point)) }
  public mutating func addLine(to point: Point) { append(.line(to: point)) }
  public mutating func addQuadCurve(to point: Point, control: Point) {
    append(.quadCurve(to: point, control: control))
  }
  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    append(.curve(to: point, control1: control1, control2: control2))
  }
  public mutating func closeSubpath() { append(.close) }

  public mutating func addPath(_ other: Path, transform: AffineTransform = .identity) {
    for element in other.elements { append(element.applying(transform)) }
  }

  /// A segment before any `move` starts at its own end point (its control point for curves stays), so every path can be drawn.
  mutating func append(_ element: Element) {
    if currentPoint == nil, let end = element.end, !element.isMove {
      elements.append(.move(to: end))
      subpathStart = end
    }
    elements.append(element)
    if let end = element.end {
      currentPoint = end
      if element.isMove { subpathStart = end }
    } else if currentPoint != nil {
      currentPoint = subpathStart
    }
  }

  public func applying(_ transform: AffineTransform) -> Path {
    transform.isIdentity ? self : Path(elements: elements.map { $0.applying(transform) })
  }

  /// The smallest upright rectangle around all end and control points, or `nil` for an empty path.
  public var controlBounds: Rect? {
    var low = Point(x: .infinity, y: .infinity)
    var high = Point(x: -.infinity, y: -.infinity)
    for element in elements {
      element.forEachPoint { point in
        low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
        high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
      }
    }
    guard low.x <= high.x, low.y <= high.y else { return nil }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// False when any coordinate is infinite or not a number.
  package var isFinite: Bool {
    for element in elements {
      var isFinite = true
      element.forEachPoint { isFinite = isFinite && $0.x.isFinite && $0.y.isFinite }
      guard isFinite else { return false }
    }
    return true
  }

  /// Whether all points lie near to the origin once a transform is applied; `nil` when one of them is not finite then.
  /// - Parameter limit: how far each coordinate may be from 0, at most.
  package func isWithin(_ limit: Double, applying transform: AffineTransform) -> Bool? {
    var isNear = true
    for element in elements {
      var isFinite = true
      element.forEachPoint { point in
        let place = point.applying(transform)
        isFinite = isFinite && place.x.isFinite && place.y.isFinite
        isNear = isNear && abs(place.x) <= limit && abs(place.y) <= limit
      }
      guard isFinite else { return nil }
    }
    return isNear
  }

  // Two paths are equal when they draw the same; the bookkeeping follows from the elements.
  public static func == (a: Path, b: Path) -> Bool { a.elements == b.elements }
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension Path.Element {
  /// The element's points in drawing order; the end point is the last.
  package var points: [Point] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .close: []
    }
  }

  /// Goes through ``points`` without making a list of them.
  @inline(__always)
  fileprivate func forEachPoint(_ body: (Point) -> Void) {
    switch self {
    case .move(let end), .line(let end): body(end)
    case .quadCurve(let end, let control):
      body(control)
      body(end)
    case .curve(let end, let control1, let control2):
      body(control1)
      body(control2)
      body(end)
    case .close: break
    }
  }

  /// Where the element leads, or `nil` for `close`, which leads back to its subpath's start.
  package var end: Point? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .close: nil
    }
  }

  var isMove: Bool {
    if case .move = self { true } else { false }
  }

  package func applying(_ transform: AffineTransform) -> Path.Element {
    switch self {
    case .move(let end): .move(to: end.applying(transform))
    case .line(let end): .line(to: end.applying(transform))
    case .quadCurve(let end, let control):
      .quadCurve(to: end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      .curve(
        to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    case .close: .close
    }
  }
}
