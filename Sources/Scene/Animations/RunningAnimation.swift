import SpringformMotion

/// An animation on its layer. Its parent's time is the layer's own.
struct RunningAnimation {
  /// What another animation must name to take this one's place.
  enum Key: Hashable {
    case name(String)
    case property(AnyKeyPath)
  }

  let id: Int
  let key: Key?
  /// The whole property that the animation belongs to, when it came from a block.
  let property: AnyKeyPath?
  /// What was added, when it was no block.
  let animation: (any LayerAnimation)?
  let timing: Timing
  let isRemovedOnCompletion: Bool
  let completion: AnimationCompletion?
  /// Changes the layer's presentation to what it is at a time of the layer.
  let apply: (Layer, Double) -> Void
  /// What is to be done when the animation begins; `nil` when that has happened.
  var start: (() -> Void)?
  var hasEnded = false
}

/// What happens when all animations of one block, or one explicit animation, have ended.
final class AnimationCompletion {
  private var body: ((Bool) -> Void)?
  private var running = 0
  private var isComplete = true

  init(body: @escaping (Bool) -> Void) { self.body = body }

  func animationBegan() { running += 1 }

  func animationEnded(finished: Bool, on stage: Stage) {
    running -= 1
    isComplete = isComplete && finished
    if running == 0 { finish(on: stage) }
  }

  /// Runs the completion as an event of its own, so that all that ends at one time has ended before the first one runs.
  private func finish(on stage: Stage) {
    stage.schedule(at: stage.time, .completion) { [self] in
      let body = body
      self.body = nil
      body?(isComplete)
    }
  }

  /// For a block that has just run: as in UIKit, one that animates nothing is complete at once.
  func blockEnded(on stage: Stage) { if running == 0, body != nil { finish(on: stage) } }
}
