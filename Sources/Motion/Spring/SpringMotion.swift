import Glibc

extension Spring {
  /// The fraction of the distance covered after `time` seconds: 0 at the start, towards 1, beyond it while swinging.
  public func value(at time: Double) -> Double { 1 - displacement(at: time).value }

  /// The speed after `time` seconds, in distances per second.
  public func velocity(at time: Double) -> Double { -displacement(at: time).slope }

  /// The remaining distance and its derivative.
  func displacement(at time: Double) -> (value: Double, slope: Double) {
    regime.displacement(at: time, initialVelocity: initialVelocity)
  }

  /// Which of the three solutions describes the motion; rates are per second.
  package enum Regime {
    case underdamped(decay: Double, dampedFrequency: Double)
    case critical(Double)
    case overdamped(slow: Double, fast: Double)
  }

  package var regime: Regime {
    let (w, z) = (angularFrequency, dampingRatio)
    // Computing a ratio of exactly 1 from stiffness and damping may miss it by a rounding error.
    if z < 1 - 1e-12 { return .underdamped(decay: z * w, dampedFrequency: w * ((1 - z) * (1 + z)).squareRoot()) }
    guard allowsOverdamping, z > 1 + 1e-12 else { return .critical(w) }
    let spread = z + ((z - 1) * (z + 1)).squareRoot()
    return .overdamped(slow: w / spread, fast: w * spread)
  }
}

extension Spring.Regime {
  /// The remaining distance y(t) and its derivative, solving y'' + 2 z w y' + w² y = 0 with y(0) = 1, y'(0) = -v.
  package func displacement(at time: Double, initialVelocity: Double) -> (value: Double, slope: Double) {
    guard time > 0 else { return (1, -initialVelocity) }
    switch self {
    case .underdamped(let decay, let dampedFrequency):
      let ratio = (decay - initialVelocity) / dampedFrequency
      let (s, c) = (sin(dampedFrequency * time), cos(dampedFrequency * time))
      let envelope = exp(-decay * time)
      return (
        envelope * (c + ratio * s),
        envelope * ((ratio * dampedFrequency - decay) * c - (dampedFrequency + ratio * decay) * s)
      )
    case .critical(let w):
      let envelope = exp(-w * time)
      let rise = 1 + (w - initialVelocity) * time
      return (envelope * rise, envelope * (w - initialVelocity - w * rise))
    case .overdamped(let slow, let fast):
      let weight = (fast - initialVelocity) / (fast - slow)
      let (a, b) = (weight * exp(-slow * time), (1 - weight) * exp(-fast * time))
      return (a + b, -slow * a - fast * b)
    }
  }

  /// What is left of the way of a spring from rest, and how far a velocity of one distance a second has led.
  package func responses(at time: Double) -> (way: Double, impulse: Double) {
    let way = displacement(at: time, initialVelocity: 0).value
    return (way, way - displacement(at: time, initialVelocity: 1).value)
  }
}
