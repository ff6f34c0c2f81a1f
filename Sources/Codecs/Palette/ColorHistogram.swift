import SpringformBitmap

/// The distinct colours of some pixels, in the order in which they are first met, and how often each occurs.
struct ColorHistogram: Sendable {
  private var table = ColorTable()
  private(set) var counts: [Int] = []

  var colors: [UInt32] { table.colors }

  /// The colours, most frequent first.
  var byFrequency: [UInt32] { byFrequency { _ in true } }

  /// Some of the colours, most frequent first.
  func byFrequency(where isIncluded: (UInt32) -> Bool) -> [UInt32] {
    counts.indices.filter { isIncluded(colors[$0]) }
      .sorted { (counts[$0], $1) > (counts[$1], $0) }
      .map { colors[$0] }
  }

  /// Counts a colour and returns its position in `colors`.
  @inline(__always)
  mutating func add(_ color: UInt32) -> Int {
    let (position, isNew) = table.insert(color)
    if isNew {
      counts.append(1)
    } else {
      counts[position] &+= 1
    }
    return position
  }

  /// Counts a colour several times, at least once.
  @inline(__always)
  mutating func add(_ color: UInt32, count: Int) { add(more: count &- 1, at: add(color)) }

  /// Counts the colour at a position several times more.
  mutating func add(more count: Int, at position: Int) {
    if count > 0 { counts[position] &+= count }
  }

  /// More colours than these are very many, as footage has.
  static let manyColors = 8_192

  var hasManyColors: Bool { colors.count > Self.manyColors }

  /// What tells a colour from others: of very many colours those that differ only in the last bit of their channels are
  /// taken together.
  @inline(__always)
  func cell(of color: UInt32) -> UInt32 { hasManyColors ? color & 0xFFFE_FEFE : color }

  /// The same, but of very many colours those of a cell become their mean. A palette chosen from these is as good, and is
  /// chosen in much less time. Fills stay as they are.
  var simplified: Self {
    guard hasManyColors else { return self }
    let fill = counts.reduce(0, +) / 256
    var simple = Self()
    var cells = ColorTable()
    var sums: [SIMD4<Int>] = []
    for (color, count) in zip(colors, counts) {
      if count > fill {
        simple.add(color, count: count)
        continue
      }
      let (position, isNew) = cells.insert(cell(of: color))
      if isNew { sums.append(.zero) }
      sums[position] &+=
        SIMD4(Int(Pixel.red(color)), Int(Pixel.green(color)), Int(Pixel.blue(color)), 1) &* SIMD4(repeating: count)
    }
    for sum in sums {
      let mean = (sum &+ SIMD4(repeating: sum.w / 2)) / sum.w
      simple.add(
        Pixel.premultiplied(red: UInt32(mean.x), green: UInt32(mean.y), blue: UInt32(mean.z), alpha: 255),
        count: sum.w)
    }
    return simple
  }
}
