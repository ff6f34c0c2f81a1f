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
  func isTolerable(_ tolerance: Float, area: Int) -> Bool {
    mean <= tolerance && (squares / Float(area)).squareRoot() <= tolerance / 8
  }
}
