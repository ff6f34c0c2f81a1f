/// Ways of playing the same frames wrongly, each of which is told from the order of the frames alone.
struct PlaybackFault {
  let expected: FrameTrack
  let actual: FrameTrack
  let moments: [Moment]
  /// Seconds: the expected animation's typical delay.
  let step: Double

  var diagnosis: Diagnosis? { rate ?? cutOff ?? frozen ?? reversed }

  /// The same motion in fewer or more pictures a second: whatever the coarser one shows, the finer one shows then, too.
  private var rate: Diagnosis? {
    let steps = (expected.shortestDelay, actual.shortestDelay)
    guard steps.0 > 0, steps.1 > 0, isSameLength else { return nil }
    let isCoarser = steps.1 > 1.2 * steps.0
    guard isCoarser || steps.0 > 1.2 * steps.1 else { return nil }
    let (coarse, fine) = isCoarser ? (actual, expected) : (expected, actual)
    guard coarse.motion.map({ $0.count }) ?? 0 > 2 else { return nil }
    let rest = coarse.distance(to: fine, after: fine.shortestDelay / 2) { $0 }
    return rest <= Self.rest * total
      ? .rate(expected: 1 / steps.0, actual: 1 / steps.1) : nil
  }

  /// The end is missing, and all before it is right.
  private var cutOff: Diagnosis? {
    guard actual.duration < expected.duration - step * 1.5,
      failing.allSatisfy({ $0.start >= actual.duration - step / 2 })
    else { return nil }
    return .cutOff(at: actual.duration)
  }

  /// One picture stays although others should follow, and all before it is right.
  private var frozen: Diagnosis? {
    guard let last = failing.first?.actualFrame, isSameLength, let first = failing.first?.expectedFrame,
      let end = failing.last?.expectedFrame, end > first,
      actual.frames[last...].allSatisfy({ $0.digest == actual.frames[last].digest })
    else { return nil }
    // When it appears, it is right.
    guard let index = moments.firstIndex(where: { actual.frames[$0.actualFrame].digest == actual.frames[last].digest }),
      moments[index].tier != .different
    else { return nil }
    return .frozen(at: moments[index].start)
  }

  /// The last picture comes first.
  private var reversed: Diagnosis? {
    guard isSameLength, actual.frames.count > 2 else { return nil }
    let rest = actual.distance(to: expected, after: actual.shortestDelay / 2) { expected.duration - $0 }
    return rest <= Self.rest * total ? .reversed : nil
  }

  private var failing: [Moment] { moments.filter { $0.tier == .different } }

  /// Up to a frame of the coarser one.
  private var isSameLength: Bool {
    abs(actual.duration - expected.duration) <= max(expected.shortestDelay, actual.shortestDelay) * 1.01
  }

  /// What differs frame by frame.
  private var total: Double {
    let time = min(expected.shortestDelay, actual.shortestDelay) / 2
    return actual.distance(to: expected, after: time) { $0 } + expected.distance(to: actual, after: time) { $0 }
  }

  /// Rasterisers may leave so much of what differs.
  private static let rest = 0.01
}

extension FrameTrack {
  /// The squared distance of all frames to what another animation shows at a time that depends on theirs.
  /// - Parameters:
  ///   - time: how long after its beginning a frame is looked at, in seconds.
  ///   - then: from a time to another, in seconds.
  fileprivate func distance(to other: FrameTrack, after time: Double, at then: (Double) -> Double) -> Double {
    frames.indices.reduce(0) { sum, index in
      sum + frames[index].squaredDistance(to: other.frames[other.index(at: then(starts[index] + time))])
    }
  }
}
