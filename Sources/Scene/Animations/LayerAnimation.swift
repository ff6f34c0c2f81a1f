import SpringformMotion

/// An animation of one property of one layer while it runs.
struct LayerAnimation {
  let timing: Timing
  /// Changes the layer's presentation value to what it is at a time; does nothing outside the active time.
  let apply: (Layer, Double) -> Void
  let completion: AnimationCompletion?

  /// Runs on top of the model value: at first it makes up for the model's jump, at its end it has faded to nothing.
  init<Owner: Layer, Value: Animatable>(
    additive property: ReferenceWritableKeyPath<Owner, Value>, from offset: Value.Offset, pacing: Pacing,
    timing: Timing, completion: AnimationCompletion?
  ) {
    self.timing = timing
    self.completion = completion
    apply = { layer, time in
      guard let layer = layer as? Owner, let position = timing.position(at: time) else { return }
      let rest = 1 - pacing.fraction(elapsed: position.elapsed, duration: timing.duration)
      layer[keyPath: property] = layer[keyPath: property] + offset * rest
    }
  }
}

/// What happens when all animations of one block have ended.
final class AnimationCompletion {
  private var body: ((Bool) -> Void)?
  private var running = 0
  private var wasInterrupted = false
  private weak var stage: Stage?

  init(stage: Stage, body: @escaping (Bool) -> Void) {
    self.stage = stage
    self.body = body
  }

  func animationWasAdded() { running += 1 }

  /// The last one to be removed before its time ends the block early.
  func animationWasRemoved() {
    wasInterrupted = true
    running -= 1
    if running == 0, let stage { stage.schedule(at: stage.time, .completion) { self.end() } }
  }

  func end() {
    let body = body
    self.body = nil
    body?(!wasInterrupted)
  }
}
