/// What two sets of polygons have in common, or one has and the other has not.
enum PolygonSets {
  typealias Vertex = PolygonArrangement.Vertex

  /// Polygons around all that is inside, which lies left of them: outer ones run one way, holes the other.
  /// - Parameter isInside: by how often each of the two winds about a place.
  static func outlines(
    _ first: [[Vertex]], _ second: [[Vertex]], isInside: (_ first: Int, _ second: Int) -> Bool
  ) -> [[Vertex]] {
    let arrangement = PolygonArrangement(first, second)
    var ways: [(from: Vertex, to: Vertex)] = []
    for ((edge, turns), left) in zip(arrangement.edges, arrangement.windings()) {
      let right = (first: left.first - turns.first, second: left.second - turns.second)
      switch (isInside(left.first, left.second), isInside(right.first, right.second)) {
      case (true, false): ways.append((edge.low, edge.high))
      case (false, true): ways.append((edge.high, edge.low))
      default: break
      }
    }
    return loops(ways).map(straightened).filter { $0.count > 2 }
  }

  /// Follows the ways until each comes back to where it began; where several go on, by the one furthest to the left,
  /// so that
  /// loops touch themselves nowhere.
  private static func loops(_ ways: [(from: Vertex, to: Vertex)]) -> [[Vertex]] {
    let starts = Dictionary(grouping: ways.indices) { ways[$0].from }
    var isTaken = [Bool](repeating: false, count: ways.count)
    var result: [[Vertex]] = []
    for first in ways.indices where !isTaken[first] {
      var loop: [Vertex] = []
      var way = first
      while !isTaken[way] {
        isTaken[way] = true
        loop.append(ways[way].from)
        let (from, here) = (ways[way].from, ways[way].to)
        // The first one, too: where it is the one to take, the loop is closed.
        let next = (starts[here] ?? []).filter { !isTaken[$0] || $0 == first }
        guard let best = next.max(by: { turn(from, here, ways[$0].to) < turn(from, here, ways[$1].to) }) else { break }
        way = best
      }
      result.append(loop)
    }
    return result
  }

  /// How far a way turns to the left: a number that grows with the angle, from -2 for -180 degrees to 2 for 180.
  private static func turn(_ from: Vertex, _ here: Vertex, _ to: Vertex) -> Double {
    let (ax, ay) = (Double(here.x - from.x), Double(here.y - from.y))
    let (bx, by) = (Double(to.x - here.x), Double(to.y - here.y))
    let (along, across) = (ax * bx + ay * by, ax * by - ay * bx)
    let size = 1 - along / (abs(along) + abs(across))
    return across < 0 ? -size : size
  }

  /// Without vertices in the middle of a straight line.
  private static func straightened(_ loop: [Vertex]) -> [Vertex] {
    var result: [Vertex] = []
    for vertex in loop {
      while result.count > 1, PolygonArrangement.side(result[result.count - 2], result[result.count - 1], vertex) == 0 {
        result.removeLast()
      }
      result.append(vertex)
    }
    while result.count > 2, PolygonArrangement.side(result[result.count - 2], result[result.count - 1], result[0]) == 0
    {
      result.removeLast()
    }
    while result.count > 2, PolygonArrangement.side(result[result.count - 1], result[0], result[1]) == 0 {
      result.removeFirst()
    }
    return result
  }

  /// Twice the area, positive for what runs around its inside to the left.
  static func area(_ loop: [Vertex]) -> Int {
    loop.indices.reduce(0) { sum, index in
      let (a, b) = (loop[index], loop[(index + 1) % loop.count])
      return sum + a.x * b.y - b.x * a.y
    }
  }

  /// Whether a place lies in a polygon; its edge belongs to nothing.
  static func contains(_ loop: [Vertex], _ point: Vertex) -> Bool {
    var isInside = false
    for index in loop.indices {
      let (a, b) = (loop[index], loop[(index + 1) % loop.count])
      guard (a.y <= point.y) != (b.y <= point.y) else { continue }
      let place = PolygonArrangement.side(a, b, point)
      if (place > 0) == (b.y > a.y) { isInside.toggle() }
    }
    return isInside
  }
}
