import SpringformNumerics

/// How an animation progresses from its start value to its end value: along a timing curve or an easing function, or driven by
/// a spring.
public enum Pacing: Hashable, Sendable {
  case curve(TimingCurve)
  case easing(EasingFunction)
  case spring(Spring)
  /// A bump: out and back to where it was, as a spring answers a knock. The end value is the velocity of the knock, by the second,
  /// and the start value is nothing; as an additive animation, it adds to whatever else moves.
  case impulse(Spring)

  /// The progress, 0 at the start value and 1 at the end value, after `elapsed` of `duration` seconds.
  public func fraction(elapsed: Double, duration: Double) -> Double {
    switch self {
    case .curve(let curve): curve.value(at: duration > 0 ? elapsed / duration : 1)
    case .easing(let function): function.value(at: duration > 0 ? elapsed / duration : 1)
    case .spring(let spring): spring.value(at: elapsed)
    case .impulse(let spring): spring.impulseResponse(at: elapsed)
    }
  }

  /// The time that what is paced takes it to be, 0...`duration`, after `elapsed` of `duration` seconds.
  package func paced(_ elapsed: Double, duration: Double) -> Double {
    // Without a change of pace the time is kept to the last digit.
    self == .curve(.linear)
      ? elapsed : (fraction(elapsed: elapsed, duration: duration) * duration).clamped(to: 0...duration, otherwise: 0)
  }

  // MARK: Names

  /// What scene files and expressions call curves and easing functions, in the order in which sentences list them.
  package static let names = TimingCurve.names + EasingFunction.table.map { $0.names[0] }

  /// The curve or the easing function of a name.
  package init?(named name: String) {
    if let curve = TimingCurve(named: name) {
      self = .curve(curve)
    } else if let entry = EasingFunction.table.first(where: { $0.names.contains(name) }) {
      self = .easing(entry.function)
    } else {
      return nil
    }
  }
}
