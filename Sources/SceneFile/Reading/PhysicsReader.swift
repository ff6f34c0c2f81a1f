import Springform
import SpringformDocument

/// Reads physics: what is there from the beginning, and the verbs that change it.
struct PhysicsReader {
  private let reading: Reading

  init(_ reading: Reading) { self.reading = reading }

  private var problems: Problems { reading.problems }

  private typealias Layers = @Sendable (Machine) -> [Layer]

  // MARK: From the beginning

  /// - Returns: what makes the bodies, and what is done once all layers are there.
  func physics(_ node: Node) -> (bodies: [LayerPlan], setup: [Action]) {
    let fields = reading.fields(node, .physics)
    var setup: [Action] = []
    var host: Int?
    if let name = fields["in"], let symbol = reading.layerName(name, "in") {
      if symbol.isRepeated { problems.add("bodies live in one layer, and there are several of this", at: name.mark) }
      host = symbol.slot
    }
    let reader = LayerReader(reading)
    let bodies = (fields.entry("bodies") == nil ? [] : fields.list("bodies") ?? []).compactMap {
      reader.layer($0, form: .body)
    }
    setup.append { [host] machine in
      let layer = host.flatMap { machine.layers[$0].first }
      machine.physics.begin(in: layer)
      for plan in bodies { machine.build(plan, in: layer ?? machine.stage.rootLayer) }
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
    let word = fields["collisions"].flatMap { self.word($0, "collisions", Form.collisionModes + ["none"]) }
    guard word != nil || walls != nil || !boundaries.isEmpty, word != "none" else { return nil }
    let (mode, mark) = (Self.mode(word), fields.node.mark)
    return { machine in
      let items = machine.physics.activeBodies
      let behavior = CollisionBehavior(items: items)
      behavior.collisionMode = mode
      walls?(machine, behavior)
      for boundary in boundaries { boundary(machine, behavior) }
      machine.physics.add(behavior, named: nil, at: mark)
    }
  }

  private func gravity(_ fields: Fields) -> Action? {
    guard let node = fields["gravity"], let expression = reading.expression(node) else { return nil }
    let mark = node.mark
    switch expression.code {
    case .number(let run):
      return { machine in
        let gravity = GravityBehavior(items: machine.physics.activeBodies)
        gravity.magnitude = run(machine)
        machine.physics.add(gravity, named: "gravity", at: mark)
      }
    case .point(let run):
      return { machine in
        let gravity = GravityBehavior(items: machine.physics.activeBodies)
        gravity.gravityDirection = run(machine).vector
        machine.physics.add(gravity, named: "gravity", at: mark)
      }
    default:
      problems.add("gravity is a number or a vector, and this is \(expression.type.name)", at: node.mark)
      return nil
    }
  }

  private typealias Wall = @Sendable (Machine, CollisionBehavior) -> Void

  private func walls(_ fields: Fields) -> Wall? {
    guard let node = fields["walls"] else { return nil }
    if let isThere = node.flag {
      guard isThere else { return nil }
      return { _, behavior in behavior.translatesReferenceBoundsIntoBoundary = true }
    }
    let sides = reading.fields(node, .walls)
    func side(_ key: String) -> @Sendable (Machine) -> Double {
      if sides.entry(key) != nil, let run = reading.number(sides, key) { return run }
      return { _ in 0 }
    }
    let (top, left, bottom, right) = (side("top"), side("left"), side("bottom"), side("right"))
    return { machine, behavior in
      behavior.setTranslatesReferenceBoundsIntoBoundary(
        with: EdgeInsets(top: top(machine), left: left(machine), bottom: bottom(machine), right: right(machine)))
    }
  }

  private func boundaries(_ fields: Fields) -> [Wall] {
    (fields.names("boundaries") ?? []).compactMap { entry -> Wall? in
      reading.file.physicsNames.append(entry.key)
      let name = entry.key
      if entry.value.elements != nil {
        guard case .list(_, let run)? = reading.expression(entry.value, as: .list(.point))?.code else { return nil }
        return { machine, behavior in
          let points = run(machine).compactMap { Point($0) }
          guard let first = points.first else { return }
          let path = Path(elements: [.move(to: first)] + points.dropFirst().map { .line(to: $0) })
          behavior.addBoundary(withIdentifier: name, for: path)
        }
      }
      let line = reading.fields(entry.value, .boundary)
      if let node = line["path"] {
        guard let path = PathReader(reading).path(node) else { return nil }
        return { machine, behavior in behavior.addBoundary(withIdentifier: name, for: path.make(machine)) }
      }
      line.require("from")
      line.require("to")
      guard let from = reading.point(line, "from"), let to = reading.point(line, "to") else { return nil }
      return { machine, behavior in
        behavior.addBoundary(withIdentifier: name, from: from(machine), to: to(machine))
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
    problems.add(.choice(key, node.scalar?.text ?? node.kind, known: words), at: node.mark)
    return nil
  }

  private func name(_ fields: Fields) -> String? {
    guard let name = fields.entry("id") == nil ? nil : fields.text("id") else { return nil }
    reading.file.physicsNames.append(name)
    return name
  }

  // MARK: Verbs

  func action(_ verb: String, _ node: Node) -> Action? {
    guard let action = verbAction(verb, node) else { return nil }
    return { machine in
      action(machine)
      machine.changed()
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
    let fields = reading.fields(node, .attachment)
    fields.require("item")
    fields.require("to")
    let (loops, reading) = reading.loops(fields, "repeat")
    let name = name(fields)
    if let name { reading.file.attachmentNames.insert(name) }
    let maker = AttachmentReader(reading, name: name).action(fields)
    guard let maker else { return nil }
    return { machine in loops.run(machine, maker) }
  }

  private func push(_ node: Node) -> Action? {
    let fields = reading.fields(node, .verb("push"))
    fields.require("items")
    fields.require("direction")
    let name = name(fields)
    let mode = fields["mode"].flatMap { word($0, "mode", ["once", "steady"]) } ?? "once"
    let mark = node.mark
    let magnitude = fields.entry("magnitude") == nil ? nil : reading.number(fields, "magnitude")
    let offset = fields.entry("offset") == nil ? nil : reading.point(fields, "offset")
    guard let layers = reading.layers(fields, "items"), let direction = reading.point(fields, "direction") else {
      return nil
    }
    return { machine in
      let items = layers(machine)
      machine.physics.bring(items)
      let push = PushBehavior(items: items, mode: mode == "once" ? .instantaneous : .continuous)
      push.pushDirection = direction(machine).vector
      if let magnitude { push.magnitude = magnitude(machine) }
      if let offset {
        for item in items { push.setTargetOffsetFromCenter(offset(machine).vector, for: item) }
      }
      machine.physics.add(push, named: name, at: mark)
    }
  }

  private func snap(_ node: Node) -> Action? {
    let fields = reading.fields(node, .verb("snap"))
    fields.require("item")
    fields.require("to")
    let name = name(fields)
    let mark = node.mark
    let damping = fields.entry("damping") == nil ? nil : reading.number(fields, "damping")
    guard let layer = reading.layer(fields, "item"), let point = reading.point(fields, "to") else { return nil }
    return { machine in
      guard let item = layer(machine) else { return }
      machine.physics.bring([item])
      let snap = SnapBehavior(item: item, snapTo: point(machine))
      if let damping { snap.damping = damping(machine) }
      machine.physics.add(snap, named: name, at: mark)
    }
  }

  private func collide(_ node: Node) -> Action? {
    let fields = reading.fields(node, .verb("collide"))
    let name = name(fields)
    let mode = Self.mode(fields["with"].flatMap { word($0, "with", Form.collisionModes) })
    let boundaries = fields.entry("boundaries") == nil ? [] : self.boundaries(fields)
    let walls = fields.entry("walls") != nil && fields.flag("walls") == true
    var items: Layers? = { $0.physics.bodies.map(\.layer) }
    if fields.entry("items") != nil { items = reading.layers(fields, "items") }
    let mark = node.mark
    guard let layers = items else { return nil }
    return { machine in
      let items = layers(machine)
      machine.physics.bring(items)
      let behavior = CollisionBehavior(items: items)
      behavior.collisionMode = mode
      for boundary in boundaries { boundary(machine, behavior) }
      if walls { behavior.translatesReferenceBoundsIntoBoundary = true }
      machine.physics.add(behavior, named: name, at: mark)
    }
  }

  private func detach(_ node: Node) -> Action? {
    let nodes = node.elements ?? [node]
    let names = nodes.compactMap { $0.scalar?.text }
    guard names.count == nodes.count else {
      problems.add("detach needs a name or a list of names", at: node.mark)
      return nil
    }
    for node in nodes { reading.file.detached.append((node.scalar?.text ?? "", node.mark)) }
    return { machine in for name in names { machine.physics.detach(name) } }
  }

  private func field(_ node: Node) -> Action? {
    FieldReader(reading, name: name(reading.fields(node, .field))).action(node)
  }
}

extension Form {
  static let collisionModes = ["everything", "items", "boundaries"]
}

extension Physics {
  /// The bodies that move from the beginning.
  var activeBodies: [Layer] { bodies.filter(\.plan.isActive).map(\.layer) }
}
