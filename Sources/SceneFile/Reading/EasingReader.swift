import Springform
import SpringformDocument

/// Reads curves and springs.
struct EasingReader {
  private let context: ReaderContext

  init(_ context: ReaderContext) { self.context = context }

  /// How a way is covered, and how long it takes when the pace itself tells.
  enum Easing {
    case curve(@Sendable (Interpreter) -> TimingCurve)
    /// UIKit's: the duration chooses the frequency.
    case durationSpring(damping: @Sendable (Interpreter) -> Double, velocity: @Sendable (Interpreter) -> Double)
    case spring(@Sendable (Interpreter, _ duration: Double) -> Spring)
  }

  func curve(_ fields: Fields, _ key: String = "curve") -> (@Sendable (Interpreter) -> TimingCurve)? {
    guard let node = fields[key] else { return nil }
    if let numbers = node.elements {
      let parts = numbers.map { context.expression($0, as: .number) }
      guard parts.count == 4 else {
        context.problems.add("a curve has four numbers: [x1, y1, x2, y2]", at: node.position)
        return nil
      }
      let runs = parts.compactMap { if case .number(let run)? = $0?.code { run } else { nil } }
      guard runs.count == 4 else { return nil }
      return { TimingCurve(runs[0]($0), runs[1]($0), runs[2]($0), runs[3]($0)) }
    }
    guard let name = node.scalar?.text, let curve = TimingCurve.named[name] else {
      context.problems.add(.choice(key, node.scalar?.text ?? node.kind, known: TimingCurve.names), at: node.position)
      return nil
    }
    return { _ in curve }
  }

  func easing(_ fields: Fields) -> Easing? {
    if fields.entry("curve") != nil, fields.entry("spring") != nil, let position = fields.entry("spring")?.keyPosition {
      context.problems.add("there is a curve already", at: position, hint: "give a curve or a spring")
    }
    guard let node = fields["spring"] else {
      return fields.entry("curve") == nil ? .curve { _ in .easeInEaseOut } : curve(fields).map { .curve($0) }
    }
    if let name = node.scalar?.text, node.number == nil {
      let named: [String: Spring] = ["smooth": .smooth, "snappy": .snappy, "bouncy": .bouncy]
      guard let spring = named[name] else {
        context.problems.add(.choice("spring", name, known: ["smooth", "snappy", "bouncy"]), at: node.position)
        return nil
      }
      return .spring { _, _ in spring }
    }
    return spring(context.fields(node, .verb("spring")), hasDuration: fields.entry("duration") != nil)
  }

  private func spring(_ fields: Fields, hasDuration: Bool) -> Easing? {
    func number(_ key: String, _ missing: Double) -> (@Sendable (Interpreter) -> Double)? {
      guard let entry = fields.entry(key) else { return { _ in missing } }
      guard let run = context.number(fields, key) else { return nil }
      return { interpreter in
        let value = run(interpreter)
        if value.isFinite { return value }
        interpreter.fail(
          "'\(key)' is not a finite number at \(written(interpreter.stage.time)) s", at: entry.value.position)
        return missing
      }
    }
    guard let velocity = number("velocity", 0) else { return nil }
    guard agrees(fields) else { return nil }
    if fields.entry("response") != nil {
      guard let response = number("response", 0.5), let damping = number("damping", 1) else { return nil }
      return .spring { interpreter, _ in
        Spring(
          response: response(interpreter), dampingRatio: damping(interpreter), initialVelocity: velocity(interpreter))
      }
    }
    if fields.entry("bounce") != nil {
      guard let bounce = number("bounce", 0) else { return nil }
      return .spring { interpreter, duration in
        Spring(duration: duration, bounce: bounce(interpreter), initialVelocity: velocity(interpreter))
      }
    }
    if fields.entry("stiffness") != nil || fields.entry("mass") != nil {
      guard let mass = number("mass", 1), let stiffness = number("stiffness", 100), let damping = number("damping", 10)
      else { return nil }
      return .spring { interpreter, _ in
        Spring(
          mass: mass(interpreter), stiffness: stiffness(interpreter), damping: damping(interpreter),
          initialVelocity: velocity(interpreter))
      }
    }
    guard fields.entry("damping") != nil, hasDuration else {
      context.problems.add(
        "this spring is not complete", at: fields.node.position,
        hint: "\(MappingSchema.springForms); duration stands beside spring")
      return nil
    }
    guard let damping = number("damping", 1) else { return nil }
    return .durationSpring(damping: damping, velocity: velocity)
  }

  /// The keys of the forms a spring is written in; the first key that is there tells the form.
  private static let spellings: [(telling: [String], others: [String])] = [
    (["response"], ["damping"]), (["bounce"], []), (["stiffness", "mass"], ["damping"]),
  ]

  /// Notes keys that belong to another form than the spring's.
  private func agrees(_ fields: Fields) -> Bool {
    let keys = (fields.node.entries ?? []).filter { MappingSchema.verb("spring").keyNames.contains($0.key) }
    guard
      let spelling = Self.spellings.first(where: { spelling in keys.contains { spelling.telling.contains($0.key) } }),
      let telling = spelling.telling.first(where: { fields.entry($0) != nil })
    else { return true }
    let strangers = keys.filter { !(spelling.telling + spelling.others + ["velocity"]).contains($0.key) }
    for entry in strangers {
      context.problems.add(
        "'\(entry.key)' belongs to another form of spring than '\(telling)'", at: entry.keyPosition,
        hint: "remove one of them")
    }
    return strangers.isEmpty
  }

  /// Notes a duration that a spring does not ask for, because it tells its own.
  func refuseDuration(_ fields: Fields) {
    guard let duration = fields.entry("duration"), let spring = fields.entry("spring")?.value else { return }
    let telling =
      spring.entries.map { entries in entries.map(\.key).first { ["response", "stiffness", "mass"].contains($0) } }
      ?? spring.scalar?.text
    guard let telling else { return }
    context.problems.add(
      "'duration' has no effect with '\(telling)', which tells its own", at: duration.keyPosition,
      hint: "remove one of them")
  }
}
