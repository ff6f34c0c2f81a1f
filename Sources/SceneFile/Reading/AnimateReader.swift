import Springform
import SpringformDocument

/// Reads animations.
struct AnimateReader {
  private let verbs: VerbReader
  private var reading: Reading { verbs.reading }
  private var problems: Problems { verbs.problems }

  init(_ verbs: VerbReader) { self.verbs = verbs }

  private typealias Change = (target: Target, value: Expression, mark: Mark, key: String)

  func action(_ node: Node) -> Action? {
    let fields = reading.fields(node, .verb("animate"))
    let pace = PaceReader(reading).pace(fields)
    let duration = fields.entry("duration") == nil ? nil : reading.number(fields, "duration")
    let delay = fields.entry("delay") == nil ? nil : reading.number(fields, "delay")
    let then = verbs.actions(fields, "then")
    let ends = changes(fields, "to")
    let ways = changes(fields, "by")
    let motion = ["to", "by", "keyframes", "along"].filter { fields.entry($0) != nil }
    guard !motion.isEmpty else {
      problems.add("animate needs to, by, keyframes or along", at: node.mark)
      return nil
    }
    let explicit = [
      "from", "keyframes", "along", "repeat", "autoreverse", "cumulative", "keyTimes", "orient", "mode", "layer",
    ]
    guard let pace, let ends, let ways else { return nil }
    if explicit.contains(where: { fields.entry($0) != nil }) {
      return CourseReader(reading).action(fields, pace, duration, delay, ends: ends, ways: ways, then: then)
    }
    PaceReader(reading).refuseDuration(fields)
    return block(pace, duration, delay, changes: ends.map { ($0, false) } + ways.map { ($0, true) }, then)
  }

  private func changes(_ fields: Fields, _ key: String) -> [AnimatedChange]? {
    guard fields.entry(key) != nil else { return [] }
    return AnimatedChange.read(fields, key, reading)
  }

  /// UIKit's animation block: the model jumps, and the difference fades.
  private func block(
    _ pace: PaceReader.Pace, _ duration: (@Sendable (Machine) -> Double)?, _ delay: (@Sendable (Machine) -> Double)?,
    changes: [(AnimatedChange, isWay: Bool)], _ then: [Action]
  ) -> Action {
    { machine in
      let seconds = duration?(machine) ?? 0.25
      let wait = delay?(machine) ?? 0
      let values = changes.compactMap { $0.0.value(machine) }
      guard values.count == changes.count else { return }
      let change = {
        for ((change, isWay), value) in zip(changes, values) {
          change.target.set(machine, isWay ? change.target.model(machine).adding(value) : value)
        }
      }
      let locals = machine.locals
      let completion: ((Bool) -> Void)? =
        then.isEmpty ? nil : { finished in if finished { machine.perform(then, locals: locals) } }
      switch pace {
      case .curve(let curve):
        machine.stage.animate(
          duration: seconds, delay: wait, curve: curve(machine), animations: change, completion: completion)
      case .durationSpring(let damping, let velocity):
        machine.stage.animate(
          duration: seconds, delay: wait, dampingRatio: damping(machine), initialVelocity: velocity(machine),
          animations: change, completion: completion)
      case .spring(let spring):
        machine.stage.animate(
          spring: spring(machine, seconds), delay: wait, animations: change, completion: completion)
      }
      machine.changed()
    }
  }
}

/// A target and where it goes.
struct AnimatedChange: Sendable {
  let target: Target
  let expression: Expression
  let mark: Mark
  let key: String

  static func read(_ fields: Fields, _ key: String, _ reading: Reading) -> [AnimatedChange]? {
    guard let entries = fields.names(key) else { return nil }
    let changes = entries.compactMap { entry -> AnimatedChange? in
      guard let target = TargetReader(reading).target(entry) else { return nil }
      guard target.isAnimatable else {
        reading.problems.add("'\(entry.key)' cannot be animated", at: entry.keyMark, hint: "set it")
        return nil
      }
      guard let expression = reading.expression(entry.value, as: target.type) else { return nil }
      return AnimatedChange(target: target, expression: expression, mark: entry.value.mark, key: entry.key)
    }
    return changes.count == entries.count ? changes : nil
  }

  /// The value now; `nil` and the scene's end when it is not finite.
  func value(_ machine: Machine) -> Value? {
    let value = expression.code.value(machine)
    if value.isFinite { return value }
    machine.fail("'\(key)' is not a finite number at \(written(machine.stage.time)) s", at: mark)
    return nil
  }
}

extension Value {
  /// The value so much further.
  func adding(_ way: Value) -> Value {
    switch (self, way) {
    case (.number(let a), .number(let b)): .number(a + b)
    case (.point(let a), .point(let b)): .point(a + b.vector)
    case (.color(let a), .color(let b)): .color(a + (b - Color.origin))
    default: self
    }
  }
}
