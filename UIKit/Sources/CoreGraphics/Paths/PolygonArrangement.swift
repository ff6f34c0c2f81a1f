/// Closed polygons of two sides, cut where they cross, with what lies left and right of each piece.
///
/// All points lie on a grid, so that which side of a line a point is on is decided without rounding. Where lines
/// cross between the
/// grid's points they are bent to the nearest one, again until nothing crosses any more (snap rounding, after Hobby,
/// 1999).
/// Finding crossings compares the segments whose boxes meet: n log n for n segments of which few do, n² at worst.
struct PolygonArrangement {
  struct Vertex: Hashable, Comparable {
    var (x, y): (Int, Int)
    static func < (a: Vertex, b: Vertex) -> Bool { (a.x, a.y) < (b.x, b.y) }
  }

  /// A piece of a side, from its smaller vertex to its larger one.
  struct Edge: Hashable {
    let (low, high): (Vertex, Vertex)
  }

  /// How often a piece is walked from low to high, less how often it is walked back, by each of the two sides.
  typealias Turns = (first: Int, second: Int)

  private(set) var edges: [(edge: Edge, turns: Turns)] = []

  /// Bending may bring forth new crossings, but hardly ever more than once.
  private static let roundLimit = 8

  init(_ first: [[Vertex]], _ second: [[Vertex]]) {
    var sums: [Edge: Turns] = [:]
    func add(_ a: Vertex, _ b: Vertex, _ turns: Turns) {
      guard a != b else { return }
      let isForward = a < b
      let edge = isForward ? Edge(low: a, high: b) : Edge(low: b, high: a)
      let (old, sign) = (sums[edge] ?? (0, 0), isForward ? 1 : -1)
      sums[edge] = (old.first + sign * turns.first, old.second + sign * turns.second)
    }
    for (polygons, turns) in [(first, (1, 0)), (second, (0, 1))] {
      for polygon in polygons {
        for (index, vertex) in polygon.enumerated() { add(vertex, polygon[(index + 1) % polygon.count], turns) }
      }
    }
    for _ in 0..<Self.roundLimit {
      let pieces = Self.ordered(sums)
      let cuts = Self.cuts(pieces.map(\.edge))
      guard cuts.contains(where: { !$0.isEmpty }) else { break }
      sums = [:]
      for (piece, cut) in zip(pieces, cuts) {
        var last = piece.edge.low
        for vertex in Set(cut).sorted() + [piece.edge.high] {
          add(last, vertex, piece.turns)
          last = vertex
        }
      }
    }
    edges = Self.ordered(sums)
  }

  /// What cancels itself out is no edge of anything.
  private static func ordered(_ sums: [Edge: Turns]) -> [(edge: Edge, turns: Turns)] {
    sums.filter { $0.value != (0, 0) }.map { ($0.key, $0.value) }
      .sorted { ($0.edge.low, $0.edge.high) < ($1.edge.low, $1.edge.high) }
  }

  // MARK: Crossings

  /// Where each edge is crossed or touched by others, but for its ends.
  private static func cuts(_ edges: [Edge]) -> [[Vertex]] {
    var cuts = [[Vertex]](repeating: [], count: edges.count)
    // Edges come by their lower x: those that have ended before are no longer compared.
    var open: [Int] = []
    for (index, edge) in edges.enumerated() {
      open.removeAll { edges[$0].high.x < edge.low.x }
      let (bottom, top) = (min(edge.low.y, edge.high.y), max(edge.low.y, edge.high.y))
      for other in open {
        let (a, b) = (edges[other].low, edges[other].high)
        guard max(a.y, b.y) >= bottom, min(a.y, b.y) <= top else { continue }
        let found = cut(edge, edges[other])
        cuts[index] += found.first
        cuts[other] += found.second
      }
      open.append(index)
    }
    return cuts
  }

