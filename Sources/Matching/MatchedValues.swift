import Glibc
import SpringformNumerics

/// The values that were found, and how sure they are.
package struct MatchedValues: Hashable, Sendable {
  package struct Value: Hashable, Sendable {
    package let name: String
    package fileprivate(set) var value: Double
    /// One standard deviation.
    package let deviation: Double
    /// What the scene began with.
    package let start: Double
    /// Whether the recording tells the value at all.
    package let isDetermined: Bool
    /// Whether the value is the least or the most that was looked at, so that a better one may lie beyond.
    package let isAtEdge: Bool
    fileprivate let range: ClosedRange<Double>
  }

  package private(set) var values: [Value]
  /// Names of two values each that the recording only tells together: what one loses the other makes good.
  package let entangled: [[String]]
  /// How far scene and recording are apart on average, in levels of 255, with the values that the scene began with, and with these.
  package let distanceBefore: Double
  package private(set) var distance: Double

  /// Neighbouring pixels, colours and moments mostly say the same, right or wrong, so that so many count as one.
  private static let neighbours = 500.0

  /// - Parameter first: the distances with the values that the scene began with.
  init(_ result: LeastSquares.Result, _ free: [FreeParameter], first: [Float]) {
    let size = free.count
    let count = Double(max(result.distances.count, 1))
    // Pictures are whole levels: none is known better than that.
    let variance = (result.sum / count + 1 / (12 * 255 * 255)) * Self.neighbours
    var matrix = result.gram
    let most = (0..<size).map { matrix[$0 * size + $0] }.max() ?? 0
    for index in 0..<size { matrix[index * size + index] += most * 1e-12 + 1e-12 }
    let columns = (0..<size).map { index in
      LinearSystem.solve(matrix, (0..<size).map { $0 == index ? 1 : 0 })
        ?? [Double](repeating: .infinity, count: size)
    }
    let shares = (0..<size).map { (variance * max(columns[$0][$0], 0)).squareRoot() }
    values = free.indices.map { index in
      let (parameter, share) = (free[index], result.point[index])
      return Value(
        name: parameter.name, value: parameter.value(at: share),
        deviation: shares[index].isFinite ? shares[index] * parameter.slope(at: share) : .infinity,
        start: parameter.start, isDetermined: shares[index] < 0.1, isAtEdge: share < 1e-3 || share > 1 - 1e-3,
        range: parameter.range)
    }
    var entangled: [[String]] = []
    for i in 0..<size {
      for j in 0..<i where shares[i] >= 0.01 && shares[j] >= 0.01 {
        let correlation = columns[i][j] / (columns[i][i] * columns[j][j]).squareRoot()
        if abs(correlation) > 0.99 { entangled.append([free[j].name, free[i].name]) }
      }
    }
    self.entangled = entangled
    distanceBefore = Self.average(first)
    distance = Self.average(result.distances)
  }

  private static func average(_ distances: [Float]) -> Double {
    distances.isEmpty ? 0 : 255 * (LeastSquares.sum(distances) / Double(distances.count)).squareRoot()
  }

  /// Each value with as few digits as lie within so many of its deviations.
  func rounded(within deviations: Double) -> Self {
    var rounded = self
    for (index, value) in values.enumerated() where value.deviation > 0 && value.deviation.isFinite {
      for digits in 0...9 {
        let unit = pow(10, Double(digits))
        let candidate = (value.value * unit).rounded() / unit
        guard abs(candidate - value.value) <= value.deviation * deviations, value.range.contains(candidate) else {
          continue
        }
        rounded.values[index].value = candidate
        break
      }
    }
    return rounded
  }

  /// The same where scene and recording are so far apart.
  func at(_ distances: [Float]) -> Self {
    var other = self
    other.distance = Self.average(distances)
    return other
  }
}
