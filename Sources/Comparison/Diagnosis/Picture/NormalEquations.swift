/// Least squares of a few unknowns.
struct NormalEquations {
  /// By how much the next value changes with each unknown.
  var slopes: [SIMD4<Float>]
  /// Row by row, with the right side as the last column.
  private var rows: [Float]

  init(count: Int) {
    slopes = Array(repeating: .zero, count: count)
    rows = Array(repeating: 0, count: count * (count + 1))
  }

  mutating func add(_ value: SIMD4<Float>, _ weight: Float) {
    let count = slopes.count
    for row in 0..<count {
      let weighted = slopes[row] * weight
      let start = row * (count + 1)
      for column in row..<count { rows[start + column] += weighted.dot(slopes[column]) }
      rows[start + count] += weighted.dot(value)
    }
  }

  /// By elimination; nil where some unknown makes no difference.
  func solution() -> [Float]? {
    let count = slopes.count
    var rows: [[Float]] = (0..<count).map { row in Array(self.rows[(row * (count + 1))...].prefix(count + 1)) }
    for row in 0..<count {
      for column in 0..<row { rows[row][column] = rows[column][row] }
    }
    // Where there are no edges of a direction, nothing moves along it.
    let damping = 1e-4 * (rows[0][0] + rows[1][1]) + 1e-6
    rows[0][0] += damping
    rows[1][1] += damping
    let original = rows
    for pivot in 0..<count {
      guard rows[pivot][pivot] > 1e-4 * original[pivot][pivot], rows[pivot][pivot] > 0 else { return nil }
      for row in 0..<count where row != pivot {
        let share = rows[row][pivot] / rows[pivot][pivot]
        for column in pivot...count { rows[row][column] -= share * rows[pivot][column] }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }
}
