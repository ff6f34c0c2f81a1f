import Springform
import SpringformDocument

/// Reads curves and springs.
struct PaceReader {
  private let reading: Reading

  init(_ reading: Reading) { self.reading = reading }

  /// How a way is covered, and how long it takes when the pace itself tells.
  enum Pace {
    case curve(@Sendable (Machine) -> TimingCurve)
    /// UIKit's: the duration chooses the frequency.
    case durationSpring(damping: @Sendable (Machine) -> Double, velocity: @Sendable (Machine) -> Double)
    case spring(@Sendable (Machine, _ duration: Double) -> Spring)
  }

  func curve(_ fields: Fields, _ key: String = "curve") -> (@Sendable (Machine) -> TimingCurve)? {
    guard let node = fields[key] else { return nil }
    if let numbers = node.elements {
      let parts = numbers.map { reading.expression($0, as: .number) }
      guard parts.count == 4 else {
        reading.problems.add("a curve has four numbers: [x1, y1, x2, y2]", at: node.mark)
        return nil
      }
      let runs = parts.compactMap { if case .number(let run)? = $0?.code { run } else { nil } }
      guard runs.count == 4 else { return nil }
      return { TimingCurve(runs[0]($0), runs[1]($0), runs[2]($0), runs[3]($0)) }
    }
    guard let name = node.scalar?.text, let curve = TimingCurve.named[name] else {
      reading.problems.add(.choice(key, node.scalar?.text ?? node.kind, known: TimingCurve.names), at: node.mark)
      return nil
    }
    return { _ in curve }
  }

  func pace(_ fields: Fields) -> Pace? {
    if fields.entry("curve") != nil, fields.entry("spring") != nil, let mark = fields.entry("spring")?.keyMark {
      reading.problems.add("there is a curve already", at: mark, hint: "give a curve or a spring")
    }
    guard let node = fields["spring"] else {
      return fields.entry("curve") == nil ? .curve { _ in .easeInEaseOut } : curve(fields).map { .curve($0) }
    }
    if let name = node.scalar?.text, node.number == nil {
      let named: [String: Spring] = ["smooth": .smooth, "snappy": .snappy, "bouncy": .bouncy]
      guard let spring = named[name] else {
        reading.problems.add(.choice("spring", name, known: ["smooth", "snappy", "bouncy"]), at: node.mark)
        return nil
      }
      return .spring { _, _ in spring }
    }
    return spring(reading.fields(node, .verb("spring")), hasDuration: fields.entry("duration") != nil)
  }

  private func spring(_ fields: Fields, hasDuration: Bool) -> Pace? {
    func number(_ key: String, _ missing: Double) -> (@Sendable (Machine) -> Double)? {
      if fields.entry(key) != nil { return reading.number(fields, key) }
      return { _ in missing }
    }
    guard let velocity = number("velocity", 0) else { return nil }
    if fields.entry("response") != nil {
      guard let response = number("response", 0.5), let damping = number("damping", 1) else { return nil }
      return .spring { machine, _ in
        Spring(response: response(machine), dampingRatio: damping(machine), initialVelocity: velocity(machine))
      }
    }
    if fields.entry("bounce") != nil {
      guard let bounce = number("bounce", 0) else { return nil }
      return .spring { machine, duration in
        Spring(duration: duration, bounce: bounce(machine), initialVelocity: velocity(machine))
      }
    }
    if fields.entry("stiffness") != nil || fields.entry("mass") != nil {
      guard let mass = number("mass", 1), let stiffness = number("stiffness", 100), let damping = number("damping", 10)
      else { return nil }
      return .spring { machine, _ in
        Spring(
          mass: mass(machine), stiffness: stiffness(machine), damping: damping(machine),
          initialVelocity: velocity(machine))
      }
    }
    guard fields.entry("damping") != nil, hasDuration else {
      reading.problems.add(
        "this spring is not complete", at: fields.node.mark,
        hint: "give damping with a duration, response and damping, bounce, or mass, stiffness and damping")
      return nil
    }
    guard let damping = number("damping", 1) else { return nil }
    return .durationSpring(damping: damping, velocity: velocity)
  }
}

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
