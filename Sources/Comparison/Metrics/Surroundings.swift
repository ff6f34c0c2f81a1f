import SpringformBitmap

/// The components' levels in the 3x3 pixels around one, of which there are fewer at a picture's border.
struct Surroundings {
  let center: SIMD4<Int16>
  private var least: SIMD4<UInt8>
  private var most: SIMD4<UInt8>

  /// An antialiased pixel lies between its neighbours by more levels than this.
  private static let contrast: Int16 = 8

  @inline(__always)
  init(_ x: Int, _ y: Int, in pair: PicturePair, color: (_ x: Int, _ y: Int) -> UInt32) {
    let levels = Pixel.components(color(x, y))
    center = SIMD4(truncatingIfNeeded: levels)
    (least, most) = (levels, levels)
    for row in max(y &- 1, 0)...min(y &+ 1, pair.height &- 1) {
      for column in max(x &- 1, 0)...min(x &+ 1, pair.width &- 1) {
        let levels = Pixel.components(color(column, row))
        least = pointwiseMin(least, levels)
        most = pointwiseMax(most, levels)
      }
    }
  }

  var range: SIMD4<Int16> { SIMD4(truncatingIfNeeded: most &- least) }

  var isAntialiased: Bool {
    any(
      (center .> SIMD4(truncatingIfNeeded: least) &+ Self.contrast)
        .& (center .< SIMD4(truncatingIfNeeded: most) &- Self.contrast))
  }
}
