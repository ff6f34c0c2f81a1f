import Springform
import SpringformDocument
import SpringformExpressions

/// Reads attachments.
struct AttachmentReader {
  private let context: ReaderContext

  init(_ context: ReaderContext) { self.context = context }

  /// What an attachment is tied to.
  private enum End: Sendable {
    case point(Computed<Point>)
    case layer(Computed<Layer?>)
  }

  fileprivate enum Kind: String, CaseIterable { case plain, limit, fixed, pin, slide }

  func action(_ node: Node) -> Action? {
    let outer = Mapping(node, AttachmentKeys.format, context)
    let (loops, attachment) = outer.loops(\.counters, where: \.condition)
    let (name, position) = (context.noteBehavior(outer.read(\.id)), node.position)
    if let name { context.file.attachmentNames.insert(name) }
    guard let item = attachment.read(\.item), let end = end(attachment), let make = make(attachment, item, end) else {
      return nil
    }
    let settings = settings(attachment)
    return { interpreter in
      loops.run(interpreter) { interpreter in
        guard let behavior = make(interpreter) else { return }
        for setting in settings { setting(interpreter, behavior) }
        interpreter.physics.add(behavior, named: name, at: position)
      }
    }
  }

  private func end(_ attachment: Mapping<AttachmentKeys>) -> End? {
    guard let node = attachment.node(\.to), let expression = attachment.read(\.to) else { return nil }
    switch expression.code {
    case .point(let run): return .point(run)
    case .object(_, _, let run): return .layer { run($0) as? Layer }
    default:
      context.problems.add("a point or a body is needed here, and this is \(expression.type.name)", at: node.position)
      return nil
    }
  }

  private func make(
    _ attachment: Mapping<AttachmentKeys>, _ item: @escaping Computed<Layer?>, _ end: End
  ) -> Computed<AttachmentBehavior?>? {
    let kind = attachment.read(\.kind) ?? .plain
    func vector(_ key: KeyPath<AttachmentKeys, Key<Computed<Point>>>) -> Computed<Vector> {
      let point = attachment.read(key)
      return { point?($0).vector ?? .zero }
    }
    let (offset, otherOffset, axis) = (vector(\.offset), vector(\.toOffset), vector(\.axis))
    let place = attachment.read(\.place)
    if [.fixed, .pin, .slide].contains(kind) { attachment.require(\.place) }
    if kind == .slide { attachment.require(\.axis) }
    if case .point = end, [.limit, .fixed, .pin].contains(kind), let node = attachment.node(\.to) {
      context.problems.add("'\(kind)' ties a body to another body", at: node.position)
      return nil
    }
    let position = attachment.position
    return { interpreter in
      guard let item = item(interpreter) else { return nil }
      interpreter.physics.activate([item], at: position)
      switch end {
      case .point(let point):
        if kind == .slide {
          return .slidingAttachment(
            with: item, attachmentAnchor: place?(interpreter) ?? item.position, axisOfTranslation: axis(interpreter))
        }
        return AttachmentBehavior(
          item: item, offsetFromCenter: offset(interpreter), attachedToAnchor: point(interpreter))
      case .layer(let layer):
        guard let other = layer(interpreter) else { return nil }
        interpreter.physics.activate([other], at: position)
        let anchor = place?(interpreter) ?? item.position
        switch kind {
        case .plain:
          return AttachmentBehavior(
            item: item, offsetFromCenter: offset(interpreter), attachedTo: other,
            offsetFromCenter: otherOffset(interpreter))
        case .limit:
          return .limitAttachment(
            with: item, offsetFromCenter: offset(interpreter), attachedTo: other,
            offsetFromCenter: otherOffset(interpreter))
        case .fixed: return .fixedAttachment(with: item, attachedTo: other, attachmentAnchor: anchor)
        case .pin: return .pinAttachment(with: item, attachedTo: other, attachmentAnchor: anchor)
        case .slide:
          return .slidingAttachment(
            with: item, attachedTo: other, attachmentAnchor: anchor, axisOfTranslation: axis(interpreter))
        }
      }
    }
  }

  private func settings(
    _ attachment: Mapping<AttachmentKeys>
  ) -> [@Sendable (Interpreter, AttachmentBehavior) -> Void] {
    var settings: [@Sendable (Interpreter, AttachmentBehavior) -> Void] = []
    if let damping = attachment.read(\.damping) { settings.append { $1.damping = damping($0) } }
    if let frequency = attachment.read(\.frequency) { settings.append { $1.frequency = frequency($0) } }
    if let length = attachment.read(\.length) { settings.append { $1.length = length($0) } }
    if let torque = attachment.read(\.frictionTorque) { settings.append { $1.frictionTorque = torque($0) } }
    if let range = attachment.read(\.range) {
      settings.append { interpreter, behavior in
        let range = range(interpreter)
        if range.x <= range.y { behavior.attachmentRange = range.x...range.y }
      }
    }
    return settings
  }
}

struct AttachmentKeys: Sendable {
  static let format = MappingFormat(
    "attachment", "an attachment", "Ties a body to a point or to another body.", keys: AttachmentKeys())

  let id = Key("id", .name, "for detach")
  let counters = Key(
    "repeat", .map(schema: .elements), "counters, or names for the bodies of a group: { a: p, b: p }")
  let condition = Key("where", .expression(.flag), "which of the repetitions there are")
  let item = Key("item", .layer, "the body", isRequired: true)
  let to = Key(
    "to", .anything(.either([.expression(.point), .layer])), "a point or another body", isRequired: true)
  fileprivate let kind = Key<AttachmentReader.Kind>(
    "kind", .choice, "plain is a rod, with a frequency a spring, with length 0 a hinge; limit is a rope; fixed a weld",
    default: "plain")
  let offset = Key(
    "offset", .point, "where it grips the body, from its center", unit: "pt", default: "[0, 0]")
  let toOffset = Key(
    "toOffset", .point, "where it grips the other body, from its center", unit: "pt", default: "[0, 0]")
  let place = Key("at", .point, "for fixed, pin and slide: the point where they are joined", unit: "pt")
  let axis = Key("axis", .point, "for slide: the direction")
  let length = Key("length", .number, "the distance to keep", unit: "pt", default: "what it is now")
  let frequency = Key("frequency", .number, "how often it swings; 0 is rigid", unit: "Hz", default: "0")
  let damping = Key("damping", .number, "0 swings on, 1 does not swing", default: "0")
  let frictionTorque = Key(
    "frictionTorque", .number, "what it takes to turn a pin or move a slide", unit: "N m or N", default: "0")
  let range = Key(
    "range", .point, "how far a pin turns or a slide moves: [least, most]", unit: "rad or pt", default: "any way")
}
