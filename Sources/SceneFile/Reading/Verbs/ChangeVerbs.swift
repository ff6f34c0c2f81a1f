import Springform
import SpringformDocument
import SpringformExpressions

/// The verbs that change something at once.
extension VerbReader {
  func set(_ node: Node) -> Action? {
    guard let entries = Content<[Node.Entry]>.map(.anything).read(context, node, "set") else { return nil }
    let actions = entries.compactMap { entry -> Action? in
      if PathChange.isMeant(entry) {
        guard let change = PathChange(entry, context) else { return nil }
        return { interpreter in
          change.set(interpreter)
          interpreter.changed()
        }
      }
      guard let target = TargetReader(context).target(entry),
        let expression = context.expression(
          entry.value, entry.key, as: target.type, takingNumbers: target.takesNumbers)
      else { return nil }
      context.check(expression, in: target.bounds, entry.key, at: entry.value.position)
      problems.doubt(entry.value, entry.key, unit: target.unit, range: target.range)
      if !target.choices.isEmpty, let word = entry.value.scalar?.text, !word.hasPrefix("="),
        !target.choices.contains(word)
      {
        problems.add(.choice(entry.key, word, known: target.choices), at: entry.value.position)
        return nil
      }
      let (position, key) = (entry.value.position, entry.key)
      let isRepeatable = target.isFixed && expression.traits.isDisjoint(with: [.direct, .random])
      let number = isRepeatable ? context.file.addRepeatable() : nil
      return { interpreter in
        if let number, interpreter.isUpToDate(number) { return }
        let value = expression.code.value(interpreter)
        guard value.isFinite else {
          return interpreter.fail(
            "'\(key)' is not a finite number at \(written(interpreter.stage.time)) s", at: position)
        }
        if case .text(let word) = value, !target.choices.isEmpty, !target.choices.contains(word) {
          return interpreter.fail(
            "'\(key)' cannot be '\(word)'", at: position, hint: "there is \(target.choices.joined(separator: ", "))")
        }
        guard !target.has(interpreter, value) else { return }
        target.set(interpreter, value)
        interpreter.changed()
      }
    }
    return { interpreter in for action in actions { action(interpreter) } }
  }

  func move(_ node: Node) -> Action? {
    let move = Mapping(node, MoveKeys.format, context)
    guard let layers = move.read(\.items), let offset = move.read(\.offset) else { return nil }
    let position = node.position
    return { interpreter in
      let offset = offset(interpreter)
      guard Value.point(offset).isFinite else { return interpreter.fail("'by' is not a finite number", at: position) }
      for layer in layers(interpreter) {
        layer.position += offset.vector
        interpreter.physics(of: layer)?.update(layer)
      }
      interpreter.changed()
    }
  }

  func note(_ node: Node) -> Action? {
    guard let entries = node.entries else {
      problems.add("write note: { name: number }", at: node.position)
      return nil
    }
    let notes = entries.compactMap { entry -> Action? in
      guard let run = context.expression(entry.value, as: .number)?.number else { return nil }
      let name = entry.key
      return { interpreter in interpreter.stage.traceEvent(name, run(interpreter)) }
    }
    return { interpreter in for note in notes { note(interpreter) } }
  }

  func spawn(_ node: Node) -> Action? {
    if node["use"] != nil { return spawnComponent(node) }
    let spawn = node.entries == nil ? nil : Mapping(node, SpawnKeys.format, context)
    let name = spawn == nil ? node : spawn?.read(\.template)
    let (origin, parent) = (spawn?.read(\.origin), spawn?.read(\.parent))
    if spawn?.has(\.template) == false { spawn?.require(\.template) }
    guard let name, let text = name.scalar?.text else { return nil }
    guard let index = context.file.templates[text] else {
      let known = context.file.templates.keys.sorted()
      problems.add(
        "there is no template '\(text)'", at: name.position,
        hint: closest(to: text, among: known).map { "did you mean '\($0)'?" })
      return nil
    }
    let position = node.position
    return { interpreter in
      let place = origin?(interpreter) ?? .zero
      let layer = parent?(interpreter) ?? interpreter.root
      interpreter.spawn(index, at: place, in: layer, position: position)
    }
  }
}

extension VerbReader {
  /// A component, with its parameters and properties as they are at this moment.
  fileprivate func spawnComponent(_ node: Node) -> Action? {
    var inner = context
    inner.isSnapshot = true
    let key = SpawnKeys.format.keys.parent
    let parent = node[key.name].flatMap { key.content.read(inner, $0, key.name) }
    guard let plan = LayerReader(inner, isTemplate: true).layer(node, schema: SpawnKeys.componentSchema) else {
      return nil
    }
    let position = node.position
    return { interpreter in
      interpreter.spawn(plan, in: parent?(interpreter) ?? interpreter.root, position: position)
    }
  }
}

struct MoveKeys: Sendable {
  static let format = MappingFormat("move", "move", "Adds to positions.", keys: MoveKeys())

  let items = Key("items", .layers, "what is moved", isRequired: true)
  let offset = Key("by", .point, "how far", unit: "pt", isRequired: true)
}

struct SpawnKeys: Sendable {
  static let format = MappingFormat(
    "spawn", "spawn", "Makes a template's layers, or a component's.", alternatives: ["template", "use"], short: .name,
    keys: SpawnKeys())

  let template = Key("template", .node(.name), "which template")
  let use = Key("use", .node(.name), "or which component; its parameters and the keys of layers are keys of spawn, too")
  let origin = Key("origin", .point, "what origin is in the template", unit: "pt", default: "[0, 0]")
  let parent = Key("in", .layer, "the layer they are put in", default: "the canvas, or the component")

  /// The keys where a component is spawned.
  static let componentSchema = MappingSchema(
    format.schema.name, format.schema.what, format.schema.help,
    keys: [format.keys.parent.schema] + LayerKeys.format.schema.keys)
}
