import Springform
import SpringformDocument
import SpringformExpressions

/// Reads a whole scene file.
struct SceneReader {
  private let file: FileContext
  private let scene: Mapping<SceneKeys>
  private var context: ReaderContext
  private var program: Program

  /// - Throws: everything that is wrong with the file.
  static func read(_ document: Document, folder: String, name: String) throws(ProblemList) -> Program {
    let problems = Problems(document.source)
    if let stranger = Self.stranger(document.root, file: document.source.file) {
      problems.add(stranger, at: document.root.position, hint: "a scene file begins with \"scene\": 1")
      try problems.throwIfAny()
    }
    var reader = SceneReader(document, folder: folder, problems)
    reader.program.name = name
    reader.read()
    try problems.throwIfAny()
    reader.program.warnings = ProblemList(problems.warnings).problems
    return reader.program
  }

  private init(_ document: Document, folder: String, _ problems: Problems) {
    file = FileContext(CompilationContext(.scene, problems), folder: folder)
    context = ReaderContext(file: file, scope: Scope())
    if document.root.isNull {
      problems.add("the file is empty", at: document.root.position, hint: "begin with 'scene: 1'")
    }
    scene = Mapping(document.root, SceneKeys.format, context)
    program = Program(source: document.source, folder: folder)
  }

  /// What a JSON file is that does not say it is a scene. Others are read as one, whatever their names.
  private static func stranger(_ root: Node, file: String) -> String? {
    guard file.hasSuffix(".json"), root["scene"] == nil else { return nil }
    let isLottie = ["v", "ip", "op", "layers"].allSatisfy { root[$0] != nil }
    return isLottie
      ? "this is a Lottie file, and only scene files can be played"
      : "this is neither a scene file nor a Lottie file, which has v, ip, op and layers"
  }

  private var problems: Problems { file.compilation.problems }

  private mutating func read() {
    guard scene.node.entries != nil else { return }
    _ = scene.read(\.version)
    if let name = scene.read(\.name) { program.name = name }
    program.summary = scene.read(\.summary) ?? ""
    program.seed = UInt64(scene.read(\.seed) ?? 0)
    readParameters()
    let layers = scene.read(\.layers) ?? []
    collectNames(of: layers)
    collectVariables()
    readVariables()
    readCanvas()
    program.layers = layers.compactMap { LayerReader(context).layer($0) }
    let templates = scene.read(\.templates) ?? []
    readPhysicsAndEvents(templates)
    readTemplates(templates)
    finish()
  }

  // MARK: Names

  private mutating func add(_ name: String, _ symbol: Scope.Symbol, at position: SourcePosition) {
    guard context.checkNew(name, at: position) else { return }
    context.scope.symbols[name] = symbol
    file.places[name] = position
    if case .object(let object) = symbol, object.isRepeated { context.scope.repeated.insert(object.slot) }
    file.compilation.scope = context.scope
  }

  private mutating func readParameters() {
    for entry in scene.read(\.parameters) ?? [] {
      guard let plan = ParameterReader(context).parameter(entry) else { continue }
      add(entry.key, .parameter(program.parameters.count, plan.type), at: entry.keyPosition)
      program.parameters.append(plan)
    }
  }

  private mutating func collectNames(of layers: [Node]) {
    var found: [(Node, Bool, Bool)] = []
    LayerReader.collectNames(layers) { found.append(($0, $1, $2)) }
    let bodies = scene.entry(\.physics)?.value["bodies"]?.elements ?? []
    LayerReader.collectNames(bodies, isBody: true) { found.append(($0, $1, $2)) }
    for (node, isRepeated, isBody) in found {
      guard let id = node["id"] else { continue }
      guard let name = id.scalar?.text else {
        problems.add(.type("id", expected: "a name", found: id.kind), at: id.position)
        continue
      }
      let kind = isBody ? LayerKind.shape : .of(node)
      let symbol = Scope.ObjectSymbol(slot: program.layerCount, type: kind, isRepeated: isRepeated)
      program.layerCount += 1
      add(name, .object(symbol), at: id.position)
    }
  }

  /// Derived values are compiled when first needed, so that their order in the file does not matter.
  private mutating func collectVariables() {
    for entry in scene.read(\.derived) ?? [] {
      add(entry.key, .derived(file.compilation.derived.count), at: entry.keyPosition)
      file.compilation.derived.append(.init(name: entry.key, node: entry.value))
    }
  }

