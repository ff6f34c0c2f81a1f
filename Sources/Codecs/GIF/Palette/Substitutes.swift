import SpringformBitmap

/// For each palette index the others that may be shown in its place, nearest first.
struct Substitutes: Sendable {
  static let maximum = 8
  static let none = Self()

  /// `maximum` entries for each index; the index itself ends its list.
  private var lists: [UInt8] = []

  private init() {}

  /// - Parameters:
  ///   - palette: its exact colours are never replaced, but may replace others.
  ///   - tolerance: the greatest distance, as a part of that from black to white.
  init(in palette: Palette, tolerance: Float) {
    guard tolerance > 0 else { return }
    let places = palette.colors.map { OpponentColor(pixel: $0) }
    lists = (0..<256 * Self.maximum).map { UInt8(truncatingIfNeeded: $0 / Self.maximum) }
    for index in palette.exactCount..<max(places.count, palette.exactCount) {
      let near = places.indices.lazy
        .map { (distance: places[$0].squaredDistance(to: places[index]), index: $0) }
        .filter { $0.index != index && $0.distance <= tolerance * tolerance }
        .sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
      for (rank, other) in near.prefix(Self.maximum).enumerated() {
        lists[index * Self.maximum + rank] = UInt8(truncatingIfNeeded: other.index)
      }
    }
  }

  /// Empty when nothing may be replaced.
  func withUnsafeLists<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    lists.withUnsafeBufferPointer(body)
  }
}
