import SpringformBitmap

/// Sums over the pixels of a window, for blue, green and red in the first three lanes.
struct WindowSums {
  var expected = SIMD4<UInt32>.zero
  var actual = SIMD4<UInt32>.zero
  var expectedSquares = SIMD4<UInt32>.zero
  var actualSquares = SIMD4<UInt32>.zero
  var products = SIMD4<UInt32>.zero

  // Sums wrap around in large integral images; differences of them are right again, as no window's sum is too large:
  // 31 * 31 * 255 * 255 < 2^32.

  @inline(__always)
  static func &+ (a: Self, b: Self) -> Self {
    var sums = a
    sums.expected &+= b.expected
    sums.actual &+= b.actual
    sums.expectedSquares &+= b.expectedSquares
    sums.actualSquares &+= b.actualSquares
    sums.products &+= b.products
    return sums
  }

  @inline(__always)
  static func &- (a: Self, b: Self) -> Self {
    var sums = a
    sums.expected &-= b.expected
    sums.actual &-= b.actual
    sums.expectedSquares &-= b.expectedSquares
    sums.actualSquares &-= b.actualSquares
    sums.products &-= b.products
    return sums
  }

  init() {}

  init(_ pair: PicturePair, _ columns: Range<Int>, _ rows: Range<Int>) {
    for y in rows {
      for x in columns { add(pair.expectedColor(x, y), pair.actualColor(x, y)) }
    }
  }

  @inline(__always)
  mutating func add(_ expectedColor: UInt32, _ actualColor: UInt32) {
    // Products of bytes fit 16 bits, which processors multiply faster than 32.
    let a = SIMD4<UInt16>(truncatingIfNeeded: Pixel.components(expectedColor))
    let b = SIMD4<UInt16>(truncatingIfNeeded: Pixel.components(actualColor))
    expected &+= Self.wide(a)
    actual &+= Self.wide(b)
    expectedSquares &+= Self.wide(a &* a)
    actualSquares &+= Self.wide(b &* b)
    products &+= Self.wide(a &* b)
  }

  @inline(__always)
  private static func wide(_ values: SIMD4<UInt16>) -> SIMD4<UInt32> { SIMD4(truncatingIfNeeded: values) }

  /// The structural similarity of a channel, 1 for equal windows.
  ///
  /// Source: Wang, Bovik, Sheikh, Simoncelli, "Image Quality Assessment: From Error Visibility to Structural Similarity",
  /// IEEE Transactions on Image Processing 13, 2004, equation 13.
  func similarity(ofChannel channel: Int, count: Int) -> Double {
    let moments = Moments(self, channel: channel, count: Double(count))
    let (a, b) = (moments.expectedMean, moments.actualMean)
    return (2 * a * b + Self.c1) * (2 * moments.covariance + Self.c2)
      / ((a * a + b * b + Self.c1) * (moments.expectedVariance + moments.actualVariance + Self.c2))
  }

  /// The constants of structural similarity with K1 = 0.01, K2 = 0.03 and L = 255.
  static let c1 = 0.01 * 255 * (0.01 * 255)
  static let c2 = 0.03 * 255 * (0.03 * 255)

  /// By how many levels a change of brightness and contrast makes up what differs, as root mean square; 0 when it does not
  /// explain nine tenths of the squared differences.
  ///
  /// Another colour, opacity, gradient or shadow changes pixels in proportion to what they are; an edge that is drawn
  /// otherwise or has moved does so where there is an edge, brighter on some and darker on others. So the differences are
  /// fitted with a straight line over the mean of both pictures by least squares.
  func tint(ofChannel channel: Int, count: Int) -> Double {
    let moments = Moments(self, channel: channel, count: Double(count))
    let (a, b) = (moments.expectedVariance, moments.actualVariance)
    let difference = moments.actualMean - moments.expectedMean
    let square = difference * difference + max(a + b - 2 * moments.covariance, 0)
    let (variance, slope) = ((a + b + 2 * moments.covariance) / 4, (b - a) / 2)
    // What rounding does must not seem to explain anything.
    let explained = difference * difference + slope * slope / (variance + 0.25)
    return explained > 0.9 * (square + 0.05) ? explained.squareRoot() : 0
  }

  /// By how many levels the actual window's mean is higher.
  func meanDifference(ofChannel channel: Int, count: Int) -> Double {
    (Double(actual[channel]) - Double(expected[channel])) / Double(count)
  }
}

/// Means, variances and covariance of a channel in two windows.
private struct Moments {
  let expectedMean: Double
  let actualMean: Double
  let expectedVariance: Double
  let actualVariance: Double
  let covariance: Double

  init(_ sums: WindowSums, channel: Int, count: Double) {
    expectedMean = Double(sums.expected[channel]) / count
    actualMean = Double(sums.actual[channel]) / count
    expectedVariance = Double(sums.expectedSquares[channel]) / count - expectedMean * expectedMean
    actualVariance = Double(sums.actualSquares[channel]) / count - actualMean * actualMean
    covariance = Double(sums.products[channel]) / count - expectedMean * actualMean
  }
}
