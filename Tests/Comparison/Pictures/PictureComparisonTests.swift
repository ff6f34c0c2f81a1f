import SpringformBitmap
import SpringformComparison
import Testing

@Suite("Comparing pictures")
struct PictureComparisonTests {
  private let white = 0xFFFF_FFFF as UInt32
  private let black = 0xFF00_0000 as UInt32

  @Test("Tiers are ordered from best to worst")
  func order() {
    #expect([Tier.different, .identical, .similar].sorted() == [.identical, .similar, .different])
  }

  @Test("Equal pictures are identical for every metric")
  func identical() throws {
    let picture = try noise(width: 33, height: 17, seed: 1)
    let metrics: [Metric] = [
      .similar, .exact, .channel(maximum: 0), .perceptual(precision: 1, perceptualPrecision: 1),
      .pixelmatch(threshold: 0, version: .five), .pixelmatch(threshold: 0),
    ]
    for metric in metrics {
      let comparison = PictureComparison(
        expected: picture, actual: picture, tolerance: Tolerance(metric: metric))
      #expect(comparison.tier == .identical)
      #expect(comparison.changedPixels == 0)
      #expect(comparison.differentPixels == 0)
      #expect(comparison.bounds == nil)
      #expect(comparison.score == 0)
    }
  }

  /// Runs of eight pixels are looked at together, so that the last pixels of a row are special.
  @Test("A single changed pixel is found anywhere", arguments: [1, 7, 8, 9, 16, 31])
  func anywhere(width: Int) throws {
    let expected = try Bitmap(width: width, height: 3, fill: white)
    for x in 0..<width {
      let comparison = PictureComparison(expected: expected, actual: expected.with(black, x: x, y: 1))
      #expect(comparison.changedPixels == 1)
      #expect(comparison.differentPixels == 1)
      #expect(comparison.bounds == PixelRect(x: x, y: 1, width: 1, height: 1))
    }
  }

  @Test("Up to the allowed number of different pixels, a picture passes")
  func allowed() throws {
    let expected = try Bitmap(width: 9, height: 9, fill: white)
    let actual = expected.with(black, x: 1, y: 2).with(black, x: 7, y: 4)
    for (allowed, tier) in [(-1, Tier.different), (0, .different), (1, .different), (2, .similar)] {
      let comparison = PictureComparison(
        expected: expected, actual: actual, tolerance: Tolerance(maximumDifferentPixels: allowed))
      #expect(comparison.tier == tier)
      #expect(comparison.bounds == PixelRect(x: 1, y: 2, width: 7, height: 3))
    }
  }

  @Test("The bounds are those of the different pixels, and without any those of the changed ones")
  func bounds() throws {
    let expected = try Bitmap(width: 9, height: 9, fill: white)
    let similar = expected.with(0xFFFE_FEFE, x: 0, y: 0).with(0xFFFE_FEFE, x: 5, y: 5)
    #expect(
      PictureComparison(expected: expected, actual: similar).bounds == PixelRect(x: 0, y: 0, width: 6, height: 6))
    let different = similar.with(black, x: 8, y: 8)
    #expect(
      PictureComparison(expected: expected, actual: different).bounds == PixelRect(x: 8, y: 8, width: 1, height: 1))
  }

  /// The largest differences of a component are 255, 3 and, on white, 128; on black it is 0 for the last one.
  @Test("The score is the mean of the pixels' largest difference of a component, on black or on white")
  func score() throws {
    let expected = try Bitmap(width: 2, height: 2, pixels: [white, 0xFF10_2030, 0, black])
    let actual = try Bitmap(width: 2, height: 2, pixels: [black, 0xFF11_2330, 0x8000_0000, black])
    #expect(PictureComparison(expected: expected, actual: actual).score == (255 + 3 + 128) / 4.0)
  }
}

