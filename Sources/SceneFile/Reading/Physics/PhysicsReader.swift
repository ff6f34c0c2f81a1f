import Springform
import SpringformDocument
import SpringformExpressions

/// Reads what physics has from the beginning.
struct PhysicsReader {
  private let context: ReaderContext

  init(_ context: ReaderContext) { self.context = context }

  private var problems: Problems { context.problems }

  /// - Returns: what is done once all layers are there.
  func physics(_ node: Node) -> [Action] {
    let physics = Mapping(node, PhysicsKeys.format, context)
    let host = host(physics)
    let reader = LayerReader(context)
    let bodies = (physics.read(\.bodies) ?? []).compactMap { reader.layer($0, isBody: true) }
    var setup: [Action] = [
      { interpreter in
        let layer = host.flatMap { interpreter.objects[$0].first as? Layer }
        interpreter.physics.begin(in: layer)
        for plan in bodies { interpreter.build(plan, in: layer ?? interpreter.root) }
      }
    ]
    setup += (physics.read(\.attachments) ?? []).compactMap { AttachmentReader(context).action($0) }
    setup.append { $0.physics.activateBodies() }
    setup += [CollisionReader(context).setup(physics), gravity(physics)].compactMap(\.self)
    setup += (physics.read(\.fields) ?? []).compactMap { FieldReader(context).action($0) }
    return setup
  }

  /// The slot of the layer that bodies live in.
  private func host(_ physics: Mapping<PhysicsKeys>) -> Int? {
    guard let name = physics.read(\.host), let symbol = context.layerName(name, "in") else { return nil }
    if symbol.isRepeated {
      problems.add("bodies live in one layer, and there are several of this", at: name.position)
    }
    return symbol.slot
  }

  private func gravity(_ physics: Mapping<PhysicsKeys>) -> Action? {
    guard let node = physics.node(\.gravity), let expression = physics.read(\.gravity) else { return nil }
    let set: @Sendable (Interpreter, GravityBehavior) -> Void
    switch expression.code {
    case .number(let run): set = { $1.magnitude = run($0) }
    case .point(let run): set = { $1.gravityDirection = run($0).vector }
    default:
      problems.add("gravity is a number or a vector, and this is \(expression.type.name)", at: node.position)
      return nil
    }
    let position = node.position
    return { interpreter in
      let gravity = GravityBehavior(items: interpreter.physics.activeBodies)
      set(interpreter, gravity)
      interpreter.physics.add(gravity, named: "gravity", at: position)
    }
  }
}

extension ReaderContext {
  /// Notes what `detach` may name.
  func noteBehavior(_ name: String?) -> String? {
    if let name { file.physicsNames.append(name) }
    return name
  }
}

extension Physics {
  /// The bodies that move from the beginning.
  var activeBodies: [Layer] { bodies.filter(\.plan.isActive).map(\.layer) }
}

struct PhysicsKeys: Sendable {
  static let format = MappingFormat("physics", "physics", "Bodies, and what moves them.", keys: PhysicsKeys())

  let host = Key(
    "in", .node(.name), "the layer whose coordinates count and whose bounds the walls are", default: "the canvas")
  let gravity = Key(
    "gravity", .anything(.either([.expression(.number), .expression(.point)])),
    "1 is 1000 pt/s² downward; or a vector of such", default: "none")
  let walls = Key(
    "walls", .node(.either([.flag, .mapping("walls")])), "keeps bodies inside the bounds", default: "false")
  let collisions = Key(
    "collisions", .choice(["everything", "items", "boundaries", "none"]), "what bodies collide with",
    default: "everything, where there are walls or boundaries; else none")
  let boundaries = Key("boundaries", .map(.mapping("boundary")), "lines and outlines that bodies bounce off")
  let gap = Key("gap", .flag, CollisionReader.gapHelp, default: "true")
  let bodies = Key("bodies", .list(.mapping("body")), "what is moved")
  let attachments = Key("attachments", .list(.mapping("attachment")), "what is tied to what")
  let fields = Key("fields", .list(.mapping("field")), "forces by place and speed")
}
