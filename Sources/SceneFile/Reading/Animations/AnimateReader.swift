import Springform
import SpringformDocument
import SpringformExpressions

/// What an animation does besides leading values somewhere; it tells the end to whoever waits for it.
typealias AnimationPart = @Sendable (Interpreter, _ completion: ((Bool) -> Void)?) -> Void

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
    let knocks = AnimatedChange.read(animation, \.impulse)
    guard animation.has(oneOf: [\.to, \.by, \.keyframes, \.along, \.impulse]) else {
      problems.add("animate needs to, by, keyframes, along or impulse", at: node.position)
      return nil
    }
    guard let easing, let ends, let offsets, let knocks else { return nil }
    doubtVelocity(animation)
    var others: [AnimationPart] = []
    if !knocks.isEmpty {
      guard let knock = ImpulseReader(animation).action(knocks, easing, duration, delay) else { return nil }
      others.append(knock)
    }
    let shapes = (animation.read(\.to) ?? []).filter(PathChange.isMeant)
    if !shapes.isEmpty {
      guard let morph = PathChange.animation(shapes, animation, easing, duration, delay) else { return nil }
      others.append(morph)
    }
    let leads = !ends.isEmpty || !offsets.isEmpty || animation.has(oneOf: [\.keyframes, \.along])
    guard !others.isEmpty else { return way(animation, easing, duration, delay, ends, offsets, then) }
    let move = leads ? way(animation, easing, duration, delay, ends, offsets, then) : nil
    if leads, move == nil { return nil }
    return { [others] interpreter in
      move?(interpreter)
      for (index, part) in others.enumerated() {
        part(interpreter, move == nil && index == 0 ? interpreter.completion(then) : nil)
      }
      interpreter.changed()
    }
  }

  /// A spring's velocity counts whole ways, and is nothing where there is none.
  private func doubtVelocity(_ animation: Mapping<AnimateKeys>) {
    guard let velocity = (animation.entry(\.spring)?.value.entries ?? []).first(where: { $0.key == "velocity" }),
      velocity.value.number != 0
    else { return }
    let starts = animation.entry(\.from)?.value
    let ends = (animation.entry(\.to)?.value.entries ?? []).filter { end in
      starts?[end.key].map { $0.isWritten(like: end.value) } == true
    }
    let offsets = (animation.entry(\.by)?.value.entries ?? []).filter { offset in
      (offset.value.elements ?? [offset.value]).allSatisfy { $0.number == 0 }
    }
    guard let still = (ends + offsets).first else { return }
    problems.warn(
      "'velocity' counts whole ways, and '\(still.key)' goes none", at: velocity.keyPosition,
      hint: "write impulse: { \(still.key): ... } with the speed by the second")
  }

  /// What leads somewhere.
  private func way(
    _ animation: Mapping<AnimateKeys>, _ easing: Easing, _ duration: Computed<Double>?, _ delay: Computed<Double>?,
    _ ends: [AnimatedChange], _ offsets: [AnimatedChange], _ then: [Action]
  ) -> Action? {
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
      let completion = interpreter.completion(then)
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

extension Interpreter {
  /// Does what follows an animation when it has come to its end.
  fileprivate func completion(_ then: [Action]) -> ((Bool) -> Void)? {
    let locals = locals
    return then.isEmpty ? nil : { finished in if finished { self.perform(then, locals: locals) } }
  }
}

extension Node {
  /// Whether the same text stands in both places.
  fileprivate func isWritten(like other: Node) -> Bool {
    guard let elements, let others = other.elements else { return scalar != nil && scalar == other.scalar }
    return elements.count == others.count && zip(elements, others).allSatisfy { $0.isWritten(like: $1) }
  }
}
