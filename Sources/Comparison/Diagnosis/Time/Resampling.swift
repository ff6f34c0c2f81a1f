/// The same pictures, taken from the expected animation at another speed: each is one that was drawn for another time, so that
/// some come twice and others are left out. Between pictures nothing is to be read.
struct Resampling {
  /// The speeds that make the same frames: 1.05 is 5 % faster.
  let rates: ClosedRange<Double>

  /// Nil when no speed accounts for what differs.
  /// - Parameters:
  ///   - expected: the animation as it should be.
  ///   - actual: the animation as it is.
  ///   - step: seconds of one frame.
  init?(_ expected: FrameTrack, _ actual: FrameTrack, step: Double) {
    guard let last = expected.motion?.upperBound, step > 0, actual.frames.count <= Self.mostFrames else { return nil }
    // In smaller steps of the speed no frame changes.
    let change = step / max(expected.starts[last], step) / 4
    let reach = Int(Self.reach / change)
    var distances: [[Int: Double]] = Array(repeating: [:], count: actual.frames.count)
    func residual(_ map: TimeMap) -> Double {
      actual.frames.indices.reduce(0) { sum, index in
        let then = expected.index(at: map(actual.starts[index]))
        if let known = distances[index][then] { return sum + known }
        let distance = actual.frames[index].squaredDistance(to: expected.frames[then])
        distances[index][then] = distance
        return sum + distance
      }
    }
    let nothing = residual(.identity) * Self.unexplainedShare
    // The picture before a time, or the one next to it.
    for offset in [step / 2, 0] {
      let fitting = (-reach...reach).filter {
        $0 != 0 && residual(TimeMap(rate: 1 + Double($0) * change, offset: offset)) <= nothing
      }
      guard let low = fitting.first, let high = fitting.last, low > 0 || high < 0 else { continue }
      rates = 1 + Double(low) * change...1 + Double(high) * change
      return
    }
    return nil
  }

  /// So much faster or slower is looked for.
  private static let reach = 0.3
  /// Longer animations would take too long.
  private static let mostFrames = 600
  /// Rasterisers may leave so much of what differs.
  private static let unexplainedShare = 0.01
}
