import Springform
import SpringformDocument
import SpringformExpressions

/// A key that makes a verb what it is, and what is done.
struct VerbKey: Sendable {
  typealias Read = @Sendable (VerbReader, Mapping<VerbKeys>, Node) -> Action?

  let schema: KeySchema
  let action: Read

  init(
    _ name: String, _ content: ContentSchema, _ help: String, unit: String? = nil, action: @escaping Read
  ) {
    schema = KeySchema(name, content, help, unit: unit)
    self.action = action
  }

  /// Something that is done to layers.
  init(_ name: String, _ help: String, body: @escaping @Sendable (Interpreter, Layer) -> Void) {
    self.init(name, .layers, help) { verbs, _, node in
      guard let layers = Content<Computed<[Layer]>>.layers.read(verbs.context, node, name) else { return nil }
      return { interpreter in
        for layer in layers(interpreter) { body(interpreter, layer) }
        interpreter.changed()
      }
    }
  }

  /// Something that changes physics.
  init(
    _ name: String, physics content: ContentSchema, _ help: String,
    read: @escaping @Sendable (ReaderContext, Node) -> Action?
  ) {
    self.init(name, content, help) { verbs, _, node in
      guard let action = read(verbs.context, node) else { return nil }
      return { interpreter in
        action(interpreter)
        interpreter.changed()
      }
    }
  }
}

extension VerbKey: KeyCollection {
  var schemas: [KeySchema] { [schema] }
}

/// The verbs, and the keys that belong to some of them.
struct VerbKeys: Sendable {
  static let format = MappingFormat("verb", "a verb", "Something that is done.", keys: VerbKeys())

  let set = VerbKey("set", .map(.anything), "changes properties, states and values at once") { verbs, _, node in
    verbs.set(node)
  }
  let animate = VerbKey("animate", .mapping("animate"), "changes them over time") { verbs, _, node in
    AnimateReader(verbs.inner()).action(node)
  }
  let test = VerbKey("if", .expression(.flag), "chooses between then and else") { verbs, mapping, node in
    verbs.choose(mapping, node)
  }
  let then = Key("then", .node(.verbs), "when it is true")
  let otherwise = Key("else", .node(.verbs), "when it is not")
  let once = VerbKey("once", .name, "unless this state is true already; makes it true") { verbs, mapping, node in
    verbs.once(mapping, node)
  }
  let each = VerbKey(
    "each", .elements, "for every counter, or every layer of a group: { k: 9 } or { dot: dots }"
  ) { verbs, mapping, node in verbs.each(mapping, node) }
  let condition = Key("where", .expression(.flag), "of each: only those")
  let after = VerbKey("after", .expression(.number), "after this time", unit: "s") { verbs, mapping, node in
    verbs.after(mapping, node)
  }
  let actions = Key("do", .node(.verbs), "of once, each and after")
  let move = VerbKey("move", .mapping("move"), "adds to positions; physics goes on from there") { verbs, _, node in
    verbs.move(node)
  }
  let spawn = VerbKey("spawn", .mapping("spawn"), "makes a template's layers") { verbs, _, node in verbs.spawn(node) }
  let remove = VerbKey("remove", "takes layers away for good") { $0.remove($1) }
  let stop = VerbKey("stop", "ends layers' animations where they are going") { $1.removeAllAnimations() }
  let raise = VerbKey("raise", "puts layers above their neighbours") { $1.superlayer?.addSublayer($1) }
  let note = VerbKey("note", .map(.expression(.number)), "an event of the trace, with a number") { verbs, _, node in
    verbs.note(node)
  }
  let push = VerbKey("push", physics: .mapping("push"), "a force on bodies") { BehaviorVerbs($0).push($1) }
  let snap = VerbKey("snap", physics: .mapping("snap"), "draws a body to a point") { BehaviorVerbs($0).snap($1) }
  let attach = VerbKey("attach", physics: .mapping("attachment"), "ties bodies") { AttachmentReader($0).action($1) }
  let collide = VerbKey("collide", physics: .mapping("collide"), "lets bodies collide from now on") {
    CollisionReader($0).collide($1)
  }
  let detach = VerbKey(
    "detach", physics: .either([.name, .list(.name)]),
    "takes attachments, pushes, snaps, fields, boundaries and collisions away; rope[2]: one of several; all: everything"
  ) { BehaviorVerbs($0).detach($1) }
  let wake = VerbKey("wake", "lets physics look at bodies anew") { interpreter, layer in
    interpreter.physics(of: layer)?.update(layer)
  }

  /// The keys that modify a verb, and the verbs they belong to.
  static let modifierOwners = [
    format.keys.then.name: ["if"], format.keys.otherwise.name: ["if"],
    format.keys.actions.name: ["once", "each", "after"], format.keys.condition.name: ["each"],
  ]

  /// What is done, by the verb's key.
  static let actions = Dictionary(
    uniqueKeysWithValues: Mirror(reflecting: format.keys).children.compactMap { $0.value as? VerbKey }.map {
      ($0.schema.name, $0.action)
    })
}
