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
  /// - Parameter area: all pixels of the picture, changed or not; nil where it does not matter.
  init?(_ histogram: OpponentHistogram, to palette: Palette, tolerance: Float, area: Int? = nil) {
    self.palette = palette
    let limit = GIFPaletteError.limit(tolerance, pixels: histogram.counts.reduce(0, +), area: area)
    guard match(histogram, limit: limit), error.isTolerable(tolerance, area: area) else { return nil }
  }

  /// Stops with false once the squared distances of all pixels add up to more than a limit.
  private mutating func match(_ histogram: OpponentHistogram, limit: Float) -> Bool {
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
    }
    return true
  }
}
