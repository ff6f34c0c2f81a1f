import SpringformBitmap
import SpringformComparison
import Testing

/// Counts that follow from the rules of pixelmatch 5 and 7.
func pixelmatch(
  _ expected: Bitmap, _ actual: Bitmap, threshold: Double = 0.1, _ version: PixelmatchVersion,
  includesAntialiasing: Bool = false
) -> Int {
  let metric = Metric.pixelmatch(
    threshold: threshold, version: version, includesAntialiasing: includesAntialiasing)
  return PictureComparison(expected: expected, actual: actual, tolerance: Tolerance(metric: metric)).differentPixels
}

@Suite("pixelmatch: colours")
struct PixelmatchTests {
  /// Two greys that differ by d have Y = d and I = Q = 0, so their difference is 0.5053 d². At a threshold of 0.1 the
  /// limit is 35215 * 0.01 = 352.15: 26 gives 341.6, 27 gives 368.4. At 0.05 it is 88.04: 13 gives 85.4, 14 gives 99.0.
  @Test(
    "Greys count from 27 levels on at the usual threshold, and from 14 on at half of it",
    arguments: [(26, 0.1, 0), (27, 0.1, 1), (13, 0.05, 0), (14, 0.05, 1), (1, 0, 1), (255, 1, 0)]
      as [(UInt32, Double, Int)])
  func grays(step: UInt32, threshold: Double, count: Int) throws {
    for version in PixelmatchVersion.allCases {
      #expect(
        pixelmatch(
          try Bitmap(width: 1, height: 1, fill: 0xFF00_0000),
          try Bitmap(width: 1, height: 1, fill: 0xFF00_0000 | step * 0x01_0101), threshold: threshold, version) == count
      )
    }
  }

  /// Blue alone: Y = 0.11448223 d, I = -0.32180189 d, Q = 0.31114694 d, so the difference is
  /// (0.5053 * 0.013106 + 0.299 * 0.103556 + 0.1957 * 0.096812) d² = 0.056532 d²; 352.15 lies between 78 and 79.
  @Test("Blue counts less than grey", arguments: [(78, 0), (79, 1)] as [(UInt32, Int)])
  func blue(step: UInt32, count: Int) throws {
    for version in PixelmatchVersion.allCases {
      #expect(
        pixelmatch(
          try Bitmap(width: 1, height: 1, fill: 0xFF00_0000),
          try Bitmap(width: 1, height: 1, fill: 0xFF00_0000 | step), version) == count)
    }
  }

  @Test("Version 5 lays transparent pixels on white")
  func white() throws {
    let clear = try Bitmap(width: 3, height: 1)
    #expect(pixelmatch(clear, try Bitmap(width: 3, height: 1, fill: 0xFFFF_FFFF), threshold: 0, .five) == 0)
    #expect(pixelmatch(clear, try Bitmap(width: 3, height: 1, fill: 0xFF00_0000), .five) == 3)
  }

  /// The backdrop of pixel n depends on k = 4 n: red 48 always, as k is even; green 48 or 207 as floor(k / 1.618) is even
  /// or odd; blue in the same way with 2.618. Transparent against black leaves the backdrop itself as the difference.
  ///
  /// n:              0   1   2   3   4   5
  /// k:              0   4   8  12  16  20
  /// k / 1.618:      0   2   4   7   9  12   so green is 207 at 3 and 4
  /// k / 2.618:      0   1   3   4   6   7   so blue is 207 at 1, 2 and 5
  ///
  /// Differences by the formula: (48, 48, 48) 1164.2; (48, 48, 207) 3476; (48, 207, 48) 12783. At a threshold of 0.2 the
  /// limit is 1408.6 and only pixel 0 is below; at 0.4 it is 5634.4, and only pixels 3 and 4 are above.
  @Test(
    "Version 7 lays transparent pixels on a pattern of their place",
    arguments: [(0.1, [0, 1, 2, 3, 4, 5]), (0.2, [1, 2, 3, 4, 5]), (0.4, [3, 4]), (0.7, [])] as [(Double, [Int])])
  func pattern(threshold: Double, places: [Int]) throws {
    let clear = try Bitmap(width: 6, height: 1)
    let black = try Bitmap(width: 6, height: 1, fill: 0xFF00_0000)
    #expect(pixelmatch(clear, black, threshold: threshold, .seven, includesAntialiasing: true) == places.count)
    for place in 0..<6 {
      let one = clear.with(0xFF00_0000, x: place, y: 0)
      let count = pixelmatch(clear, one, threshold: threshold, .seven, includesAntialiasing: true)
      #expect(count == (places.contains(place) ? 1 : 0))
    }
  }

  /// White at alpha 128 and 129, not premultiplied, differs in version 7 by (255 - 48) / 255 = 0.81 levels; in version 5,
  /// on white, not at all.
  @Test("Colours are compared as they were before multiplication by alpha, when that is known")
  func straight() throws {
    let a = try StraightAlphaBitmap(width: 1, height: 1, pixels: [0x80FF_FFFF])
    let b = try StraightAlphaBitmap(width: 1, height: 1, pixels: [0x81FF_FFFF])
    for (version, count) in [(PixelmatchVersion.five, 0), (.seven, 1)] {
      let comparison = try PictureComparison(
        expected: a, actual: b, tolerance: Tolerance(metric: .pixelmatch(threshold: 0, version: version)))
      #expect(comparison.differentPixels == count)
    }
    // 200 and 199 at alpha 128 are both stored as 100 after multiplication.
    let c = try StraightAlphaBitmap(width: 1, height: 1, pixels: [0x80C8_C8C8])
    let d = try StraightAlphaBitmap(width: 1, height: 1, pixels: [0x80C7_C7C7])
    #expect(try c.bitmap == d.bitmap)
    let comparison = try PictureComparison(
      expected: c, actual: d, tolerance: Tolerance(metric: .pixelmatch(threshold: 0)))
    #expect(comparison.differentPixels == 1)
    #expect(comparison.tier == .different)
  }
}
