import Glibc
import SpringformBitmap

/// How much a thing covers of each pixel around it, and its colours.
///
/// A pixel well inside covers wholly. At the rim a pixel is a mixture of what is behind and of the colour next to it inside,
/// and tells by that how much it covers.
struct Matte {
  let width: Int
  let height: Int
  private(set) var covers: [Double]
  private(set) var colors: [SIMD3<Double>]
  private var behind: [SIMD3<Double>]
  private var differs: [Bool]
  /// How far edges were softened before, in pixels to each side.
  private let softness: Int

  init(width: Int, height: Int, softness: Int = 0) {
    self.softness = softness
    self.width = width
    self.height = height
    covers = Array(repeating: 0, count: width * height)
    colors = Array(repeating: .zero, count: width * height)
    behind = colors
    differs = Array(repeating: false, count: width * height)
  }

  mutating func add(_ pixel: UInt32, over background: UInt32, at index: Int) {
    colors[index] = pixel.channels
    behind[index] = background.channels
    differs[index] = Pixel.largestDifference(pixel, background) > Background.tolerance / 2
  }

  /// Tells rim from inside, and gives the rim its colours and covers.
  mutating func finish() {
    let isInside = differs.indices.map { liesInside($0, by: 2 + softness) }
    // Something too thin to have an inside covers where it differs most.
    let hasInside = isInside.contains(true)
    let seed = hasInside ? isInside : differs
    let original = colors
    for index in colors.indices {
      if seed[index] { covers[index] = 1; continue }
      guard let inner = nearest(to: index, in: seed) else { continue }
      let (color, ground) = (original[inner], behind[index])
      let way = color - ground
      let square = (way * way).sum()
      colors[index] = color
      covers[index] = square > 1 ? min(max(((original[index] - ground) * way).sum() / square, 0), 1) : 0
      if covers[index] < 0.04 { covers[index] = 0 }
      if covers[index] > 0.96 { covers[index] = 1 }
    }
  }

  /// What is seen of it, as a picture with alpha.
  var picture: Bitmap {
    get throws(BitmapError) {
      let pixels = covers.indices.map { index in
        func byte(_ value: Double) -> UInt32 { UInt32(min(max((value * covers[index]).rounded(), 0), 255)) }
        let color = colors[index]
        return Pixel.premultiplied(
          red: byte(color.x), green: byte(color.y), blue: byte(color.z), alpha: byte(255))
      }
      return try Bitmap(width: width, height: height, pixels: pixels)
    }
  }

  private func liesInside(_ index: Int, by reach: Int) -> Bool {
    let (x, y) = (index % width, index / width)
    for (dx, dy) in [(0, 0), (reach, 0), (-reach, 0), (0, reach), (0, -reach)] {
      let (column, row) = (x + dx, y + dy)
      guard column >= 0, row >= 0, column < width, row < height, differs[row * width + column] else { return false }
    }
    return true
  }

  /// The nearest pixel inside within a few pixels; of equally near ones the first in reading order.
  private func nearest(to index: Int, in seed: [Bool]) -> Int? {
    let (x, y) = (index % width, index / width)
    var best: (place: Int, distance: Int)?
    let reach = 4 + softness
    for row in max(y - reach, 0)...min(y + reach, height - 1) {
      for column in max(x - reach, 0)...min(x + reach, width - 1) where seed[row * width + column] {
        let distance = (row - y) * (row - y) + (column - x) * (column - x)
        if distance < best?.distance ?? .max { best = (row * width + column, distance) }
      }
    }
    return best?.place
  }

  /// The mean colour of what covers wholly.
  var meanColor: SIMD3<Double> {
    var (sum, count) = (SIMD3<Double>(), 0.0)
    for index in covers.indices where covers[index] == 1 {
      sum += colors[index]
      count += 1
    }
    return sum / max(count, 1)
  }

  /// The points that tell a place: first where cover or colour change, then some of the rest, evenly taken.
  /// - Parameter tilt: the turn that is taken back, clockwise, in radians.
  func samples(around middle: SIMD2<Double>, tilt: Double, most: Int) -> [Cutout.Sample] {
    let (c, s) = (cos(tilt), sin(tilt))
    var telling: [Int] = []
    var rest: [Int] = []
    for y in 1..<max(height - 1, 1) {
      for x in 1..<max(width - 1, 1) {
        let index = y * width + x
        let slope = max(change(index - 1, index + 1), change(index - width, index + width))
        if slope > 24 { telling.append(index) } else if covers[index] == 1 { rest.append(index) }
      }
    }
    let chosen = evenly(telling, most * 3 / 4) + evenly(rest, most / 8)
    return chosen.map { index in
      let way = SIMD2(Double(index % width) + 0.5, Double(index / width) + 0.5) - middle
      return Cutout.Sample(
        place: SIMD2(c * way.x + s * way.y, c * way.y - s * way.x), color: colors[index], cover: covers[index])
    }
  }

  /// Whether a turn about the middle shows: not of a disc without anything drawn on it.
  func showsTurns(around middle: SIMD2<Double>) -> Bool {
    var (turning, all) = (0.0, 0.0)
    for y in 1..<max(height - 1, 1) {
      for x in 1..<max(width - 1, 1) {
        let index = y * width + x
        let (right, down) = (ownSlope(index - 1, index + 1), ownSlope(index - width, index + width))
        let place = SIMD2(Double(x) + 0.5, Double(y) + 0.5) - middle
        let turn = down * place.x - right * place.y
        turning += (turn * turn).sum()
        all += ((right * right).sum() + (down * down).sum()) * (place * place).sum()
      }
    }
    return turning > Self.leastTurning * all
  }

  /// Of all change along an outline, the part that lies across the way that a turn takes it.
  private static let leastTurning = 0.03

  /// The change of what is seen from one pixel to another.
  private func slope(_ a: Int, _ b: Int) -> SIMD3<Double> {
    colors[b] * covers[b] + behind[b] * (1 - covers[b]) - colors[a] * covers[a] - behind[a] * (1 - covers[a])
  }

  /// The same of the thing alone, over nothing: what is behind it does not turn with it.
  private func ownSlope(_ a: Int, _ b: Int) -> SIMD3<Double> {
    (colors[b] + 64) * covers[b] - (colors[a] + 64) * covers[a]
  }

  private func evenly(_ places: [Int], _ most: Int) -> [Int] {
    guard places.count > most, most > 0 else { return places }
    return (0..<most).map { places[$0 * places.count / most] }
  }

  /// How much what is seen changes between two pixels.
  private func change(_ a: Int, _ b: Int) -> Double {
    let difference = slope(a, b)
    return max(abs(difference.x), abs(difference.y), abs(difference.z))
  }
}
