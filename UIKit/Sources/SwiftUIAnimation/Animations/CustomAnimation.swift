public import Foundation

/// How a change is spread over time.
public protocol CustomAnimation: Hashable, Sendable {
  /// How far the value has come, from zero; `nil` when the animation is over.
  /// - Parameters:
  ///   - value: the whole change.
  ///   - time: seconds since the animation was set.
  ///   - context: what the animation keeps.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

  /// How fast the value is, in its own units a second; `nil` where the animation does not know.
  /// - Parameters: as of ``animate(value:time:context:)``.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Whether the animation goes on from where another one is, and replaces it. Otherwise the other one runs on, and
  /// this one leads from there to the new target.
  /// - Parameters:
  ///   - previous: the animation that runs.
  ///   - value: the whole change that it makes.
  ///   - time: seconds since it was set; time goes on from there.
  ///   - context: what it keeps; whoever merges leaves here what it needs itself.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Not known.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

  /// The other one runs on.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}
