import Springform
import SpringformDocument
import SpringformExpressions

/// The components of a file and of those that it includes. Each is read when something first uses it, and once more for every
/// other set of parameters that follow something.
final class Components {
  private var declarations: [String: ComponentDeclaration] = [:]
  private var order: [ComponentDeclaration] = []
  private var components: [(component: Component, file: ProgramContext)] = []
  private var numbers: [Variant: Int] = [:]
  private var variantCounts: [String: Int] = [:]
  /// The components that are being read, each of which uses the next.
  private var chain: [String] = []

  private struct Variant: Hashable {
    let name: String
    /// The parameters that follow something.
    let following: Set<String>
  }

  /// How deep components may use each other.
  static let depthLimit = 32
  /// For how many sets of parameters that follow something one is read.
  static let variantLimit = 50

  var names: [String] { declarations.keys.sorted() }

  subscript(name: String) -> ComponentDeclaration? { declarations[name] }

  func declare(_ entry: Node.Entry, _ context: ReaderContext) {
    guard Scope.isName(entry.key) else {
      return context.problems.add(
        "'\(entry.key)' cannot be a name", at: entry.keyPosition,
        hint: "use letters, digits and _, beginning with a letter")
    }
    guard declarations[entry.key] == nil else {
      return context.problems.add(
        "there is another component '\(entry.key)'", at: entry.keyPosition, hint: "choose another name")
    }
    let declaration = ComponentDeclaration(entry, context)
    declarations[entry.key] = declaration
    order.append(declaration)
  }

  /// The number of a component among `all()`.
  /// - Parameter following: the parameters that follow something.
  /// - Returns: `nil` when it would be a part of itself, or too deep in others, which is told at the place of use.
  func number(
    of declaration: ComponentDeclaration, following: Set<String>, at position: SourcePosition, _ problems: Problems
  ) -> Int? {
    let variant = Variant(name: declaration.name, following: following)
    if let number = numbers[variant] { return number }
    if let start = chain.firstIndex(of: declaration.name) {
      let names = chain[start...] + [declaration.name]
      problems.add(
        names.count > 2
          ? "these components use each other: " + arrowChain(Array(names))
          : "the component '\(declaration.name)' uses itself", at: position)
      return nil
    }
    guard chain.count < Self.depthLimit else {
      problems.add("components use each other at most \(Self.depthLimit) deep", at: position)
      return nil
    }
    guard variantCounts[declaration.name, default: 0] < Self.variantLimit else {
      problems.add(
        "'\(declaration.name)' is used in too many ways", at: position,
        hint:
          "let the same parameters follow something wherever it is used; \(Self.variantLimit) sets of them are possible"
      )
      return nil
    }
    variantCounts[declaration.name, default: 0] += 1
    chain.append(declaration.name)
    defer { chain.removeLast() }
    components.append(declaration.read(following: following))
    numbers[variant] = components.count - 1
    return components.count - 1
  }

  /// What was known of a component while it was read.
  func file(_ number: Int) -> ProgramContext { components[number].file }

  /// What reads a component's parameter, state, value or derived value. All variants keep them at the same places.
  func variable(_ name: String, of declaration: ComponentDeclaration) -> Thunk? {
    let number = number(
      of: declaration, following: [], at: declaration.node.position, declaration.context.problems)
    return number.flatMap { components[$0].component.variables[name] }
  }

  /// Lets go of everything: what was known while they were read knows the library, and with it them.
  func forget() { (declarations, order, components, numbers) = ([:], [], [], [:]) }

  /// All that are used, by their numbers. Those that nothing uses are read, too, because of their problems.
  func all() -> [Component] {
    for declaration in order where !numbers.keys.contains(where: { $0.name == declaration.name }) {
      _ = number(of: declaration, following: [], at: declaration.node.position, declaration.context.problems)
    }
    return components.map(\.component)
  }
}

extension Library {
  /// The kind of layer that a node describes, a component's included.
  func kind(of node: Node) -> LayerKind { node["use"]?.scalar.flatMap { components[$0.text] }?.kind ?? .of(node) }
}
