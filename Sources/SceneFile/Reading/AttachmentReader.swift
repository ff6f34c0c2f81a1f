import Springform
import SpringformDocument

/// Reads attachments.
struct AttachmentReader {
  private let reading: Reading
  private let name: String?

  init(_ reading: Reading, name: String?) {
    self.reading = reading
    self.name = name
  }

  /// What an attachment is tied to.
  private enum End: Sendable {
    case point(@Sendable (Machine) -> Point)
    case layer(@Sendable (Machine) -> Layer?)
  }

  func action(_ fields: Fields) -> Action? {
    guard let item = reading.layer(fields, "item"), let end = end(fields), let make = make(fields, item, end),
      let settings = settings(fields)
    else { return nil }
    let (name, mark) = (name, fields.node.mark)
    return { machine in
      guard let behavior = make(machine) else { return }
      for setting in settings { setting(machine, behavior) }
      machine.physics.add(behavior, named: name, at: mark)
    }
  }

  private func end(_ fields: Fields) -> End? {
    guard let node = fields["to"], let expression = reading.expression(node) else { return nil }
    switch expression.code {
    case .point(let run): return .point(run)
    case .layer(_, _, let run): return .layer(run)
    default:
      reading.problems.add("a point or a body is needed here, and this is \(expression.type.name)", at: node.mark)
      return nil
    }
  }

  private func vector(_ fields: Fields, _ key: String) -> @Sendable (Machine) -> Vector {
    guard fields.entry(key) != nil, let run = reading.point(fields, key) else { return { _ in .zero } }
    return { run($0).vector }
  }

  private func make(
    _ fields: Fields, _ item: @escaping @Sendable (Machine) -> Layer?, _ end: End
  ) -> (@Sendable (Machine) -> AttachmentBehavior?)? {
    let kinds = ["plain", "limit", "fixed", "pin", "slide"]
    let kind = fields.entry("kind")?.value.scalar?.text ?? "plain"
    guard kinds.contains(kind) else {
      if let node = fields["kind"] { reading.problems.add(.choice("kind", kind, known: kinds), at: node.mark) }
      return nil
    }
    let (offset, otherOffset, axis) = (vector(fields, "offset"), vector(fields, "toOffset"), vector(fields, "axis"))
    let place = fields.entry("at") == nil ? nil : reading.point(fields, "at")
    if ["fixed", "pin", "slide"].contains(kind) { fields.require("at") }
    if kind == "slide" { fields.require("axis") }
    if case .point = end, ["limit", "fixed", "pin"].contains(kind), let node = fields["to"] {
      reading.problems.add("'\(kind)' ties a body to another body", at: node.mark)
      return nil
    }
    return { machine in
      guard let item = item(machine) else { return nil }
      machine.physics.bring([item])
      switch end {
      case .point(let point):
        if kind == "slide" {
          return .slidingAttachment(
            with: item, attachmentAnchor: place?(machine) ?? item.position, axisOfTranslation: axis(machine))
        }
        return AttachmentBehavior(item: item, offsetFromCenter: offset(machine), attachedToAnchor: point(machine))
      case .layer(let layer):
        guard let other = layer(machine) else { return nil }
        machine.physics.bring([other])
        let anchor = place?(machine) ?? item.position
        switch kind {
        case "limit":
          return .limitAttachment(
            with: item, offsetFromCenter: offset(machine), attachedTo: other, offsetFromCenter: otherOffset(machine))
        case "fixed": return .fixedAttachment(with: item, attachedTo: other, attachmentAnchor: anchor)
        case "pin": return .pinAttachment(with: item, attachedTo: other, attachmentAnchor: anchor)
        case "slide":
          return .slidingAttachment(
            with: item, attachedTo: other, attachmentAnchor: anchor, axisOfTranslation: axis(machine))
        default:
          return AttachmentBehavior(
            item: item, offsetFromCenter: offset(machine), attachedTo: other, offsetFromCenter: otherOffset(machine))
        }
      }
    }
  }

  private func settings(_ fields: Fields) -> [@Sendable (Machine, AttachmentBehavior) -> Void]? {
    let numbers: [(String, any ReferenceWritableKeyPath<AttachmentBehavior, Double> & Sendable)] = [
      ("damping", \.damping), ("frequency", \.frequency), ("length", \.length), ("frictionTorque", \.frictionTorque),
    ]
    var settings: [@Sendable (Machine, AttachmentBehavior) -> Void] = []
    for (key, path) in numbers where fields.entry(key) != nil {
      guard let run = reading.number(fields, key) else { return nil }
      settings.append { $1[keyPath: path] = run($0) }
    }
    if fields.entry("range") != nil {
      guard let run = reading.point(fields, "range") else { return nil }
      settings.append { machine, behavior in
        let range = run(machine)
        if range.x <= range.y { behavior.attachmentRange = range.x...range.y }
      }
    }
    return settings
  }
}

/// Reads fields.
struct FieldReader {
  private let reading: Reading
  private let name: String?

  init(_ reading: Reading, name: String?) {
    self.reading = reading
    self.name = name
  }

  func action(_ node: Node) -> Action? {
    let fields = reading.fields(node, .field)
    fields.require("kind")
    guard let kindNode = fields["kind"] else { return nil }
    guard let kind = kindNode.scalar?.text, Form.fieldKinds.contains(kind) else {
      reading.problems.add(
        .choice("kind", kindNode.scalar?.text ?? kindNode.kind, known: Form.fieldKinds), at: kindNode.mark)
      return nil
    }
    var layers: (@Sendable (Machine) -> [Layer])? = { $0.physics.activeBodies }
    if fields.entry("items") != nil { layers = reading.layers(fields, "items") }
    let numbers: [(String, any ReferenceWritableKeyPath<FieldBehavior, Double> & Sendable)] = [
      ("strength", \.strength), ("falloff", \.falloff), ("minimumRadius", \.minimumRadius),
      ("smoothness", \.smoothness),
      ("animationSpeed", \.animationSpeed),
    ]
    var settings: [@Sendable (Machine, FieldBehavior) -> Void] = []
    for (key, path) in numbers where fields.entry(key) != nil {
      guard let run = reading.number(fields, key) else { return nil }
      settings.append { $1[keyPath: path] = run($0) }
    }
    if fields.entry("position") != nil, let run = reading.point(fields, "position") {
      settings.append { $1.position = run($0) }
    }
    if fields.entry("direction") != nil, let run = reading.point(fields, "direction") {
      settings.append { $1.direction = run($0).vector }
    }
    if fields.entry("radius") != nil, let run = reading.number(fields, "radius") {
      settings.append { $1.region = Region(radius: run($0)) }
    }
    guard let layers = layers else { return nil }
    let (name, all, mark) = (name, settings, node.mark)
    return { machine in
      let field = Self.make(kind)
      field.seed = machine.program.seed
      for setting in all { setting(machine, field) }
      let items = layers(machine)
      machine.physics.bring(items)
      for item in items { field.addItem(item) }
      machine.physics.add(field, named: name, at: mark)
    }
  }

  private static func make(_ kind: String) -> FieldBehavior {
    switch kind {
    case "linear": .linearGravityField(direction: Vector(dx: 0, dy: 1))
    case "radial": .radialGravityField(position: .zero)
    case "electric": .electricField()
    case "magnetic": .magneticField()
    case "spring": .springField()
    case "vortex": .vortexField()
    case "drag": .dragField()
    case "velocity": .velocityField(direction: .zero)
    case "turbulence": .turbulenceField(smoothness: 0, animationSpeed: 0)
    default: .noiseField(smoothness: 0, animationSpeed: 0)
    }
  }
}
