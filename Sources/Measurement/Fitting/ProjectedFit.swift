import SpringformNumerics

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
      guard let solved = LinearSystem.solve(gram, right) else { return nil }
      factors.append(solved)
      for k in 0..<count {
        var value = solved[0]
        for (i, shape) in shapes.enumerated() { value += solved[i + 1] * shape[k] }
        rest += (series[k] - value) * (series[k] - value)
      }
    }
    guard rest.isFinite else { return nil }
  }
}
