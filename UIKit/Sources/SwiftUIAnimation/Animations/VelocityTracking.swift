import Foundation

/// Follows changes at once, and knows how fast they came, so that a spring can go on with that.
struct VelocityTracking: CustomAnimation {
  struct Samples<Value: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Self { Self() }

    private(set) var last: (value: Value, time: TimeInterval)?
    /// In the value's units a second.
    private(set) var velocity: Value = .zero

    mutating func add(_ value: Value, at time: TimeInterval) {
      guard let last else {
        last = (value, time)
        return
      }
      guard value != last.value, time > last.time else { return }
      velocity = (value - last.value).scaled(by: 1 / (time - last.time))
      self.last = (value, time)
    }
  }

  /// What is left of the velocity after a millisecond without a change, as of a scroll view that comes to rest.
  private static let decay = 0.998

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    context.state[Samples<V>.self].add(value, at: time)
    return value
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    let samples = context.state[Samples<V>.self]
    guard let last = samples.last else { return nil }
    return samples.velocity.scaled(by: pow(Self.decay, 1000 * max(0, time - last.time)))
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard !(previous.base is Self) else { return true }
    let moved = previous.animate(value: value, time: time, context: &context) ?? value
    context.state = AnimationState()
    context.state[Samples<V>.self].add(moved, at: time)
    return true
  }
}
