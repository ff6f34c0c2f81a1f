/// Finds the nearest of some colours for a number of others, in the way that takes the least time for so many.
struct NearestColorSearch {
  private let colors: NearestColor
  /// Worth being made only for a great many.
  private var cells: NearestColorCells?

  /// - Parameters:
  ///   - pixels: at least one colour.
  ///   - count: how many others are looked for.
  init(_ pixels: [UInt32], for count: Int) { self.init(NearestColor(pixels), of: pixels, for: count) }

  /// The same where the colours are sorted already.
  init(_ colors: NearestColor, of pixels: [UInt32], for count: Int) {
    self.colors = colors
    cells = count > ColorHistogram.manyColors ? NearestColorCells(pixels) : nil
  }

  /// The first of the nearest colours and the square of its distance.
  /// - Parameters:
  ///   - color: what is looked for.
  ///   - pixel: the same as a pixel.
  @inline(__always)
  mutating func nearest(to color: OpponentColor, pixel: UInt32) -> (index: Int, squaredDistance: Float) {
    cells?.nearest(to: color, pixel: pixel) ?? colors.nearest(to: color)
  }
}
