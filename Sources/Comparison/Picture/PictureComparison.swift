public import SpringformBitmap

/// What differs between an expected and an actual picture.
///
/// Pictures of different sizes are compared where they overlap, from the top left; the rest of either counts as different.
/// Pixels that are ignored are taken for equal.
public struct PictureComparison: Hashable, Sendable {
  public let tier: Tier
  /// Pixels that the metric does not excuse.
  public let differentPixels: Int
  /// Pixels whose value differs at all.
  public let changedPixels: Int
  /// The smallest rectangle around the different pixels; when there are none, around the changed ones.
  public let bounds: PixelRect?
  public let expectedSize: PixelSize
  public let actualSize: PixelSize
  /// How far apart the pictures are, 0 for equal ones to 255: the mean over all pixels of the largest difference of red,
  /// green or blue, on black or on white. Pixels that only one picture has count 255, ignored ones 0.
  package let score: Double

  /// - Parameters:
  ///   - expected: the picture as it should be.
  ///   - actual: the picture as it is.
  ///   - tolerance: what may differ.
  public init(expected: Bitmap, actual: Bitmap, tolerance: Tolerance = Tolerance()) {
    self.init(expected: expected, actual: actual, tolerance: tolerance, rule: tolerance.rule)
  }

  /// - Parameter rule: by which pixels are judged, whatever the tolerance says of that.
  init(expected: Bitmap, actual: Bitmap, tolerance: Tolerance, rule: any PixelRule) {
    let actual = tolerance.ignored.isEmpty ? actual : actual.taking(tolerance.ignored, from: expected)
    let verdict = PictureJudge(rule: rule).judge(expected, actual)
    self.init(verdict, expected.size, actual.size, tolerance)
  }

  /// Compares pictures whose colours were not rounded after multiplication by alpha, which pixelmatch counts by.
  /// - Parameters:
  ///   - expected: the picture as it should be.
  ///   - actual: the picture as it is.
  ///   - tolerance: what may differ.
  /// - Throws: `BitmapError`, when a picture is too large for a bitmap.
  public init(
    expected: StraightAlphaBitmap, actual: StraightAlphaBitmap, tolerance: Tolerance = Tolerance()
  ) throws(BitmapError) {
    let actual = tolerance.ignored.isEmpty ? actual : actual.taking(tolerance.ignored, from: expected)
    let verdict = PictureJudge(rule: tolerance.rule)
      .judge(try expected.bitmap, try actual.bitmap, straight: (expected, actual))
    self.init(verdict, expected.size, actual.size, tolerance)
  }

  /// Of two pictures of this size without any difference.
  init(identical size: PixelSize) {
    (tier, differentPixels, changedPixels, bounds, score) = (.identical, 0, 0, nil, 0)
    (expectedSize, actualSize) = (size, size)
  }

  private init(
    _ verdict: PictureJudge.Verdict, _ expectedSize: PixelSize, _ actualSize: PixelSize, _ tolerance: Tolerance
  ) {
    self.expectedSize = expectedSize
    self.actualSize = actualSize
    let rest = PixelBounds(outsideOverlapOf: expectedSize, actualSize, ignored: tolerance.ignored)
    changedPixels = verdict.changed.count + rest.count
    differentPixels = verdict.different.count + rest.count
    let marked = differentPixels > 0 ? verdict.different : verdict.changed
    bounds = [marked.bounds, rest.bounds].compactMap(\.self).reduce(nil) { $0?.union($1) ?? $1 }
    let overlap = min(expectedSize.width, actualSize.width) * min(expectedSize.height, actualSize.height)
    let area = expectedSize.area + actualSize.area - overlap
    score = Double(verdict.distance + rest.count * 255) / Double(area)
    tier =
      if changedPixels == 0, expectedSize == actualSize {
        .identical
      } else if tolerance.allows(differentPixels, of: area) {
        .similar
      } else {
        .different
      }
  }
}

extension Tolerance {
  /// Whether so many pixels of all may count as different.
  fileprivate func allows(_ count: Int, of area: Int) -> Bool {
    if count <= max(maximumDifferentPixels, 0) { return true }
    guard case .perceptual(let precision, _) = metric else { return false }
    return 1 - Double(count) / Double(area) >= precision
  }
}
