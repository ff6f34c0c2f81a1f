import Glibc
import SpringformBitmap

/// A thing cut out of the picture that shows it best, or of the first one where only that shows it upright, as the points that tell its
/// place: its edges and what is drawn on it.
struct Cutout {
  /// A point of the thing.
  struct Sample {
    /// From the thing's middle, in pixels.
    var place: SIMD2<Double>
    /// Its colour, 0...255 each.
    var color: SIMD3<Double>
    /// How much of it covers what is behind, 0...1.
    var cover: Double
  }

  /// The middle of the thing in the picture that it was cut out of, in pixels.
  let center: SIMD2<Double>
  /// Its width and height there, in pixels, to the middle of its soft edges; of a box those of the box, however it is turned.
  let size: SIMD2<Double>
  /// How a box is turned there, clockwise, in radians; 0 of everything else.
  let tilt: Double
  let samples: [Sample]
  /// The mean colour of what covers wholly.
  let color: SIMD3<Double>
  /// Whether one sees that it turns.
  let showsTurns: Bool
  /// Whether it is a box of one colour with round corners, and nothing else.
  let isBox: Bool
  /// Whether its edges are wider than a pixel.
  let isBlurred: Bool
  /// How its outer boundary runs at the corners, in pixels; 0 of a rectangle.
  let cornerRadius: Double
  /// What it looks like, with its middle; nil of a box of one colour.
  let picture: Track.Picture?

  /// Less open than this, a pixel of the outline, is a sharp edge.
  private static let sharpest = 0.3
  /// So many points are enough.
  private static let mostSamples = 1600
}

extension Cutout {
  /// - Parameters:
  ///   - part: where the thing is seen alone.
  ///   - background: what is behind it.
  ///   - isReference: whether other pictures are measured by it, so that its turn and its looks count.
  init?(_ part: PicturePart, over ground: Background, isReference: Bool = true) {
    let background = ground.picture
    let (width, height) = (part.picture.width, part.picture.height)
    guard width > 2, height > 2 else { return nil }
    var matte = Matte(width: width, height: height, softness: ground.softness)
    for y in 0..<height {
      for x in 0..<width {
        let behind = background.pixels[(part.y + y) * background.width + part.x + x]
        matte.add(part.picture.pixels[y * width + x], over: behind, at: y * width + x)
      }
    }
    matte.finish()
    // The middle and the extent by cover.
    let mass = matte.covers.reduce(0, +)
    guard mass > 4, let box = Self.extent(of: matte) else { return nil }
    let rough = BoxShape(
      middle: SIMD2((box.left + box.right) / 2, (box.top + box.bottom) / 2),
      size: SIMD2(box.right - box.left, box.bottom - box.top), mass: mass)
    let straight = rough.straightened(in: matte)
    let upright = straight.distance(from: matte) < rough.distance(from: matte) ? straight : rough
    let isUpright = !isReference || upright.explains(matte)
    let shape = isUpright ? upright : BoxShape(tilted: matte, mass: mass) ?? upright
    isBlurred = matte.openness > Self.sharpest * 2 * (shape.size.x + shape.size.y)
    isBox = matte.isPlain && shape.explains(matte)
    center = shape.middle + SIMD2(Double(part.x), Double(part.y))
    (size, tilt, cornerRadius) = (shape.size, shape.tilt, shape.cornerRadius)
    samples = matte.samples(around: shape.middle, tilt: shape.tilt, most: Self.mostSamples)
    color = matte.meanColor
    showsTurns = matte.showsTurns(around: shape.middle)
    picture =
      isBox || !isReference
      ? nil
      : (try? matte.picture).map {
        Track.Picture(
          bitmap: $0, x: shape.middle.x, y: shape.middle.y, width: shape.size.x, height: shape.size.y)
      }
    guard samples.count >= 12 else { return nil }
  }

  /// Whether it is of another size than when it was cut out elsewhere.
  func isResized(against other: Cutout) -> Bool {
    max(abs(size.x / other.size.x - 1), abs(size.y / other.size.y - 1)) > 0.03
  }

  /// Whether its corners are as round as another's, in pixels or against its size; films tell them within a few pixels.
  func hasCorners(of other: Cutout) -> Bool {
    let shares = (cornerRadius / min(size.x, size.y), other.cornerRadius / min(other.size.x, other.size.y))
    return abs(cornerRadius - other.cornerRadius) < Self.likeCorners || abs(shares.0 - shares.1) < Self.likeShares
  }

  /// How far round corners may be apart, in pixels, and as shares of the shorter side.
  private static let (likeCorners, likeShares) = (6.0, 0.1)

  /// How much of its colour it has against another moment, 0...1.
  func opacity(against other: Cutout, over background: Bitmap) -> Double {
    guard let ground = background.nearest(center) else { return 1 }
    let way = other.color - ground
    let square = (way * way).sum()
    return square > 1 ? min(max(((color - ground) * way).sum() / square, 0), 1) : 1
  }

  /// Where the cover of columns and rows begins and ends.
  private static func extent(of matte: Matte) -> (left: Double, top: Double, right: Double, bottom: Double)? {
    let (width, height) = (matte.width, matte.height)
    let columns = (0..<width).map { x in high((0..<height).lazy.map { matte.covers[$0 * width + x] }) }
    let rows = (0..<height).map { y in high(matte.covers[y * width..<(y + 1) * width]) }
    guard let (left, right) = ends(columns), let (top, bottom) = ends(rows) else { return nil }
    return (left, top, right, bottom)
  }

  /// The highest cover of a line, but for a few pixels that noise has made.
  private static func high(_ covers: some Sequence<Double>) -> Double {
    // The four highest, the highest first.
    var (best, count) = (SIMD4<Double>(), 0)
    for cover in covers where cover > 0 {
      count += 1
      guard cover > best.w else { continue }
      best.w = cover
      if best.w > best.z { (best.z, best.w) = (best.w, best.z) }
      if best.z > best.y { (best.y, best.z) = (best.z, best.y) }
      if best.y > best.x { (best.x, best.y) = (best.y, best.x) }
    }
    return best[min(count / 20, 3)]
  }

  /// The places at which the highest cover of a line of pixels begins and ends, to a part of a pixel.
  private static func ends(_ covers: [Double]) -> (Double, Double)? {
    guard let first = covers.firstIndex(where: { $0 > 0.98 }), let last = covers.lastIndex(where: { $0 > 0.98 }) else {
      return nil
    }
    let before = first > 0 ? covers[first - 1] : 0
    let after = last + 1 < covers.count ? covers[last + 1] : 0
    return (Double(first) - before, Double(last + 1) + after)
  }
}
