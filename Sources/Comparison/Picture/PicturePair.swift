import SpringformBitmap

/// The part that two pictures have both, from the top left, as long as their pixels are borrowed.
struct PicturePair {
  let width: Int
  let height: Int
  var backdrop = Backdrop.black
  private let expected: UnsafeBufferPointer<UInt32>
  private let actual: UnsafeBufferPointer<UInt32>
  private let expectedStride: Int
  private let actualStride: Int

  /// Lends the pixels of two pictures to `body`; there are as many as the sizes say.
  static func with<Result>(
    _ expected: [UInt32], _ expectedSize: PixelSize, _ actual: [UInt32], _ actualSize: PixelSize,
    _ body: (Self) -> Result
  ) -> Result {
    expected.withUnsafeBufferPointer { expectedPixels in
      actual.withUnsafeBufferPointer { actualPixels in
        body(
          Self(
            width: min(expectedSize.width, actualSize.width), height: min(expectedSize.height, actualSize.height),
            expected: expectedPixels, actual: actualPixels, expectedStride: expectedSize.width,
            actualStride: actualSize.width))
      }
    }
  }

  private init(
    width: Int, height: Int, expected: UnsafeBufferPointer<UInt32>, actual: UnsafeBufferPointer<UInt32>,
    expectedStride: Int, actualStride: Int
  ) {
    self.width = width
    self.height = height
    self.expected = expected
    self.actual = actual
    self.expectedStride = expectedStride
    self.actualStride = actualStride
  }

  /// The pixel as it is stored.
  @inline(__always)
  func expectedPixel(_ x: Int, _ y: Int) -> UInt32 { expected[y &* expectedStride &+ x] }

  /// The pixel as it is stored.
  @inline(__always)
  func actualPixel(_ x: Int, _ y: Int) -> UInt32 { actual[y &* actualStride &+ x] }

  /// The colour 0x00RRGGBB on the backdrop.
  @inline(__always)
  func expectedColor(_ x: Int, _ y: Int) -> UInt32 { backdrop.color(expectedPixel(x, y)) }

  /// The colour 0x00RRGGBB on the backdrop.
  @inline(__always)
  func actualColor(_ x: Int, _ y: Int) -> UInt32 { backdrop.color(actualPixel(x, y)) }

  /// The four pixels from this one on, as they are stored.
  @inline(__always)
  func expectedPixels(_ x: Int, _ y: Int) -> SIMD4<UInt32> {
    UnsafeRawBufferPointer(expected).loadUnaligned(
      fromByteOffset: (y &* expectedStride &+ x) &* 4, as: SIMD4<UInt32>.self)
  }

  /// The four pixels from this one on, on the backdrop.
  @inline(__always)
  func expectedQuad(_ x: Int, _ y: Int) -> PixelQuad {
    PixelQuad(UnsafeRawBufferPointer(expected), at: (y &* expectedStride &+ x) &* 4, on: backdrop)
  }

  /// The four pixels from this one on, on the backdrop.
  @inline(__always)
  func actualQuad(_ x: Int, _ y: Int) -> PixelQuad {
    PixelQuad(UnsafeRawBufferPointer(actual), at: (y &* actualStride &+ x) &* 4, on: backdrop)
  }

  @inline(__always)
  func isBorder(_ x: Int, _ y: Int) -> Bool { x == 0 || y == 0 || x == width &- 1 || y == height &- 1 }

  /// The bits in which a row's pixels differ anywhere, and those that are set in all of them. Simple enough to be done
  /// for many pixels at a time.
  @inline(__always)
  func summary(ofRow y: Int) -> (difference: UInt32, common: UInt32) {
    let a = UnsafeBufferPointer(rebasing: expected[y &* expectedStride..<y &* expectedStride &+ width])
    let b = UnsafeBufferPointer(rebasing: actual[y &* actualStride..<y &* actualStride &+ width])
    var difference: UInt32 = 0
    var common = UInt32.max
    for x in 0..<width {
      difference |= a[x] ^ b[x]
      common &= a[x] & b[x]
    }
    return (difference, common)
  }

  /// Whether eight pixels side by side are equal.
  @inline(__always)
  func areEightEqual(_ x: Int, _ y: Int) -> Bool {
    let a = UnsafeRawBufferPointer(expected)
    let b = UnsafeRawBufferPointer(actual)
    let (i, j) = ((y &* expectedStride &+ x) &* 4, (y &* actualStride &+ x) &* 4)
    var difference: UInt64 = 0
    for offset in stride(from: 0, to: 32, by: 8) {
      difference |=
        a.loadUnaligned(fromByteOffset: i &+ offset, as: UInt64.self)
        ^ b.loadUnaligned(fromByteOffset: j &+ offset, as: UInt64.self)
    }
    return difference == 0
  }
}
