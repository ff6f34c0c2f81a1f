import SpringformBitmap

/// Tells what a person could see from what rasterisers do differently. A changed pixel counts as different unless
/// - no component differs by more than 1 level, as rounding does,
/// - its CIE 1994 difference is at most 1, which is not noticeable, or
/// - it lies where both pictures have structure: neither has one colour in the 3x3 pixels around it, and the structural
///   similarity of the 31x31 pixels around it is at least 0.99.
///
/// At a picture's border these squares end.
struct SimilarRule: PixelRule {
  private var colors = LabColors()

  private static let similarity = 0.99

  mutating func judge(_ changes: PictureChanges, in pair: PicturePair, mark: (_ x: Int, _ y: Int) -> Void) {
    guard changes.largestDifference > 1 else { return }
    var bound = DifferenceBound(pair)
    var candidates: [(x: Int, y: Int)] = []
    changes.forEach(in: pair) { x, y in
      let (expected, actual) = (pair.expectedColor(x, y), pair.actualColor(x, y))
      let difference = Pixel.largestDifference(expected, actual)
      bound.add(x, y, difference: difference)
      guard difference > 1, isNoticeable(expected, actual) else { return }
      if pair.isFlat(x, y) {
        mark(x, y)
      } else {
        candidates.append((x, y))
      }
    }
    bound.sumUp()
    var windows = SimilarityWindows()
    for (x, y) in candidates {
      let (columns, rows) = SimilarityWindows.window(x, y, in: pair)
      if bound.similarity(columns, rows) < Self.similarity { windows.add(x, y) }
    }
    windows.forEach(in: pair) { x, y, similarity in
      if similarity < Self.similarity { mark(x, y) }
    }
  }

  @inline(__always)
  private mutating func isNoticeable(_ expected: UInt32, _ actual: UInt32) -> Bool {
    colors.color(expected).squaredDifference94(to: colors.color(actual)) > 1
  }
}

extension PicturePair {
  /// Whether either picture has one colour only in the 3x3 pixels around one.
  fileprivate func isFlat(_ x: Int, _ y: Int) -> Bool {
    let (expected, actual) = (expectedColor(x, y), actualColor(x, y))
    var expectedIsFlat = true
    var actualIsFlat = true
    for row in max(y &- 1, 0)...min(y &+ 1, height &- 1) {
      for column in max(x &- 1, 0)...min(x &+ 1, width &- 1) {
        expectedIsFlat = expectedIsFlat && expectedColor(column, row) == expected
        actualIsFlat = actualIsFlat && actualColor(column, row) == actual
      }
    }
    return expectedIsFlat || actualIsFlat
  }
}
