/// How an animation progresses from its start value to its end value: along a timing curve, or driven by a spring.
public enum Pacing: Hashable, Sendable {
  case curve(TimingCurve)
  case spring(Spring)

  /// The progress, 0 at the start value and 1 at the end value, after `elapsed` of `duration` seconds.
  package func fraction(elapsed: Double, duration: Double) -> Double {
    switch self {
    case .curve(let curve): curve.value(at: duration > 0 ? elapsed / duration : 1)
    case .spring(let spring): spring.value(at: elapsed)
    }
  }
}
