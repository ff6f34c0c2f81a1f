import Glibc

/// What moves in an SVG document by itself, and for how long: SMIL and the animations of CSS.
public struct SVGAnimation: Sendable {
  /// Whether something in it moves for ever.
  public let isEndless: Bool
  /// Where the part begins that can be shown again and again, in seconds: 0, or where the last of the endless motions has
  /// begun when there are no others.
  public let begin: Double
  /// How long that part is, in seconds: until everything has ended, or one round of all that moves for ever. It is 0 where
  /// nothing moves that takes time.
  public let duration: Double

  let tracks: [Track]
  /// After how long all that moves for ever is together again, where that is too long to be shown, in seconds.
  let round: Double?

  /// The longest round of motions of several lengths that is shown as a whole, in seconds.
  static let longestRound = 30.0
  /// How long a value is shown that is set at the very end, in seconds.
  static let lasting = 1.0

  /// - Returns: `nil` when nothing moves.
  init?(_ tracks: [Track]) {
    self.tracks = tracks
    guard !tracks.isEmpty else { return nil }
    let extents = tracks.map(\.clock.extent)
    let end = extents.compactMap(\.end).max() ?? 0
    let periods = extents.compactMap(\.period)
    let start = extents.filter { $0.period != nil }.map(\.begin).max() ?? 0
    isEndless = !periods.isEmpty
    guard isEndless else {
      (begin, duration, round) = (0, max(end, 0), nil)
      return
    }
    let whole = Self.common(periods)
    let longest = periods.max() ?? 0
    let period = whole <= Self.longestRound ? whole : longest
    round = whole <= Self.longestRound ? nil : whole
    if end > 0 {
      (begin, duration) = (0, max((max(end, start) / period - 1e-6).rounded(.up), 1) * period)
    } else {
      (begin, duration) = (start, period)
    }
  }

  /// The least common multiple of lengths, to a tenth of a millisecond; infinite where it is beyond an hour.
  private static func common(_ periods: [Double]) -> Double {
    var result = 1
    for period in periods {
      let count = max(Int((min(period, 1e6) * 10_000).rounded()), 1)
      result = leastCommonMultiple(result, count)
      guard result < 36_000_000 else { return .infinity }
    }
    return Double(result) / 10_000
  }
}

extension Track.Clock {
  /// When something begins that takes time or lasts, when it is over, and after how long it is as before, in seconds.
  struct Extent {
    var begin = 0.0
    /// `nil` for what never ends, or never moves.
    var end: Double?
    /// `nil` for what does not move for ever.
    var period: Double?
  }

  var extent: Extent {
    switch self {
    case .css(let timing):
      guard !timing.isPaused else { return Extent() }
      guard timing.iterations == .infinity, timing.duration > 0 else {
        return Extent(end: timing.delay + timing.activeDuration)
      }
      let isBackAndForth = timing.direction == .alternate || timing.direction == .alternateReverse
      return Extent(begin: max(timing.delay, 0), period: timing.duration * (isBackAndForth ? 2 : 1))
    case .smil(let timing):
      guard let first = timing.intervals.first, let last = timing.intervals.last else { return Extent() }
      if last.end == .infinity {
        guard let simple = timing.simpleDuration else {
          // Set once for ever.
          return Extent(end: last.begin > 0 ? last.begin + SVGAnimation.lasting : nil)
        }
        return Extent(begin: max(last.begin, 0), period: simple)
      }
      // A chain that goes on as far as one looks.
      if timing.intervals.count > 3, last.begin > Schedule.horizon / 2 || timing.isCutOff {
        let middle = timing.intervals[timing.intervals.count / 2],
          next = timing.intervals[timing.intervals.count / 2 + 1]
        return Extent(begin: max(first.begin, 0), period: next.begin - middle.begin)
      }
      return Extent(end: last.end)
    }
  }
}
