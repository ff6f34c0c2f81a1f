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

  /// For each colour the nearest.
  init(_ cloud: ColorCloud, to palette: Palette) {
    self.palette = palette
    _ = match(cloud, limit: .infinity)
  }

  /// For each colour the nearest; nil when the mean distance is more than allowed, which soon shows.
  init?(_ cloud: ColorCloud, to palette: Palette, tolerance: Float) {
    self.palette = palette
    let limit = tolerance * tolerance * Float(cloud.counts.reduce(0, +))
    guard match(cloud, limit: limit), error <= tolerance else { return nil }
  }

  /// Stops with false once the squared distances of all pixels add up to more than a limit.
  private mutating func match(_ cloud: ColorCloud, limit: Float) -> Bool {
    indices.reserveCapacity(cloud.colors.count)
    var pixels = 0
    for position in cloud.colors.indices {
      if let index = palette.index(of: cloud.colors[position]) {
        indices.append(index)
        continue
      }
      let (index, squaredDistance) = palette.nearest(to: cloud.places[position])
      indices.append(index)
      squaredErrors += squaredDistance * Float(cloud.counts[position])
      guard squaredErrors <= limit else { return false }
      pixels += cloud.counts[position]
    }
    if pixels > 0 { error = (squaredErrors / Float(pixels)).squareRoot() }
    return true
  }

  /// The mean distance over so many pixels, all others being exact.
  func error(over pixels: Int) -> Float { (squaredErrors / Float(pixels)).squareRoot() }
}
