import Glibc

/// How UIKit turns a duration into a frequency.
///
/// With x the fraction of the distance and w the undamped angular frequency, the equation is "at the duration T the
/// exponential envelope, phase aside, is down to 0.001":
/// under-damped `((z w - v) / (w sqrt(1 - z²))) exp(-z w T) = 0.001`, critical `((w - v) T + 1) exp(-w T) = 0.001`.
enum DurationSpring {
  static let durations = 0.01...10.0
  static let dampingRatios = Double(Float.ulpOfOne)...1

  /// The residual distance at which UIKit regards a spring as settled.
  static let threshold = 0.001

  /// UIKit's root finder: exactly twelve Newton steps from 5/T, exponentials in single precision, no convergence test.
  ///
  /// With large velocities the equation has several roots, and the answer is where those twelve steps end. Where they end
  /// nowhere usable (damping ratios below about 0.001; a critical spring with v T = 5) the answer is the frequency whose
  /// envelope alone decays to 0.001 at T, `ln 1000 / (z T)`, with z taken as at least 0.001.
  static func angularFrequency(duration: Double, dampingRatio: Double, velocity: Double) -> Double {
    var frequency = 5 / duration
    for _ in 0..<12 {
      frequency =
        dampingRatio < 1
        ? underdampedStep(frequency, duration, dampingRatio, velocity)
        : criticalStep(frequency, duration, velocity)
    }
    let envelope = log(1 / threshold) / (max(dampingRatio, 0.001) * duration)
    // Usable roots lie at w T of about 4 and more.
    return frequency * duration > 0.5 && frequency <= 1e3 * envelope ? frequency : envelope
  }

  private static func underdampedStep(_ w: Double, _ T: Double, _ z: Double, _ v: Double) -> Double {
    let s = (1 - z * z).squareRoot()
    let decay = Double(expf(Float(-z * w * T)))
    let amplitude = (z * w - v) / (s * w) * decay
    let slope = decay * (v + v * T * z * w - T * z * z * w * w) / (s * w * w)
    return amplitude > 0
      ? w + (threshold - amplitude) / slope
      : w - (threshold + amplitude) / slope
  }

  private static func criticalStep(_ w: Double, _ T: Double, _ v: Double) -> Double {
    let decay = Double(expf(Float(-w * T)))
    let amplitude = ((w - v) * T + 1) * decay
    let slope = decay * T - T * amplitude
    return w < v
      ? w - (threshold + amplitude) / slope
      : w + (threshold - amplitude) / slope
  }
}
