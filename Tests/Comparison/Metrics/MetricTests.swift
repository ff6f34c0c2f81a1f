import SpringformBitmap
import SpringformComparison
import Testing

@Suite("Simple metrics")
struct MetricTests {
  private func count(_ metric: Metric, _ expected: UInt32, _ actual: UInt32) throws -> Int {
    PictureComparison(
      expected: try Bitmap(width: 2, height: 1, fill: expected), actual: try Bitmap(width: 2, height: 1, fill: actual),
      tolerance: Tolerance(metric: metric)
    ).differentPixels
  }

  @Test("exact counts every pixel that is not equal")
  func exact() throws {
    #expect(try count(.exact, 0xFF10_2030, 0xFF10_2030) == 0)
    #expect(try count(.exact, 0xFF10_2030, 0xFF10_2031) == 2)
    #expect(try count(.exact, 0xFF00_0000, 0xFE00_0000) == 2)
  }

  @Test("channel counts pixels with a component that differs by more than its limit")
  func channel() throws {
    #expect(try count(.channel(maximum: 16), 0xFF10_2030, 0xFF20_1030) == 0)
    #expect(try count(.channel(maximum: 15), 0xFF10_2030, 0xFF20_2030) == 2)
    // Half transparent black and white differ little on black and on white, and by more than each on its own.
    #expect(try count(.channel(maximum: 127), 0x8000_0000, 0x8080_8080) == 2)
    #expect(try count(.channel(maximum: 128), 0x8000_0000, 0x8080_8080) == 0)
  }

  /// White and the grey 128 differ by 46.41 in L* alone: a perceptual precision of 0.5359 allows it.
  @Test("perceptual counts pixels that differ by more than 100 times what is missing to its precision")
  func perceptual() throws {
    for (precision, expected) in [(0.5, 0), (0.53, 0), (0.54, 2), (0.98, 2), (1, 2)] {
      let metric = Metric.perceptual(precision: 1, perceptualPrecision: precision)
      #expect(try count(metric, 0xFFFF_FFFF, 0xFF80_8080) == expected)
    }
  }

  @Test("perceptual passes while its share of pixels does")
  func share() throws {
    let expected = try Bitmap(width: 10, height: 10, fill: 0xFFFF_FFFF)
    let actual = expected.with(0xFF00_0000, x: 3, y: 4).with(0xFF00_0000, x: 9, y: 9)
    for (precision, tier) in [(0.97, Tier.similar), (0.98, .similar), (0.99, .different), (1, .different)] {
      let metric = Metric.perceptual(precision: precision, perceptualPrecision: 0.9)
      let comparison = PictureComparison(
        expected: expected, actual: actual, tolerance: Tolerance(metric: metric))
      #expect(comparison.differentPixels == 2)
      #expect(comparison.tier == tier)
    }
  }

  @Test("Transparent pictures are judged on black and on white, and the worse counts")
  func backdrops() throws {
    // Transparent and opaque white: equal on white, not on black; and the other way round with black.
    #expect(try count(.similar, 0x0000_0000, 0xFFFF_FFFF) == 2)
    #expect(try count(.similar, 0x0000_0000, 0xFF00_0000) == 2)
    // On black three pixels differ, on white one.
    let expected = try Bitmap(width: 4, height: 1, pixels: [0, 0, 0, 0])
    let actual = try Bitmap(width: 4, height: 1, pixels: [0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFF00_0000])
    let comparison = PictureComparison(
      expected: expected, actual: actual, tolerance: Tolerance(metric: .channel(maximum: 10)))
    #expect(comparison.differentPixels == 3)
    #expect(comparison.changedPixels == 4)
    #expect(comparison.bounds == PixelRect(x: 0, y: 0, width: 3, height: 1))
  }
}
