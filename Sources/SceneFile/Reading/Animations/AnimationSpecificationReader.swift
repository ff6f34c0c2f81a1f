import Springform
import SpringformDocument
import SpringformExpressions

/// Reads animations with beginnings, key frames, paths or repetitions of their own: Core Animation's explicit ones.
struct AnimationSpecificationReader {
  private let animation: Mapping<AnimateKeys>
  private var context: ReaderContext { animation.context }
  private var problems: Problems { context.problems }

  init(_ animation: Mapping<AnimateKeys>) { self.animation = animation }

  /// Starts a target's part of the animation.
  private typealias Start = @Sendable (Interpreter, AnimationSpecification, ((Bool) -> Void)?) -> Void

  func action(
    _ easing: Easing, _ duration: Computed<Double>?, _ delay: Computed<Double>?, ends: [AnimatedChange],
    offsets: [AnimatedChange], then: [Action]
  ) -> Action? {
    guard let specification = specification(easing, duration, delay) else { return nil }
    let autoreverses = animation.read(\.autoreverse) ?? false
    guard let begins = AnimatedChange.read(animation, \.from) else { return nil }
    var starts: [Start] = []
    for end in ends {
      let begin = begins.first { $0.key == end.key }
      guard let animate = animate(end) else { return nil }
      starts.append { interpreter, specification, completion in
        var specification = specification
        guard let value = end.value(interpreter) else { return }
        specification.to = value
        specification.from = begin?.value(interpreter)
        animate(interpreter, specification, completion)
        if !autoreverses { end.target.set(interpreter, value) }
      }
    }
    for begin in begins where !ends.contains(where: { $0.key == begin.key }) {
      problems.add("'\(begin.key)' begins and does not end", at: begin.position, hint: "give it in 'to' too")
    }
    for offset in offsets {
      guard let animate = animate(offset) else { return nil }
      starts.append { interpreter, specification, completion in
        var specification = specification
        guard let value = offset.value(interpreter) else { return }
        specification.by = value
        animate(interpreter, specification, completion)
      }
    }
    if animation.has(\.keyframes) {
      guard let entries = animation.read(\.keyframes), let frames = keyframes(entries) else { return nil }
      starts += frames
    }
    if animation.has(\.along) {
      guard let start = along() else { return nil }
      starts.append(start)
    }
    let all = starts
    return { interpreter in
      let specification = specification(interpreter)
      let locals = interpreter.locals
      for (index, start) in all.enumerated() {
        // The first one tells the end: all take equally long.
        let completion: ((Bool) -> Void)? =
          index > 0 || then.isEmpty ? nil : { finished in if finished { interpreter.perform(then, locals: locals) } }
        start(interpreter, specification, completion)
      }
      interpreter.changed()
    }
  }

  private func animate(_ change: AnimatedChange) -> Start? {
    if change.target.animate == nil {
      problems.add(
        "'\(change.key)' cannot repeat or follow key frames", at: change.position, hint: "animate the whole point")
    }
    return change.target.animate
  }

  /// What all targets have in common.
  func specification(
    _ easing: Easing, _ duration: Computed<Double>?, _ delay: Computed<Double>?
  ) -> Computed<AnimationSpecification>? {
    let count = animation.read(\.count)
    guard count != nil || !animation.has(\.count) else { return nil }
    let times = animation.read(\.keyTimes)
    let (mode, rotation) = (animation.read(\.mode) ?? .linear, animation.read(\.orient) ?? .none)
    let autoreverses = animation.read(\.autoreverse) ?? false
    let isCumulative = animation.read(\.cumulative) ?? false
    return { interpreter in
      var specification = AnimationSpecification()
      specification.duration = duration?(interpreter) ?? 0.25
      specification.delay = delay?(interpreter) ?? 0
      switch easing {
      case .curve(let pacing): specification.pacing = pacing(interpreter)
      case .durationSpring(let damping, let velocity):
        specification.pacing = .spring(
          Spring(
            duration: specification.duration, dampingRatio: damping(interpreter), initialVelocity: velocity(interpreter)
          ))
      case .spring(let spring):
        let spring = spring(interpreter, specification.duration)
        specification.pacing = .spring(spring)
        if duration == nil { specification.duration = min(spring.settlingDuration, 60) }
      }
      specification.repeatCount = count?(interpreter) ?? 1
      specification.keyTimes = times?.code.value(interpreter).numbers
      specification.mode = mode
      specification.rotation = rotation
      specification.autoreverses = autoreverses
      specification.isCumulative = isCumulative
      return specification
    }
  }

  private func keyframes(_ entries: [Node.Entry]) -> [Start]? {
    let starts = entries.compactMap { entry -> Start? in
      guard let target = TargetReader(context).target(entry) else { return nil }
      guard let animate = target.animate else {
        problems.add("'\(entry.key)' cannot follow key frames", at: entry.keyPosition)
        return nil
      }
      guard case .list(_, let run)? = context.expression(entry.value, as: .list(target.type))?.code else { return nil }
      let position = entry.value.position
      return { interpreter, specification, completion in
        var specification = specification
        specification.values = run(interpreter)
        if let times = specification.keyTimes {
          let (count, isDiscrete) = (specification.values.count, specification.mode == .discrete)
          guard times.count == count || isDiscrete && times.count == count + 1 else {
            return interpreter.fail(
              "there are \(count) key frames and \(times.count) keyTimes", at: position,
              hint: isDiscrete
                ? "give each key frame the time from which it is shown, and perhaps the end, 1"
                : "give each key frame its time, from 0 to 1")
          }
          // The last value stays until the end.
          if isDiscrete, times.count == count { specification.keyTimes = times + [1] }
        }
        guard specification.values.allSatisfy(\.isFinite) else {
          return interpreter.fail("a key frame is not finite", at: position)
        }
        animate(interpreter, specification, completion)
        if !specification.autoreverses, let last = specification.values.last { target.set(interpreter, last) }
      }
    }
    return starts.count == entries.count ? starts : nil
  }

  private func along() -> Start? {
    guard let node = animation.node(\.along), let path = animation.read(\.along) else { return nil }
    let layer: Computed<Layer?>?
    if animation.has(\.layer) {
      layer = animation.read(\.layer)
    } else if let slot = context.scope.locals.lastIndex(where: { $0.name == "self" }) {
      layer = { $0.locals[slot].layer }
    } else {
      problems.add("which layer moves along the path?", at: node.position, hint: "give layer")
      layer = nil
    }
    guard let layer, let position = LayerKind.layer.property("position"), let animate = position.animate else {
      return nil
    }
    return { interpreter, specification, completion in
      guard let layer = layer(interpreter) else { return }
      var specification = specification
      let path = path.make(interpreter)
      specification.path = path
      // It stays at the end, and comes from there only in its animation.
      if !specification.autoreverses, let end = path.currentPoint { layer.position = end }
      animate(layer, specification, completion)
    }
  }
}
