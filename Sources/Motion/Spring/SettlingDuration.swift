import Glibc

extension Spring {
  /// How long the motion takes until less than 0.001 of the distance remains for good, in seconds, as Core Animation states it;
  /// infinite without damping.
  ///
  /// Under-damped: the envelope's time, `(-ln 0.001 + ln(1 + |(z w - v)/(w sqrt(1 - z²))|)) / (z w)`, not below 0.
  /// At or above critical damping: the first tenth of a second from which the rest stays below the threshold.
  public var settlingDuration: Double {
    let threshold = DurationSpring.threshold
    switch regime {
    case .underdamped(let decay, let dampedFrequency):
      guard decay > 0 else { return .infinity }
      return max(0, (-log(threshold) + log(1 + ((decay - initialVelocity) / dampedFrequency).magnitude)) / decay)
    case .critical(let w):
      let extremum = initialVelocity / (w * (initialVelocity - w))
      return firstSettledTenth(turning: extremum, scale: 1 / w)
    case .overdamped(let slow, let fast):
      let weight = (fast - initialVelocity) / (fast - slow)
      let extremum = log((weight - 1) * fast / (weight * slow)) / (fast - slow)
      return firstSettledTenth(turning: extremum, scale: 1 / slow)
    }
  }

  /// Without swinging, the rest turns at most once (at `extremum`, when that is a positive time), so the last moment above
  /// the threshold lies either after the turn or, when the turn itself is below it, before.
  private func firstSettledTenth(turning extremum: Double, scale: Double) -> Double {
    let isAbove = { (time: Double) in displacement(at: time).value.magnitude >= DurationSpring.threshold }
    var above = 0.0
    var below: Double
    if extremum > 0, extremum.isFinite, !isAbove(extremum) {
      below = extremum
    } else {
      above = extremum > 0 && extremum.isFinite ? extremum : 0
      below = above + scale
      while isAbove(below), below.isFinite { below *= 2 }
    }
    for _ in 0..<80 {
      let middle = (above + below) / 2
      if isAbove(middle) { above = middle } else { below = middle }
    }
    return (below * 10 - 1e-9).rounded(.up) / 10
  }
}
