extension Finding {
  /// Where two animations differ as a whole, in the order a person would tell it.
  /// - Parameters:
  ///   - expected: times and size as they should be.
  ///   - actual: times and size as they are.
  ///   - tolerance: what may differ.
  ///   - picturesPass: whether no picture is different, which decides about sizes, too.
  static func all(
    _ expected: AnimationTiming, _ actual: AnimationTiming, tolerance: AnimationTolerance, picturesPass: Bool
  ) -> [Finding] {
    var findings: [Finding] = []
    if expected.size != actual.size {
      findings.append(Finding(.size(expected: expected.size, actual: actual.size), isTolerated: picturesPass))
    }
    let frames = abs(expected.starts.count - actual.starts.count)
    // Where the same refreshes make the same time, repeated pictures may be stored as one or not: nobody sees that.
    let hasSameRefreshes = hasSameRefreshes(expected, actual)
    if frames > 0, !hasSameRefreshes {
      findings.append(
        Finding(
          .frameCount(expected: expected.starts.count, actual: actual.starts.count),
          isTolerated: frames <= tolerance.frameCount))
    }
    if !hasSameRefreshes, let rate = rate(expected, actual, tolerance) { findings.append(rate) }
    if let duration = duration(expected, actual, tolerance) { findings.append(duration) }
    if expected.plays != actual.plays {
      findings.append(Finding(.plays(expected: expected.plays, actual: actual.plays), isTolerated: false))
    }
    if frames == 0, !hasSameRefreshes, let delays = delays(expected, actual, tolerance) { findings.append(delays) }
    return findings
  }

  private static func hasSameRefreshes(_ expected: AnimationTiming, _ actual: AnimationTiming) -> Bool {
    guard let a = expected.refreshInterval, let b = actual.refreshInterval else { return false }
    return abs(a - b) <= epsilon && abs(expected.duration - actual.duration) <= epsilon
  }

  private static func rate(
    _ expected: AnimationTiming, _ actual: AnimationTiming, _ tolerance: AnimationTolerance
  ) -> Finding? {
    // One frame has no rate.
    guard expected.starts.count > 1, actual.starts.count > 1 else { return nil }
    let delays = (expected.typicalDelay, actual.typicalDelay)
    guard delays.0 > 0, delays.1 > 0, abs(delays.0 - delays.1) > epsilon else { return nil }
    let rates = (1 / delays.0, 1 / delays.1)
    return Finding(
      .rate(expected: rates.0, actual: rates.1),
      isTolerated: abs(rates.0 - rates.1) <= tolerance.rate * rates.0 || abs(delays.0 - delays.1) <= tolerance.seconds)
  }

  private static func duration(
    _ expected: AnimationTiming, _ actual: AnimationTiming, _ tolerance: AnimationTolerance
  ) -> Finding? {
    let difference = abs(expected.duration - actual.duration)
    guard difference > epsilon else { return nil }
    return Finding(
      .duration(expected: expected.duration, actual: actual.duration),
      isTolerated: difference <= tolerance.seconds + epsilon || isOnlyLastDelay(expected, actual, tolerance))
  }

  /// Whether all frames appear when they should and it does not matter how long the last one stays.
  private static func isOnlyLastDelay(
    _ expected: AnimationTiming, _ actual: AnimationTiming, _ tolerance: AnimationTolerance
  ) -> Bool {
    tolerance.allowsAnyLastDelay && expected.starts.count == actual.starts.count
      && zip(expected.starts, actual.starts).allSatisfy { abs($0 - $1) <= tolerance.seconds + epsilon }
  }

  private static func delays(
    _ expected: AnimationTiming, _ actual: AnimationTiming, _ tolerance: AnimationTolerance
  ) -> Finding? {
    let isOnlyLast = isOnlyLastDelay(expected, actual, tolerance)
    func differing(by limit: Double) -> [Int] {
      expected.starts.indices.filter { abs(expected.delay(ofFrame: $0) - actual.delay(ofFrame: $0)) > limit }
    }
    let failing = isOnlyLast ? [] : differing(by: tolerance.seconds + epsilon)
    let frames = failing.isEmpty ? differing(by: epsilon) : failing
    guard let first = frames.first else { return nil }
    return Finding(
      .delays(
        frame: first, expected: expected.delay(ofFrame: first), actual: actual.delay(ofFrame: first),
        count: frames.count), isTolerated: failing.isEmpty)
  }

  /// What adding fractions of a second may leave behind, in seconds.
  private static let epsilon = 1e-9
}
