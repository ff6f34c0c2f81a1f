import Springform
import SpringformDocument

/// Reads a whole scene file.
struct SceneReader {
  private let file: FileContext
  private let fields: Fields
  private var context: ReaderContext
  private var program: Program

  /// - Throws: everything that is wrong with the file.
  static func read(_ document: Document, folder: String, name: String) throws(ProblemList) -> Program {
    let problems = Problems(document.source)
    var reader = SceneReader(document, folder: folder, problems)
    reader.program.name = name
    reader.read()
    try problems.throwIfAny()
    return reader.program
  }

  private init(_ document: Document, folder: String, _ problems: Problems) {
    file = FileContext(CompilationContext(problems), folder: folder)
    fields = Fields(document.root, known: MappingSchema.scene.keyNames, what: MappingSchema.scene.what, problems)
    context = ReaderContext(file: file, scope: Scope())
    program = Program(source: document.source, folder: folder)
  }

  private var problems: Problems { file.compilation.problems }

  private func list(_ key: String) -> [Node] { fields.entry(key) == nil ? [] : fields.list(key) ?? [] }
  private func names(_ key: String) -> [Node.Entry] { fields.entry(key) == nil ? [] : fields.names(key) ?? [] }

  private mutating func read() {
    guard fields.node.entries != nil else {
      if fields.node.isNull {
        problems.add("the file is empty", at: fields.node.position, hint: "begin with 'scene: 1'")
      }
      return
    }
    fields.require("scene")
    fields.require("canvas")
    _ = fields.integer("scene", in: 1...1)
    if fields.entry("name") != nil, let name = fields.text("name") { program.name = name }
    if fields.entry("summary") != nil { program.summary = fields.text("summary") ?? "" }
    if fields.entry("seed") != nil { program.seed = UInt64(fields.integer("seed", in: 0...Int(Int32.max)) ?? 0) }
    readParameters()
    collectLayers()
    collectVariables()
    readVariables()
    readCanvas()
    program.layers = list("layers").compactMap { LayerReader(context).layer($0) }
    readPhysicsAndEvents()
    readTemplates()
    finish()
  }

  // MARK: Names

  private mutating func add(_ name: String, _ symbol: Scope.Symbol, at position: SourcePosition) {
    guard context.checkNew(name, at: position) else { return }
    context.scope.symbols[name] = symbol
    if case .layer(let layer) = symbol, layer.isRepeated { context.scope.repeated.insert(layer.slot) }
    file.compilation.scope = context.scope
  }

  private mutating func readParameters() {
    for entry in names("params") {
      guard let plan = ParameterReader(context).parameter(entry) else { continue }
      add(entry.key, .parameter(program.parameters.count, plan.type), at: entry.keyPosition)
      program.parameters.append(plan)
    }
  }

  private mutating func collectLayers() {
    var found: [(Node, Bool, Bool)] = []
    LayerReader.collectNames(list("layers")) { found.append(($0, $1, $2)) }
    let bodies = fields.entry("physics")?.value["bodies"]?.elements ?? []
    LayerReader.collectNames(bodies, isBody: true) { found.append(($0, $1, $2)) }
    for (node, isRepeated, isBody) in found {
      guard let id = node["id"] else { continue }
      guard let name = id.scalar?.text else {
        problems.add(.type("id", expected: "a name", found: id.kind), at: id.position)
        continue
      }
      let symbol = Scope.LayerSymbol(
        slot: program.layerCount, kind: isBody ? .shape : .of(node), isRepeated: isRepeated,
        isBody: isBody)
      program.layerCount += 1
      add(name, .layer(symbol), at: id.position)
    }
  }

  /// Derived values are compiled when first needed, so that their order in the file does not matter.
  private mutating func collectVariables() {
    for entry in names("let") {
      add(entry.key, .derived(file.compilation.derived.count), at: entry.keyPosition)
      file.compilation.derived.append(.init(name: entry.key, node: entry.value))
    }
  }

  private mutating func readVariables() {
    for entry in names("state") {
      guard let initial = initial(entry, "a state") else { continue }
      add(entry.key, .state(program.states.count, initial.type), at: entry.keyPosition)
      program.states.append(initial)
    }
    for entry in names("values") {
      guard let initial = initial(entry, "a value") else { continue }
      guard [.number, .point, .color].contains(initial.type) else {
        problems.add(
          "only numbers, points and colors can be animated", at: entry.value.position, hint: "make it a state")
        continue
      }
      add(entry.key, .value(program.values.count, initial.type), at: entry.keyPosition)
      program.values.append(initial)
    }
    for index in file.compilation.derived.indices { compileDerived(index) }
  }

