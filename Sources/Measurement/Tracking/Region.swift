import SpringformBitmap

/// Pixels of one picture that hang together and differ from the background.
struct Region {
  /// Around all its pixels.
  var box: PixelRect
  /// The sum over its pixels of how much they differ, 0...1 each: about its area in pixels.
  var mass: Double
  /// The sum of how much its pixels differ, without a limit: what fades has less.
  var strength: Double
  /// The middle of that mass, in pixels from the top left corner of the picture.
  var center: SIMD2<Double>
  /// Second moments of the mass about its middle, in square pixels: xx, yy and xy.
  var spread: SIMD3<Double>
  /// The mean colour: red, green, blue, 0...255.
  var color: SIMD3<Double>
  /// Whether it reaches the picture's edge, behind which more of it may lie.
  var isCut: Bool

  /// The fewest pixels that count as something.
  static let fewestPixels = 8
}

/// Finds a picture's regions.
struct RegionSearch {
  let background: Background
  /// Regions closer than this many pixels are one.
  private let cell: Int

  init(_ background: Background) {
    self.background = background
    cell = background.picture.size.area > 600_000 ? 4 : 2
  }

  func regions(of picture: Bitmap) -> [Region] {
    let (width, height) = (picture.width, picture.height)
    let (columns, rows) = ((width + cell - 1) / cell, (height + cell - 1) / cell)
    var isSet = [Bool](repeating: false, count: columns * rows)
    for y in 0..<height {
      let row = y / cell * columns
      for index in y &* width..<y &* width &+ width where background.isActive[index] {
        guard
          Pixel.largestDifference(picture.pixels[index], background.picture.pixels[index]) > Background.tolerance + 4
        else { continue }
        isSet[row &+ (index &- y &* width) / cell] = true
      }
    }
    var result: [Region] = []
    var stack: [Int] = []
    for start in isSet.indices where isSet[start] {
      var cells: [Int] = []
      stack.append(start)
      isSet[start] = false
      while let place = stack.popLast() {
        cells.append(place)
        let (x, y) = (place % columns, place / columns)
        for row in max(y - 1, 0)...min(y + 1, rows - 1) {
          for column in max(x - 1, 0)...min(x + 1, columns - 1) where isSet[row * columns + column] {
            isSet[row * columns + column] = false
            stack.append(row * columns + column)
          }
        }
      }
      if let region = region(cells, columns: columns, of: picture) { result.append(region) }
    }
    return result
  }

  private func region(_ cells: [Int], columns: Int, of picture: Bitmap) -> Region? {
    // In whole numbers, for there are many pixels.
    var (mass, sumX, sumY, squareX, squareY, product) = (0, 0, 0, 0, 0, 0)
    var (red, green, blue, strength) = (0, 0, 0, 0)
    var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
    var count = 0
    for place in cells {
      let (firstX, firstY) = (place % columns * cell, place / columns * cell)
      for y in firstY..<min(firstY + cell, picture.height) {
        for x in firstX..<min(firstX + cell, picture.width) {
          let index = y &* picture.width &+ x
          let pixel = picture.pixels[index]
          let difference = Pixel.largestDifference(pixel, background.picture.pixels[index])
          guard difference > Background.tolerance / 2, background.isActive[index] else { continue }
          count &+= 1
          let weight = min(difference, Self.fullDifference)
          mass &+= weight
          strength &+= difference
          sumX &+= weight &* x
          sumY &+= weight &* y
          squareX &+= weight &* x &* x
          squareY &+= weight &* y &* y
          product &+= weight &* x &* y
          red &+= weight &* Int(Pixel.red(pixel))
          green &+= weight &* Int(Pixel.green(pixel))
          blue &+= weight &* Int(Pixel.blue(pixel))
          (left, right) = (min(left, x), max(right, x))
          (top, bottom) = (min(top, y), max(bottom, y))
        }
      }
    }
    guard count >= Region.fewestPixels, mass > 0 else { return nil }
    let whole = Double(mass)
    let middle = SIMD2(Double(sumX), Double(sumY)) / whole
    let variance = SIMD2(Double(squareX), Double(squareY)) / whole - middle * middle
    return Region(
      box: PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1),
      mass: whole / Double(Self.fullDifference), strength: Double(strength) / 255, center: middle + 0.5,
      spread: SIMD3(variance.x, variance.y, Double(product) / whole - middle.x * middle.y),
      color: SIMD3(Double(red), Double(green), Double(blue)) / whole,
      isCut: left == 0 || top == 0 || right == picture.width - 1 || bottom == picture.height - 1)
  }

  /// A pixel that differs by so much, 0...255, counts wholly.
  private static let fullDifference = 96
}

extension UInt32 {
  /// A pixel's red, green and blue, 0...255.
  @inline(__always) var channels: SIMD3<Double> {
    SIMD3(Double(Pixel.red(self)), Double(Pixel.green(self)), Double(Pixel.blue(self)))
  }
}
