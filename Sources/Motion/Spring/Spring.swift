import Glibc
import SpringformNumerics

/// A damped mass on a spring that carries a value from where it is to its target.
///
/// Progress is measured as a fraction of the distance: 0 at the start, 1 at the target. However a spring is described, it is
/// stored as mass, stiffness and damping, and can be read back in every description.
///
/// All initialisers accept any number: a value out of range acts as the nearest one in range, as in UIKit, and one that is
/// not a number acts as the parameter's default.
public struct Spring: Sendable {
  /// The mass at the end of the spring, in kilograms, 1e-6...1e9.
  public let mass: Double
  /// The spring constant in newtons per metre, 1e-6...1e12.
  public let stiffness: Double
  /// The force that opposes motion, in newton seconds per metre, 0...1e12.
  public let damping: Double
  /// The speed at the start in distances per second: 1 covers the whole distance in one second.
  public let initialVelocity: Double
  /// Whether a damping ratio above 1 creeps to the target as the physics says; otherwise it moves like a ratio of 1.
  public let allowsOverdamping: Bool
  /// How the spring was described. Springs that move alike are equal, whatever they are described by.
  package private(set) var form = Form.physical

  /// The physical description, with Core Animation's defaults.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    self.mass = mass.clamped(to: 1e-6...1e9, otherwise: 1)
    self.stiffness = stiffness.clamped(to: 1e-6...1e12, otherwise: 100)
    self.damping = damping.clamped(to: 0...1e12, otherwise: 10)
    self.initialVelocity = initialVelocity.clamped(to: -1e6...1e6, otherwise: 0)
    self.allowsOverdamping = allowsOverdamping
  }

  /// The description of UIKit's `animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)`: a unit mass
  /// whose frequency is chosen so that the motion has all but ended after `duration` seconds.
  ///
  /// - Parameters:
  ///   - duration: seconds, 0.01...10.
  ///   - dampingRatio: 1 approaches without overshooting; smaller values swing. Above 1 acts as 1.
  ///   - initialVelocity: distances per second.
  public init(duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    let ratio = dampingRatio.clamped(to: DurationSpring.dampingRatios, otherwise: 1)
    let velocity = initialVelocity.clamped(to: -1e6...1e6, otherwise: 0)
    let frequency = DurationSpring.angularFrequency(
      duration: duration.clamped(to: DurationSpring.durations, otherwise: 1), dampingRatio: ratio, velocity: velocity)
    self.init(stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: velocity)
    form = .settling(duration: duration, dampingRatio: dampingRatio)
  }

  /// SwiftUI's description by the period of the undamped spring.
  ///
  /// - Parameters:
  ///   - response: the undamped period in seconds, above 0.
  ///   - dampingRatio: 0 swings for ever, 1 approaches without overshooting, more creeps.
  ///   - initialVelocity: distances per second.
  public init(response: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    let frequency = 2 * Double.pi / response.clamped(to: 1e-4...1e3, otherwise: 0.5)
    self.init(
      stiffness: frequency * frequency, damping: 2 * dampingRatio.clamped(to: 0...1e6, otherwise: 1) * frequency,
      initialVelocity: initialVelocity, allowsOverdamping: true)
    form = .response(response, dampingRatio: dampingRatio)
  }

  /// The perceptual description of iOS 17 and SwiftUI.
  ///
  /// - Parameters:
  ///   - duration: the perceived length in seconds, above 0; it is the undamped period.
  ///   - bounce: 0 settles without overshoot, towards 1 swings more, below 0 (above -1) creeps.
  ///   - initialVelocity: distances per second.
  public init(duration: Double, bounce: Double, initialVelocity: Double = 0) {
    let bounce = bounce.clamped(to: -0.999_999...1, otherwise: 0)
    self.init(
      response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), initialVelocity: initialVelocity)
    form = .perceptual(duration: duration, bounce: bounce)
  }

  /// SwiftUI's `smooth`: no bounce.
  public static let smooth = Spring(duration: 0.5, bounce: 0)
  /// SwiftUI's `snappy`: a little bounce.
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)
  /// SwiftUI's `bouncy`.
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)
}

extension Spring: Hashable {
  public static func == (a: Self, b: Self) -> Bool {
    a.mass == b.mass && a.stiffness == b.stiffness && a.damping == b.damping && a.initialVelocity == b.initialVelocity
      && a.allowsOverdamping == b.allowsOverdamping
  }

  public func hash(into hasher: inout Hasher) {
    for number in [mass, stiffness, damping, initialVelocity] { hasher.combine(number) }
    hasher.combine(allowsOverdamping)
  }

  /// The numbers that a spring's author has given, as they were given.
  package enum Form: Sendable {
    /// Mass, stiffness and damping.
    case physical
    /// UIKit's: the duration after which the motion has all but ended.
    case settling(duration: Double, dampingRatio: Double)
    /// SwiftUI's.
    case response(Double, dampingRatio: Double)
    /// SwiftUI's, and UIKit's since iOS 17.
    case perceptual(duration: Double, bounce: Double)
  }
}

extension Spring {
  /// The frequency of the undamped spring, in radians per second.
  public var angularFrequency: Double { (stiffness / mass).squareRoot() }

  /// The damping relative to the critical one, at which swinging ends.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The period of the undamped spring, in seconds.
  public var response: Double { 2 * .pi / angularFrequency }

  /// SwiftUI's bounce, -1...1.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
}
