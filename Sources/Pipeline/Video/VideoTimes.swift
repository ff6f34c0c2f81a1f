/// When the pictures of a video are shown.
///
/// Each has a time of its own, which a container may round to a millisecond and which no rate needs to tell. Of those that
/// come while a screen shows one refresh, the last is seen.
struct VideoTimes: Equatable {
  /// Seconds from the first picture, ascending.
  let starts: [Double]
  /// When the last picture goes.
  let end: Double
  /// Pictures per second, as is typical.
  let rate: Double
  /// Which of the decoder's pictures are seen.
  let shown: [Int]

  /// Refreshes per second of screens; a video may claim any.
  private static let refreshes = 120.0
  /// Seconds that a picture is seen for at least: one refresh, which milliseconds may round off.
  private static let shortest = 0.0079
  /// Seconds: half of the milliseconds that many containers count.
  private static let tolerance = 0.000_51

  /// - Parameters:
  ///   - decoded: when the decoder's pictures come, in seconds; at least one.
  ///   - rates: those that the container tells, the best first.
  ///   - end: when it says that the track is over, in seconds.
  init(_ decoded: [Double], rates: [Double], end: Double?) {
    let first = decoded.first ?? 0
    var starts: [Double] = []
    var shown: [Int] = []
    for (index, time) in decoded.enumerated() {
      let start = max(time - first, starts.last ?? 0)
      if let last = starts.last, start - last < Self.shortest {
        shown[shown.count - 1] = index
      } else {
        starts.append(start)
        shown.append(index)
      }
    }
    let intervals = zip(starts.dropFirst(), starts).map(-).sorted()
    let exact = rates.first { rate in
      rate <= Self.refreshes && starts.allSatisfy { abs(($0 * rate).rounded() / rate - $0) <= Self.tolerance }
    }
    let interval =
      exact.map { 1 / $0 } ?? (intervals.isEmpty ? 1 / (rates.first ?? 60) : intervals[intervals.count / 2])
    rate = exact ?? min(1 / interval, Self.refreshes)
    self.starts = exact.map { rate in starts.map { ($0 * rate).rounded() / rate } } ?? starts
    self.shown = shown
    let last = self.starts.last ?? 0
    // However soon the track is over then, players hold its last picture.
    let left = end.map { $0 - first - last } ?? 0
    self.end = last + (left > interval + Self.tolerance ? left : interval)
  }

  /// When each picture goes.
  var ends: [Double] { starts.dropFirst() + [end] }
}