@Suite("Ignored rectangles")
struct IgnoredTests {
  /// Every pixel of a picture differs; those of the rectangle, edges included, are not compared.
  @Test(
    "A rectangle excuses its own pixels and no more, as far as the picture goes",
    arguments: [
      (PixelRect(x: 2, y: 3, width: 4, height: 5), 20), (PixelRect(x: 0, y: 0, width: 10, height: 10), 100),
      (PixelRect(x: 9, y: 9, width: 1, height: 1), 1), (PixelRect(x: 8, y: 8, width: 5, height: 5), 4),
      (PixelRect(x: -2, y: -2, width: 3, height: 3), 1), (PixelRect(x: 10, y: 0, width: 3, height: 3), 0),
      (PixelRect(x: 3, y: 3, width: 0, height: 4), 0), (PixelRect(x: 3, y: 3, width: -1, height: 4), 0),
      (PixelRect(x: 1, y: 1, width: .max, height: .max), 81), (PixelRect(x: .min, y: 0, width: .max, height: 1), 0),
    ])
  func exact(rect: PixelRect, ignored: Int) throws {
    let expected = try Bitmap(width: 10, height: 10, fill: 0xFFFF_FFFF)
    let actual = try Bitmap(width: 10, height: 10, fill: 0xFF00_0000)
    for metric in [Metric.exact, .similar, .pixelmatch()] {
      let comparison = PictureComparison(
        expected: expected, actual: actual, tolerance: Tolerance(metric: metric, ignored: [rect]))
      #expect(comparison.changedPixels == 100 - ignored)
      #expect(comparison.differentPixels == 100 - ignored)
    }
  }

  @Test("Rectangles may overlap")
  func overlapping() throws {
    let expected = try Bitmap(width: 10, height: 10, fill: 0xFFFF_FFFF)
    let actual = try Bitmap(width: 10, height: 10, fill: 0xFF00_0000)
    let ignored = [PixelRect(x: 0, y: 0, width: 6, height: 6), PixelRect(x: 3, y: 3, width: 6, height: 6)]
    let comparison = PictureComparison(
      expected: expected, actual: actual, tolerance: Tolerance(metric: .exact, ignored: ignored))
    #expect(comparison.differentPixels == 100 - 36 - 36 + 9)
  }

  @Test("What is ignored does not make the pixels beside it different")
  func neighbours() throws {
    let expected = try Bitmap(width: 40, height: 40, fill: 0xFFFF_FFFF)
    var actual = expected
    for y in 0..<40 { for x in 0..<20 { actual[x, y] = 0xFF00_0000 } }
    let comparison = PictureComparison(
      expected: expected, actual: actual,
      tolerance: Tolerance(ignored: [PixelRect(x: 0, y: 0, width: 20, height: 40)]))
    #expect(comparison.tier == .identical)
  }
}

@Suite("Pictures of different sizes")
struct SizeTests {
  private func comparison(_ a: (Int, Int), _ b: (Int, Int), ignored: [PixelRect] = []) throws -> PictureComparison {
    PictureComparison(
      expected: try Bitmap(width: a.0, height: a.1, fill: 0xFFFF_FFFF),
      actual: try Bitmap(width: b.0, height: b.1, fill: 0xFFFF_FFFF), tolerance: Tolerance(ignored: ignored))
  }

  @Test(
    "What only one of them has counts as different",
    arguments: [
      ((10, 10), (10, 12), 20, PixelRect(x: 0, y: 10, width: 10, height: 2)),
      ((10, 10), (7, 10), 30, PixelRect(x: 7, y: 0, width: 3, height: 10)),
      // The corner at the bottom right is in neither.
      ((10, 4), (6, 8), 4 * 4 + 6 * 4, PixelRect(x: 0, y: 0, width: 10, height: 8)),
    ] as [((Int, Int), (Int, Int), Int, PixelRect)])
  func rest(a: (Int, Int), b: (Int, Int), count: Int, bounds: PixelRect) throws {
    for comparison in [try comparison(a, b), try comparison(b, a)] {
      #expect(comparison.tier == .different)
      #expect(comparison.differentPixels == count)
      #expect(comparison.changedPixels == count)
      #expect(comparison.bounds == bounds)
    }
    let all = a.0 * a.1 + b.0 * b.1 - min(a.0, b.0) * min(a.1, b.1)
    #expect(try comparison(a, b).score == Double(count * 255) / Double(all))
    #expect(try comparison(a, b).expectedSize == PixelSize(width: a.0, height: a.1))
    #expect(try comparison(a, b).actualSize == PixelSize(width: b.0, height: b.1))
  }

  @Test("The rest can be ignored, too; then they are similar")
  func ignored() throws {
    let part = [PixelRect(x: 3, y: 9, width: 4, height: 9), PixelRect(x: 5, y: 11, width: 20, height: 1)]
    // Of 20 pixels 8 lie in the first rectangle, and 3 more in the second.
    #expect(try comparison((10, 10), (10, 12), ignored: part).differentPixels == 9)
    let all = [PixelRect(x: 0, y: 10, width: 10, height: 2)]
    let comparison = try comparison((10, 10), (10, 12), ignored: all)
    #expect(comparison.differentPixels == 0)
    #expect(comparison.tier == .similar)
  }
}
