import SpringformBitmap

/// Tells two drawings of one scene by different rasterisers from a scene that changed.
///
/// A rasteriser treats all edges alike, and moves each by less than a quarter of a pixel: nearly all antialiased pixels
/// differ, but in the mean by little. One that rounds coordinates down shifts everything by some part of a pixel and each
/// edge by a bit more or less. A change of a scene leaves most edges as they were, moves the others further, and where it
/// moves everything, it does so exactly.
///
/// By how much edges seem moved is the root mean square of the antialiased pixels' differences over that of the slopes
/// which they lie on. Limits are measured on the scenes of the gallery drawn by Cairo with its antialiasing `fast` and
/// `best`, at twice the scale, and with coordinates off by 0.03 pixels, against the least changes that count as real.
struct Redrawing {
  /// Pixels by which edges may be moved where all of them are; 0.256 was found. Where the scene moved by half a pixel in
  /// one direction, it is 0.289 and more.
  private static let displacement = 0.27
  /// Of it, what no common shift explains, as another width of lines would be; 0.205 was found.
  private static let disorder = 0.21
  /// A shift explains all but such a share of a displacement only if the scene was shifted.
  private static let exactness = 0.15
  /// Pixels by which edges may be moved however few are; 0.09 was found.
  private static let slightDisplacement = 0.1
  /// An antialiased pixel lies between its neighbours by more levels than this.
  private static let contrast: Int32 = 8

  /// Whether another rasteriser may have drawn the whole picture.
  private(set) var isWhole = false
  /// Whether edges are moved by next to nothing.
  private(set) var isSlight = false

  private var antialiased = 0
  private var changed = 0
  /// Sums over the antialiased pixels that changed, in sixteenths of levels: of what changed after smoothing (d) and of the
  /// slopes to the right (x) and down (y).
  private var dd = 0.0
  private var xx = 0.0
  private var yy = 0.0
  private var xy = 0.0
  private var xd = 0.0
  private var yd = 0.0

  init(_ pair: PicturePair) {
    guard pair.width > 2, pair.height > 2 else { return }
    for y in 1..<pair.height - 1 {
      for x in 1..<pair.width - 1 { add(x, y, of: pair) }
    }
    guard changed > 0, xx + yy > 0 else { return }
    let share = Double(changed) / Double(antialiased)
    let displacement = (dd / (xx + yy)).squareRoot()
    let disorder = (max(dd - explainedByShift, 0) / (xx + yy)).squareRoot()
    isSlight = displacement <= Self.slightDisplacement
    isWhole =
      displacement <= Self.displacement * share && disorder <= Self.disorder * share
      && disorder >= Self.exactness * displacement
  }

  /// What one shift of the picture makes of `dd`, by least squares.
  private var explainedByShift: Double {
    let determinant = xx * yy - xy * xy
    // With slopes in one direction only the shift is along it.
    guard determinant > 1e-6 * (xx + yy) * (xx + yy) else { return (xd * xd + yd * yd) / (xx + yy) }
    return (yy * xd * xd - 2 * xy * xd * yd + xx * yd * yd) / determinant
  }

  @inline(__always)
  private mutating func add(_ x: Int, _ y: Int, of pair: PicturePair) {
    let color = pair.expectedColor(x, y)
    let isChanged = pair.largestDifference(x, y) > 1
    // Most pixels are like their neighbours.
    guard
      isChanged || pair.expectedColor(x &- 1, y) != color || pair.expectedColor(x &+ 1, y) != color
        || pair.expectedColor(x, y &- 1) != color || pair.expectedColor(x, y &+ 1) != color
    else { return }
    let expected = Neighbors(x, y) { pair.expectedColor($0, $1) }
    guard isChanged else {
      if expected.isAntialiased(by: Self.contrast) { antialiased += 1 }
      return
    }
    let actual = Neighbors(x, y) { pair.actualColor($0, $1) }
    guard expected.isAntialiased(by: Self.contrast) || actual.isAntialiased(by: Self.contrast) else { return }
    antialiased += 1
    changed += 1
    let difference = actual.smoothed &- expected.smoothed
    // Of the mean of both pictures.
    let (slopeX, slopeY) = (expected.slopeX &+ actual.slopeX, expected.slopeY &+ actual.slopeY)
    dd += dot(difference, difference)
    xx += dot(slopeX, slopeX)
    yy += dot(slopeY, slopeY)
    xy += dot(slopeX, slopeY)
    xd += dot(slopeX, difference)
    yd += dot(slopeY, difference)
  }

  @inline(__always)
  private func dot(_ a: SIMD4<Int32>, _ b: SIMD4<Int32>) -> Double { Double((a &* b).wrappedSum()) }
}

/// What is to be known of the 3x3 pixels around one, for each component.
private struct Neighbors {
  private let center: SIMD4<Int32>
  private var least: SIMD4<Int32>
  private var most: SIMD4<Int32>
  /// Weighted 1 2 1 in both directions.
  private(set) var smoothed = SIMD4<Int32>.zero
  /// I. Sobel's operator, which gives eight times the slope.
  private(set) var slopeX = SIMD4<Int32>.zero
  private(set) var slopeY = SIMD4<Int32>.zero

  @inline(__always)
  init(_ x: Int, _ y: Int, color: (Int, Int) -> UInt32) {
    center = SIMD4(truncatingIfNeeded: Pixel.components(color(x, y)))
    (least, most) = (center, center)
    for row in -1...1 {
      for column in -1...1 {
        let levels = SIMD4<Int32>(truncatingIfNeeded: Pixel.components(color(x &+ column, y &+ row)))
        least = pointwiseMin(least, levels)
        most = pointwiseMax(most, levels)
        let (weightX, weightY) = (Int32(2 &- abs(column)), Int32(2 &- abs(row)))
        smoothed &+= levels &* (weightX &* weightY)
        slopeX &+= levels &* (Int32(column) &* weightY)
        slopeY &+= levels &* (Int32(row) &* weightX)
      }
    }
  }

  @inline(__always)
  func isAntialiased(by contrast: Int32) -> Bool {
    any((center .> least &+ contrast) .& (center .< most &- contrast))
  }
}
