import SpringformBitmap

/// Counts what the tool pixelmatch counts, with its arithmetic.
///
/// The pixels of the pair are not premultiplied: 0xAARRGGBB.
struct PixelmatchRule: PixelRule {
  static let readsStraightAlpha = true

  let threshold: Double
  let version: PixelmatchVersion
  let includesAntialiasing: Bool

  func judge(_ changes: PictureChanges, in pair: PicturePair, _ marks: inout PixelMarks) {
    // 35215 is the largest difference there is, that of black and white.
    let limit = 35215 * threshold * threshold
    changes.forEach(in: pair) { x, y in
      let (expected, actual) = (pair.expectedPixel(x, y), pair.actualPixel(x, y))
      let difference = YIQDifference(expected, actual, place: pair.place(x, y), version)
      guard difference.squaredDistance > limit else { return }
      if includesAntialiasing || !isAntialiasing(x, y, in: pair) { marks.add(x, y) }
    }
  }

  /// Whether a pixel is part of an antialiased edge in either picture. Source: V. Vysniauskas, "Anti-aliased Pixel and
  /// Intensity Slope Detector", 2009.
  private func isAntialiasing(_ x: Int, _ y: Int, in pair: PicturePair) -> Bool {
    isAntialiasing(x, y, in: pair) { pair.expectedPixel($0, $1) }
      || isAntialiasing(x, y, in: pair) { pair.actualPixel($0, $1) }
  }

  /// An antialiased pixel lies between a darker and a brighter one, one of which is part of an area of one colour in both
  /// pictures, and it is not part of such an area itself.
  @inline(__always)
  private func isAntialiasing(_ x: Int, _ y: Int, in pair: PicturePair, pixel: (Int, Int) -> UInt32) -> Bool {
    let center = pixel(x, y)
    let place = pair.place(x, y)
    var equal = pair.isBorder(x, y) ? 1 : 0
    var darkest = (difference: 0.0, x: 0, y: 0)
    var brightest = (difference: 0.0, x: 0, y: 0)
    // Column by column: of equal extremes the first one counts.
    for column in max(x &- 1, 0)...min(x &+ 1, pair.width &- 1) {
      for row in max(y &- 1, 0)...min(y &+ 1, pair.height &- 1) where column != x || row != y {
        let difference = YIQDifference(center, pixel(column, row), place: place, version).y
        if difference == 0 {
          equal += 1
          if equal > 2 { return false }
        } else if difference < darkest.difference {
          darkest = (difference, column, row)
        } else if difference > brightest.difference {
          brightest = (difference, column, row)
        }
      }
    }
    guard darkest.difference != 0, brightest.difference != 0 else { return false }
    return pair.hasManySiblings(darkest.x, darkest.y) || pair.hasManySiblings(brightest.x, brightest.y)
  }
}

extension PicturePair {
  fileprivate func place(_ x: Int, _ y: Int) -> Int { y &* width &+ x }

  /// Whether at least three neighbours have exactly the colour of a pixel, in both pictures; the border counts as one.
  fileprivate func hasManySiblings(_ x: Int, _ y: Int) -> Bool {
    siblingCount(x, y) { expectedPixel($0, $1) } > 2 && siblingCount(x, y) { actualPixel($0, $1) } > 2
  }

  @inline(__always)
  private func siblingCount(_ x: Int, _ y: Int, pixel: (Int, Int) -> UInt32) -> Int {
    let center = pixel(x, y)
    var count = isBorder(x, y) ? 1 : 0
    for column in max(x &- 1, 0)...min(x &+ 1, width &- 1) {
      for row in max(y &- 1, 0)...min(y &+ 1, height &- 1) where column != x || row != y {
        if pixel(column, row) == center { count += 1 }
      }
    }
    return count
  }
}
