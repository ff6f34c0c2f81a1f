import SpringformBitmap

/// Adds up the components of pixels in four lines at once, for signatures, which take every pixel of every frame.
///
/// All sums are of whole numbers, so that it makes no difference in which order they are added. They are kept in 16 bits for as
/// long as they fit: the largest, six times the levels of two pixels, for each four columns.
struct LineSums {
  /// So many columns at most: 20 * 6 * 2 * 255 < 2^16.
  private static let stretch = 80

  /// Blue, green, red and alpha of all pixels.
  private(set) var sum = SIMD4<UInt32>.zero
  /// The same times the number of their line, from 0.
  private(set) var moment = SIMD4<UInt32>.zero

  /// - Parameters:
  ///   - pixels: of a picture.
  ///   - first: the number of the first line's pixel in column 0.
  ///   - stride: from one line to the next.
  ///   - lineCount: how many lines there are, at most four.
  ///   - columns: which of their pixels.
  ///   - columnSums: by column; what is found is added.
  @inline(__always)
  init(
    _ pixels: UnsafeBufferPointer<UInt32>, from first: Int, stride: Int, lineCount: Int, columns: Range<Int>,
    columnSums: UnsafeMutableBufferPointer<SIMD4<UInt32>>
  ) {
    var x = columns.lowerBound
    while lineCount == 4, x &+ 4 <= columns.upperBound {
      let end = min(columns.upperBound, x &+ Self.stretch)
      var (sums, moments) = (SIMD8<UInt16>.zero, SIMD8<UInt16>.zero)
      while x &+ 4 <= end {
        let (left, right) = Self.pairs(pixels, at: first &+ x, stride: stride)
        sums &+= left.sum &+ right.sum
        moments &+= left.moment &+ right.moment
        columnSums[x] &+= SIMD4(truncatingIfNeeded: left.sum.lowHalf)
        columnSums[x &+ 1] &+= SIMD4(truncatingIfNeeded: left.sum.highHalf)
        columnSums[x &+ 2] &+= SIMD4(truncatingIfNeeded: right.sum.lowHalf)
        columnSums[x &+ 3] &+= SIMD4(truncatingIfNeeded: right.sum.highHalf)
        x &+= 4
      }
      sum &+= Self.halves(sums)
      moment &+= Self.halves(moments)
    }
    for x in x..<columns.upperBound {
      for line in 0..<lineCount {
        let levels = SIMD4<UInt32>(truncatingIfNeeded: Pixel.components(pixels[first &+ line &* stride &+ x]))
        columnSums[x] &+= levels
        sum &+= levels
        moment &+= levels &* UInt32(truncatingIfNeeded: line)
      }
    }
  }

  private typealias Pair = (sum: SIMD8<UInt16>, moment: SIMD8<UInt16>)

  /// Of four columns, the first two and the other two.
  @inline(__always)
  private static func pairs(_ pixels: UnsafeBufferPointer<UInt32>, at place: Int, stride: Int) -> (Pair, Pair) {
    let bytes = UnsafeRawBufferPointer(pixels)
    func line(_ number: Int) -> SIMD16<UInt8> {
      bytes.loadUnaligned(fromByteOffset: (place &+ number &* stride) &* 4, as: SIMD16<UInt8>.self)
    }
    let (a, b, c, d) = (line(0), line(1), line(2), line(3))
    return (
      pair(a.lowHalf, b.lowHalf, c.lowHalf, d.lowHalf), pair(a.highHalf, b.highHalf, c.highHalf, d.highHalf)
    )
  }

  @inline(__always)
  private static func pair(_ a: SIMD8<UInt8>, _ b: SIMD8<UInt8>, _ c: SIMD8<UInt8>, _ d: SIMD8<UInt8>) -> Pair {
    // The sums from the last line up to each but the first add up to each line times its number.
    let last = SIMD8<UInt16>(truncatingIfNeeded: d)
    let lastTwo = last &+ SIMD8(truncatingIfNeeded: c)
    let lastThree = lastTwo &+ SIMD8(truncatingIfNeeded: b)
    return (lastThree &+ SIMD8(truncatingIfNeeded: a), last &+ lastTwo &+ lastThree)
  }

  @inline(__always)
  private static func halves(_ values: SIMD8<UInt16>) -> SIMD4<UInt32> {
    SIMD4(truncatingIfNeeded: values.lowHalf) &+ SIMD4(truncatingIfNeeded: values.highHalf)
  }
}
