import SpringformBitmap

/// The components' levels in the 3x3 pixels around one, of which there are fewer at a picture's border.
struct Surroundings {
  let center: SIMD4<Int16>
  private var least: SIMD4<UInt8>
  private var most: SIMD4<UInt8>

  /// An antialiased pixel lies between its neighbours by more levels than this.
  static let contrast: UInt8 = 8

  @inline(__always)
  init(_ x: Int, _ y: Int, in pair: PicturePair, color: (_ x: Int, _ y: Int) -> UInt32) {
    let levels = Pixel.components(color(x, y))
    center = SIMD4(truncatingIfNeeded: levels)
    (least, most) = (levels, levels)
    // At the border a pixel inside is looked at twice, which changes nothing.
    let columns = (max(x &- 1, 0), min(x &+ 1, pair.width &- 1))
    let rows = (max(y &- 1, 0), min(y &+ 1, pair.height &- 1))
    add(color(columns.0, rows.0))
    add(color(x, rows.0))
    add(color(columns.1, rows.0))
    add(color(columns.0, y))
    add(color(columns.1, y))
    add(color(columns.0, rows.1))
    add(color(x, rows.1))
    add(color(columns.1, rows.1))
  }

  @inline(__always)
  private mutating func add(_ color: UInt32) {
    let levels = Pixel.components(color)
    least = pointwiseMin(least, levels)
    most = pointwiseMax(most, levels)
  }

  var range: SIMD4<Int16> { SIMD4(truncatingIfNeeded: most &- least) }

  var isAntialiased: Bool {
    let contrast = Int16(Self.contrast)
    return any(
      (center .> SIMD4(truncatingIfNeeded: least) &+ contrast)
        .& (center .< SIMD4(truncatingIfNeeded: most) &- contrast))
  }
}