  private mutating func readVariables() {
    for entry in scene.read(\.states) ?? [] {
      guard let initial = initial(entry, "a state") else { continue }
      add(entry.key, .state(program.states.count, initial.type), at: entry.keyPosition)
      program.states.append(initial)
    }
    for entry in scene.read(\.values) ?? [] {
      guard let initial = initial(entry, "a value") else { continue }
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
    for index in file.compilation.derived.indices { compileDerived(index) }
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

  /// In quotes, it is a text or a color; otherwise an expression.
  private func initial(_ entry: Node.Entry, _ what: String) -> Expression? {
    if let scalar = entry.value.scalar, !scalar.isPlain, !scalar.text.hasPrefix("=") {
      return context.expression(entry.value, as: scalar.text.hasPrefix("#") ? .color : .text)
    }
    guard let expression = context.expression(entry.value) else { return nil }
    if expression.isLive {
      problems.add(
        "\(what) begins with a value that is known before", at: entry.value.position, hint: "set it in a start event")
      return nil
    }
    if case .object = expression.type {
      problems.add("\(what) cannot be a layer", at: entry.value.position)
      return nil
    }
    return expression
  }

  // MARK: Sections

  private mutating func readCanvas() {
    if let node = scene.read(\.canvas) {
      let canvas = Mapping(node, CanvasKeys.format, context)
      if let size = canvas.read(\.size) { program.size = size }
      program.background = canvas.read(\.background)
    }
    if let node = scene.read(\.time) {
      let time = Mapping(node, TimeKeys.format, context)
      program.duration = time.read(\.duration)
      program.hold = time.read(\.hold)
    }
  }

  private mutating func readPhysicsAndEvents(_ templates: [Node.Entry]) {
    for (index, entry) in templates.enumerated() { file.templates[entry.key] = index }
    if let physics = scene.read(\.physics) {
      program.setup += PhysicsReader(context).physics(physics)
    }
    for event in scene.read(\.events) ?? [] { EventReader(context).read(event, into: &program) }
    if let touches = scene.read(\.touches) { readTouches(touches) }
    let tape = scene.read(\.tape) ?? []
    if !tape.isEmpty, let action = TapeReader(context).action(tape) { program.setup.append(action) }
    var traced: [String: ValueType] = [:]
    for entry in scene.read(\.trace) ?? [] {
      guard let curve = TraceReader(context).curve(entry) else { continue }
      program.setup.append(curve.declare)
      traced[entry.key] = curve.type
    }
    let expectations = ExpectationReader(context, traced: traced)
    program.expectations = (scene.read(\.expectations) ?? []).compactMap { expectations.expectation($0) }
  }

  private mutating func readTouches(_ node: Node) {
    let touches = Mapping(node, TouchesKeys.format, context)
    let (dot, ring) = (touches.read(\.color), touches.read(\.ringColor))
    let (diameter, trail) = (touches.read(\.diameter), touches.read(\.trailDuration))
    program.setup.append { interpreter in
      let tape = interpreter.stage.tape
      if let dot { tape.finger.color = dot(interpreter) }
      if let ring { tape.finger.ringColor = ring(interpreter) }
      if let diameter { tape.finger.diameter = diameter(interpreter) }
      if let trail { tape.finger.trailDuration = trail(interpreter) }
    }
  }

  private mutating func readTemplates(_ templates: [Node.Entry]) {
    let inner = context.adding([Scope.Local(name: "origin", type: .point, isLive: false)])
    for entry in templates {
      _ = context.checkNew(entry.key, at: entry.keyPosition)
      let plan = LayerReader(inner, isTemplate: true).layer(entry.value)
      var named = plan ?? LayerPlan(position: entry.value.position)
      // What is made of a template is known by its name, in a motion record and in messages.
      named.name = entry.key
      program.templates.append(named)
    }
  }

  private mutating func finish() {
    for (name, position) in file.detached where !file.physicsNames.contains(name) && name != "gravity" {
      problems.add(
        "there is no attachment, push, boundary or collision '\(name)'", at: position,
        hint: closest(to: name, among: file.physicsNames).map { "did you mean '\($0)'?" })
    }
    file.warnOfInvisibleLayers()
    program.repeatableCount = file.repeatableCount
    program.order = BindingOrder.ranks(of: file)
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
  }
}
