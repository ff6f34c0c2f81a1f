/// Explains a quantity by up to four others, as their weighted sum, by least squares.
struct LinearFit {
  /// The sum of squares of what is to be explained.
  private(set) var square = 0.0
  /// Sums of products of what explains with itself, column by column, and with what is to be explained.
  private var columns = (SIMD4<Double>.zero, SIMD4<Double>.zero, SIMD4<Double>.zero, SIMD4<Double>.zero)
  private var products = SIMD4<Double>.zero

  @inline(__always)
  mutating func add(_ causes: SIMD4<Double>, _ effect: Double) {
    square += effect * effect
    columns.0 += causes * causes[0]
    columns.1 += causes * causes[1]
    columns.2 += causes * causes[2]
    columns.3 += causes * causes[3]
    products += causes * effect
  }

  /// The sum of squares of each cause.
  var squares: SIMD4<Double> { SIMD4(columns.0[0], columns.1[1], columns.2[2], columns.3[3]) }

  /// How much of `square` the first one to four causes explain.
  var explained: SIMD4<Double> {
    // Gauss's elimination, each step of which takes from the rest what one cause explains.
    var matrix = [columns.0, columns.1, columns.2, columns.3]
    var products = products
    var result = SIMD4<Double>.zero
    var sum = 0.0
    for step in 0..<4 {
      let column = matrix[step]
      // A cause that is a sum of those before explains nothing more.
      if column[step] > 1e-6 * squares[step] {
        sum += products[step] * products[step] / column[step]
        let rest = products[step] / column[step]
        for other in step + 1..<4 { matrix[other] -= column * (matrix[other][step] / column[step]) }
        products -= column * rest
      }
      result[step] = min(sum, square)
    }
    return result
  }
}
