/// How far the colours that pixels show are from those asked for.
struct GIFPaletteError {
  private(set) var squares: Float = 0
  /// How many pixels are not exact.
  private var pixels = 0

  /// Counts pixels that are off by the root of `square`.
  mutating func add(_ square: Float, pixels count: Int) {
    guard square > 0 else { return }
    squares += square * Float(count)
    pixels += count
  }

  /// The mean distance (root of squares) over the pixels that are not exact, 0 when all are.
  var mean: Float { pixels == 0 ? 0 : (squares / Float(pixels)).squareRoot() }

  /// Whether it is small enough for the pixels that are not exact, and for a picture of so many pixels as a whole.
  func isTolerable(_ tolerance: Float, area: Int?) -> Bool {
    squares <= Self.limit(tolerance, pixels: pixels, area: area)
  }

  /// The greatest sum of squares that is tolerable.
  static func limit(_ tolerance: Float, pixels: Int, area: Int?) -> Float {
    tolerance * tolerance * min(Float(pixels), area.map { Float($0) / (wholePart * wholePart) } ?? .infinity)
  }

  /// A picture as a whole may be off by this part of what the pixels that are not exact may be off by.
  private static let wholePart: Float = 8
}
