import Glibc

/// A box with round corners, perhaps turned, in a matte.
struct BoxShape {
  /// In pixels of the matte.
  let middle: SIMD2<Double>
  /// Width and height, in pixels.
  let size: SIMD2<Double>
  /// Its turn, clockwise, in radians.
  let tilt: Double
  let cornerRadius: Double

  /// - Parameter mass: its area, in pixels.
  init(middle: SIMD2<Double>, size: SIMD2<Double>, tilt: Double = 0, mass: Double) {
    (self.middle, self.size, self.tilt) = (middle, size, tilt)
    // What a box of this size has more than the thing lies in its four corners: (4 - pi) r² of it.
    let missing = max(size.x * size.y - mass, 0)
    cornerRadius = min((missing / (4 - Double.pi)).squareRoot(), min(size.x, size.y) / 2)
  }

  /// The box that a matte shows turned; nil where it shows none.
  init?(tilted matte: Matte, mass: Double) {
    let points = matte.rim
    guard points.count > 16 else { return nil }
    // The box around the points has its least area along the sides of what is a box; by degrees, then by parts of one.
    var best = (area: Double.infinity, angle: 0.0)
    for (step, reach) in [(2.0, 22), (0.25, 8), (0.03, 8)] {
      let start = best.angle
      for index in -reach...reach {
        let angle = start + Double(index) * step * .pi / 180
        let (low, high) = Self.extent(of: points, turned: -angle)
        let area = (high.x - low.x) * (high.y - low.y)
        if area < best.area { best = (area, angle) }
      }
    }
    guard abs(best.angle) > Self.leastTilt else { return nil }
    let (low, high) = Self.extent(of: points, turned: -best.angle)
    let half = (low + high) / 2
    let (c, s) = (cos(best.angle), sin(best.angle))
    // Of many middles that lie inside the outermost lie on the edge.
    self.init(
      middle: SIMD2(c * half.x - s * half.y, s * half.x + c * half.y), size: high - low, tilt: best.angle, mass: mass)
    guard explains(matte) else { return nil }
  }

  private static let leastTilt = 2 * Double.pi / 180

  private static func extent(of points: [SIMD2<Double>], turned angle: Double) -> (SIMD2<Double>, SIMD2<Double>) {
    let (c, s) = (cos(angle), sin(angle))
    var (low, high) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
    for point in points {
      let turned = SIMD2(c * point.x - s * point.y, s * point.x + c * point.y)
      low.replace(with: turned, where: turned .< low)
      high.replace(with: turned, where: turned .> high)
    }
    return (low, high)
  }

  /// Whether a matte shows this box and nothing else, but for what its soft rim leaves open.
  func explains(_ matte: Matte) -> Bool {
    distance(from: matte) < max(Self.openRim * 2 * (size.x + size.y), Self.blurredRim * matte.openness)
  }

  /// By how much a matte covers otherwise than this box, in pixels.
  func distance(from matte: Matte) -> Double {
    let (c, s) = (cos(tilt), sin(tilt))
    var difference = 0.0
    for y in 0..<matte.height {
      for x in 0..<matte.width {
        let way = SIMD2(Double(x) + 0.5, Double(y) + 0.5) - middle
        let place = SIMD2(abs(c * way.x + s * way.y), abs(c * way.y - s * way.x))
        let corner = place - (size / 2 - cornerRadius)
        let outer = length(SIMD2(max(corner.x, 0), max(corner.y, 0)))
        let distance = outer + min(max(corner.x, corner.y), 0) - cornerRadius
        difference += abs(min(max(0.5 - distance, 0), 1) - matte.covers[y * matte.width + x])
      }
    }
    return difference
  }

  /// The same upright box by the straight parts of its sides in a matte that shows it: each line of pixels that crosses one says where
  /// it lies, and the mean of the middle half of them is hardly moved by what compression has done to some.
  func straightened(in matte: Matte) -> BoxShape {
    let (low, high) = (middle - size / 2, middle + size / 2)
    /// Where two sides lie, by the lines that cross both between round corners.
    func sides(across length: Int, at center: Double, from first: Double, to last: Double, cover: (Int, Int) -> Double)
      -> (Double, Double)?
    {
      let begin = Int((first + cornerRadius + 1).rounded(.up))
      let end = Int(last - cornerRadius - 1)
      guard end - begin >= Self.fewestLines else { return nil }
      let cut = Int(center)
      let before = (begin..<end).map { line in Double(cut) - (0..<cut).reduce(0) { $0 + cover(line, $1) } }
      let after = (begin..<end).map { line in Double(cut) + (cut..<length).reduce(0) { $0 + cover(line, $1) } }
      return (before.middleHalfMean, after.middleHalfMean)
    }
    let (left, right) =
      sides(across: matte.width, at: middle.x, from: low.y, to: high.y) { matte.covers[$0 * matte.width + $1] }
      ?? (low.x, high.x)
    let (top, bottom) =
      sides(across: matte.height, at: middle.y, from: low.x, to: high.x) { matte.covers[$1 * matte.width + $0] }
      ?? (low.y, high.y)
    return BoxShape(
      middle: SIMD2(left + right, top + bottom) / 2, size: SIMD2(right - left, bottom - top),
      mass: matte.covers.reduce(0, +))
  }

  /// Fewer lines of pixels tell no more than the outermost pixels.
  private static let fewestLines = 6

  /// How far covers may be off along the rim, a pixel of it; or against how far they are from all or nothing, where compression has
  /// blurred it.
  private static let (openRim, blurredRim) = (0.3, 1.2)
}

extension Matte {
  /// How far all covers together are from all or nothing: at a sharp edge a quarter of a pixel each.
  var openness: Double { covers.reduce(0) { $0 + min($1, 1 - $1) } }

  /// The middles of the pixels at the rim that lie inside, which are half covered or more.
  var rim: [SIMD2<Double>] {
    var result: [SIMD2<Double>] = []
    for y in 0..<height {
      for x in 0..<width where covers[y * width + x] > 0 {
        let cover = covers[y * width + x]
        let neighbours = [
          x > 0 ? covers[y * width + x - 1] : 0, x < width - 1 ? covers[y * width + x + 1] : 0,
          y > 0 ? covers[(y - 1) * width + x] : 0, y < height - 1 ? covers[(y + 1) * width + x] : 0,
        ]
        guard cover >= 0.5, neighbours.contains(where: { $0 < 0.5 }) else { continue }
        result.append(SIMD2(Double(x) + 0.5, Double(y) + 0.5))
      }
    }
    return result
  }

  /// Whether all that it covers has one colour, but for what compression and dithering do.
  var isPlain: Bool {
    let mean = meanColor
    var (other, all) = (0, 0)
    for index in covers.indices where covers[index] == 1 {
      all += 1
      let way = colors[index] - mean
      if max(abs(way.x), abs(way.y), abs(way.z)) > 24 { other += 1 }
    }
    return other * 25 <= all
  }
}

extension [Double] {
  /// The mean of those that are left without the lowest and the highest quarter.
  fileprivate var middleHalfMean: Double {
    let kept = sorted()[count / 4..<count - count / 4]
    return kept.reduce(0, +) / Double(kept.count)
  }
}
