import Springform
import SpringformDocument

/// Reads what is done: lists of verbs.
struct VerbReader {
  let reading: Reading
  private let depth: Int

  /// How deep verbs may be nested.
  static let depthLimit = 24

  init(_ reading: Reading, depth: Int = 1) {
    self.reading = reading
    self.depth = depth
  }

  var problems: Problems { reading.problems }

  /// A list of verbs.
  func actions(_ node: Node) -> [Action] {
    guard depth <= Self.depthLimit else {
      problems.add("verbs are nested at most \(Self.depthLimit) deep", at: node.mark)
      return []
    }
    guard let elements = node.elements else {
      problems.add(
        "a list of verbs is needed here, and this is \(node.kind)", at: node.mark, hint: "begin each with '- '")
      return []
    }
    return elements.compactMap(action)
  }

  func actions(_ fields: Fields, _ key: String) -> [Action] { fields[key].map(actions) ?? [] }

  private func inner(_ reading: Reading? = nil) -> VerbReader { VerbReader(reading ?? self.reading, depth: depth + 1) }

  /// The keys that make a verb what it is; the others belong to one of them.
  private static let belongings = [
    "then": ["if"], "else": ["if"], "do": ["once", "each", "after"], "where": ["each"],
  ]

  private func action(_ node: Node) -> Action? {
    let form = Form.verb("verb")
    let fields = reading.fields(node, form)
    let keys = (node.entries ?? []).filter { form.keyNames.contains($0.key) }
    let verbs = keys.filter { Self.belongings[$0.key] == nil }
    guard let verb = verbs.first else {
      if node.entries?.isEmpty == false, !keys.isEmpty {
        problems.add("'\(keys[0].key)' belongs to a verb that is missing", at: keys[0].keyMark)
      } else if node.entries == nil {
        problems.add("a verb is needed here, such as set or animate", at: node.mark)
      }
      return nil
    }
    if verbs.count > 1 {
      problems.add(
        "'\(verbs[1].key)' is another verb", at: verbs[1].keyMark, hint: "begin it with '- ' in a line of its own")
    }
    for key in keys {
      if let owners = Self.belongings[key.key], !owners.contains(verb.key) {
        problems.add("'\(verb.key)' has no '\(key.key)'", at: key.keyMark)
      }
    }
    guard let value = fields[verb.key] else { return nil }
    return action(verb.key, value, fields)
  }

  private func action(_ verb: String, _ value: Node, _ fields: Fields) -> Action? {
    switch verb {
    case "set": return set(value)
    case "animate": return AnimateReader(inner()).action(value)
    case "if": return condition(fields)
    case "once": return once(value, fields)
    case "each": return each(fields)
    case "after": return after(fields)
    case "move": return move(value)
    case "spawn": return spawn(value)
    case "remove": return forLayers(value) { machine, layer in machine.remove(layer) }
    case "stop": return forLayers(value) { _, layer in layer.removeAllAnimations() }
    case "raise": return forLayers(value) { _, layer in layer.superlayer?.addSublayer(layer) }
    case "wake":
      return forLayers(value) { machine, layer in
        if machine.hasPhysics, machine.physics.isBody(layer) { machine.physics.update(layer) }
      }
    case "note": return note(value)
    default: return PhysicsReader(reading).action(verb, value)
    }
  }

  // MARK: Changes

  private func set(_ node: Node) -> Action? {
    guard let entries = node.entries else {
      problems.add(.type("set", expected: "a mapping", found: node.kind), at: node.mark)
      return nil
    }
    let actions = entries.compactMap { entry -> Action? in
      guard let target = TargetReader(reading).target(entry),
        let expression = reading.expression(entry.value, as: target.type)
      else { return nil }
      let (mark, key) = (entry.value.mark, entry.key)
      let isRepeatable = target.isFixed && expression.traits.isDisjoint(with: [.direct, .random])
      let number = isRepeatable ? reading.file.addRepeatable() : nil
      return { machine in
        if let number, machine.isSettled(number) { return }
        let value = expression.code.value(machine)
        guard value.isFinite else {
          return machine.fail("'\(key)' is not a finite number at \(written(machine.stage.time)) s", at: mark)
        }
        guard !target.has(machine, value) else { return }
        target.set(machine, value)
        machine.changed()
      }
    }
    return { machine in for action in actions { action(machine) } }
  }

