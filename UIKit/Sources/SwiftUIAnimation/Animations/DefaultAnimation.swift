import Foundation

/// An animation that does not say how it moves, so that the release does.
enum DefaultAnimation: CustomAnimation {
  /// What changes take that say no more than that they are animated.
  case plain
  /// A spring without any figures of its own but these.
  case spring(dampingFraction: Double?, blendDuration: TimeInterval)

  /// Since iOS 17 a spring of half a second without bounce.
  func resolved(_ deployment: Deployment) -> Animation {
    let isModern = deployment.release >= 17
    switch self {
    case .plain: return isModern ? .smooth : .easeInOut
    case .spring(let dampingFraction, let blendDuration):
      return .spring(
        response: isModern ? 0.5 : 0.55, dampingFraction: dampingFraction ?? (isModern ? 1 : 0.825),
        blendDuration: blendDuration)
    }
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    resolved(context.deployment).animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    resolved(context.deployment).velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    resolved(context.deployment).shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation {
  /// What the release takes: a spring of half a second without bounce since iOS 17, before that slow at both ends in
  /// 0.35 seconds.
  public static let `default` = Animation(DefaultAnimation.plain)

  /// The animation, or what the release takes for it.
  func withoutDefaults(_ deployment: Deployment) -> Animation {
    (base as? DefaultAnimation)?.resolved(deployment) ?? self
  }
}
