public import Foundation
import Springform

/// A spring that goes the way from 0 to 1, whatever the way is; it takes over from nothing.
struct InterpolatingSpringAnimation: CustomAnimation {
  let spring: Springform.Spring
  /// When it is over: what is left then is below a thousandth of the way.
  private let settlingDuration: TimeInterval

  init(_ spring: Springform.Spring) {
    self.spring = spring
    settlingDuration = spring.settlingDuration
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard time < settlingDuration else { return nil }
    if time >= spring.response { context.isLogicallyComplete = true }
    return value.scaled(by: spring.value(at: time))
  }
}

extension Animation {
  /// A spring that goes the way from 0 to 1, and onto whose motion that of others is laid.
  ///
  /// More than the critical damping counts as the critical one.
  /// - Parameters:
  ///   - mass: in kilograms.
  ///   - stiffness: in newtons per metre.
  ///   - damping: in newton seconds per metre.
  ///   - initialVelocity: distances per second.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(
      InterpolatingSpringAnimation(
        Springform.Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)))
  }

  /// A spring that goes the way from 0 to 1, and onto whose motion that of others is laid.
  /// - Parameters:
  ///   - duration: the pace, in seconds.
  ///   - bounce: 0 and less does not bounce, towards 1 it bounces more.
  ///   - initialVelocity: distances per second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring that goes the way from 0 to 1, and onto whose motion that of others is laid.
  /// - Parameters:
  ///   - spring: how it moves.
  ///   - initialVelocity: distances per second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    interpolatingSpring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: initialVelocity)
  }

  /// A spring of half a second without bounce that goes the way from 0 to 1.
  public static var interpolatingSpring: Animation { interpolatingSpring() }
}