  private func move(_ node: Node) -> Action? {
    let fields = reading.fields(node, .verb("move"))
    fields.require("items")
    fields.require("by")
    guard let layers = reading.layers(fields, "items"), let way = reading.point(fields, "by") else { return nil }
    let mark = node.mark
    return { machine in
      let offset = way(machine)
      guard Value.point(offset).isFinite else { return machine.fail("'by' is not a finite number", at: mark) }
      for layer in layers(machine) {
        layer.position += offset.vector
        if machine.hasPhysics, machine.physics.isBody(layer) { machine.physics.update(layer) }
      }
      machine.changed()
    }
  }

  private func forLayers(_ node: Node, _ body: @escaping @Sendable (Machine, Layer) -> Void) -> Action? {
    guard let layers = reading.layers(node) else { return nil }
    return { machine in
      for layer in layers(machine) { body(machine, layer) }
      machine.changed()
    }
  }

  private func note(_ node: Node) -> Action? {
    guard let entries = node.entries else {
      problems.add("write note: { name: number }", at: node.mark)
      return nil
    }
    let notes = entries.compactMap { entry -> Action? in
      guard case .number(let run)? = reading.expression(entry.value, as: .number)?.code else { return nil }
      let name = entry.key
      return { machine in machine.stage.traceEvent(name, run(machine)) }
    }
    return { machine in for note in notes { note(machine) } }
  }

  // MARK: Order

  private func condition(_ fields: Fields) -> Action? {
    let test = reading.flag(fields, "if")
    let (then, otherwise) = (inner().actions(fields, "then"), inner().actions(fields, "else"))
    guard let test else { return nil }
    return { machine in machine.perform(test(machine) ? then : otherwise) }
  }

  private func once(_ node: Node, _ fields: Fields) -> Action? {
    let actions = inner().actions(fields, "do")
    guard let name = node.scalar?.text, case .state(let index, .flag)? = reading.scope.symbols[name] else {
      problems.add("once needs the name of a state that is true or false", at: node.mark)
      return nil
    }
    return { machine in
      if case .flag(true) = machine.states[index] { return }
      machine.states[index] = .flag(true)
      machine.changed()
      machine.perform(actions)
    }
  }

  private func each(_ fields: Fields) -> Action? {
    let (loops, reading) = reading.loops(fields, "each")
    let actions = inner(reading).actions(fields, "do")
    return { machine in loops.run(machine) { $0.perform(actions) } }
  }

  private func after(_ fields: Fields) -> Action? {
    let actions = inner().actions(fields, "do")
    guard let delay = reading.number(fields, "after") else { return nil }
    return { machine in
      let locals = machine.locals
      machine.stage.after(delay(machine)) { machine.perform(actions, locals: locals) }
    }
  }

  private func spawn(_ node: Node) -> Action? {
    var (name, origin, parent): (Node?, (@Sendable (Machine) -> Point)?, (@Sendable (Machine) -> Layer?)?) = (
      node, nil, nil
    )
    if node.entries != nil {
      let fields = reading.fields(node, .verb("spawn"))
      fields.require("template")
      name = fields["template"]
      origin = fields.entry("origin") == nil ? nil : reading.point(fields, "origin")
      parent = fields.entry("in") == nil ? nil : reading.layer(fields, "in")
    }
    guard let name, let text = name.scalar?.text else { return nil }
    guard let index = reading.file.templates[text] else {
      let known = reading.file.templates.keys.sorted()
      problems.add(
        "there is no template '\(text)'", at: name.mark,
        hint: closest(to: text, among: known).map { "did you mean '\($0)'?" })
      return nil
    }
    let mark = node.mark
    return { [origin, parent] machine in
      let place = origin?(machine) ?? .zero
      let layer = parent?(machine) ?? machine.stage.rootLayer
      machine.spawn(index, at: place, in: layer, mark: mark)
    }
  }
}
