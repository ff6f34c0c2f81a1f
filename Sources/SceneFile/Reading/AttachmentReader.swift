import Springform
import SpringformDocument

/// Reads attachments.
struct AttachmentReader {
  private let context: ReaderContext
  private let name: String?

  init(_ context: ReaderContext, name: String?) {
    self.context = context
    self.name = name
  }

  /// What an attachment is tied to.
  private enum End: Sendable {
    case point(@Sendable (Interpreter) -> Point)
    case layer(@Sendable (Interpreter) -> Layer?)
  }

  func action(_ fields: Fields) -> Action? {
    guard let item = context.layer(fields, "item"), let end = end(fields), let make = make(fields, item, end),
      let settings = settings(fields)
    else { return nil }
    let (name, position) = (name, fields.node.position)
    return { interpreter in
      guard let behavior = make(interpreter) else { return }
      for setting in settings { setting(interpreter, behavior) }
      interpreter.physics.add(behavior, named: name, at: position)
    }
  }

  private func end(_ fields: Fields) -> End? {
    guard let node = fields["to"], let expression = context.expression(node) else { return nil }
    switch expression.code {
    case .point(let run): return .point(run)
    case .layer(_, _, let run): return .layer(run)
    default:
      context.problems.add("a point or a body is needed here, and this is \(expression.type.name)", at: node.position)
      return nil
    }
  }

  private func vector(_ fields: Fields, _ key: String) -> @Sendable (Interpreter) -> Vector {
    guard fields.entry(key) != nil, let run = context.point(fields, key) else { return { _ in .zero } }
    return { run($0).vector }
  }

  private func make(
    _ fields: Fields, _ item: @escaping @Sendable (Interpreter) -> Layer?, _ end: End
  ) -> (@Sendable (Interpreter) -> AttachmentBehavior?)? {
    let kinds = ["plain", "limit", "fixed", "pin", "slide"]
    let kind = fields.entry("kind")?.value.scalar?.text ?? "plain"
    guard kinds.contains(kind) else {
      if let node = fields["kind"] { context.problems.add(.choice("kind", kind, known: kinds), at: node.position) }
      return nil
    }
    let (offset, otherOffset, axis) = (vector(fields, "offset"), vector(fields, "toOffset"), vector(fields, "axis"))
    let place = fields.entry("at") == nil ? nil : context.point(fields, "at")
    if ["fixed", "pin", "slide"].contains(kind) { fields.require("at") }
    if kind == "slide" { fields.require("axis") }
    if case .point = end, ["limit", "fixed", "pin"].contains(kind), let node = fields["to"] {
      context.problems.add("'\(kind)' ties a body to another body", at: node.position)
      return nil
    }
    return { interpreter in
      guard let item = item(interpreter) else { return nil }
      interpreter.physics.bring([item])
      switch end {
      case .point(let point):
        if kind == "slide" {
          return .slidingAttachment(
            with: item, attachmentAnchor: place?(interpreter) ?? item.position, axisOfTranslation: axis(interpreter))
        }
        return AttachmentBehavior(
          item: item, offsetFromCenter: offset(interpreter), attachedToAnchor: point(interpreter))
      case .layer(let layer):
        guard let other = layer(interpreter) else { return nil }
        interpreter.physics.bring([other])
        let anchor = place?(interpreter) ?? item.position
        switch kind {
        case "limit":
          return .limitAttachment(
            with: item, offsetFromCenter: offset(interpreter), attachedTo: other,
            offsetFromCenter: otherOffset(interpreter))
        case "fixed": return .fixedAttachment(with: item, attachedTo: other, attachmentAnchor: anchor)
        case "pin": return .pinAttachment(with: item, attachedTo: other, attachmentAnchor: anchor)
        case "slide":
          return .slidingAttachment(
            with: item, attachedTo: other, attachmentAnchor: anchor, axisOfTranslation: axis(interpreter))
        default:
          return AttachmentBehavior(
            item: item, offsetFromCenter: offset(interpreter), attachedTo: other,
            offsetFromCenter: otherOffset(interpreter))
        }
      }
    }
  }

  private func settings(_ fields: Fields) -> [@Sendable (Interpreter, AttachmentBehavior) -> Void]? {
    let numbers: [(String, any ReferenceWritableKeyPath<AttachmentBehavior, Double> & Sendable)] = [
      ("damping", \.damping), ("frequency", \.frequency), ("length", \.length), ("frictionTorque", \.frictionTorque),
    ]
    var settings: [@Sendable (Interpreter, AttachmentBehavior) -> Void] = []
    for (key, path) in numbers where fields.entry(key) != nil {
      guard let run = context.number(fields, key) else { return nil }
      settings.append { $1[keyPath: path] = run($0) }
    }
    if fields.entry("range") != nil {
      guard let run = context.point(fields, "range") else { return nil }
      settings.append { interpreter, behavior in
        let range = run(interpreter)
        if range.x <= range.y { behavior.attachmentRange = range.x...range.y }
      }
    }
    return settings
  }
}

/// Reads fields.
struct FieldReader {
  private let context: ReaderContext
  private let name: String?

  init(_ context: ReaderContext, name: String?) {
    self.context = context
    self.name = name
  }

  func action(_ node: Node) -> Action? {
    let fields = context.fields(node, .field)
    fields.require("kind")
    guard let kindNode = fields["kind"] else { return nil }
    guard let kind = kindNode.scalar?.text, MappingSchema.fieldKinds.contains(kind) else {
      context.problems.add(
        .choice("kind", kindNode.scalar?.text ?? kindNode.kind, known: MappingSchema.fieldKinds), at: kindNode.position)
      return nil
    }
    var layers: (@Sendable (Interpreter) -> [Layer])? = { $0.physics.activeBodies }
    if fields.entry("items") != nil { layers = context.layers(fields, "items") }
    let numbers: [(String, any ReferenceWritableKeyPath<FieldBehavior, Double> & Sendable)] = [
      ("strength", \.strength), ("falloff", \.falloff), ("minimumRadius", \.minimumRadius),
      ("smoothness", \.smoothness),
      ("animationSpeed", \.animationSpeed),
    ]
    var settings: [@Sendable (Interpreter, FieldBehavior) -> Void] = []
    for (key, path) in numbers where fields.entry(key) != nil {
      guard let run = context.number(fields, key) else { return nil }
      settings.append { $1[keyPath: path] = run($0) }
    }
    if fields.entry("position") != nil, let run = context.point(fields, "position") {
      settings.append { $1.position = run($0) }
    }
    if fields.entry("direction") != nil, let run = context.point(fields, "direction") {
      settings.append { $1.direction = run($0).vector }
    }
    if fields.entry("radius") != nil, let run = context.number(fields, "radius") {
      settings.append { $1.region = Region(radius: run($0)) }
    }
    guard let layers = layers else { return nil }
    let (name, all, position) = (name, settings, node.position)
    return { interpreter in
      let field = Self.make(kind)
      field.seed = interpreter.program.seed
      for setting in all { setting(interpreter, field) }
      let items = layers(interpreter)
      interpreter.physics.bring(items)
      for item in items { field.addItem(item) }
      interpreter.physics.add(field, named: name, at: position)
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
