import SpringformBitmap

/// At most 256 opaque colours, ready to stand in for others.
struct Palette: Sendable {
  let colors: [UInt32]
  /// So many of the first colours are exact ones that nothing may stand in for.
  let exactCount: Int
  private let search: NearestColor
  private let known: [UInt32: UInt8]

  /// - Parameters:
  ///   - exact: at least one colour, or some in `standIns`; each only once.
  ///   - standIns: colours different from those.
  init(exact: [UInt32], standIns: [UInt32] = []) {
    colors = exact + standIns
    exactCount = exact.count
    search = NearestColor(colors)
    known = Dictionary(zip(colors, (0...255).lazy.map(UInt8.init)), uniquingKeysWith: { first, _ in first })
  }

  /// The best palette for some colours: all of them when they fit, else fills exactly and the others by stand-ins.
  ///
  /// - Parameters:
  ///   - fixed: colours that have to be in it, most important first.
  ///   - additional: how many others there may be.
  ///   - limit: how many there may be altogether, 1...256.
  init(for histogram: ColorHistogram, fixed: [UInt32] = [], additional: Int = 256, limit: Int) {
    let fixed = Array(fixed.prefix(limit))
    var taken = Set(fixed)
    let new = histogram.colors.filter { !taken.contains($0) }
    let room = min(additional, limit - fixed.count)
    if new.count <= room {
      let all = fixed + histogram.byFrequency.filter { !taken.contains($0) }
      self.init(exact: all.isEmpty ? [histogram.colors.first ?? 0xFF00_0000] : all)
      return
    }
    let fills = Self.fills(of: histogram, room: room).filter { taken.insert($0).inserted }
    let members = zip(histogram.colors, histogram.counts).lazy
      .filter { !taken.contains($0.0) }
      .map { ColorClusters.Member(color: $0.0, weight: Float($0.1)) }
    let clusters = ColorClusters(Array(members), count: room - fills.count)
    let standIns = clusters.means.filter { taken.insert($0).inserted }
    let exact = fixed + fills
    self.init(exact: exact.isEmpty && standIns.isEmpty ? [0xFF00_0000] : exact, standIns: standIns)
  }

  /// The position of a colour that is in the palette.
  func index(of color: UInt32) -> UInt8? { known[color] }

  /// The nearest colour's position and the square of its distance in OKLab.
  @inline(__always)
  func nearest(to color: UInt32) -> (index: UInt8, squaredDistance: Float) {
    if let index = known[color] { return (index, 0) }
    let (index, squaredDistance) = search.nearest(to: OKLab(pixel: color))
    return (UInt8(truncatingIfNeeded: index), squaredDistance)
  }

  /// Two colours that make a third one when they take turns.
  struct Mix {
    /// Pixels in a pattern: few, so that patterns repeat, which compresses well.
    static let turns = 4

    /// The darker one, or the only one.
    var first: UInt8
    var second: UInt8
    /// How many of ``turns`` pixels show the second one.
    var share: Int
  }

  /// The pair whose mixture comes nearest, not too far apart.
  func mix(for color: UInt32) -> Mix {
    let lab = OKLab(pixel: color)
    let (index, squaredDistance) = search.nearest(to: lab)
    let nearest = UInt8(truncatingIfNeeded: index)
    guard squaredDistance > 0 else { return Mix(first: nearest, second: nearest, share: 0) }
    let (partner, share) = search.partner(of: index, for: lab)
    let other = UInt8(truncatingIfNeeded: partner)
    let turns = Int((share * Float(Mix.turns)).rounded())
    // The same two always take turns in the same order, whichever is nearer.
    return search.isDarker(index, than: partner)
      ? Mix(first: nearest, second: other, share: turns) : Mix(first: other, second: nearest, share: Mix.turns - turns)
  }

  /// The colours that cover more than three even shares of the pixels: fills, whose exact tone people notice.
  private static func fills(of histogram: ColorHistogram, room: Int) -> [UInt32] {
    guard room > 0 else { return [] }
    let share = histogram.counts.reduce(0, +) / room
    return histogram.counts.indices
      .filter { histogram.counts[$0] > 3 * share }
      .sorted { (histogram.counts[$0], $1) > (histogram.counts[$1], $0) }
      .prefix(room * 3 / 4)
      .map { histogram.colors[$0] }
  }
}
