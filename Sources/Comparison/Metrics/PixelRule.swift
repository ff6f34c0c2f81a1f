import SpringformBitmap

/// Decides which of the changed pixels count as different.
protocol PixelRule {
  /// Whether it reads pixels whose colours are not multiplied by alpha. Others are asked on black and on white.
  static var readsStraightAlpha: Bool { get }

  /// Marks each changed pixel that counts, once, in any order.
  mutating func judge(_ changes: PictureChanges, in pair: PicturePair, _ marks: inout PixelMarks)
}

extension PixelRule {
  static var readsStraightAlpha: Bool { false }
}

/// The pixels that count as different.
struct PixelMarks {
  private(set) var area = PixelBounds()
  /// Called for each of them.
  let visit: ((_ x: Int, _ y: Int) -> Void)?

  @inline(__always)
  mutating func add(_ x: Int, _ y: Int) {
    area.add(x, y)
    visit?(x, y)
  }
}

/// A rule that looks at one pixel at a time.
protocol SinglePixelRule: PixelRule {
  /// - Parameters:
  ///   - expected: the colour 0x00RRGGBB on the backdrop.
  ///   - actual: the same of the other picture.
  mutating func isDifferent(_ expected: UInt32, _ actual: UInt32) -> Bool
}

extension SinglePixelRule {
  mutating func judge(_ changes: PictureChanges, in pair: PicturePair, _ marks: inout PixelMarks) {
    changes.forEach(in: pair) { x, y in
      if isDifferent(pair.expectedColor(x, y), pair.actualColor(x, y)) { marks.add(x, y) }
    }
  }
}

/// Every changed pixel counts.
struct ExactRule: PixelRule {
  func judge(_ changes: PictureChanges, in pair: PicturePair, _ marks: inout PixelMarks) {
    changes.forEach(in: pair) { x, y in marks.add(x, y) }
  }
}

/// Pixels with a component that differs by more than a limit count.
struct ChannelRule: SinglePixelRule {
  let maximum: Int

  func isDifferent(_ expected: UInt32, _ actual: UInt32) -> Bool {
    Int(Pixel.largestDifference(expected, actual)) > maximum
  }
}

/// Pixels count whose CIE 1976 difference is above a limit.
struct PerceptualRule: SinglePixelRule {
  let squaredLimit: Double
  private var colors = LabColors()

  /// - Parameter perceptualPrecision: 1 lets nothing pass, 0 everything within 100.
  init(perceptualPrecision: Double) {
    let limit = max((1 - perceptualPrecision) * 100, 0)
    squaredLimit = limit * limit
  }

  mutating func isDifferent(_ expected: UInt32, _ actual: UInt32) -> Bool {
    colors.color(expected).squaredDifference76(to: colors.color(actual)) > squaredLimit
  }
}
