import SpringformBitmap

/// Where two pictures of one size differ at all, and by how much.
struct PictureChanges {
  /// From the first to the last pixel of a row that differ.
  struct Row {
    var y: Int
    var columns: Range<Int>
  }

  private(set) var rows: [Row] = []
  /// Whether no pixel of either picture is transparent.
  private(set) var isOpaque = true
  private(set) var area = PixelBounds()
  /// The sum over all pixels of their largest difference of a component on black or on white.
  private(set) var distance = 0
  /// The largest difference of a component of any pixel, on black or on white.
  private(set) var largestDifference: Int32 = 0

  init(_ pair: PicturePair) {
    for y in 0..<pair.height {
      let (difference, common) = pair.summary(ofRow: y)
      if common < 0xFF00_0000 { isOpaque = false }
      guard difference != 0 else { continue }
      var first = 0
      while pair.expectedPixel(first, y) == pair.actualPixel(first, y) { first &+= 1 }
      var last = pair.width &- 1
      while pair.expectedPixel(last, y) == pair.actualPixel(last, y) { last &-= 1 }
      rows.append(Row(y: y, columns: first..<last + 1))
    }
    measure(pair)
  }

  /// Visits each pixel that differs, row by row from the left.
  @inline(__always)
  func forEach(in pair: PicturePair, _ body: (_ x: Int, _ y: Int) -> Void) {
    for row in rows { row.forEach(in: pair) { body($0, row.y) } }
  }

  private mutating func measure(_ pair: PicturePair) {
    forEach(in: pair) { x, y in
      let difference = Pixel.largestDifference(pair.expectedPixel(x, y), pair.actualPixel(x, y))
      largestDifference = max(largestDifference, difference)
      distance &+= Int(difference)
      area.add(x, y)
    }
  }
}

extension PictureChanges.Row {
  /// Visits each pixel that differs, from the left.
  @inline(__always)
  fileprivate func forEach(in pair: PicturePair, _ body: (_ x: Int) -> Void) {
    var x = columns.lowerBound
    while x < columns.upperBound {
      if x &+ 8 > columns.upperBound || !pair.areEightEqual(x, y) {
        for x in x..<min(x &+ 8, columns.upperBound) where pair.expectedPixel(x, y) != pair.actualPixel(x, y) {
          body(x)
        }
      }
      x &+= 8
    }
  }
}

extension Pixel {
  /// The largest difference of red, green or blue of two premultiplied pixels, on black or on white, 0...255.
  @inline(__always)
  static func largestDifference(_ a: UInt32, _ b: UInt32) -> Int32 {
    let red = Int32(bitPattern: red(a)) &- Int32(bitPattern: red(b))
    let green = Int32(bitPattern: green(a)) &- Int32(bitPattern: green(b))
    let blue = Int32(bitPattern: blue(a)) &- Int32(bitPattern: blue(b))
    let alpha = Int32(bitPattern: alpha(a)) &- Int32(bitPattern: alpha(b))
    let onBlack = largest(red, green, blue)
    // On white each component is larger by 255 less alpha.
    return alpha == 0 ? onBlack : max(onBlack, largest(red &- alpha, green &- alpha, blue &- alpha))
  }

  @inline(__always)
  private static func largest(_ a: Int32, _ b: Int32, _ c: Int32) -> Int32 {
    max(max(a, b, c), 0 &- min(a, b, c))
  }

  /// Blue, green, red and alpha.
  @inline(__always)
  static func components(_ pixel: UInt32) -> SIMD4<UInt8> { unsafeBitCast(pixel.littleEndian, to: SIMD4<UInt8>.self) }
}
