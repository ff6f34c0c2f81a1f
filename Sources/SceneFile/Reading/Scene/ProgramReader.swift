import Springform
import SpringformDocument
import SpringformExpressions

/// Reads what a scene and a component have in common: their names, and what happens to their layers.
///
/// The order matters: all names are known before an expression is compiled, and all layers before the verbs that change them.
struct ProgramReader {
  let file: ProgramContext
  private let sections: Mapping<SectionKeys>
  private(set) var context: ReaderContext
  private(set) var program: Program

  init(_ sections: Mapping<SectionKeys>, _ context: ReaderContext, _ program: Program) {
    (self.file, self.sections, self.context, self.program) = (context.file, sections, context, program)
  }

  private var problems: Problems { file.compilation.problems }

  // MARK: Names

  private mutating func add(_ name: String, _ symbol: Scope.Symbol, at position: SourcePosition) {
    guard context.checkNew(name, at: position) else { return }
    context.scope.symbols[name] = symbol
    file.places[name] = position
    if case .object(let object) = symbol, object.isRepeated { context.scope.repeated.insert(object.slot) }
  }

  /// Themes' and files' values are known everywhere.
  mutating func addConstants() {
    for (index, constant) in file.library.constants.enumerated() {
      add(constant.name, .constant(index, constant.type), at: constant.position)
    }
    for name in file.library.broken.sorted() {
      context.scope.symbols[name] = .derived(file.compilation.derived.count)
      file.compilation.derived.append(.init(broken: name))
    }
  }

  /// What chooses the theme; its name is known as a constant already.
  mutating func addThemeParameter(_ themes: [String]) {
    guard let first = themes.first else { return }
    program.parameters.append(
      ParameterPlan(name: "theme", kind: .text, defaultText: first, choices: themes, help: "the theme"))
  }

  /// What can be set from outside once and for all.
  mutating func add(_ parameter: ParameterPlan, at position: SourcePosition) {
    add(parameter.name, .parameter(program.parameters.count, parameter.type), at: position)
    program.parameters.append(parameter)
  }

  /// A component's parameters, some of which follow something.
  mutating func add(_ parameters: [ParameterPlan], following: Set<String>, at positions: [SourcePosition]) {
    for (parameter, position) in zip(parameters, positions) {
      guard following.contains(parameter.name) else {
        add(parameter, at: position)
        continue
      }
      add(parameter.name, .argument(program.parameters.count, parameter.type), at: position)
      program.parameters.append(parameter)
    }
  }

  /// The layer that a component's others lie in.
  mutating func addRoot(_ kind: LayerKind) {
    context.scope.symbols["self"] = .object(Scope.ObjectSymbol(slot: 0, type: kind, isRepeated: false))
    program.layerCount = 1
  }

  /// What has a name of its own: layers, bodies, variables and what follows from them.
  mutating func addNames(of layers: [Node]) {
    let bodies = sections.entry(\.physics)?.value["bodies"]?.elements ?? []
    for named in NamedLayer.all(layers, bodies: bodies, problems) {
      let kind = named.isBody ? .shape : file.library.kind(of: named.node)
      let symbol = Scope.ObjectSymbol(slot: program.layerCount, type: kind, isRepeated: named.isRepeated)
      program.layerCount += 1
      add(named.name, .object(symbol), at: named.position)
    }
    for entry in sections.read(\.derived) ?? [] {
      add(entry.key, .derived(file.compilation.derived.count), at: entry.keyPosition)
      file.compilation.derived.append(.init(name: entry.key, node: entry.value))
    }
    addVariables()
    file.compilation.scope = context.scope
  }

  /// Derived values are compiled when first needed, so that their order in the file does not matter; here all others are.
  func compileDerived() { for index in file.compilation.derived.indices { compileDerived(index) } }

  /// What reads its parameters, states, values and derived values, by their names.
  var variables: [String: Thunk] {
    context.scope.symbols.compactMapValues { symbol in
      switch symbol {
      case .parameter(let index, let type), .argument(let index, let type): .reading(type) { $0.parameters[index] }
      case .state(let index, let type): .reading(type) { $0.states[index] }
      case .value(_, let thunk): thunk
      case .derived(let index):
        if case .done(let expression) = file.compilation.derived[index].state {
          .derived(expression.type, index)
        } else {
          nil
        }
      case .constant, .object: nil
      }
    }
  }

  /// What a variable begins with may follow from all names before it.
  private func initialValue(_ entry: Node.Entry, _ what: String) -> Expression? {
    file.compilation.scope = context.scope
    return context.initialValue(entry, what)
  }