  /// Where each of two edges is to be cut.
  private static func cut(_ a: Edge, _ b: Edge) -> (first: [Vertex], second: [Vertex]) {
    let (b1, b2) = (side(a.low, a.high, b.low), side(a.low, a.high, b.high))
    let (a1, a2) = (side(b.low, b.high, a.low), side(b.low, b.high, a.high))
    var (first, second): ([Vertex], [Vertex]) = ([], [])
    if b1.signum() * b2.signum() < 0, a1.signum() * a2.signum() < 0 {
      let share = Double(a1) / (Double(a1) - Double(a2))
      let crossing = Vertex(
        x: a.low.x + Int((Double(a.high.x - a.low.x) * share).rounded()),
        y: a.low.y + Int((Double(a.high.y - a.low.y) * share).rounded()))
      (first, second) = ([crossing], [crossing])
    } else {
      // Ends that lie on the other one, on the same line, too.
      first = [(b.low, b1), (b.high, b2)].filter { $0.1 == 0 && a.low < $0.0 && $0.0 < a.high }.map(\.0)
      second = [(a.low, a1), (a.high, a2)].filter { $0.1 == 0 && b.low < $0.0 && $0.0 < b.high }.map(\.0)
    }
    return (first.filter { $0 != a.low && $0 != a.high }, second.filter { $0 != b.low && $0 != b.high })
  }

  /// Positive if a point lies left of the way from one to another, zero if on the line.
  static func side(_ from: Vertex, _ to: Vertex, _ point: Vertex) -> Int {
    (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
  }

  // MARK: Inside and outside

  /// For each edge, how often each side winds about what lies left of it, on the way from low to high.
  func windings() -> [Turns] {
    // A ray goes up from a little above an edge's middle, or, for an edge that is upright, to the right of it.
    let byX = edges.indices.filter { edges[$0].edge.low.x != edges[$0].edge.high.x }
    let across = Rays(byX.map { ($0, edges[$0].edge.low.x, edges[$0].edge.high.x) })
    let upright = edges.indices.filter { edges[$0].edge.low.y != edges[$0].edge.high.y }
    let along = Rays(
      upright.map { index in
        let (a, b) = (edges[index].edge.low.y, edges[index].edge.high.y)
        return (index, min(a, b), max(a, b))
      })
    return edges.indices.map { index in
      let edge = edges[index].edge
      // Doubled, so that the middle is a whole number.
      let middle = Vertex(x: edge.low.x + edge.high.x, y: edge.low.y + edge.high.y)
      var winding: Turns = (0, 0)
      func count(_ other: Int, _ sign: Int) {
        winding.first += sign * edges[other].turns.first
        winding.second += sign * edges[other].turns.second
      }
      if edge.low.x != edge.high.x {
        // What lies left of an edge that runs to the right is above it.
        across.each(at: middle.x) { other in
          guard other != index, lies(middle, below: edges[other].edge) else { return }
          count(other, -1)
        }
      } else {
        // What lies left of an edge that runs up: count those further left.
        along.each(at: middle.y) { other in
          guard other != index else { return }
          let (a, b) = (edges[other].edge.low, edges[other].edge.high)
          let isUp = a.y < b.y
          let (from, to) = isUp ? (a, b) : (b, a)
          let place = Self.side(
            Vertex(x: 2 * from.x, y: 2 * from.y), Vertex(x: 2 * to.x, y: 2 * to.y), middle)
          // The middle is right of the one that is further left.
          guard place < 0 else { return }
          count(other, isUp ? -1 : 1)
        }
      }
      return winding
    }
  }

  private func lies(_ middle: Vertex, below edge: Edge) -> Bool {
    Self.side(
      Vertex(x: 2 * edge.low.x, y: 2 * edge.low.y), Vertex(x: 2 * edge.high.x, y: 2 * edge.high.y), middle) < 0
  }

  /// Which edges a line across the plane meets: those whose span it lies in, found in buckets of equal width.
  private struct Rays {
    private var buckets: [[(index: Int, low: Int, high: Int)]] = []
    private var (start, width) = (0, 1)

    init(_ spans: [(index: Int, low: Int, high: Int)]) {
      guard let low = spans.map(\.low).min(), let high = spans.map(\.high).max() else { return }
      let count = min(max(spans.count / 2, 1), 4096)
      (start, width) = (low, max((high - low) / count + 1, 1))
      buckets = Array(repeating: [], count: (high - low) / width + 1)
      for span in spans {
        for bucket in (span.low - start) / width...(span.high - start) / width { buckets[bucket].append(span) }
      }
    }

    /// - Parameter place: doubled. An edge that begins there is met, and one that ends there is not.
    func each(at place: Int, _ body: (Int) -> Void) {
      let bucket = (place / 2 - start) / width
      guard buckets.indices.contains(bucket) else { return }
      for span in buckets[bucket] where 2 * span.low <= place && place < 2 * span.high { body(span.index) }
    }
  }
}
