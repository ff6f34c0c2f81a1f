/// Seconds to centiseconds: every moment is rounded by itself, so errors never add up.
enum GIFTimeline {
  /// Players take delays below 2 cs for a mistake and show 10 cs.
  static let minimumDelay = 2
  /// A delay is 16 bits wide.
  static let maximumDelay = 65_535

  /// A moment in seconds, rounded to the nearest centisecond.
  static func centiseconds(_ seconds: Double) -> Int { Int((seconds * 100).rounded()) }

  /// Splits a delay into ones the format can hold, none of them too short.
  static func delays(of total: Int) -> [Int] {
    var delays: [Int] = []
    var rest = total
    while rest > maximumDelay {
      let delay = min(maximumDelay, rest - minimumDelay)
      delays.append(delay)
      rest -= delay
    }
    return delays + [rest]
  }
}