  private mutating func addVariables() {
    for entry in sections.read(\.states) ?? [] {
      guard let initial = initialValue(entry, "a state") else { continue }
      add(entry.key, .state(program.states.count, initial.type), at: entry.keyPosition)
      program.states.append(initial)
      program.stateNames.append(entry.key)
    }
    for entry in sections.read(\.values) ?? [] {
      guard let initial = initialValue(entry, "a value") else { continue }
      guard [.number, .point, .color].contains(initial.type) else {
        problems.add(
          "only numbers, points and colors can be animated", at: entry.value.position, hint: "make it a state")
        continue
      }
      let reading = Interpreter.reading(program.values.count, initial.type)
      add(entry.key, .value(program.values.count, reading), at: entry.keyPosition)
      program.values.append(initial)
      program.valueNames.append(entry.key)
    }
  }

  private func compileDerived(_ index: Int) {
    let derived = file.compilation.derived[index]
    guard case .written = derived.state else { return }
    do throws(ExpressionError) {
      _ = try file.compilation.expression(ofDerived: index, at: 0)
    } catch {
      if error != .reported, let node = derived.node {
        problems.add(error.message, at: node.position, hint: error.hint)
      }
    }
  }

  // MARK: Sections

  mutating func read(layers: [Node]) { program.layers = layers.compactMap { LayerReader(context).layer($0) } }

  /// The layer of a component, with all that lies in it.
  mutating func read(root node: Node) {
    program.root = LayerReader(context).layer(node, schema: ComponentKeys.schema, slot: 0)
  }

  mutating func readPhysicsAndEvents() {
    for (index, entry) in (sections.read(\.templates) ?? []).enumerated() { file.templates[entry.key] = index }
    if let physics = sections.read(\.physics) {
      program.physics = PhysicsReader(context).physics(physics)
    }
    for event in sections.read(\.events) ?? [] { EventReader(context).read(event, into: &program) }
  }

  mutating func readTemplates() {
    let inner = context.adding([Scope.Local(name: "origin", type: .point, isLive: false)])
    for entry in sections.read(\.templates) ?? [] {
      _ = context.checkNew(entry.key, at: entry.keyPosition)
      let plan = LayerReader(inner, isTemplate: true).layer(entry.value)
      var named = plan ?? LayerPlan(position: entry.value.position)
      // What is made of a template is known by its name, in a motion record and in messages.
      named.name = entry.key
      program.templates.append(named)
    }
  }

  /// The program, with what is known of it once everything is read.
  mutating func finish(_ change: (inout Program) -> Void = { _ in }) -> Program {
    for (name, position) in file.detached where !file.physicsNames.contains(name) && name != "gravity" {
      problems.add(
        "there is no attachment, push, boundary or collision '\(name)'", at: position,
        hint: closest(to: name, among: file.physicsNames).map { "did you mean '\($0)'?" })
    }
    change(&program)
    file.warnOfInvisibleLayers()
    program.repeatableCount = file.repeatableCount
    program.order = BindingOrder.ranks(of: file)
    let names = ReadNames(file)
    program.readNames = file.liveSteps.map { names.names(of: $0.reads) }
    let slots = file.compilation.slotsRead.union(context.scope.repeated)
    program.isRead = file.liveSteps.map { step in
      if case .member(let layer, _)? = step.target {
        slots.contains(layer) || file.layout.isLaidOut(layer)
      } else {
        false
      }
    }
    program.derived = file.compilation.derived.map { derived in
      if case .done(let expression) = derived.state { DerivedValue(expression) } else { DerivedValue(.nothing) }
    }
    program.localCount = max(file.compilation.localCount, 1)
    program.usesTime = file.compilation.usesTime
    program.neverRests = program.usesTime || !program.ticks.isEmpty
    return program
  }
}

/// A layer or a body that has a name.
struct NamedLayer {
  let name: String
  let node: Node
  let position: SourcePosition
  /// Whether the name stands for several.
  let isRepeated: Bool
  let isBody: Bool

  /// All of them, from the first to the last in the file, those inside others included.
  static func all(_ layers: [Node], bodies: [Node], _ problems: Problems? = nil) -> [NamedLayer] {
    var all: [NamedLayer] = []
    func add(_ node: Node, _ isRepeated: Bool, _ isBody: Bool) {
      guard let id = node["id"] else { return }
      guard let name = id.scalar?.text else {
        problems?.add(.type("id", expected: "a name", found: id.kind), at: id.position)
        return
      }
      all.append(NamedLayer(name: name, node: node, position: id.position, isRepeated: isRepeated, isBody: isBody))
    }
    LayerReader.collectNames(layers, add)
    LayerReader.collectNames(bodies, isBody: true, add)
    return all
  }
}
