import Springform

/// What earlier pictures leave on screen where the source has come to rest.
///
/// A palette need not have a pixel's colour; so it counts only by how much more it is off than the nearest of all colours on screen.
struct Residue {
  /// Seconds: what is shown as long is looked at.
  static let rest = 0.2

  /// The largest difference of a channel, in levels.
  private(set) var worst = 0
  private let fewest: Int
  /// How many pictures the source has been resting.
  private var count = 0
  private var source: [UInt32] = []
  private var shown: [UInt32] = []

  /// - Parameter rate: the source's pictures per second.
  init(rate: Double) { fewest = max(Int((Self.rest * rate).rounded(.up)), 1) }

  mutating func add(shown: [UInt32], source: [UInt32]) {
    if source == self.source {
      count += 1
    } else {
      // What is on screen from the first moment on.
      (self.source, self.shown, count) = (source, shown, 1)
    }
    if count == fewest { worst = max(worst, Self.residue(self.shown, self.source)) }
  }

  private static func residue(_ shown: [UInt32], _ source: [UInt32]) -> Int {
    var pairs: Set<UInt64> = []
    for (a, b) in zip(shown, source) where a != b { pairs.insert(UInt64(a) << 32 | UInt64(b)) }
    let colors = Set(shown)
    return pairs.reduce(0) { worst, pair in
      let (a, b) = (UInt32(truncatingIfNeeded: pair >> 32), UInt32(truncatingIfNeeded: pair))
      let difference = Self.difference(a, b)
      guard difference > worst else { return worst }
      return max(worst, difference - (colors.map { Self.difference($0, b) }.min() ?? 0))
    }
  }

  private static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    ([16, 8, 0] as [UInt32]).map { abs(Int(a >> $0 & 0xFF) - Int(b >> $0 & 0xFF)) }.max() ?? 0
  }
}
