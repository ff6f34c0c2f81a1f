import SpringformBitmap

/// How much ink of one colour each place has in the rows of what changed and as far as a few letters to both sides: 0 for the
/// paper's colour, 1 for the ink's.
struct InkRow {
  typealias Components = ChangeSamples.Components

  private let row: PixelRect
  /// Around what changed.
  private let bounds: PixelRect
  private let before: [Float]
  private let after: [Float]

  /// Nil when what changed has other colours than those between two.
  init?(_ samples: ChangeSamples) {
    bounds = samples.bounds
    guard let background = samples.background else { return nil }
    let paper = Components(Pixel.components(background))
    var ink = Components.zero
    for place in samples.changed {
      for color in [samples.expected(place.x, place.y), samples.actual(place.x, place.y)]
      where (color - paper).squaredLength > ink.squaredLength {
        ink = color - paper
      }
    }
    guard ink.squaredLength > Self.leastContrast else { return nil }
    let along = samples.changed.reduce(Float(0)) { sum, place in
      let share = samples.difference(place).dot(ink)
      return sum + share * share / ink.squaredLength
    }
    guard along > 0.9 * samples.energy else { return nil }
    let reach = 2 * bounds.height
    let around = PixelRect(x: bounds.x - reach, y: bounds.y, width: bounds.width + 2 * reach, height: bounds.height)
    let size = PixelSize(
      width: min(samples.expected.width, samples.actual.width),
      height: min(samples.expected.height, samples.actual.height))
    guard let row = around.clipped(to: size), row.height <= Self.highest else { return nil }
    self.row = row
    func shares(_ color: (Int, Int) -> Components) -> [Float] {
      (0..<row.area).map { index in
        let color = color(row.x + index % row.width, row.y + index / row.width)
        return min(max((color - paper).dot(ink) / ink.squaredLength, 0), 1)
      }
    }
    before = shares { samples.expected($0, $1) }
    after = shares { samples.actual($0, $1) }
  }

  /// Squared levels.
  private static let leastContrast: Float = 400
  /// Pixels; no letters of a user interface are higher.
  private static let highest = 400

  /// Whether it has as many strokes side by side as letters have, and none that is long.
  var isText: Bool {
    var (strokes, ink, lines) = (Float(0), Float(0), 0)
    // Half squares that have ink.
    var inked: Set<Int> = []
    for y in 0..<row.height {
      let line = before[y * row.width..<(y + 1) * row.width]
      let length = zip(line, line.dropFirst()).reduce(Float(0)) { $0 + abs($1.1 - $1.0) }
      for (x, share) in line.enumerated() where share > 0.2 { inked.insert(x * 2 / row.height) }
      guard length > 0.5 else { continue }
      strokes += length / 2
      ink += line.reduce(0, +)
      lines += 1
    }
    guard lines > 2, lines * 5 > row.height * 3, ink < strokes * Float(row.height) / 2 else { return false }
    return inked.count > 4 && strokes / Float(lines) > 0.4 * Float(inked.count)
  }

  /// By which share the ink of each square of what changed grew, for those that have much.
  var growths: [Float] {
    let side = max(row.height, 4)
    var sums = [(before: Float, after: Float)](repeating: (0, 0), count: bounds.width / side + 1)
    forEachInBounds { x, _, before, after in
      sums[x / side].before += before
      sums[x / side].after += after
    }
    let most = sums.map(\.before).max() ?? 0
    return sums.filter { $0.before > 0 && $0.before * 4 > most }.map { $0.after / $0.before - 1 }
  }

  /// By which share all ink grew.
  var growth: Float {
    let sum = before.reduce(0, +)
    return sum > 0 ? after.reduce(0, +) / sum - 1 : 0
  }

  /// The factor of the height over which the ink is spread.
  var spread: Float {
    // Sums of the ink, of its place and of the square of that.
    var (old, new) = (SIMD3<Float>.zero, SIMD3<Float>.zero)
    forEachInBounds { _, y, before, after in
      let place = SIMD3(1, Float(y), Float(y * y))
      old += place * before
      new += place * after
    }
    func variance(_ sums: SIMD3<Float>) -> Float {
      sums.x > 0 ? sums.z / sums.x - sums.y / sums.x * sums.y / sums.x : 0
    }
    return variance(old) > 0 ? (max(variance(new), 0) / variance(old)).squareRoot() : 1
  }

  /// Whether its height, and all ink, grew as they do where all becomes larger by a factor.
  func isScaled(by factor: Float) -> Bool {
    let height = spread - 1
    return abs(height) > Self.leastScale && Self.likely.contains(height / (factor - 1))
      && Self.likely.contains(growth / (factor * factor - 1))
  }

  /// Letters that are as high as they were come to less.
  private static let leastScale: Float = 0.015
  /// Found for small type, half a point to one larger: between 0.7 and 1.5.
  private static let likely: ClosedRange<Float> = 0.5...2

  /// Whether ink that stayed as it was stands right before or after what changed, as near as the letters of a word do.
  var isWithinWord: Bool {
    let gap = max(bounds.height / 3, 1)
    let sides = [bounds.x - gap..<bounds.x, bounds.x + bounds.width..<bounds.x + bounds.width + gap]
    return sides.contains { columns in
      let ink = columns.filter { $0 >= row.x && $0 < row.x + row.width }.reduce(Float(0)) { sum, x in
        (0..<row.height).reduce(sum) { $0 + before[$1 * row.width + x - row.x] }
      }
      return ink > Float(row.height) * 0.3
    }
  }

  /// - Parameter body: given places from the corner of what changed.
  private func forEachInBounds(_ body: (_ x: Int, _ y: Int, _ before: Float, _ after: Float) -> Void) {
    let first = bounds.x - row.x
    for y in 0..<row.height {
      for x in 0..<bounds.width {
        let index = y * row.width + first + x
        body(x, y, before[index], after[index])
      }
    }
  }
}
