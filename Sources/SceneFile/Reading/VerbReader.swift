import Springform
import SpringformDocument

/// Reads what is done: lists of verbs.
struct VerbReader {
  let context: ReaderContext
  private let depth: Int

  /// How deep verbs may be nested.
  static let depthLimit = 24

  init(_ context: ReaderContext, depth: Int = 1) {
    self.context = context
    self.depth = depth
  }

  var problems: Problems { context.problems }

  /// A list of verbs.
  func actions(_ node: Node) -> [Action] {
    guard depth <= Self.depthLimit else {
      problems.add("verbs are nested at most \(Self.depthLimit) deep", at: node.position)
      return []
    }
    guard let elements = node.elements else {
      problems.add(
        "a list of verbs is needed here, and this is \(node.kind)", at: node.position, hint: "begin each with '- '")
      return []
    }
    return elements.compactMap(action)
  }

  func actions(_ fields: Fields, _ key: String) -> [Action] { fields[key].map(actions) ?? [] }

  private func inner(_ context: ReaderContext? = nil) -> VerbReader {
    VerbReader(context ?? self.context, depth: depth + 1)
  }

  /// The keys that make a verb what it is; the others belong to one of them.
  private static let belongings = [
    "then": ["if"], "else": ["if"], "do": ["once", "each", "after"], "where": ["each"],
  ]

