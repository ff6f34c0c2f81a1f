/// Equations of as many unknowns.
package enum LinearSystem {
  /// The numbers whose products with the rows are the right side, by elimination with the largest element first.
  /// - Parameter matrix: row by row.
  /// - Returns: `nil` of a singular matrix.
  package static func solve(_ matrix: [Double], _ right: [Double]) -> [Double]? {
    let size = right.count
    var (a, b) = (matrix, right)
    for column in 0..<size {
      guard let pivot = (column..<size).max(by: { abs(a[$0 * size + column]) < abs(a[$1 * size + column]) }),
        abs(a[pivot * size + column]) > 1e-14
      else { return nil }
      if pivot != column {
        for k in 0..<size { a.swapAt(pivot * size + k, column * size + k) }
        b.swapAt(pivot, column)
      }
      for row in column + 1..<size {
        let factor = a[row * size + column] / a[column * size + column]
        guard factor != 0 else { continue }
        for k in column..<size { a[row * size + k] -= factor * a[column * size + k] }
        b[row] -= factor * b[column]
      }
    }
    for row in (0..<size).reversed() {
      for k in row + 1..<size { b[row] -= a[row * size + k] * b[k] }
      b[row] /= a[row * size + row]
    }
    return b
  }
}
