import Glibc

/// When an element of SMIL moves, in seconds since the document's beginning (SMIL 3.0, chapter 5).
struct SMILTiming: Hashable, Sendable {
  struct Interval: Hashable, Sendable {
    let begin: Double
    /// Infinite where nothing ends it.
    let end: Double
  }

  /// Each begins where the one before has ended, or later.
  let intervals: [Interval]
  /// Seconds; `nil` for one that never ends.
  let simpleDuration: Double?
  /// Whether the last value stays.
  let freezes: Bool
  /// Whether more intervals follow than are listed.
  var isCutOff: Bool { intervals.count >= Schedule.longest }

  /// - Returns: `nil` while the element has no effect.
  func phase(at time: Double) -> Track.Phase? {
    guard let interval = intervals.last(where: { $0.begin <= time }), time < interval.end || freezes else { return nil }
    guard let simpleDuration else { return Track.Phase(progress: 0, iteration: 0, begin: interval.begin) }
    let isOver = time >= interval.end
    let count = (min(time, interval.end) - interval.begin) / simpleDuration
    var (iteration, progress) = (floor(count + 1e-9), 0.0)
    progress = max(count - iteration, 0)
    if isOver, progress < 1e-9, iteration > 0 { (iteration, progress) = (iteration - 1, 1) }
    return Track.Phase(progress: progress, iteration: iteration, begin: interval.begin)
  }
}
