import SpringformGeometry

/// A curve as a path: straight from value to value, or in steps; interrupted where values are missing.
struct CurveLine {
  private(set) var path = Path()
  private let isStep: Bool
  private var column: Column?
  private var last: Point?

  /// However many values there are, the path has at most four points for each of these.
  static let columnsPerPoint = 4.0

  /// - Parameters:
  ///   - points: in ascending order of x; a y that is not a number is a gap.
  ///   - isStep: a value stays until the next.
  init(_ points: some Sequence<Point>, isStep: Bool = false) {
    self.isStep = isStep
    for point in points {
      if point.y.isNaN {
        finishColumn()
        last = nil
      } else if column?.add(point) != true {
        finishColumn()
        column = Column(point)
      }
    }
    finishColumn()
  }

  private mutating func finishColumn() {
    for point in column?.visible ?? [] { append(point) }
    column = nil
  }

  private mutating func append(_ point: Point) {
    if let last {
      if isStep, last.y != point.y { path.addLine(to: Point(x: point.x, y: last.y)) }
    } else {
      path.move(to: point)
    }
    // Also after a move: a single value between gaps shows as a dot, its line's round ends.
    path.addLine(to: point)
    last = point
  }
}

/// What happens within a sliver of the plot: only its first, lowest, highest and last values can be seen.
private struct Column {
  private let number: Int
  private let first: Point
  private var last: Point
  private var lowest: (order: Int, point: Point)
  private var highest: (order: Int, point: Point)
  private var count = 1

  init(_ point: Point) {
    number = Self.number(of: point)
    (first, last) = (point, point)
    (lowest, highest) = ((0, point), (0, point))
  }

  /// False when the point belongs to another column.
  mutating func add(_ point: Point) -> Bool {
    guard Self.number(of: point) == number else { return false }
    if point.y < lowest.point.y { lowest = (count, point) }
    if point.y > highest.point.y { highest = (count, point) }
    last = point
    count += 1
    return true
  }

  /// In the order of their times, each once.
  var visible: [Point] {
    let end = count - 1
    var inner = [lowest, highest].filter { $0.order > 0 && $0.order < end }.sorted { $0.order < $1.order }
    if inner.count == 2, inner[0].order == inner[1].order { inner.removeLast() }
    return [first] + inner.map(\.point) + (end > 0 ? [last] : [])
  }

  private static func number(of point: Point) -> Int { Int((point.x * CurveLine.columnsPerPoint).rounded(.down)) }
}
