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
      let isOpaqueRow = common >= 0xFF00_0000
      if !isOpaqueRow { isOpaque = false }
      guard difference != 0 else { continue }
      var first = 0
      while pair.expectedPixel(first, y) == pair.actualPixel(first, y) { first &+= 1 }
      var last = pair.width &- 1
      while pair.expectedPixel(last, y) == pair.actualPixel(last, y) { last &-= 1 }
      let row = Row(y: y, columns: first..<last + 1)
      rows.append(row)
      let extent = row.extent(in: pair, isOpaque: isOpaqueRow)
      area.add(extent.count, inRow: y, row.columns)
      distance &+= extent.distance
      largestDifference = max(largestDifference, extent.largest)
    }
  }

  /// Visits each pixel that differs, row by row from the left.
  @inline(__always)
  func forEach(in pair: PicturePair, _ body: (_ x: Int, _ y: Int) -> Void) {
    for row in rows { row.forEach(in: pair) { body($0, row.y) } }
  }

  /// Visits four pixels at a time wherever one of them differs by more than a level on the backdrop, which rounding does not
  /// explain; row by row from the left, with the largest difference of a component of each. Beyond a row's last change that is 0.
  /// - Parameters:
  ///   - part: from 0 on.
  ///   - parts: of so many parts, which are spread evenly over the picture, only one is visited.
  @inline(__always)
  func forEachQuadBeyondRounding(
    in pair: PicturePair, part: Int = 0, of parts: Int = 1,
    _ body: (_ x: Int, _ y: Int, _ differences: SIMD4<UInt32>) -> Void
  ) {
    for row in rows {
      // Three further in the next row: no row, column or diagonal is left out.
      var x = row.columns.lowerBound &+ 4 &* ((part &+ 3 &* row.y) % parts)
      while x < row.columns.upperBound {
        let differences = pair.differencesInQuad(x, row.y, before: row.columns.upperBound)
        if !(differences &>> 1).isZero { body(x, row.y, differences) }
        x &+= 4 &* parts
      }
    }
  }

  /// Whether something holds for any pixel that differs; the rest is not looked at.
  @inline(__always)
  func contains(in pair: PicturePair, where predicate: (_ x: Int, _ y: Int) -> Bool) -> Bool {
    rows.contains { row in
      row.columns.contains { x in
        pair.expectedPixel(x, row.y) != pair.actualPixel(x, row.y) && predicate(x, row.y)
      }
    }
  }
}

extension PictureChanges.Row {
  /// How much differs in a row.
  struct Extent {
    var count = 0
    /// The sum of the pixels' largest differences.
    var distance = 0
    var largest: Int32 = 0
  }

  /// - Parameter isOpaque: whether no pixel of the row is transparent: what is behind makes no difference then.
  @inline(__always)
  fileprivate func extent(in pair: PicturePair, isOpaque: Bool) -> Extent {
    var (count, sum, largest) = (SIMD4<UInt32>.zero, SIMD4<UInt32>.zero, SIMD4<UInt32>.zero)
    var x = columns.lowerBound
    while isOpaque, x &+ 4 <= columns.upperBound {
      let differences = pair.expectedQuad(x, y).largestDifferences(to: pair.actualQuad(x, y))
      count &+= SIMD4.one.replacing(with: 0, where: differences .== 0)
      sum &+= differences
      largest.replace(with: differences, where: differences .> largest)
      x &+= 4
    }
    var extent = Extent(
      count: Int(count.wrappedSum()), distance: Int(sum.wrappedSum()), largest: Int32(largest.max()))
    for x in x..<columns.upperBound where pair.expectedPixel(x, y) != pair.actualPixel(x, y) {
      let difference = Pixel.largestDifference(pair.expectedPixel(x, y), pair.actualPixel(x, y))
      extent.count &+= 1
      extent.distance &+= Int(difference)
      extent.largest = max(extent.largest, difference)
    }
    return extent
  }

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
