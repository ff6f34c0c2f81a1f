import SpringformBitmap

/// Tells two drawings of one scene by different rasterisers from a scene that changed.
///
/// A rasteriser treats all edges alike. One that rounds coordinates moves what it rounds by a few hundredths of a pixel, all
/// in one direction. One that finds coverage in another way touches most antialiased pixels of the picture, none of them
/// much. A change of a scene leaves most edges as they were and moves the others further, and where it changes everything it
/// does so exactly: one shift, scale, turn or colour explains what differs.
///
/// What differs at the antialiased pixels that changed is fitted by least squares as if each had moved along the slope on
/// which it lies (B. D. Lucas and T. Kanade, "An iterative image registration technique", 1981). Lengths in pixels are root
/// mean squares over these. The limits are measured on all scenes of the gallery and all scene files, drawn at a quarter of
/// their size, at half of it and in full, by Cairo with its antialiasing `fast`, `good` and `best`, at twice the scale and
/// averaged, and with coordinates off by 0.01 and 0.03 pixels; and against the least changes that count as real.
struct Redrawing {
  /// By how much coordinates may be off that were rounded, 0.067 was found; and what such a shift leaves unexplained: 0.033,
  /// but 0.065 at the edges of photographs whose corners were rounded one by one.
  private static let rounding = (shift: 0.07, disorder: 0.07)
  /// The share of all antialiased pixels that another rasteriser changes at the least, if only by a level; 0.39 was found
  /// where rounding explains less. A rasteriser leaves text alone that is drawn on a grid of its own.
  private static let share = 0.35
  /// What a common shift may explain of that, 0.25 was found. Where a scene moved by half a pixel in one direction it is 0.3.
  private static let shift = 0.27
  /// A shift explains all but such a share of a displacement only if the scene was shifted. Where nearly all slopes have one
  /// direction it always does: the lesser sum of their squares is less than such a share of the larger one.
  private static let exactness = (disorder: 0.15, slopes: 0.1)
  /// What no common shift explains where another rasteriser touches all edges, as another width of lines would be; 0.2 was
  /// found in full size.
  private static let disorder = 0.21
  /// What a common scale or turn explains is the scene's when it is longer than so, and most of the displacement: up to 0.5
  /// of its square was found, and in full size a length of 0.033; 0.8 and more, and 0.054, where a scene was scaled.
  private static let distortion = (length: 0.045, share: 0.65)
  /// How far off what moves may be where one rasteriser drew both: the root mean square of what a grid of an eighth of a pixel
  /// rounds.
  private static let motion = 0.036

  /// Of so many edges no more have to be looked at to know how all moved.
  private static let enough = 2000
  /// They are looked at one part of all after the other.
  private static let parts = 8

  private var motion = LinearFit()
  private var tint = Tint(share: Tint.softShare)
  /// Of the pixels that changed and are not antialiased: sides of lines and of areas that lie between pixels.
  private var hardTint = Tint(share: Tint.hardShare, fewest: Tint.fewestHard)

  init(_ changes: PictureChanges, in pair: PicturePair) {
    let parts = changes.area.count > Self.enough ? Self.parts : 1
    var count = 0
    for part in 0..<parts where count < Self.enough {
      changes.forEachQuadBeyondRounding(in: pair, part: part, of: parts) { count += add($0, $1, $2, in: pair) }
    }
  }

  /// Adds the pixels that changed of four from a place on.
  /// - Returns: how many of them lie on an edge.
  @inline(__always)
  private mutating func add(_ x: Int, _ y: Int, _ differences: SIMD4<UInt32>, in pair: PicturePair) -> Int {
    let edges = pair.antialiasedInEither(x, y)
    let sides = pair.uneven(x, y) & (1 &- edges)
    guard !(edges | sides).isZero else { return 0 }
    let scale = 2 / Double(max(pair.width, pair.height))
    var count = 0
    for place in 0..<4 where differences[place] > 1 && !pair.isBorder(x &+ place, y) {
      guard (edges | sides)[place] != 0 else { continue }
      let x = x &+ place
      let slopes = Slopes(x, y, in: pair)
      count += 1
      guard edges[place] != 0 else {
        hardTint.add(slopes.sums)
        continue
      }
      tint.add(slopes.sums)
      // From the picture's middle, so that a scale or turn is not mostly a shift.
      let (right, down) = (Double(2 * x - pair.width) * scale, Double(2 * y - pair.height) * scale)
      for channel in 0..<3 {
        let (slopeX, slopeY) = (Double(slopes.x[channel]), Double(slopes.y[channel]))
        let causes = SIMD4(slopeX, slopeY, slopeX * right + slopeY * down, slopeY * right - slopeX * down)
        motion.add(causes, Double(slopes.difference[channel]))
      }
    }
    return count
  }

  /// Whether what differs are coordinates that were rounded.
  /// - Parameter isRedrawn: whether another rasteriser may have drawn it; else only what moves may be off.
  func isSlight(isRedrawn: Bool) -> Bool {
    guard !tint.isAll, !hardTint.isAll else { return false }
    // An edge between two pixels is not antialiased, and hardly is when it moves by so little.
    guard let lengths else { return true }
    guard isRedrawn else { return lengths.displacement <= Self.motion }
    return lengths.shift <= Self.rounding.shift && lengths.disorder <= Self.rounding.disorder && !isDistorted
  }

