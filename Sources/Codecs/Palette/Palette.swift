import SpringformBitmap

/// At most 256 opaque colours, and the search for the nearest of them.
struct Palette: Sendable {
  var colors: [UInt32] { table.colors }
  /// So many of the first colours are exact: pixels that have them are never shown in another one.
  let exactCount: Int
  private let table: ColorTable
  private let search: NearestColor

  /// - Parameters:
  ///   - exact: at least one colour, or some in `representatives`; each only once.
  ///   - representatives: colours different from those.
  init(exact: [UInt32], representatives: [UInt32] = []) {
    table = ColorTable(exact + representatives)
    exactCount = exact.count
    search = NearestColor(table.colors)
  }

  /// The best palette for some colours: all of them when they fit, else fills exactly and the others by
  /// representatives.
  ///
  /// - Parameters:
  ///   - fixed: colours that have to be in it, most important first.
  ///   - additional: how many others there may be.
  ///   - limit: how many there may be altogether, 1...256.
  ///   - refinements: how many times representatives are moved to the mean of what they represent.
  init(for histogram: OpponentHistogram, fixed: [UInt32] = [], additional: Int = 256, limit: Int, refinements: Int = 0)
  {
    let fixed = Array(fixed.prefix(limit))
    var taken = ColorTable(fixed)
    let room = min(additional, limit - fixed.count)
    if histogram.colors.count(where: { !taken.contains($0) }) <= room {
      let all = fixed + histogram.rgb.byFrequency { !taken.contains($0) }
      self.init(exact: all.isEmpty ? [0xFF00_0000] : all)
      return
    }
    let fills = Self.fills(of: histogram.rgb, room: room).filter { taken.insert($0).isNew }
    let members = histogram.colors.indices
      .filter { !taken.contains(histogram.colors[$0]) }
      .map {
        ColorClusters.Member(
          color: histogram.colors[$0], opponentColor: histogram.opponentColors[$0], weight: Float(histogram.counts[$0]))
      }
    let exact = fixed + fills
    let means = ColorClusters(members, count: room - fills.count).means
    let representatives = ColorClusters.moved(means, toMeansOf: members, beside: exact, rounds: refinements)
      .filter { taken.insert($0).isNew }
    self.init(exact: exact.isEmpty && representatives.isEmpty ? [0xFF00_0000] : exact, representatives: representatives)
  }

  /// How many times the representatives of one picture are worth being moved. A whole table takes time and hardly gains by a
  /// second time; of few colours each is moved far, and soon.
  static func refinements(limit: Int) -> Int { min(max(256 / limit, 1), 12) }

  /// The position of a colour that is in the palette.
  @inline(__always)
  func index(of color: UInt32) -> UInt8? { table.position(of: color).map { UInt8(truncatingIfNeeded: $0) } }

  /// The nearest colour's position and the square of its distance.
  @inline(__always)
  func nearest(to color: OpponentColor) -> (index: UInt8, squaredDistance: Float) {
    let (index, squaredDistance) = search.nearest(to: color)
    return (UInt8(truncatingIfNeeded: index), squaredDistance)
  }

  /// A search for the nearest colours of so many.
  func search(for count: Int) -> NearestColorSearch { NearestColorSearch(search, of: colors, for: count) }

  /// Two colours whose alternation in a pattern looks like a third one.
  struct Mix {
    /// Pixels in a pattern: few, so that patterns repeat, which compresses well.
    static let patternLength = 4

    /// The darker one, or the only one.
    var first: UInt8
    var second: UInt8
    /// How many of ``patternLength`` pixels show the second one.
    var share: Int
  }

  /// The pair whose mixture comes nearest, not too far apart; one of them is the nearest colour.
  func mix(for color: OpponentColor, nearest: UInt8) -> Mix {
    let (partner, share) = search.partner(of: Int(nearest), for: color)
    let other = UInt8(truncatingIfNeeded: partner)
    let count = Int((share * Float(Mix.patternLength)).rounded())
    // Two colours always alternate in the same order, whichever is nearer.
    return search.isDarker(Int(nearest), than: partner)
      ? Mix(first: nearest, second: other, share: count)
      : Mix(first: other, second: nearest, share: Mix.patternLength - count)
  }

  /// The colours that cover more than three even shares of the pixels: fills, whose exact tone people notice.
  static func fills(of histogram: ColorHistogram, room: Int) -> [UInt32] {
    guard room > 0 else { return [] }
    let share = histogram.counts.reduce(0, +) / room
    return histogram.counts.indices
      .filter { histogram.counts[$0] > 3 * share }
      .sorted { (histogram.counts[$0], $1) > (histogram.counts[$1], $0) }
      .prefix(room * 3 / 4)
      .map { histogram.colors[$0] }
  }
}
