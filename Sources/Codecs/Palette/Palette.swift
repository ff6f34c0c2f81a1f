import SpringformBitmap

/// At most 256 opaque colours and, for every colour of a histogram, the one that stands for it.
struct Palette: Sendable {
  private(set) var colors: [UInt32]
  /// For each colour of the histogram its position in `colors`.
  private(set) var indices: [UInt8]

  /// Chooses a palette: exact when the colours fit, else the best stand-ins.
  ///
  /// - Parameters:
  ///   - fixed: colours that have to be in it, most important first.
  ///   - additional: how many others there may be.
  ///   - limit: how many there may be altogether, 1...256.
  init(for histogram: ColorHistogram, fixed: [UInt32] = [], additional: Int, limit: Int) {
    colors = Array(fixed.prefix(limit))
    var known = Set(colors)
    let new = histogram.colors.filter { !known.contains($0) }
    let room = min(additional, limit - colors.count)
    if new.count <= room {
      colors += new
    } else {
      let base = Self.baseColors(of: histogram, room: room).filter { known.insert($0).inserted }
      colors += base
      colors += Self.standIns(for: histogram, beside: colors, room: room - base.count)
    }
    if colors.isEmpty { colors = [histogram.colors.first ?? 0xFF00_0000] }
    indices = Self.nearest(to: histogram, in: colors)
  }

  /// The colours that cover more than an even share of the pixels: fills, whose exact tone people notice.
  private static func baseColors(of histogram: ColorHistogram, room: Int) -> [UInt32] {
    guard room > 0 else { return [] }
    let share = histogram.counts.reduce(0, +) / room
    return histogram.counts.indices
      .filter { histogram.counts[$0] > share }
      .sorted { (histogram.counts[$0], $1) > (histogram.counts[$1], $0) }
      .prefix(room * 3 / 4)
      .map { histogram.colors[$0] }
  }

  private static func standIns(for histogram: ColorHistogram, beside taken: [UInt32], room: Int) -> [UInt32] {
    guard room > 0 else { return [] }
    let taken = Set(taken)
    let members = zip(histogram.colors, histogram.counts).lazy
      .filter { !taken.contains($0.0) }
      .map { ColorClusters.Member(color: $0.0, weight: Float($0.1)) }
    var known = taken
    return ColorClusters(Array(members), count: room).means.filter { known.insert($0).inserted }
  }

  private static func nearest(to histogram: ColorHistogram, in colors: [UInt32]) -> [UInt8] {
    var exact: [UInt32: UInt8] = [:]
    for (index, color) in colors.enumerated() where exact[color] == nil { exact[color] = UInt8(index) }
    let labs = colors.map { OKLab(pixel: $0) }
    return histogram.colors.map { color in
      if let index = exact[color] { return index }
      let lab = OKLab(pixel: color)
      var best = 0
      var bestDistance = Float.infinity
      for (index, candidate) in labs.enumerated() {
        let distance = candidate.squaredDistance(to: lab)
        if distance < bestDistance {
          bestDistance = distance
          best = index
        }
      }
      return UInt8(best)
    }
  }
}
