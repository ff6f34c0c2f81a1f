import Springform
import SpringformDocument
import SpringformExpressions

/// A component as its file writes it.
final class ComponentDeclaration {
  let name: String
  let node: Node
  /// Where its file's problems go.
  let context: ReaderContext
  private let positions: [SourcePosition]
  let parameters: [ParameterPlan]
  let parameterNames: Set<String>
  private var schemas: [String: MappingSchema] = [:]
  private var knownKind: LayerKind?
  private var isFindingKind = false

  /// The most parameters: every use is held against all of them.
  static let parameterLimit = 100

  init(_ entry: Node.Entry, _ context: ReaderContext) {
    (name, node, self.context) = (entry.key, entry.value, context)
    let mapping = Mapping(entry.value, ComponentKeys.schema, keys: SectionKeys(), context)
    var plans: [(ParameterPlan, SourcePosition)] = []
    let entries = mapping.read(\.parameters) ?? []
    if entries.count > Self.parameterLimit {
      context.problems.add(
        "a component has at most \(Self.parameterLimit) parameters", at: entries[Self.parameterLimit].keyPosition,
        hint: "give it lists")
    }
    for entry in entries.prefix(Self.parameterLimit) {
      if ComponentKeys.ownNames.contains(entry.key) {
        context.problems.add(
          "a parameter cannot be called '\(entry.key)', which every layer has", at: entry.keyPosition,
          hint: "choose another name; a use may set '\(entry.key)' of the component's layer anyway")
      } else if let plan = ParameterReader(context, isOptional: true).parameter(entry) {
        plans.append((plan, entry.keyPosition))
      }
    }
    parameters = plans.map(\.0)
    parameterNames = Set(parameters.map(\.name))
    positions = plans.map(\.1)
  }

  /// The keys of a layer that uses it, or of what spawns it.
  func schema(_ base: MappingSchema) -> MappingSchema {
    if let known = schemas[base.name] { return known }
    let own = parameters.map { KeySchema($0.name, .expression($0.type), $0.help) }
    let schema = MappingSchema(
      base.name, "'\(name)'", base.help, keys: own + base.keys.filter { !parameterNames.contains($0.name) })
    schemas[base.name] = schema
    return schema
  }

  /// What its layer is, with the layers in it that have names as parts.
  var kind: LayerKind {
    if let knownKind { return knownKind }
    // One that uses itself is told when it is read.
    guard !isFindingKind else { return .layer }
    isFindingKind = true
    var parts: [String: Scope.ObjectSymbol] = [:]
    for (index, named) in named.enumerated() {
      let kind = named.isBody ? .shape : context.file.library.kind(of: named.node)
      parts[named.name] = Scope.ObjectSymbol(slot: index + 1, type: kind, isRepeated: named.isRepeated)
    }
    let kind = LayerKind(component: name, of: .of(node), parts: parts)
    knownKind = kind
    return kind
  }

  private var layers: [Node] { (node["layers"]?.elements ?? []) + (node["mask"].map { [$0] } ?? []) }

  private var named: [NamedLayer] { NamedLayer.all(layers, bodies: node["physics"]?["bodies"]?.elements ?? []) }

  /// Reads what it is made of.
  /// - Parameter following: the parameters that follow something.
  /// - Returns: the component, and what was known of it while it was read.
  func read(following: Set<String>) -> (Component, ProgramContext) {
    let file = ProgramContext(
      CompilationContext(.scene, context.problems), folder: context.file.folder, library: context.file.library)
    var scope = Scope()
    for name in context.file.library.sceneNames {
      scope.mistakes[name] = (
        "a component does not see the scene's '\(name)'", "make it a parameter, and give it where the component is used"
      )
    }
    let inner = ReaderContext(file: file, scope: scope)
    let mapping = Mapping(node, ComponentKeys.schema, keys: SectionKeys(), inner)
    file.parameterNames = parameters.map(\.name)
    var empty = Program(source: context.problems.source, folder: context.file.folder)
    empty.name = name
    var reader = ProgramReader(mapping, inner, empty)
    reader.addConstants()
    reader.addRoot(.of(node))
    reader.add(parameters, following: following, at: positions)
    reader.addNames(of: layers)
    reader.compileDerived()
    reader.read(root: node)
    reader.readPhysicsAndEvents()
    reader.readTemplates()
    let program = reader.finish()
    return (Component(name: name, program: program, variables: reader.variables), file)
  }

  /// A parameter, a state, a value or a derived value, which those outside may read: `card.open`.
  func member(_ name: String) -> Member? {
    let sections = SectionKeys()
    let names = [sections.parameters, sections.states, sections.values, sections.derived].flatMap { key in
      (node[key.name]?.entries ?? []).map(\.key)
    }
    guard names.contains(name), let variable = context.file.library.components.variable(name, of: self) else {
      return nil
    }
    let getter = Getter.other(variable.type) { object, environment in
      guard let instance = (environment as? Interpreter)?.playthrough.instance(in: object) else {
        return variable.type.empty
      }
      return variable.value(instance)
    }
    return Member(name, presentation: getter, model: getter, isShared: false)
  }
}

/// The keys of components: those of their layer, and those that they have in common with scenes.
enum ComponentKeys {
  /// The keys of layers that say how many there are and what they are called, which is said where a component is used.
  static let ownNames =
    excluded.union(["frame", "layers", "mask", "appear"]).union(LayerKind.layer.properties.flatMap(\.keyNames))
  private static let excluded: Set = ["id", "use", "repeat", "where", "follows"]

  static let schema = MappingSchema(
    "component", "a component", "A layer with what is in it, made wherever something uses it.",
    keys: sections + LayerKeys.format.schema.keys.filter { !excluded.contains($0.name) })

  /// What it has in common with scenes; its parameters may have no default.
  static let sections = SectionKeys().schemas.map { key in
    guard key.name == SectionKeys().parameters.name else { return key }
    return KeySchema(
      key.name, .map(.either([.mapping(ParameterKeys.optionalFormat.schema.name), .anything])),
      "what whoever uses it says", unit: nil)
  }
}
