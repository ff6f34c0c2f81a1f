/// Values as sums of shapes: for shapes that are given, the factors of each series by least squares.
///
/// What depends linearly on a model's numbers is thereby found at once, so that only the others are searched for.
struct ProjectedFit {
  /// For each series its constant and the factor of each shape.
  private(set) var factors: [[Double]] = []
  /// The sum of the squared distances of all values.
  private(set) var rest = 0.0

  /// - Parameters:
  ///   - shapes: one or two lists with a value for each time.
  ///   - values: the series.
  init?(_ shapes: [[Double]], _ values: [[Double]]) {
    let count = shapes[0].count
    let size = shapes.count + 1
    var gram = [Double](repeating: 0, count: size * size)
    gram[0] = Double(count)
    for (i, shape) in shapes.enumerated() {
      gram[(i + 1) * size] = shape.reduce(0, +)
      gram[i + 1] = gram[(i + 1) * size]
      for j in 0...i {
        var sum = 0.0
        for k in 0..<count { sum += shape[k] * shapes[j][k] }
        gram[(i + 1) * size + j + 1] = sum
        gram[(j + 1) * size + i + 1] = sum
      }
    }
    for diagonal in 0..<size { gram[diagonal * size + diagonal] *= 1 + 1e-10 }
    for series in values {
      var right = [Double](repeating: 0, count: size)
      right[0] = series.reduce(0, +)
      for (i, shape) in shapes.enumerated() { for k in 0..<count { right[i + 1] += shape[k] * series[k] } }
      guard let solved = Self.solve(gram, right) else { return nil }
      factors.append(solved)
      for k in 0..<count {
        var value = solved[0]
        for (i, shape) in shapes.enumerated() { value += solved[i + 1] * shape[k] }
        rest += (series[k] - value) * (series[k] - value)
      }
    }
    guard rest.isFinite else { return nil }
  }

  /// By elimination with the largest element first; nil of a singular matrix.
  static func solve(_ matrix: [Double], _ right: [Double]) -> [Double]? {
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
