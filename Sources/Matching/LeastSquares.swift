import SpringformNumerics

/// Looks for the point at which the sum of squared distances is least, between 0 and 1 in each direction, by the method of Levenberg
/// and Marquardt; how distances change is found by going a little way in each direction.
struct LeastSquares {
  /// How many steps are taken at most.
  var mostSteps: Int
  /// How far a direction is gone to see what changes.
  var stride: Double
  /// The search ends where no direction is gone farther than this.
  var precision = 1e-4

  /// What was found.
  struct Result: Sendable {
    var point: [Double]
    /// The distances there.
    var distances: [Float]
    /// The sum of their squares.
    var sum: Double
    /// For each pair of directions the sum of the products of what the distances change by, row by row.
    var gram: [Double]
  }

  /// - Parameters:
  ///   - start: where to begin.
  ///   - distances: of each of several points, as many for all; `nil` where there are none. Asked for several at once.
  /// - Returns: `nil` where there are no distances at the start.
  func minimum(
    from start: [Double], of distances: (_ points: [[Double]]) async throws -> [[Float]?]
  ) async throws -> Result? {
    guard let first = try await distances([start])[0] else { return nil }
    var best = Result(point: start, distances: first, sum: Self.sum(first), gram: [])
    var damping = 1e-3
    let size = start.count
    for step in 0...mostSteps {
      let slopes = try await slopes(at: best, of: distances)
      var gram = [Double](repeating: 0, count: size * size)
      for i in 0..<size {
        for j in 0...i {
          let sum = Self.product(slopes[i], slopes[j])
          (gram[i * size + j], gram[j * size + i]) = (sum, sum)
        }
      }
      best.gram = gram
      guard step < mostSteps else { break }
      let pull = slopes.map { Self.product($0, best.distances) }
      // Whoever is at the edge and pulled outwards stays there.
      let held = (0..<size).map { best.point[$0] <= 0 && pull[$0] > 0 || best.point[$0] >= 1 && pull[$0] < 0 }
      // Two dampings at once: what is asked for together is drawn together.
      let dampings = [damping * 0.1, damping * 10]
      let points = dampings.map { Self.step(from: best.point, gram, pull, damping: $0, held) }
      let tried = try await distances(points)
      var isBetter = false
      var farthest = 0.0
      let careful = damping
      for (index, found) in tried.enumerated() {
        guard let found else { continue }
        let sum = Self.sum(found)
        guard sum < best.sum else { continue }
        farthest = zip(points[index], best.point).map { abs($0 - $1) }.max() ?? 0
        (best.point, best.distances, best.sum, damping) = (points[index], found, sum, dampings[index])
        isBetter = true
      }
      // A short step says nothing where short ones were asked for.
      if isBetter, farthest < precision, careful <= 1e-2 { break }
      if !isBetter {
        guard damping < 1e4 else { break }
        damping *= 1000
      }
    }
    return best
  }

  /// What the distances change by in each direction, for a way of 1.
  private func slopes(
    at place: Result, of distances: (_ points: [[Double]]) async throws -> [[Float]?]
  ) async throws -> [[Float]] {
    // Inwards where the edge is near.
    let ways = place.point.map { $0 + stride > 1 ? -stride : stride }
    let points = ways.indices.map { index in
      var point = place.point
      point[index] += ways[index]
      return point
    }
    return try await zip(distances(points), ways).map { there, way in
      guard let there else { return [Float](repeating: 0, count: place.distances.count) }
      let factor = Float(1 / way)
      return zip(there, place.distances).map { ($0 - $1) * factor }
    }
  }

  private static func step(
    from point: [Double], _ gram: [Double], _ pull: [Double], damping: Double, _ held: [Bool]
  ) -> [Double] {
    let size = point.count
    var matrix = gram
    let least = (0..<size).map { gram[$0 * size + $0] }.max() ?? 0
    for index in 0..<size {
      // A direction in which nothing changes is not gone.
      matrix[index * size + index] += damping * max(gram[index * size + index], least * 1e-9) + 1e-12
      guard held[index] else { continue }
      for other in 0..<size where other != index {
        (matrix[index * size + other], matrix[other * size + index]) = (0, 0)
      }
    }
    let free = (0..<size).map { held[$0] ? 0 : -pull[$0] }
    guard let way = LinearSystem.solve(matrix, free) else { return point }
    return zip(point, way).map { min(max($0 + $1, 0), 1) }
  }

  /// The sum of the squares of distances.
  static func sum(_ distances: [Float]) -> Double { product(distances, distances) }

  private static func product(_ a: [Float], _ b: [Float]) -> Double {
    var sum = 0.0
    // In parts, for floats are fast, and exact enough for a few.
    var start = 0
    while start < a.count {
      let end = min(start + 1024, a.count)
      var part: Float = 0
      for index in start..<end { part += a[index] * b[index] }
      sum += Double(part)
      start = end
    }
    return sum
  }
}
