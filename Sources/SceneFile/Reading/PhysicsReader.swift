import Springform
import SpringformDocument

/// Reads physics: what is there from the beginning, and the verbs that change it.
struct PhysicsReader {
  private let context: ReaderContext

  init(_ context: ReaderContext) { self.context = context }

  private var problems: Problems { context.problems }

  private typealias Layers = @Sendable (Interpreter) -> [Layer]

  // MARK: From the beginning

  /// - Returns: what makes the bodies, and what is done once all layers are there.
  func physics(_ node: Node) -> (bodies: [LayerPlan], setup: [Action]) {
    let fields = context.fields(node, .physics)
    var setup: [Action] = []
    var host: Int?
    if let name = fields["in"], let symbol = context.layerName(name, "in") {
      if symbol.isRepeated {
        problems.add("bodies live in one layer, and there are several of this", at: name.position)
      }
      host = symbol.slot
    }
    let reader = LayerReader(context)
    let bodies = (fields.entry("bodies") == nil ? [] : fields.list("bodies") ?? []).compactMap {
      reader.layer($0, mapping: .body)
    }
    setup.append { [host] interpreter in
      let layer = host.flatMap { interpreter.layers[$0].first }
      interpreter.physics.begin(in: layer)
      for plan in bodies { interpreter.build(plan, in: layer ?? interpreter.stage.rootLayer) }
    }
    for attachment in fields.entry("attachments") == nil ? [] : fields.list("attachments") ?? [] {
      if let action = self.attachment(attachment) { setup.append(action) }
    }
    setup.append { $0.physics.admitBodies() }
    setup += [collisions(fields), gravity(fields)].compactMap(\.self)
    for field in fields.entry("fields") == nil ? [] : fields.list("fields") ?? [] {
      if let action = self.field(field) { setup.append(action) }
    }
    return (bodies, setup)
  }

  private func collisions(_ fields: Fields) -> Action? {
    let walls = self.walls(fields)
    let boundaries = fields.entry("boundaries") == nil ? [] : self.boundaries(fields)
    let word = fields["collisions"].flatMap { self.word($0, "collisions", MappingSchema.collisionModes + ["none"]) }
    guard word != nil || walls != nil || !boundaries.isEmpty, word != "none" else { return nil }
    let (mode, position) = (Self.mode(word), fields.node.position)
    return { interpreter in
      let items = interpreter.physics.activeBodies
      let behavior = CollisionBehavior(items: items)
      behavior.collisionMode = mode
      walls?(interpreter, behavior)
      for boundary in boundaries { boundary(interpreter, behavior) }
      interpreter.physics.add(behavior, named: nil, at: position)
    }
  }

  private func gravity(_ fields: Fields) -> Action? {
    guard let node = fields["gravity"], let expression = context.expression(node) else { return nil }
    let position = node.position
    switch expression.code {
    case .number(let run):
      return { interpreter in
        let gravity = GravityBehavior(items: interpreter.physics.activeBodies)
        gravity.magnitude = run(interpreter)
        interpreter.physics.add(gravity, named: "gravity", at: position)
      }
    case .point(let run):
      return { interpreter in
        let gravity = GravityBehavior(items: interpreter.physics.activeBodies)
        gravity.gravityDirection = run(interpreter).vector
        interpreter.physics.add(gravity, named: "gravity", at: position)
      }
    default:
      problems.add("gravity is a number or a vector, and this is \(expression.type.name)", at: node.position)
      return nil
    }
  }

  private typealias Wall = @Sendable (Interpreter, CollisionBehavior) -> Void

  private func walls(_ fields: Fields) -> Wall? {
    guard let node = fields["walls"] else { return nil }
    if let isThere = node.flag {
      guard isThere else { return nil }
      return { _, behavior in behavior.translatesReferenceBoundsIntoBoundary = true }
    }
    let sides = context.fields(node, .walls)
    func side(_ key: String) -> @Sendable (Interpreter) -> Double {
      if sides.entry(key) != nil, let run = context.number(sides, key) { return run }
      return { _ in 0 }
    }
    let (top, left, bottom, right) = (side("top"), side("left"), side("bottom"), side("right"))
    return { interpreter, behavior in
      behavior.setTranslatesReferenceBoundsIntoBoundary(
        with: EdgeInsets(
          top: top(interpreter), left: left(interpreter), bottom: bottom(interpreter), right: right(interpreter)))
    }
  }

  private func boundaries(_ fields: Fields) -> [Wall] {
    (fields.names("boundaries") ?? []).compactMap { entry -> Wall? in
      context.file.physicsNames.append(entry.key)
      let name = entry.key
      if entry.value.elements != nil {
        guard case .list(_, let run)? = context.expression(entry.value, as: .list(.point))?.code else { return nil }
        return { interpreter, behavior in
          let points = run(interpreter).compactMap { Point($0) }
          guard let first = points.first else { return }
          let path = Path(elements: [.move(to: first)] + points.dropFirst().map { .line(to: $0) })
          behavior.addBoundary(withIdentifier: name, for: path)
        }
      }
      let line = context.fields(entry.value, .boundary)
      if let node = line["path"] {
        guard let path = PathReader(context).path(node) else { return nil }
        return { interpreter, behavior in behavior.addBoundary(withIdentifier: name, for: path.make(interpreter)) }
      }
      line.require("from")
      line.require("to")
      guard let from = context.point(line, "from"), let to = context.point(line, "to") else { return nil }
      return { interpreter, behavior in
        behavior.addBoundary(withIdentifier: name, from: from(interpreter), to: to(interpreter))
      }
    }
  }

