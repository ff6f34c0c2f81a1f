import Springform
import SpringformDocument

/// Reads animations with beginnings, key frames, paths or repetitions of their own: Core Animation's explicit ones.
struct AnimationSpecificationReader {
  private let context: ReaderContext

  init(_ context: ReaderContext) { self.context = context }

  private var problems: Problems { context.problems }

  /// A target's part of the animation.
  private typealias Part = @Sendable (Interpreter, inout AnimationSpecification) -> Bool

  func action(
    _ fields: Fields, _ easing: EasingReader.Easing, _ duration: (@Sendable (Interpreter) -> Double)?,
    _ delay: (@Sendable (Interpreter) -> Double)?, ends: [AnimatedChange], offsets: [AnimatedChange], then: [Action]
  ) -> Action? {
    guard let frame = frame(fields, easing, duration, delay) else { return nil }
    let autoreverses = fields.entry("autoreverse") != nil && fields.flag("autoreverse") == true
    let begins = fields.entry("from") == nil ? [] : AnimatedChange.read(fields, "from", context)
    guard let begins else { return nil }
    var starts: [@Sendable (Interpreter, AnimationSpecification, ((Bool) -> Void)?) -> Void] = []
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
    if let frames = fields["keyframes"] {
      guard let starts2 = keyframes(frames) else { return nil }
      starts += starts2
    }
    if fields.entry("along") != nil {
      guard let start = along(fields) else { return nil }
      starts.append(start)
    }
    let all = starts
    return { interpreter in
      let specification = frame(interpreter)
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

  private func animate(
    _ change: AnimatedChange
  ) -> (@Sendable (Interpreter, AnimationSpecification, ((Bool) -> Void)?) -> Void)? {
    if change.target.animate == nil {
      problems.add(
        "'\(change.key)' cannot repeat or follow key frames", at: change.position, hint: "animate the whole point")
    }
    return change.target.animate
  }

  /// What all targets have in common.
  private func frame(
    _ fields: Fields, _ easing: EasingReader.Easing, _ duration: (@Sendable (Interpreter) -> Double)?,
    _ delay: (@Sendable (Interpreter) -> Double)?
  ) -> (@Sendable (Interpreter) -> AnimationSpecification)? {
    var count: @Sendable (Interpreter) -> Double = { _ in 1 }
    if let node = fields["repeat"] {
      if node.scalar?.text == "forever" {
        count = { _ in .infinity }
      } else if let run = context.number(fields, "repeat") {
        count = run
      } else {
        return nil
      }
    }
    let times = fields.entry("keyTimes") == nil ? nil : context.expression(fields, "keyTimes", as: .list(.number))
    let modes: [String: CalculationMode] = [
      "linear": .linear, "discrete": .discrete, "paced": .paced, "cubic": .cubic, "cubicPaced": .cubicPaced,
    ]
    let mode = word(fields, "mode", modes) ?? .linear
    let turns: [String: KeyframeAnimation<Layer, Point>.RotationMode] = [
      "none": .none, "auto": .auto, "autoReverse": .autoReverse,
    ]
    let turn = word(fields, "orient", turns) ?? .none
    let (reverses, cumulates) = (
      fields.entry("autoreverse") != nil && fields.flag("autoreverse") == true,
      fields.entry("cumulative") != nil && fields.flag("cumulative") == true
    )
    return { [count] interpreter in
      var specification = AnimationSpecification()
      specification.duration = duration?(interpreter) ?? 0.25
      specification.delay = delay?(interpreter) ?? 0
      switch easing {
      case .curve(let curve): specification.pacing = .curve(curve(interpreter))
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
      specification.repeatCount = count(interpreter)
      if case .list(let values)? = times?.code.value(interpreter) {
        specification.keyTimes = values.compactMap { Double($0) }
      }
      specification.mode = mode
      specification.rotation = turn
      specification.autoreverses = reverses
      specification.isCumulative = cumulates
      return specification
    }
  }

  private func word<Content>(_ fields: Fields, _ key: String, _ words: [String: Content]) -> Content? {
    guard let node = fields[key] else { return nil }
    if let text = node.scalar?.text, let match = words[text] { return match }
    problems.add(.choice(key, node.scalar?.text ?? node.kind, known: words.keys.sorted()), at: node.position)
    return nil
  }

  private func keyframes(_ node: Node) -> [@Sendable (Interpreter, AnimationSpecification, ((Bool) -> Void)?) -> Void]?
  {
    guard let entries = node.entries else {
      problems.add(.type("keyframes", expected: "a mapping", found: node.kind), at: node.position)
      return nil
    }
    let starts = entries.compactMap {
      entry -> (@Sendable (Interpreter, AnimationSpecification, ((Bool) -> Void)?) -> Void)? in
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
        guard specification.values.allSatisfy(\.isFinite) else {
          return interpreter.fail("a key frame is not finite", at: position)
        }
        animate(interpreter, specification, completion)
        if !specification.autoreverses, let last = specification.values.last { target.set(interpreter, last) }
      }
    }
    return starts.count == entries.count ? starts : nil
  }

  private func along(_ fields: Fields) -> (@Sendable (Interpreter, AnimationSpecification, ((Bool) -> Void)?) -> Void)?
  {
    guard let node = fields["along"], let path = PathReader(context).path(node) else { return nil }
    let layer: (@Sendable (Interpreter) -> Layer?)?
    if fields.entry("layer") != nil {
      layer = context.layer(fields, "layer")
    } else if let slot = context.scope.locals.lastIndex(where: { $0.name == "self" }) {
      layer = { if case .layer(let layer) = $0.locals[slot] { layer } else { nil } }
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
