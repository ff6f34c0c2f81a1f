/// Seconds to centiseconds: every moment is rounded by itself, so errors never add up.
struct GIFTimeline {
  /// Players take delays below 2 cs for a mistake and show 10 cs.
  static let minimumDelay = 2
  /// A delay is 16 bits wide.
  static let maximumDelay = 65_535
  /// 1000 hours: longer than any animation, and its centiseconds fit every integer.
  static let maximumDuration = 3_600_000.0

  private var origin: Double?
  private var latest = 0.0

  /// The end of a frame in centiseconds after the beginning of the first one.
  mutating func end(of frame: Frame, index: Int) throws(EncoderError) -> Int {
    let origin = self.origin ?? frame.start
    let end = frame.end - origin
    guard frame.start.isFinite, frame.end.isFinite, frame.end >= frame.start, end >= latest,
      end <= Self.maximumDuration
    else { throw .frameTimes(frame: index, start: frame.start, end: frame.end) }
    self.origin = origin
    latest = end
    return Int((end * 100).rounded())
  }

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
