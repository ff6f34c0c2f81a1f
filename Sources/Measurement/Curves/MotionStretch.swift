import Glibc
import SpringformMotion

/// A part of a motion that one model explains, from what set it off to where it comes to rest or is cut short.
public struct MotionStretch: Sendable {
  /// When it begins, in seconds.
  public var start: Measured
  /// When it has all but come to rest, or the next one takes over, in seconds.
  public var end: Double
  /// For each property of the motion, in its own unit, where it begins and where it goes to.
  public var from: [Double]
  public var to: [Double]
  /// The velocities at the start, in units per second.
  public var velocity: [Double]
  public var model: MotionModel
  /// Other models that explain the recording as well.
  public var alternatives: [MotionModel]
  /// How far measured points lie from the model, in pixels: the root of the mean square.
  public var residual: Double
  /// Of `keys`, the moments and values that straight lines join.
  public var keys: [(time: Double, values: [Double])] = []
}

extension MotionStretch {
  /// Where the model has the motion at a time, for each property in its own unit.
  public func values(at time: Double) -> [Double] {
    let elapsed = max(time - start.value, 0)
    if case .keys = model { return keyedValues(at: time) }
    let (left, kick) = remaining(after: elapsed)
    return from.indices.map { to[$0] + (from[$0] - to[$0]) * left + velocity[$0] * kick }
  }

  /// What is left of the way after so many seconds, and how far a velocity of one has led.
  private func remaining(after time: Double) -> (Double, Double) {
    switch model {
    case .spring(let ratio, let response):
      Spring(response: response.value, dampingRatio: ratio.value).regime.responses(at: time)
    case .curve(let curve, let duration): (1 - curve.value(at: time / duration.value), 0)
    case .deceleration(let rate): (exp(1000 * log(rate.value) * time), 0)
    case .bounces(let fall, let elasticity):
      (BounceFamily.height(at: time / fall.value, elasticity: elasticity.value), 0)
    case .keys: (0, 0)
    }
  }

  private func keyedValues(at time: Double) -> [Double] {
    guard let after = keys.firstIndex(where: { $0.time > time }) else { return keys.last?.values ?? to }
    guard after > 0 else { return keys[0].values }
    let (a, b) = (keys[after - 1], keys[after])
    let share = (time - a.time) / (b.time - a.time)
    return zip(a.values, b.values).map { $0 + ($1 - $0) * share }
  }
}

/// What of a thing moves together, and how.
public struct Motion: Sendable {
  public var properties: [MotionProperty]
  /// In the order of their times.
  public var stretches: [MotionStretch]

  /// Where the models have the motion at a time, for each property in its own unit; before the first one begins and after the last
  /// one it rests.
  public func values(at time: Double) -> [Double] {
    guard let first = stretches.first else { return [] }
    return (stretches.last { $0.start.value <= time } ?? first).values(at: time)
  }
}
