public import Foundation

/// How a view gets from before a change to after it.
public struct Animation: Sendable {
  /// What it does.
  public let base: any CustomAnimation

  /// An animation of one's own.
  public init<A: CustomAnimation>(_ base: A) { self.base = base }

  /// How far the value has come, from zero; `nil` when the animation is over.
  /// - Parameters:
  ///   - value: the whole change.
  ///   - time: seconds since the animation was set.
  ///   - context: what the animation keeps.
  public func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// How fast the value is, in its own units a second; `nil` where the animation does not know.
  /// - Parameters:
  ///   - value: the whole change.
  ///   - time: seconds since the animation was set.
  ///   - context: what the animation keeps.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether it goes on from where another animation is, and replaces it.
  /// - Parameters:
  ///   - previous: the animation that runs.
  ///   - value: the whole change that it makes.
  ///   - time: seconds since it was set.
  ///   - context: what it keeps.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation: Hashable {
  /// Whether both do the same.
  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    func isEqual<A: CustomAnimation>(_ left: A) -> Bool { left == rhs.base as? A }
    return isEqual(lhs.base)
  }

  /// Hashes what it does.
  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// What it does.
  public var description: String { "\(base)" }
  /// What it does.
  public var debugDescription: String { "Animation(\(String(reflecting: base)))" }
  /// What it does.
  public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}
