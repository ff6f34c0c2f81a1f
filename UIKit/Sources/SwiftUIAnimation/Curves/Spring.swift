public import Foundation
import Springform

/// How a spring moves, in every description of it.
///
/// What is out of range acts as the nearest that is in it.
public struct Spring: Hashable, Sendable {
  /// The spring that solves the motion, without an initial velocity.
  let resting: Springform.Spring

  private init(_ resting: Springform.Spring) { self.resting = resting }

  /// A spring as one perceives it.
  /// - Parameters:
  ///   - duration: the pace in seconds: the period of the undamped spring.
  ///   - bounce: 0 does not bounce, towards 1 it bounces more, below 0 (above -1) it creeps.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(Springform.Spring(duration: duration, bounce: bounce))
  }

  /// A spring by its period and how much of the critical damping it has.
  /// - Parameters:
  ///   - response: the period of the undamped spring, in seconds.
  ///   - dampingRatio: 1 just does not bounce; less bounces, more creeps.
  public init(response: Double, dampingRatio: Double) {
    self.init(Springform.Spring(response: response, dampingRatio: dampingRatio))
  }

  /// A spring as physics describes it.
  /// - Parameters:
  ///   - mass: of what hangs on the spring, in kilograms.
  ///   - stiffness: in newtons per metre.
  ///   - damping: in newton seconds per metre.
  ///   - allowOverDamping: whether more than the critical damping creeps; otherwise it counts as the critical one.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let critical = 2 * (mass * stiffness).squareRoot()
    self.init(
      Springform.Spring(
        mass: mass, stiffness: stiffness, damping: allowOverDamping ? damping : min(damping, critical),
        allowsOverdamping: true))
  }

  /// A spring by the time it takes to come to rest.
  /// - Parameters:
  ///   - settlingDuration: seconds, 0.01...10.
  ///   - dampingRatio: at most 1, which does not bounce.
  ///   - epsilon: the rest of the way, as a fraction, that counts as none.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let duration = min(max(settlingDuration, 0.01), 10)
    let ratio = min(max(dampingRatio, .ulpOfOne), 1)
    let periods = Self.settledRadians(dampingRatio: ratio, epsilon: min(max(epsilon, 1e-9), 0.5))
    self.init(response: 2 * .pi * duration / periods, dampingRatio: ratio)
  }

  /// How many radians of its undamped motion a spring takes until the envelope of what is left is so small.
  ///
  /// Under-damped `z / sqrt(1 - z²) exp(-z x) = epsilon`, critical `(1 + x) exp(-x) = epsilon`.
  private static func settledRadians(dampingRatio z: Double, epsilon: Double) -> Double {
    if z < 1 {
      let radians = log(z / ((1 - z * z).squareRoot() * epsilon)) / z
      // A spring that is hardly damped starts below its envelope: there the exponential alone counts.
      return radians > 0.5 ? radians : -log(epsilon) / max(z, 0.001)
    }
    var (low, high) = (0.0, 64.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if (1 + middle) * exp(-middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }

  // MARK: Descriptions

  /// The pace in seconds: the period of the undamped spring.
  public var duration: TimeInterval { resting.response }
  /// How much it bounces: 0 not at all, towards 1 more, below 0 it creeps.
  public var bounce: Double { resting.bounce }
  /// The period of the undamped spring, in seconds.
  public var response: Double { resting.response }
  /// The damping as a part of the critical one.
  public var dampingRatio: Double { resting.dampingRatio }
  /// The mass, in kilograms.
  public var mass: Double { resting.mass }
  /// The stiffness, in newtons per metre.
  public var stiffness: Double { resting.stiffness }
  /// The damping, in newton seconds per metre.
  public var damping: Double { resting.damping }

  // MARK: Presets

  /// Does not bounce, and takes half a second.
  public static var smooth: Spring { smooth() }

  /// Does not bounce unless told to.
  /// - Parameters:
  ///   - duration: the pace, in seconds.
  ///   - extraBounce: what is added to a bounce of 0.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// Bounces a little, and takes half a second.
  public static var snappy: Spring { snappy() }

  /// Bounces a little.
  /// - Parameters:
  ///   - duration: the pace, in seconds.
  ///   - extraBounce: what is added to a bounce of 0.15.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Bounces, and takes half a second.
  public static var bouncy: Spring { bouncy() }

  /// Bounces.
  /// - Parameters:
  ///   - duration: the pace, in seconds.
  ///   - extraBounce: what is added to a bounce of 0.3.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