  private func action(_ node: Node) -> Action? {
    let mapping = MappingSchema.verb("verb")
    let fields = context.fields(node, mapping)
    let keys = (node.entries ?? []).filter { mapping.keyNames.contains($0.key) }
    let verbs = keys.filter { Self.belongings[$0.key] == nil }
    guard let verb = verbs.first else {
      if node.entries?.isEmpty == false, !keys.isEmpty {
        problems.add("'\(keys[0].key)' belongs to a verb that is missing", at: keys[0].keyPosition)
      } else if node.entries == nil {
        problems.add("a verb is needed here, such as set or animate", at: node.position)
      }
      return nil
    }
    if verbs.count > 1 {
      problems.add(
        "'\(verbs[1].key)' is another verb", at: verbs[1].keyPosition, hint: "begin it with '- ' in a line of its own")
    }
    for key in keys {
      if let owners = Self.belongings[key.key], !owners.contains(verb.key) {
        problems.add("'\(verb.key)' has no '\(key.key)'", at: key.keyPosition)
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
    case "remove": return forLayers(value) { interpreter, layer in interpreter.remove(layer) }
    case "stop": return forLayers(value) { _, layer in layer.removeAllAnimations() }
    case "raise": return forLayers(value) { _, layer in layer.superlayer?.addSublayer(layer) }
    case "wake":
      return forLayers(value) { interpreter, layer in
        if interpreter.hasPhysics, interpreter.physics.isBody(layer) { interpreter.physics.update(layer) }
      }
    case "note": return note(value)
    case "attach": return changing(AttachmentReader(context).action(value))
    case "push": return changing(BehaviorVerbs(context).push(value))
    case "snap": return changing(BehaviorVerbs(context).snap(value))
    case "collide": return changing(CollisionReader(context).collide(value))
    case "detach": return changing(BehaviorVerbs(context).detach(value))
    default: return nil
    }
  }

  /// Lets what follows from the change see it.
  private func changing(_ action: Action?) -> Action? {
    guard let action else { return nil }
    return { interpreter in
      action(interpreter)
      interpreter.changed()
    }
  }

  // MARK: Changes

  private func set(_ node: Node) -> Action? {
    guard let entries = node.entries else {
      problems.add(.type("set", expected: "a mapping", found: node.kind), at: node.position)
      return nil
    }
    let actions = entries.compactMap { entry -> Action? in
      guard let target = TargetReader(context).target(entry),
        let expression = context.expression(entry.value, as: target.type)
      else { return nil }
      let (position, key) = (entry.value.position, entry.key)
      let isRepeatable = target.isFixed && expression.traits.isDisjoint(with: [.direct, .random])
      let number = isRepeatable ? context.file.addRepeatable() : nil
      return { interpreter in
        if let number, interpreter.isSettled(number) { return }
        let value = expression.code.value(interpreter)
        guard value.isFinite else {
          return interpreter.fail(
            "'\(key)' is not a finite number at \(written(interpreter.stage.time)) s", at: position)
        }
        guard !target.has(interpreter, value) else { return }
        target.set(interpreter, value)
        interpreter.changed()
      }
    }
    return { interpreter in for action in actions { action(interpreter) } }
  }

  private func move(_ node: Node) -> Action? {
    let fields = context.fields(node, .verb("move"))
    fields.require("items")
    fields.require("by")
    guard let layers = context.layers(fields, "items"), let offset = context.point(fields, "by") else { return nil }
    let position = node.position
    return { interpreter in
      let offset = offset(interpreter)
      guard Value.point(offset).isFinite else { return interpreter.fail("'by' is not a finite number", at: position) }
      for layer in layers(interpreter) {
        layer.position += offset.vector
        if interpreter.hasPhysics, interpreter.physics.isBody(layer) { interpreter.physics.update(layer) }
      }
      interpreter.changed()
    }
  }

  private func forLayers(_ node: Node, _ body: @escaping @Sendable (Interpreter, Layer) -> Void) -> Action? {
    guard let layers = context.layers(node) else { return nil }
    return { interpreter in
      for layer in layers(interpreter) { body(interpreter, layer) }
      interpreter.changed()
    }
  }

  private func note(_ node: Node) -> Action? {
    guard let entries = node.entries else {
      problems.add("write note: { name: number }", at: node.position)
      return nil
    }
    let notes = entries.compactMap { entry -> Action? in
      guard case .number(let run)? = context.expression(entry.value, as: .number)?.code else { return nil }
      let name = entry.key
      return { interpreter in interpreter.stage.traceEvent(name, run(interpreter)) }
    }
    return { interpreter in for note in notes { note(interpreter) } }
  }

  // MARK: Order

  private func condition(_ fields: Fields) -> Action? {
    let test = context.flag(fields, "if")
    let (then, otherwise) = (inner().actions(fields, "then"), inner().actions(fields, "else"))
    guard let test else { return nil }
    return { interpreter in interpreter.perform(test(interpreter) ? then : otherwise) }
  }

  private func once(_ node: Node, _ fields: Fields) -> Action? {
    let actions = inner().actions(fields, "do")
    guard let name = node.scalar?.text, case .state(let index, .flag)? = context.scope.symbols[name] else {
      problems.add("once needs the name of a state that is true or false", at: node.position)
      return nil
    }
    return { interpreter in
      if case .flag(true) = interpreter.states[index] { return }
      interpreter.states[index] = .flag(true)
      interpreter.changed()
      interpreter.perform(actions)
    }
  }

  private func each(_ fields: Fields) -> Action? {
    let (loops, context) = context.loops(fields, "each")
    let actions = inner(context).actions(fields, "do")
    return { interpreter in loops.run(interpreter) { $0.perform(actions) } }
  }

  private func after(_ fields: Fields) -> Action? {
    let actions = inner().actions(fields, "do")
    guard let delay = context.number(fields, "after") else { return nil }
    return { interpreter in
      let locals = interpreter.locals
      interpreter.stage.after(delay(interpreter)) { interpreter.perform(actions, locals: locals) }
    }
  }

  private func spawn(_ node: Node) -> Action? {
    var (name, origin, parent): (Node?, (@Sendable (Interpreter) -> Point)?, (@Sendable (Interpreter) -> Layer?)?) = (
      node, nil, nil
    )
    if node.entries != nil {
      let fields = context.fields(node, .verb("spawn"))
      fields.require("template")
      name = fields["template"]
      origin = fields.entry("origin") == nil ? nil : context.point(fields, "origin")
      parent = fields.entry("in") == nil ? nil : context.layer(fields, "in")
    }
    guard let name, let text = name.scalar?.text else { return nil }
    guard let index = context.file.templates[text] else {
      let known = context.file.templates.keys.sorted()
      problems.add(
        "there is no template '\(text)'", at: name.position,
        hint: closest(to: text, among: known).map { "did you mean '\($0)'?" })
      return nil
    }
    let position = node.position
    return { [origin, parent] interpreter in
      let place = origin?(interpreter) ?? .zero
      let layer = parent?(interpreter) ?? interpreter.stage.rootLayer
      interpreter.spawn(index, at: place, in: layer, position: position)
    }
  }
}
