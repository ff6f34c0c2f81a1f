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
    guard let last = expected.motion?.upperBound, step > 0,
      max(expected.frames.count, actual.frames.count) <= Self.mostFrames
    else { return nil }
    // In smaller steps of the speed no frame changes.
    let change = max(step / max(expected.starts[last], step), 1 / Double(Self.mostFrames)) / 4
    let reach = Int(Self.reach / change)
    var distances = [[Double?]](
      repeating: Array(repeating: nil, count: expected.frames.count), count: actual.frames.count)
    var looks = actual.frames.count * Self.looks
    // Frames far from each other first: a wrong speed is found out by a few of them.
    let order = (0..<Self.passes).flatMap { Array(stride(from: $0, to: actual.frames.count, by: Self.passes)) }
    func residual(_ map: TimeMap, limit: Double = .infinity) -> Double {
      var sum = 0.0
      for index in order {
        let then = expected.index(at: map(actual.starts[index]))
        if let known = distances[index][then] {
          sum += known
        } else {
          let distance = actual.frames[index].squaredDistance(to: expected.frames[then])
          distances[index][then] = distance
          looks -= 1
          sum += distance
        }
        if sum > limit { break }
      }
      return sum
    }
    let nothing = residual(.identity) * Self.unexplainedShare
    // The picture before a time, or the one next to it.
    for offset in [step / 2, 0] {
      let fitting = (-reach...reach).filter {
        guard $0 != 0, looks > 0 else { return false }
        return residual(TimeMap(rate: 1 + Double($0) * change, offset: offset), limit: nothing) <= nothing
      }
      guard looks > 0, let low = fitting.first, let high = fitting.last, low > 0 || high < 0 else { continue }
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
  /// Each frame is held against so many at the most: a speed that makes the same frames is found with less.
  static let looks = 60
  /// Every so many frames are looked at first.
  private static let passes = 16
}
