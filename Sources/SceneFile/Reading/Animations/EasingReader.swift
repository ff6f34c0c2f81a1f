import Springform
import SpringformDocument
import SpringformExpressions

/// Reads curves and springs.
struct EasingReader {
  private let animation: Mapping<AnimateKeys>
  private var context: ReaderContext { animation.context }

  init(_ animation: Mapping<AnimateKeys>) { self.animation = animation }

  func easing() -> Easing? {
    if animation.has(\.curve), let position = animation.entry(\.spring)?.keyPosition {
      context.problems.add("there is a curve already", at: position, hint: "give a curve or a spring")
    }
    guard let node = animation.read(\.spring) else {
      return animation.has(\.curve)
        ? animation.read(\.curve).map { .curve($0) } : .curve { _ in .curve(.easeInEaseOut) }
    }
    if node.scalar != nil, node.number == nil {
      let spring = Content.choice(SpringKeys.named).read(context, node, "spring")
      return spring.map { spring in .spring { _, _ in spring } }
    }
    return spring(Mapping(node, SpringKeys.format, context), hasDuration: animation.has(\.duration))
  }

  private func spring(_ keys: Mapping<SpringKeys>, hasDuration: Bool) -> Easing? {
    func number(_ path: KeyPath<SpringKeys, Key<Computed<Double>>>, _ missing: Double) -> Computed<Double>? {
      guard let entry = keys.entry(path) else { return { _ in missing } }
      guard let run = keys.read(path) else { return nil }
      return { interpreter in
        let value = run(interpreter)
        if value.isFinite { return value }
        interpreter.fail(
          "'\(entry.key)' is not a finite number at \(written(interpreter.stage.time)) s", at: entry.value.position)
        return missing
      }
    }
    guard let velocity = number(\.velocity, 0) else { return nil }
    guard agrees(keys) else { return nil }
    if keys.has(\.response) {
      guard let response = number(\.response, 0.5), let damping = number(\.damping, 1) else { return nil }
      return .spring { interpreter, _ in
        Spring(
          response: response(interpreter), dampingRatio: damping(interpreter), initialVelocity: velocity(interpreter))
      }
    }
    if keys.has(\.bounce) {
      guard let bounce = number(\.bounce, 0) else { return nil }
      return .spring { interpreter, duration in
        Spring(duration: duration, bounce: bounce(interpreter), initialVelocity: velocity(interpreter))
      }
    }
    if keys.has(oneOf: [\.stiffness, \.mass]) {
      guard let mass = number(\.mass, 1), let stiffness = number(\.stiffness, 100), let damping = number(\.damping, 10)
      else { return nil }
      return .spring { interpreter, _ in
        Spring(
          mass: mass(interpreter), stiffness: stiffness(interpreter), damping: damping(interpreter),
          initialVelocity: velocity(interpreter))
      }
    }
    guard keys.has(\.damping), hasDuration else {
      context.problems.add(
        "this spring is not complete", at: keys.position,
        hint: "\(SpringKeys.forms); duration stands beside spring")
      return nil
    }
    guard let damping = number(\.damping, 1) else { return nil }
    return .durationSpring(damping: damping, velocity: velocity)
  }

  /// The keys of the forms a spring is written in; the first key that is there tells the form.
  private static let spellings: [(telling: [String], others: [String])] = [
    (["response"], ["damping"]), (["bounce"], []), (["stiffness", "mass"], ["damping"]),
  ]

  /// Notes keys that belong to another form than the spring's.
  private func agrees(_ spring: Mapping<SpringKeys>) -> Bool {
    let keys = spring.entries
    guard
      let spelling = Self.spellings.first(where: { spelling in keys.contains { spelling.telling.contains($0.key) } }),
      let telling = spelling.telling.first(where: { name in keys.contains { $0.key == name } })
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
  func refuseDuration() {
    guard let duration = animation.entry(\.duration), let spring = animation.entry(\.spring)?.value else { return }
    let telling =
      spring.entries.map { entries in entries.map(\.key).first { ["response", "stiffness", "mass"].contains($0) } }
      ?? spring.scalar?.text
    guard let telling else { return }
    context.problems.add(
      "'duration' has no effect with '\(telling)', which tells its own", at: duration.keyPosition,
      hint: "remove one of them")
  }
}
