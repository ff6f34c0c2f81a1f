import Springform
import SpringformDocument

/// Reads animations.
struct AnimateReader {
  private let verbs: VerbReader
  private var context: ReaderContext { verbs.context }
  private var problems: Problems { verbs.problems }

  init(_ verbs: VerbReader) { self.verbs = verbs }

  private typealias Change = (target: Target, value: Expression, position: SourcePosition, key: String)

  func action(_ node: Node) -> Action? {
    let fields = context.fields(node, .verb("animate"))
    let easing = EasingReader(context).easing(fields)
    let duration = fields.entry("duration") == nil ? nil : context.number(fields, "duration")
    let delay = fields.entry("delay") == nil ? nil : context.number(fields, "delay")
    let then = verbs.actions(fields, "then")
    let ends = changes(fields, "to")
    let offsets = changes(fields, "by")
    let motion = ["to", "by", "keyframes", "along"].filter { fields.entry($0) != nil }
    guard !motion.isEmpty else {
      problems.add("animate needs to, by, keyframes or along", at: node.position)
      return nil
    }
    let explicit = [
      "from", "keyframes", "along", "repeat", "autoreverse", "cumulative", "keyTimes", "orient", "mode", "layer",
    ]
    guard let easing, let ends, let offsets else { return nil }
    if explicit.contains(where: { fields.entry($0) != nil }) {
      return AnimationSpecificationReader(context).action(
        fields, easing, duration, delay, ends: ends, offsets: offsets, then: then)
    }
    EasingReader(context).refuseDuration(fields)
    return block(easing, duration, delay, changes: ends.map { ($0, false) } + offsets.map { ($0, true) }, then)
  }

  private func changes(_ fields: Fields, _ key: String) -> [AnimatedChange]? {
    guard fields.entry(key) != nil else { return [] }
    return AnimatedChange.read(fields, key, context)
  }

  /// UIKit's animation block: the model jumps, and the difference fades.
  private func block(
    _ easing: EasingReader.Easing, _ duration: (@Sendable (Interpreter) -> Double)?,
    _ delay: (@Sendable (Interpreter) -> Double)?,
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
      case .curve(let curve):
        interpreter.stage.animate(
          duration: seconds, delay: wait, curve: curve(interpreter), animations: change, completion: completion)
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

/// A target and where it goes.
struct AnimatedChange: Sendable {
  let target: Target
  let expression: Expression
  let position: SourcePosition
  let key: String

  static func read(_ fields: Fields, _ key: String, _ context: ReaderContext) -> [AnimatedChange]? {
    guard let entries = fields.names(key) else { return nil }
    let changes = entries.compactMap { entry -> AnimatedChange? in
      guard let target = TargetReader(context).target(entry) else { return nil }
      guard target.isAnimatable else {
        context.problems.add("'\(entry.key)' cannot be animated", at: entry.keyPosition, hint: "set it")
        return nil
      }
      guard let expression = context.expression(entry.value, as: target.type) else { return nil }
      return AnimatedChange(target: target, expression: expression, position: entry.value.position, key: entry.key)
    }
    return changes.count == entries.count ? changes : nil
  }

  /// The value now; `nil` and the scene's end when it is not finite.
  func value(_ interpreter: Interpreter) -> Value? {
    let value = expression.code.value(interpreter)
    if value.isFinite { return value }
    interpreter.fail("'\(key)' is not a finite number at \(written(interpreter.stage.time)) s", at: position)
    return nil
  }
}

extension Value {
  /// The value displaced by an offset of the same type.
  func adding(_ offset: Value) -> Value {
    switch (self, offset) {
    case (.number(let a), .number(let b)): .number(a + b)
    case (.point(let a), .point(let b)): .point(a + b.vector)
    case (.color(let a), .color(let b)): .color(a + (b - Color.origin))
    default: self
    }
  }
}
