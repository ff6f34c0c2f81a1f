import Springform
import SpringformDocument
import SpringformExpressions

/// Reads the verbs that push and snap bodies, and that end what acts on them.
struct BehaviorVerbs {
  private let context: ReaderContext

  init(_ context: ReaderContext) { self.context = context }

  func push(_ node: Node) -> Action? {
    let keys = Mapping(node, PushKeys.format, context)
    let name = context.noteBehavior(keys.read(\.id))
    let mode = keys.read(\.mode) ?? .instantaneous
    let (magnitude, offset, position) = (keys.read(\.magnitude), keys.read(\.offset), node.position)
    guard let layers = keys.read(\.items), let direction = keys.read(\.direction) else { return nil }
    return { interpreter in
      let items = layers(interpreter)
      interpreter.physics.activate(items, at: position)
      let push = PushBehavior(items: items, mode: mode)
      push.pushDirection = direction(interpreter).vector
      if let magnitude { push.magnitude = magnitude(interpreter) }
      if let offset {
        for item in items { push.setTargetOffsetFromCenter(offset(interpreter).vector, for: item) }
      }
      interpreter.physics.add(push, named: name, at: position)
    }
  }

  func snap(_ node: Node) -> Action? {
    let keys = Mapping(node, SnapKeys.format, context)
    let name = context.noteBehavior(keys.read(\.id))
    let (damping, position) = (keys.read(\.damping), node.position)
    guard let layer = keys.read(\.item), let point = keys.read(\.to) else { return nil }
    return { interpreter in
      guard let item = layer(interpreter) else { return }
      interpreter.physics.activate([item], at: position)
      let snap = SnapBehavior(item: item, snapTo: point(interpreter))
      if let damping { snap.damping = damping(interpreter) }
      interpreter.physics.add(snap, named: name, at: position)
    }
  }

  /// Names, or one of several by its number: `rope[2]`.
  func detach(_ node: Node) -> Action? {
    let nodes = node.elements ?? [node]
    var actions: [Action] = []
    for node in nodes {
      guard let text = node.scalar?.text else {
        context.problems.add("detach needs a name or a list of names", at: node.position)
        return nil
      }
      let name = String(text.prefix { $0 != "[" })
      context.file.detached.append((name, node.position))
      guard name.count < text.count else {
        actions.append { $0.physics.detach(name) }
        continue
      }
      guard text.hasSuffix("]"), name != "all" else {
        context.problems.add(
          "'\(text)' names nothing", at: node.position, hint: "write a name, or one of several: rope[2]")
        return nil
      }
      let index = String(text.dropFirst(name.count + 1).dropLast())
      let reader = ExpressionReader(context.compilation, scope: context.scope)
      guard let number = reader.compile(index, in: node, skipped: name.unicodeScalars.count + 1, as: .number)?.number
      else {
        return nil
      }
      actions.append { interpreter in
        if let number = Int(exactly: number(interpreter).rounded()) { interpreter.physics.detach(name, number: number) }
      }
    }
    return { [actions] interpreter in for action in actions { action(interpreter) } }
  }
}

struct PushKeys: Sendable {
  static let format = MappingFormat("push", "push", "A force on bodies.", keys: PushKeys())

  let id = Key("id", .name, "for detach")
  let items = Key("items", .layers, "the bodies", isRequired: true)
  let direction = Key("direction", .point, "direction and strength", unit: "N", isRequired: true)
  let magnitude = Key(
    "magnitude", .number, "the strength, whatever the direction's length", unit: "N", default: "the direction's length")
  let mode = Key(
    "mode", .choice([("once", PushBehavior.Mode.instantaneous), ("steady", .continuous)]),
    "once is a single knock, steady goes on", default: "once")
  let offset = Key("offset", .point, "where it grips, from the center", unit: "pt", default: "[0, 0]")
}

struct SnapKeys: Sendable {
  static let format = MappingFormat("snap", "snap", "Draws a body to a point.", keys: SnapKeys())

  let id = Key("id", .name, "for detach")
  let item = Key("item", .layer, "the body", isRequired: true)
  let to = Key("to", .point, "where its center goes", unit: "pt", isRequired: true)
  let damping = Key("damping", .number, "how much its swing is damped, 0 to 1", default: "0.5")
}