  private func compileDerived(_ index: Int) {
    let derived = file.compilation.derived[index]
    guard case .written = derived.state else { return }
    do throws(ExpressionError) {
      _ = try file.compilation.expression(ofDerived: index, at: 0)
    } catch {
      if error != CompilationContext.silent, let node = derived.node {
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
    if case .layer = expression.type {
      problems.add("\(what) cannot be a layer", at: entry.value.position)
      return nil
    }
    return expression
  }

  // MARK: Sections

  private mutating func readCanvas() {
    let canvas = fields["canvas"].map { context.fields($0, .canvas) }
    if let canvas {
      canvas.require("size")
      if let size = context.constant(canvas, "size", as: .point) { program.size = size }
      program.background = canvas.entry("background") == nil ? nil : context.constant(canvas, "background", as: .color)
    }
    if let time = fields.entry("time") == nil ? nil : fields["time"].map({ context.fields($0, .time) }) {
      program.duration = time.entry("duration") == nil ? nil : context.constant(time, "duration", as: .number)
      program.hold = time.entry("hold") == nil ? nil : context.constant(time, "hold", as: .number)
    }
  }

  private mutating func readPhysicsAndEvents() {
    for (index, entry) in names("templates").enumerated() { file.templates[entry.key] = index }
    if let physics = fields.entry("physics") == nil ? nil : fields["physics"] {
      program.setup += PhysicsReader(context).physics(physics)
    }
    for event in list("events") { EventReader(context).read(event, into: &program) }
    if fields.entry("touches") != nil, let touches = fields["touches"] { readTouches(touches) }
    let tape = list("tape")
    if !tape.isEmpty, let action = TapeReader(context).action(tape) { program.setup.append(action) }
    var traced: [String: ValueType] = [:]
    for entry in names("trace") {
      guard let curve = TraceReader(context).curve(entry) else { continue }
      program.setup.append(curve.declare)
      traced[entry.key] = curve.type
    }
    let expectations = ExpectationReader(context, traced: traced)
    program.expectations = list("expect").compactMap { expectations.expectation($0) }
  }

  private mutating func readTouches(_ node: Node) {
    let touches = context.fields(node, .touches)
    func color(_ key: String) -> Thunk? {
      touches.entry(key) == nil ? nil : context.constant(touches, key, as: .color)?.code
    }
    func number(_ key: String) -> Thunk? {
      touches.entry(key) == nil ? nil : context.constant(touches, key, as: .number)?.code
    }
    let (dot, ring, diameter, trail) = (color("color"), color("ringColor"), number("diameter"), number("trailDuration"))
    program.setup.append { interpreter in
      if case .color(let color)? = dot?.value(interpreter) { interpreter.stage.tape.finger.color = color }
      if case .color(let color)? = ring?.value(interpreter) { interpreter.stage.tape.finger.ringColor = color }
      if case .number(let value)? = diameter?.value(interpreter) { interpreter.stage.tape.finger.diameter = value }
      if case .number(let value)? = trail?.value(interpreter) { interpreter.stage.tape.finger.trailDuration = value }
    }
  }

  private mutating func readTemplates() {
    let inner = context.adding([Scope.Local(name: "origin", type: .point, isLive: false)])
    for entry in names("templates") {
      _ = context.checkNew(entry.key, at: entry.keyPosition)
      let plan = LayerReader(inner, isTemplate: true).layer(entry.value)
      program.templates.append(plan ?? LayerPlan(position: entry.value.position))
    }
  }

  private mutating func finish() {
    for (name, position) in file.detached where !file.physicsNames.contains(name) && name != "gravity" {
      problems.add(
        "there is no attachment, push, boundary or collision '\(name)'", at: position,
        hint: closest(to: name, among: file.physicsNames).map { "did you mean '\($0)'?" })
    }
    program.repeatableCount = file.repeatableCount
    program.order = BindingOrder.ranks(of: file)
    let slots = file.compilation.slotsRead.union(context.scope.repeated)
    program.isRead = file.bound.map { bound in
      if case .property(let layer, _)? = bound.target { slots.contains(layer) } else { false }
    }
    program.derived = file.compilation.derived.map { derived in
      if case .done(let expression) = derived.state { DerivedValue(expression) } else { DerivedValue(.nothing) }
    }
    program.localCount = max(file.compilation.localCount, 1)
    program.usesTime = file.compilation.usesTime
    program.neverRests = program.usesTime || !program.ticks.isEmpty
  }
}