  private static func mode(_ word: String?) -> CollisionBehavior.Mode {
    switch word {
    case "items": .items
    case "boundaries": .boundaries
    default: .everything
    }
  }

  private func word(_ node: Node, _ key: String, _ words: [String]) -> String? {
    if let word = node.scalar?.text, words.contains(word) { return word }
    problems.add(.choice(key, node.scalar?.text ?? node.kind, known: words), at: node.position)
    return nil
  }

  private func name(_ fields: Fields) -> String? {
    guard let name = fields.entry("id") == nil ? nil : fields.text("id") else { return nil }
    context.file.physicsNames.append(name)
    return name
  }

  // MARK: Verbs

  func action(_ verb: String, _ node: Node) -> Action? {
    guard let action = verbAction(verb, node) else { return nil }
    return { interpreter in
      action(interpreter)
      interpreter.changed()
    }
  }

  private func verbAction(_ verb: String, _ node: Node) -> Action? {
    switch verb {
    case "attach": attachment(node)
    case "push": push(node)
    case "snap": snap(node)
    case "collide": collide(node)
    case "detach": detach(node)
    default: nil
    }
  }

  private func attachment(_ node: Node) -> Action? {
    let fields = context.fields(node, .attachment)
    fields.require("item")
    fields.require("to")
    let (loops, context) = context.loops(fields, "repeat")
    let name = name(fields)
    if let name { context.file.attachmentNames.insert(name) }
    let maker = AttachmentReader(context, name: name).action(fields)
    guard let maker else { return nil }
    return { interpreter in loops.run(interpreter, maker) }
  }

  private func push(_ node: Node) -> Action? {
    let fields = context.fields(node, .verb("push"))
    fields.require("items")
    fields.require("direction")
    let name = name(fields)
    let mode = fields["mode"].flatMap { word($0, "mode", ["once", "steady"]) } ?? "once"
    let position = node.position
    let magnitude = fields.entry("magnitude") == nil ? nil : context.number(fields, "magnitude")
    let offset = fields.entry("offset") == nil ? nil : context.point(fields, "offset")
    guard let layers = context.layers(fields, "items"), let direction = context.point(fields, "direction") else {
      return nil
    }
    return { interpreter in
      let items = layers(interpreter)
      interpreter.physics.bring(items)
      let push = PushBehavior(items: items, mode: mode == "once" ? .instantaneous : .continuous)
      push.pushDirection = direction(interpreter).vector
      if let magnitude { push.magnitude = magnitude(interpreter) }
      if let offset {
        for item in items { push.setTargetOffsetFromCenter(offset(interpreter).vector, for: item) }
      }
      interpreter.physics.add(push, named: name, at: position)
    }
  }

  private func snap(_ node: Node) -> Action? {
    let fields = context.fields(node, .verb("snap"))
    fields.require("item")
    fields.require("to")
    let name = name(fields)
    let position = node.position
    let damping = fields.entry("damping") == nil ? nil : context.number(fields, "damping")
    guard let layer = context.layer(fields, "item"), let point = context.point(fields, "to") else { return nil }
    return { interpreter in
      guard let item = layer(interpreter) else { return }
      interpreter.physics.bring([item])
      let snap = SnapBehavior(item: item, snapTo: point(interpreter))
      if let damping { snap.damping = damping(interpreter) }
      interpreter.physics.add(snap, named: name, at: position)
    }
  }

  private func collide(_ node: Node) -> Action? {
    let fields = context.fields(node, .verb("collide"))
    let name = name(fields)
    let mode = Self.mode(fields["with"].flatMap { word($0, "with", MappingSchema.collisionModes) })
    let boundaries = fields.entry("boundaries") == nil ? [] : self.boundaries(fields)
    let walls = fields.entry("walls") != nil && fields.flag("walls") == true
    var items: Layers? = { $0.physics.bodies.map(\.layer) }
    if fields.entry("items") != nil { items = context.layers(fields, "items") }
    let position = node.position
    guard let layers = items else { return nil }
    return { interpreter in
      let items = layers(interpreter)
      interpreter.physics.bring(items)
      let behavior = CollisionBehavior(items: items)
      behavior.collisionMode = mode
      for boundary in boundaries { boundary(interpreter, behavior) }
      if walls { behavior.translatesReferenceBoundsIntoBoundary = true }
      interpreter.physics.add(behavior, named: name, at: position)
    }
  }

  private func detach(_ node: Node) -> Action? {
    let nodes = node.elements ?? [node]
    let names = nodes.compactMap { $0.scalar?.text }
    guard names.count == nodes.count else {
      problems.add("detach needs a name or a list of names", at: node.position)
      return nil
    }
    for node in nodes { context.file.detached.append((node.scalar?.text ?? "", node.position)) }
    return { interpreter in for name in names { interpreter.physics.detach(name) } }
  }

  private func field(_ node: Node) -> Action? {
    FieldReader(context, name: name(context.fields(node, .field))).action(node)
  }
}

extension MappingSchema {
  static let collisionModes = ["everything", "items", "boundaries"]
}

extension Physics {
  /// The bodies that move from the beginning.
  var activeBodies: [Layer] { bodies.filter(\.plan.isActive).map(\.layer) }
}
