import Springform
import SpringformDocument
import SpringformExpressions

/// Reads animations.
struct AnimateReader {
  private let verbs: VerbReader
  private var context: ReaderContext { verbs.context }
  private var problems: Problems { verbs.problems }

  init(_ verbs: VerbReader) { self.verbs = verbs }

  func action(_ node: Node) -> Action? {
    let animation = Mapping(node, AnimateKeys.format, context)
    let easing = EasingReader(animation).easing()
    let (duration, delay) = (animation.read(\.duration), animation.read(\.delay))
    let then = verbs.actions(animation.read(\.then))
    let ends = AnimatedChange.read(animation, \.to)
    let offsets = AnimatedChange.read(animation, \.by)
    guard animation.has(oneOf: [\.to, \.by, \.keyframes, \.along]) else {
      problems.add("animate needs to, by, keyframes or along", at: node.position)
      return nil
    }
    guard let easing, let ends, let offsets else { return nil }
    if animation.has(oneOf: Self.explicit) {
      return AnimationSpecificationReader(animation).action(
        easing, duration, delay, ends: ends, offsets: offsets, then: then)
    }
    EasingReader(animation).refuseDuration()
    return block(easing, duration, delay, changes: ends.map { ($0, false) } + offsets.map { ($0, true) }, then)
  }

  /// The keys that ask for an animation with values of its own.
  private static var explicit: [PartialKeyPath<AnimateKeys>] {
    [
      \.from, \.keyframes, \.along, \.count, \.autoreverse, \.cumulative, \.keyTimes, \.orient, \.mode, \.layer,
    ]
  }

  /// UIKit's animation block: the model jumps, and the difference fades.
  private func block(
    _ easing: Easing, _ duration: Computed<Double>?, _ delay: Computed<Double>?,
    changes: [(AnimatedChange, isOffset: Bool)], _ then: [Action]
  ) -> Action {
    { interpreter in
      let seconds = duration?(interpreter) ?? 0.25
      let wait = delay?(interpreter) ?? 0
      let values = changes.compactMap { $0.0.value(interpreter) }
      guard values.count == changes.count else { return }
      let change = {
        for ((change, isOffset), value) in zip(changes, values) {
          change.target.set(interpreter, isOffset ? change.target.model(interpreter).adding(value) : value)
        }
      }
      let locals = interpreter.locals
      let completion: ((Bool) -> Void)? =
        then.isEmpty ? nil : { finished in if finished { interpreter.perform(then, locals: locals) } }
      switch easing {
      case .curve(let pacing):
        interpreter.stage.animate(
          duration: seconds, delay: wait, pacing: pacing(interpreter), animations: change, completion: completion)
      case .durationSpring(let damping, let velocity):
        interpreter.stage.animate(
          duration: seconds, delay: wait, dampingRatio: damping(interpreter), initialVelocity: velocity(interpreter),
          animations: change, completion: completion)
      case .spring(let spring):
        interpreter.stage.animate(
          spring: spring(interpreter, seconds), delay: wait, animations: change, completion: completion)
      }
      interpreter.changed()
    }
  }
}
