import SpringformBitmap

/// Which palette colour stands for each colour of a histogram.
struct GIFColorMap {
  let palette: Palette
  /// For each colour of the histogram its index in the palette.
  private(set) var indices: [UInt8] = []
  private(set) var error = GIFPaletteError()

  /// The index after the palette's colours.
  var transparentIndex: UInt8 { UInt8(truncatingIfNeeded: palette.colors.count) }

  /// For each colour the nearest.
  init(_ histogram: OpponentHistogram, to palette: Palette) {
    self.palette = palette
    _ = match(histogram, limit: .infinity)
  }

  /// For each colour the nearest; nil when the squared distances of all pixels add up to more than a limit.
  init?(_ histogram: OpponentHistogram, to palette: Palette, limit: Float) {
    self.palette = palette
    guard match(histogram, limit: limit) else { return nil }
  }

  /// For each colour the nearest; nil when the error is more than tolerable, which soon shows.
  /// - Parameters:
  ///   - area: all pixels of the picture, changed or not; nil where it does not matter.
  ///   - staying: the colours of pixels that stay for a while, each of which has to be nearer.
  init?(
    _ histogram: OpponentHistogram, to palette: Palette, tolerance: Float, area: Int? = nil, staying: StayingColors
  ) {
    self.palette = palette
    let limit = GIFPaletteError.limit(tolerance, pixels: histogram.counts.reduce(0, +), area: area)
    guard match(histogram, limit: limit, staying), error.isTolerable(tolerance, area: area) else { return nil }
  }

  /// Which colours of a histogram pixels have that stay for a while, and by how many levels a channel may be off there.
  struct StayingColors {
    var flags: [Bool] = []
    var levels: Int32 = 255
  }

  /// Stops with false once the squared distances of all pixels add up to more than a limit.
  private mutating func match(
    _ histogram: OpponentHistogram, limit: Float, _ staying: StayingColors = StayingColors()
  ) -> Bool {
    indices.reserveCapacity(histogram.colors.count)
    var search = palette.search(for: histogram.colors.count)
    for position in histogram.colors.indices {
      if let index = palette.index(of: histogram.colors[position]) {
        indices.append(index)
        continue
      }
      let (index, squaredDistance) = search.nearest(
        to: histogram.opponentColors[position], pixel: histogram.colors[position])
      indices.append(UInt8(truncatingIfNeeded: index))
      error.add(squaredDistance, pixels: histogram.counts[position])
      guard error.squares <= limit else { return false }
      if !staying.flags.isEmpty, staying.flags[position],
        Pixel.largestChannelDifference(histogram.colors[position], palette.colors[index]) > staying.levels
      {
        return false
      }
    }
    return true
  }
}
