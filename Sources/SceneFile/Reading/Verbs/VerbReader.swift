import Springform
import SpringformDocument
import SpringformExpressions

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
    doubtSpawning(elements)
    return elements.compactMap(action)
  }

  /// What a component spawns lies in its own layer, which may have been removed just before.
  private func doubtSpawning(_ verbs: [Node]) {
    guard context.scope.symbols["self"] != nil, !context.scope.locals.contains(where: { $0.name == "self" }),
      let removal = verbs.firstIndex(where: { $0["remove"]?.scalar?.text == "self" })
    else { return }
    for verb in verbs[removal...] {
      guard let spawn = verb["spawn"], spawn["in"] == nil else { continue }
      problems.warn(
        "what is spawned here lies in this component's layer, which is removed above", at: spawn.position,
        hint: "let the scene spawn it, or hide the layer instead of removing it")
    }
  }

  /// The list of a key that may be missing.
  func actions(_ node: Node?) -> [Action] { node.map { actions($0) } ?? [] }

  /// Reads verbs inside a verb.
  func inner(_ context: ReaderContext? = nil) -> VerbReader { VerbReader(context ?? self.context, depth: depth + 1) }

  private func action(_ node: Node) -> Action? {
    let mapping = Mapping(node, VerbKeys.format, context)
    let keys = mapping.entries
    let verbs = keys.filter { VerbKeys.modifierOwners[$0.key] == nil }
    guard let verb = verbs.first else {
      if let stray = keys.first {
        problems.add("'\(stray.key)' belongs to a verb that is missing", at: stray.keyPosition)
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
      if let owners = VerbKeys.modifierOwners[key.key], !owners.contains(verb.key) {
        problems.add("'\(verb.key)' has no '\(key.key)'", at: key.keyPosition)
      }
    }
    guard let value = mapping.value(of: verb) else { return nil }
    return VerbKeys.actions[verb.key]?(self, mapping, value)
  }
}
