import SpringformMotion

/// What a change of a property means while a block of ``Stage/animate(duration:delay:curve:animations:completion:)`` runs.
final class Transaction {
  private let timing: Timing
  private let pacing: Pacing
  private let completion: AnimationCompletion?

  init(timing: Timing, pacing: Pacing, completion: AnimationCompletion?) {
    self.timing = timing
    self.pacing = pacing
    self.completion = completion
  }

  func animate<Owner: Layer, Value: Animatable>(
    _ layer: Layer, _ property: ReferenceWritableKeyPath<Owner, Value>, from old: Value, to new: Value
  ) {
    guard timing.duration > 0, old.canInterpolate(to: new) else { return }
    completion?.animationWasAdded()
    layer.animations.append(
      LayerAnimation(
        additive: property, from: old - new, pacing: pacing, timing: timing, completion: completion))
  }
}
