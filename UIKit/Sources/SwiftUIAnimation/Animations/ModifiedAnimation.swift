public import Foundation

/// What is done to another animation.
protocol AnimationModifier: Hashable, Sendable {
  func animate<V: VectorArithmetic>(
    _ base: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// The base's time.
  func baseTime(_ time: TimeInterval) -> TimeInterval

  /// What it makes of how views of UIKit's move by the base.
  func changed(_ motion: ViewMotion) -> ViewMotion
}

extension AnimationModifier {
  func baseTime(_ time: TimeInterval) -> TimeInterval { time }
  func changed(_ motion: ViewMotion) -> ViewMotion { motion }
}

/// An animation to which something is done. It takes over only from one to which the same is done.
struct ModifiedAnimation<Modifier: AnimationModifier>: CustomAnimation {
  let base: Animation
  let modifier: Modifier

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    modifier.animate(base, value: value, time: time, context: &context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? Self, previous.modifier == modifier else { return false }
    return base.shouldMerge(
      previous: previous.base, value: value, time: modifier.baseTime(time), context: &context)
  }
}

private struct Delay: AnimationModifier {
  let delay: TimeInterval

  func baseTime(_ time: TimeInterval) -> TimeInterval { max(0, time - delay) }

  func changed(_ motion: ViewMotion) -> ViewMotion {
    var motion = motion
    motion.delay += delay
    return motion
  }

  func animate<V: VectorArithmetic>(
    _ base: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: baseTime(time), context: &context)
  }
}

private struct Speed: AnimationModifier {
  let speed: Double

  func baseTime(_ time: TimeInterval) -> TimeInterval { time * speed }

  func changed(_ motion: ViewMotion) -> ViewMotion { motion.faster(speed) }

  func animate<V: VectorArithmetic>(
    _ base: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: baseTime(time), context: &context)
  }
}

private struct LogicalCompletion: AnimationModifier {
  let duration: TimeInterval

  func animate<V: VectorArithmetic>(
    _ base: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let result = base.animate(value: value, time: time, context: &context)
    if time >= duration { context.isLogicallyComplete = true }
    return result
  }
}

extension Animation {
  /// The animation, later.
  /// - Parameter delay: seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(ModifiedAnimation(base: self, modifier: Delay(delay: delay)))
  }

  /// The animation, faster or slower.
  /// - Parameter speed: how many times as fast.
  public func speed(_ speed: Double) -> Animation {
    Animation(ModifiedAnimation(base: self, modifier: Speed(speed: speed)))
  }

  /// The animation, which counts as complete after some time, if not before.
  /// - Parameter duration: seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(ModifiedAnimation(base: self, modifier: LogicalCompletion(duration: duration)))
  }
}
