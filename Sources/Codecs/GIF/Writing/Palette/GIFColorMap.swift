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

  /// For each colour the nearest; nil when the mean distance is more than allowed, which soon shows.
  init?(_ histogram: OpponentHistogram, to palette: Palette, tolerance: Float) {
    self.palette = palette
    let limit = tolerance * tolerance * Float(histogram.counts.reduce(0, +))
    guard match(histogram, limit: limit), error.mean <= tolerance else { return nil }
  }

  /// Stops with false once the squared distances of all pixels add up to more than a limit.
  private mutating func match(_ histogram: OpponentHistogram, limit: Float) -> Bool {
    indices.reserveCapacity(histogram.colors.count)
    for position in histogram.colors.indices {
      if let index = palette.index(of: histogram.colors[position]) {
        indices.append(index)
        continue
      }
      let (index, squaredDistance) = palette.nearest(to: histogram.opponentColors[position])
      indices.append(index)
      error.add(squaredDistance, pixels: histogram.counts[position])
      guard error.squares <= limit else { return false }
    }
    return true
  }
}
