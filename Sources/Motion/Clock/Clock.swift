import SpringformNumerics

/// A virtual display refresh: the only source of time. Nothing ever reads the wall clock.
public struct Clock: Hashable, Sendable {
  /// Refreshes per second.
  public let rate: Double

  /// - Parameter rate: refreshes per second, 0.001...100 000; values beyond are clamped.
  public init(rate: Double) {
    self.rate = rate.clamped(to: 0.001...100_000, otherwise: 60)
  }

  /// The refresh with a number counted from 0. Its time is a division, not a sum, so it does not drift.
  public func tick(_ index: Int) -> Tick {
    Tick(index: index, time: Double(index) / rate, duration: 1 / rate)
  }

  /// Refreshes of a display that is faster for a moment: the first `share` of a refresh's duration cut into `count` parts,
  /// one in the middle of each.
  /// - Parameters:
  ///   - index: the refresh after which they come; they are numbered from there on.
  ///   - share: above 0 to 1.
  ///   - count: at least 1.
  package func subticks(after index: Int, share: Double, count: Int) -> [Tick] {
    (0..<max(count, 0)).map { part in
      let offset = share * (Double(part) + 0.5) / Double(count)
      return Tick(
        index: index + 1 + part, time: (Double(index) + offset) / rate, duration: share / Double(count) / rate)
    }
  }

  /// The number of the refresh that is on screen at `time` seconds.
  package func index(at time: Double) -> Int {
    Int((time * rate + 1e-6).rounded(.down).clamped(to: 0...1e12, otherwise: 0))
  }

  /// How many refreshes happen before `time` seconds.
  public func tickCount(before time: Double) -> Int {
    // A time that is a whole number of refreshes but for its rounding belongs to the later side.
    Int((time * rate - 1e-6).rounded(.up).clamped(to: 0...1e12, otherwise: 0))
  }
}

/// One refresh of the display.
public struct Tick: Hashable, Sendable {
  public let index: Int
  /// Seconds since the first refresh.
  public let time: Double
  /// Seconds until the next one.
  public let duration: Double
}