  /// Whether the scene was scaled or turned.
  private var isDistorted: Bool {
    guard let lengths else { return false }
    let share = lengths.distortion * lengths.distortion / (lengths.displacement * lengths.displacement)
    return lengths.distortion > Self.distortion.length && share > Self.distortion.share
  }

  /// Whether another rasteriser may have drawn the whole picture.
  /// - Parameter changes: where the pictures differ.
  func isWhole(_ changes: PictureChanges, in pair: PicturePair) -> Bool {
    guard let lengths, !tint.isAll else { return false }
    let (right, down) = (motion.squares[0], motion.squares[1])
    let hasBothSlopes = min(right, down) > Self.exactness.slopes * max(right, down)
    let isExact = hasBothSlopes && lengths.disorder < Self.exactness.disorder * lengths.displacement
    guard !isExact, !isDistorted, lengths.shift <= Self.shift else { return false }
    // No share is larger than all, and to find it takes a look at the whole picture.
    guard lengths.disorder <= Self.disorder else { return false }
    let least = max(Self.share, lengths.disorder / Self.disorder)
    return SoftEdges(pair, changes, least: least).changedShare >= least
  }

  /// None where no antialiased pixel changed.
  private var lengths: (displacement: Double, shift: Double, disorder: Double, distortion: Double)? {
    let slopes = motion.squares[0] + motion.squares[1]
    guard slopes > 0 else { return nil }
    func length(_ square: Double) -> Double { (square / slopes).squareRoot() }
    let (shift, all) = (motion.explained[1], motion.explained[3])
    return (length(motion.square), length(shift), length(motion.square - shift), length(all - shift))
  }
}

/// Whether a colour or opacity changed: edges keep their places, and each pixel changes in proportion to what it is.
private struct Tint {
  /// Of the squared differences, what a straight line over the mean of both pictures explains at the least. Found where
  /// edges were drawn otherwise: up to 0.56, and 0.75 and more where a colour changed.
  static let softShare = 0.7
  /// The same at pixels that are not antialiased. A line of one pixel that moves by a part of one loses on one side what it
  /// gains on the other, of which a straight line explains three quarters; of another colour of it, all.
  static let hardShare = 0.88
  /// Of fewer of these nothing can be said: four were found where another rasteriser drew a shape of 2x2 pixels.
  static let fewestHard = 8.0
  /// Levels, as root mean square.
  private static let level = 1.0

  /// Sums for each component of 3x3 pixels around each, which are the edge with both its sides: of both pictures' levels
  /// together, of what they differ by, and of their products.
  private var count = 0.0
  private var values = SIMD4<Double>.zero
  private var squares = SIMD4<Double>.zero
  private var differences = SIMD4<Double>.zero
  private var differenceSquares = SIMD4<Double>.zero
  private var products = SIMD4<Double>.zero
  private let share: Double
  /// So many pixels tell a colour from an edge.
  private let fewest: Double

  init(share: Double, fewest: Double = 1) { (self.share, self.fewest) = (share, fewest) }

  @inline(__always)
  mutating func add(_ sums: WindowSums) {
    count += 9
    let (a, b) = (SIMD4<Double>(sums.expected), SIMD4<Double>(sums.actual))
    let (aa, ab, bb) = (
      SIMD4<Double>(sums.expectedSquares), SIMD4<Double>(sums.products), SIMD4<Double>(sums.actualSquares)
    )
    values += a + b
    differences += b - a
    squares += aa + 2 * ab + bb
    differenceSquares += aa - 2 * ab + bb
    products += bb - aa
  }

  var isAll: Bool {
    guard count >= 9 * fewest else { return false }
    let mean = differences * differences / count
    let variance = squares - values * values / count
    let covariance = products - values * differences / count
    var explained = 0.0
    for channel in 0..<3 {
      explained += mean[channel]
      if variance[channel] > 0 { explained += covariance[channel] * covariance[channel] / variance[channel] }
    }
    let all = differenceSquares[0] + differenceSquares[1] + differenceSquares[2]
    return explained > share * all && explained > Self.level * Self.level * 3 * count
  }
}

/// Sums over the 3x3 pixels around one that is not on the border, for each component.
private struct Slopes {
  /// The actual less the expected level, weighted 1 2 1 in both directions.
  private(set) var difference = SIMD4<Int16>.zero
  /// I. Sobel's operator, of both pictures together: in sixteenths the mean slope to the right and down.
  private(set) var x = SIMD4<Int16>.zero
  private(set) var y = SIMD4<Int16>.zero
  private(set) var sums = WindowSums()

  @inline(__always)
  init(_ x: Int, _ y: Int, in pair: PicturePair) {
    for row in -1...1 {
      for column in -1...1 {
        let place = (x &+ column, y &+ row)
        let (before, after) = (pair.expectedColor(place.0, place.1), pair.actualColor(place.0, place.1))
        sums.add(before, after)
        let expected = SIMD4<Int16>(truncatingIfNeeded: Pixel.components(before))
        let actual = SIMD4<Int16>(truncatingIfNeeded: Pixel.components(after))
        let (value, change) = (expected &+ actual, actual &- expected)
        let (weightX, weightY) = (Int16(2 &- abs(column)), Int16(2 &- abs(row)))
        difference &+= change &* (weightX &* weightY)
        self.x &+= value &* (Int16(column) &* weightY)
        self.y &+= value &* (Int16(row) &* weightX)
      }
    }
  }
}
