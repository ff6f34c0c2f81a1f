import SpringformBitmap

/// For each palette index the indices of similar colours that may be shown instead, nearest first.
struct PaletteNeighbors: Sendable {
  /// The most neighbours of an index.
  static let maximum = 8
  static let none = Self()

  /// `maximum` entries for each index; a shorter list is ended by the index itself. After the lists for pixels that are soon
  /// replaced come those for pixels that stay, in which only nearer colours are.
  private var lists: [UInt8] = []
  /// Where these begin.
  static let partSize = 256 * maximum

  private init() {}

  /// Whether no index has a neighbour.
  var isEmpty: Bool { lists.isEmpty }

  /// - Parameters:
  ///   - palette: its exact colours have no neighbours, but may be neighbours of others.
  ///   - tolerance: the greatest distance of a neighbour, as a part of that from black to white.
  ///   - restingLevels: by how many levels a channel may be off where a pixel stays.
  init(in palette: Palette, tolerance: Float, restingLevels: Int32 = 0) {
    self.init(among: palette.colors, tolerance: tolerance, restingLevels: restingLevels) { $0 >= palette.exactCount }
  }

  /// - Parameters:
  ///   - pixels: the palette.
  ///   - tolerance: as above.
  ///   - restingLevels: as above.
  ///   - isDrawn: whether an index may be shown instead of others; by default all may.
  ///   - mayChange: whether another index may be shown instead of one.
  init(
    among pixels: [UInt32], tolerance: Float, restingLevels: Int32, isDrawn: (Int) -> Bool = { _ in true },
    mayChange: (Int) -> Bool
  ) {
    guard tolerance > 0 else { return }
    let colors = pixels.map { OpponentColor(pixel: $0) }
    lists = (0..<2 * Self.partSize).map { UInt8(truncatingIfNeeded: $0 / Self.maximum) }
    let targets = colors.indices.filter(isDrawn)
    for index in targets where mayChange(index) {
      let neighbors = targets.lazy
        .map { (distance: colors[$0].squaredDistance(to: colors[index]), index: $0) }
        .filter { $0.index != index && $0.distance <= tolerance * tolerance }
        .sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
      for (rank, neighbor) in neighbors.prefix(Self.maximum).enumerated() {
        lists[index * Self.maximum + rank] = UInt8(truncatingIfNeeded: neighbor.index)
      }
      let near = neighbors.filter { Pixel.largestChannelDifference(pixels[$0.index], pixels[index]) <= restingLevels }
      for (rank, neighbor) in near.prefix(Self.maximum).enumerated() {
        lists[Self.partSize + index * Self.maximum + rank] = UInt8(truncatingIfNeeded: neighbor.index)
      }
    }
  }

  /// Empty when no index has a neighbour.
  func withUnsafeLists<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    lists.withUnsafeBufferPointer(body)
  }
}

extension Pixel {
  /// The largest difference of red, green or blue, in levels.
  static func largestChannelDifference(_ a: UInt32, _ b: UInt32) -> Int32 {
    let channels = [(red(a), red(b)), (green(a), green(b)), (blue(a), blue(b))]
    return channels.reduce(0) { max($0, abs(Int32(bitPattern: $1.0) - Int32(bitPattern: $1.1))) }
  }
}
