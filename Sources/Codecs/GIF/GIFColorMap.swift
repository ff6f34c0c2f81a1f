import SpringformBitmap

/// Which palette colour stands for each colour of a histogram.
struct GIFColorMap {
  let palette: Palette
  /// For each colour of the histogram its index in the palette.
  private(set) var indices: [UInt8] = []
  /// The mean distance in OKLab (root of squares) over the pixels that are not exact, 0 when all are.
  private(set) var error: Float = 0
  private var squaredErrors: Float = 0

  /// The index after the palette's colours.
  var transparentIndex: UInt8 { UInt8(truncatingIfNeeded: palette.colors.count) }

  init(_ histogram: ColorHistogram, to palette: Palette) {
    self.palette = palette
    indices.reserveCapacity(histogram.colors.count)
    var pixels = 0
    for (color, count) in zip(histogram.colors, histogram.counts) {
      let (index, squaredDistance) = palette.nearest(to: color)
      indices.append(index)
      if squaredDistance > 0 {
        squaredErrors += squaredDistance * Float(count)
        pixels += count
      }
    }
    if pixels > 0 { error = (squaredErrors / Float(pixels)).squareRoot() }
  }

  /// The mean distance over so many pixels, all others being exact.
  func error(over pixels: Int) -> Float { (squaredErrors / Float(pixels)).squareRoot() }
}
