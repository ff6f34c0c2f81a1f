/// How far each frame of the actual animation is from what the expected one showed up to some frames earlier or later.
struct LagTable {
  /// In frames of the expected animation.
  static let reach = 6
  static let lags = 2 * reach + 1

  /// Seconds: the expected animation's typical delay.
  let step: Double
  /// For each actual frame the squared distances at lags from `-reach` to `reach`; positive when it is late.
  private let distances: [[Double]]

  init(_ expected: FrameTrack, _ actual: FrameTrack, step: Double) {
    self.step = step
    distances = actual.frames.indices.map { index in
      (-Self.reach...Self.reach).map { lag in
        let then = expected.index(at: actual.starts[index] - Double(lag) * step)
        return actual.frames[index].squaredDistance(to: expected.frames[then])
      }
    }
  }

  func distance(ofFrame index: Int, lag: Int) -> Double { distances[index][lag + Self.reach] }

  /// The distance of all frames at one lag.
  func total(lag: Int) -> Double { distances.reduce(0) { $0 + $1[lag + Self.reach] } }

  /// A frame from which on all is by some frames later, and before which nothing is.
  struct Change {
    var frame: Int
    /// Frames; negative when it is earlier.
    var lag: Int
    /// The distance that is left.
    var total: Double
  }

  /// The change of lag that leaves the least distance, nil when none does better than no lag at all.
  var bestChange: Change? {
    var best: Change?
    // Where a picture stays, longer lags do as well as the shortest.
    for lag in (1...Self.reach).flatMap({ [-$0, $0] }) {
      var rest = total(lag: lag)
      let limit = best?.total ?? total(lag: 0)
      for frame in distances.indices {
        // Of frames that do equally well the last: where nothing moves, nothing tells when it is late.
        if rest < limit, rest <= best?.total ?? limit { best = Change(frame: frame, lag: lag, total: rest) }
        rest += distance(ofFrame: frame, lag: 0) - distance(ofFrame: frame, lag: lag)
      }
    }
    return best
  }
}
