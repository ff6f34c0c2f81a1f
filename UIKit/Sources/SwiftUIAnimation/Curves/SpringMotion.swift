public import Foundation
import Springform

/// Where a spring is, for values of any number of components.
extension Spring {
  /// The same spring, given a velocity of one distance a second.
  ///
  /// A spring's equation is linear: the motion is the target times the motion from rest, plus the initial velocity
  /// times what a velocity of one adds to it.
  private var knocked: Springform.Spring {
    Springform.Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: 1, allowsOverdamping: true)
  }

  /// Where the value is, which starts at zero.
  /// - Parameters:
  ///   - target: where it goes.
  ///   - initialVelocity: how fast it starts, in its own units a second.
  ///   - time: seconds since the start.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let fraction = resting.value(at: time)
    let way = target.scaled(by: fraction)
    guard initialVelocity != .zero else { return way }
    return way + initialVelocity.scaled(by: knocked.value(at: time) - fraction)
  }

  /// How fast the value is, which starts at zero, in its own units a second.
  /// - Parameters:
  ///   - target: where it goes.
  ///   - initialVelocity: how fast it starts.
  ///   - time: seconds since the start.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let rate = resting.velocity(at: time)
    let speed = target.scaled(by: rate)
    guard initialVelocity != .zero else { return speed }
    return speed + initialVelocity.scaled(by: knocked.velocity(at: time) - rate)
  }

  /// Moves a value on by some time.
  /// - Parameters:
  ///   - value: where it is.
  ///   - velocity: how fast it is, in its own units a second.
  ///   - target: where it goes.
  ///   - deltaTime: how long, in seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let (way, speed) = (target - value, velocity)
    value += self.value(target: way, initialVelocity: speed, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: speed, time: deltaTime)
  }

  /// The force that the spring and its damping have on the mass.
  /// - Parameters:
  ///   - target: where it goes.
  ///   - position: where it is.
  ///   - velocity: how fast it is, in its own units a second.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// How long it takes to come to rest, in seconds: a way of 1 from rest until less than 0.001 of it is left.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: 0.001) }

  /// How long it takes to come to rest, in seconds; infinite without damping.
  ///
  /// Of a spring that bounces, the time at which its envelope is so small; of others, the first tenth of a second from
  /// which what is left is, if that is within 17 minutes.
  /// - Parameters:
  ///   - target: where it goes, from zero.
  ///   - initialVelocity: how fast it starts, in its own units a second.
  ///   - epsilon: what is left when it counts as at rest, in the value's units.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let epsilon = max(epsilon, 1e-9)
    let (frequency, ratio) = (resting.angularFrequency, dampingRatio)
    if ratio < 1 - 1e-12 {
      guard ratio > 0 else { return .infinity }
      let decay = ratio * frequency
      let dampedFrequency = frequency * ((1 - ratio) * (1 + ratio)).squareRoot()
      let swing = (target.scaled(by: decay) - initialVelocity).magnitude / dampedFrequency
      return max(0, log((target.magnitude + swing) / epsilon) / decay)
    }
    var settled: Int?
    for tenth in 0..<10_240 {
      let rest = target - value(target: target, initialVelocity: initialVelocity, time: Double(tenth) / 10)
      if rest.magnitude >= epsilon {
        settled = nil
      } else if let settled, tenth - settled >= 10 {
        return Double(settled) / 10
      } else {
        settled = settled ?? tenth
      }
    }
    return settled.map { Double($0) / 10 } ?? .infinity
  }

  // MARK: From one value to another

  /// Where the value is.
  /// - Parameters:
  ///   - fromValue: where it starts.
  ///   - toValue: where it goes.
  ///   - initialVelocity: how fast it starts, in its own units a second.
  ///   - time: seconds since the start.
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = toValue
    result.animatableData =
      fromValue.animatableData
      + value(
        target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
        time: time)
    return result
  }

  /// How fast the value is, in its own units a second.
  /// - Parameters:
  ///   - fromValue: where it starts.
  ///   - toValue: where it goes.
  ///   - initialVelocity: how fast it starts.
  ///   - time: seconds since the start.
  public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = toValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      time: time)
    return result
  }

  /// The force that the spring and its damping have on the mass.
  /// - Parameters:
  ///   - fromValue: where it starts.
  ///   - toValue: where it goes.
  ///   - position: where it is.
  ///   - velocity: how fast it is, in its own units a second.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = toValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
    return result
  }

  /// How long it takes to come to rest, in seconds.
  /// - Parameters:
  ///   - fromValue: where it starts.
  ///   - toValue: where it goes.
  ///   - initialVelocity: how fast it starts, in its own units a second.
  ///   - epsilon: what is left when it counts as at rest, in the units of the animatable data.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon)
  }
}
