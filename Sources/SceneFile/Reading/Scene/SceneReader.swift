import Springform
import SpringformDocument
import SpringformExpressions

/// Reads a whole scene file.
struct SceneReader {
  private let library: Library
  private let scene: Mapping<SceneKeys>
  private var reader: ProgramReader

  /// What whoever has something else is told to begin with; JSON wants quotes around the key.
  static let beginning = ": 1"

  /// - Throws: everything that is wrong with the file, and with those that it includes.
  static func read(_ document: Document, folder: String, name: String) throws(ProblemList) -> Program {
    let problems = Problems(document.source)
    if let stranger = Self.stranger(document.root, file: document.source.file) {
      problems.add(stranger, at: document.root.position, hint: "a scene file begins with \"scene\"\(beginning)")
      try problems.throwIfAny()
    }
    if Self.isLibrary(document.root) {
      problems.add(
        "this file is for others to include, and shows nothing by itself", at: document.root.position,
        hint: "a scene begins with 'scene\(beginning)'")
      try problems.throwIfAny()
    }
    let library = Library(problems)
    var reader = SceneReader(document, folder: folder, name: name, problems, library)
    let program = reader.read()
    try library.throwIfAny()
    return program
  }

  init(_ document: Document, folder: String, name: String, _ problems: Problems, _ library: Library) {
    self.library = library
    let file = ProgramContext(CompilationContext(.scene, problems), folder: folder, library: library)
    let context = ReaderContext(file: file, scope: Scope())
    if document.root.isNull {
      problems.add("the file is empty", at: document.root.position, hint: "begin with 'scene\(Self.beginning)'")
    }
    scene = Mapping(document.root, SceneKeys.format, context)
    var program = Program(source: document.source, folder: folder)
    program.name = name
    reader = ProgramReader(scene.reading(SectionKeys()), context, program)
  }

  /// What a JSON file is that does not say it is a scene. Others are read as one, whatever their names.
  private static func stranger(_ root: Node, file: String) -> String? {
    guard file.hasSuffix(".json"), root["scene"] == nil else { return nil }
    let isLottie = ["v", "ip", "op", "layers"].allSatisfy { root[$0] != nil }
    return isLottie
      ? "this is a Lottie file; a layer shows it with 'lottie'"
      : "this is neither a scene file nor a Lottie file, which has v, ip, op and layers"
  }

  /// Whether a file has only what others include.
  static func isLibrary(_ root: Node) -> Bool {
    let keys = (root.entries ?? []).map(\.key).filter { !$0.hasPrefix("x-") }
    return !keys.isEmpty && keys.allSatisfy(LibraryKeys.schema.keyNames.contains)
  }

  /// Reads a file that others include.
  /// - Returns: what may be a mistake.
  static func readLibrary(_ document: Document, folder: String) throws(ProblemList) -> [Problem] {
    let problems = Problems(document.source)
    let library = Library(problems)
    let file = ProgramContext(CompilationContext(.scene, problems), folder: folder, library: library)
    let context = ReaderContext(file: file, scope: Scope())
    library.add(Mapping(document.root, LibraryKeys.schema, keys: LibraryKeys(), context))
    _ = library.components.all()
    library.components.forget()
    try library.throwIfAny()
    return library.warnings
  }

  /// Reads everything, once.
  mutating func read() -> Program {
    defer { library.components.forget() }
    guard scene.node.entries != nil else { return reader.program }
    library.add(scene.reading(LibraryKeys()))
    reader.addConstants()
    reader.addThemeParameter(library.themes)
    for (parameter, position) in library.parameters { reader.add(parameter, at: position) }
    let layers = scene.read(\.layers) ?? []
    reader.addNames(of: layers)
    library.sceneNames = Set(reader.context.scope.symbols.keys)
    reader.compileDerived()
    let canvas = canvas()
    reader.read(layers: layers)
    reader.readPhysicsAndEvents()
    let (touches, played) = (touches(), played())
    reader.readTemplates()
    var program = reader.finish { program in
      canvas(&program)
      program.setup += touches
      played(&program)
    }
    program.constants = library.constants.map(\.data)
    program.constantNames = library.constants.map { ConstantName(name: $0.name, type: $0.type, file: $0.file) }
    program.themes = library.themes
    program.components = library.components.all()
    program.neverRests = program.neverRests || program.components.contains { $0.program.neverRests }
    program.warnings = library.warnings
    return program
  }

  // MARK: Sections

  private var context: ReaderContext { reader.context }

  private func canvas() -> (inout Program) -> Void {
    let (name, summary, seed) = (scene.read(\.name), scene.read(\.summary), scene.read(\.seed))
    _ = scene.read(\.version)
    let canvas = scene.read(\.canvas).map { Mapping($0, CanvasKeys.format, context) }
    let (size, background) = (canvas?.read(\.size), canvas?.read(\.background))
    let time = scene.read(\.time).map { Mapping($0, TimeKeys.format, context) }
    let (duration, hold) = (time?.read(\.duration), time?.read(\.hold))
    return { program in
      if let name { program.name = name }
      program.summary = summary ?? ""
      program.seed = UInt64(seed ?? 0)
      if let size { program.size = size }
      (program.background, program.duration, program.hold) = (background, duration, hold)
    }
  }

  private func touches() -> [Action] {
    guard let node = scene.read(\.touches) else { return [] }
    let touches = Mapping(node, TouchesKeys.format, context)
    let style = touches.read(\.style)
    let (dot, ring) = (touches.read(\.color), touches.read(\.ringColor))
    let (diameter, trail) = (touches.read(\.diameter), touches.read(\.trailDuration))
    return [
      { interpreter in
        let tape = interpreter.stage.tape
        if let style { tape.finger.style = style }
        if let dot { tape.finger.color = dot(interpreter) }
        if let ring { tape.finger.ringColor = ring(interpreter) }
        if let diameter { tape.finger.diameter = diameter(interpreter) }
        if let trail { tape.finger.trailDuration = trail(interpreter) }
      }
    ]
  }

  /// What the finger does, what is traced, and what has to be true of it.
  private func played() -> (inout Program) -> Void {
    let tape = scene.read(\.tape) ?? []
    let touching = tape.isEmpty ? nil : TapeReader(context).action(tape)
    let curves = (scene.read(\.trace) ?? []).compactMap { entry in
      TraceReader(context).curve(entry).map { (name: entry.key, curve: $0) }
    }
    let traced = Dictionary(curves.map { ($0.name, $0.curve.type) }) { first, _ in first }
    let reader = ExpectationReader(context, traced: traced)
    let expectations = (scene.read(\.expectations) ?? []).compactMap { reader.expectation($0) }
    return { program in
      if let touching { program.setup.append(touching) }
      program.setup += curves.map(\.curve.declare)
      program.expectations = expectations
    }
  }
}
