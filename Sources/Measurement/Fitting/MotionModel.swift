public import SpringformMotion

/// A figure and how sure it is.
public struct Measured: Hashable, Sendable {
  public var value: Double
  /// One standard deviation; infinite where the recording does not tell.
  public var deviation: Double

  public init(_ value: Double, deviation: Double) {
    self.value = value
    self.deviation = deviation
  }
}

/// How a thing gets from one place to another.
public enum MotionModel: Sendable {
  /// A damped spring; response in seconds.
  case spring(dampingRatio: Measured, response: Measured)
  /// A cubic Bezier; its duration in seconds.
  case curve(TimingCurve, duration: Measured)
  /// A velocity that shrinks as a scroll view's does; how much of it is left after each millisecond.
  case deceleration(rate: Measured)
  /// A fall with bounces: the seconds until the first, and the part of the velocity that each leaves.
  case bounces(fall: Measured, elasticity: Measured)
  /// Anything else, by straight lines from one moment to the next.
  case keys

  /// What kind it is, for sentences and files.
  public var kind: String {
    switch self {
    case .spring: "spring"
    case .curve(let curve, _): curve == .linear ? "linear" : "curve"
    case .deceleration: "deceleration"
    case .bounces: "bounces"
    case .keys: "keys"
    }
  }

  /// Whether both are one motion within what a recording tells.
  func isAlike(_ other: Self) -> Bool {
    func near(_ a: Measured, _ b: Measured) -> Bool { abs(a.value / b.value - 1) < 0.02 }
    return switch (self, other) {
    case (.spring(let ratio, let response), .spring(let otherRatio, let otherResponse)):
      abs(ratio.value - otherRatio.value) < 0.02 && near(response, otherResponse)
    case (.curve(let curve, let duration), .curve(let otherCurve, let otherDuration)):
      curve == otherCurve && near(duration, otherDuration)
    case (.deceleration, .deceleration), (.keys, .keys): true
    case (.bounces(let fall, let elasticity), .bounces(let otherFall, let otherElasticity)):
      near(fall, otherFall) && near(elasticity, otherElasticity)
    default: false
    }
  }
}
