import Springform
import SpringformDocument
import SpringformExpressions
import SpringformPipeline

/// What a file and those that it includes have for all of them: parameters, themes, data and components.
final class Library {
  private(set) var parameters: [(plan: ParameterPlan, position: SourcePosition)] = []
  /// The names of the themes, the first of which counts when none is chosen.
  var themes: [String] = []
  private(set) var constants: [Constant] = []
  /// The names of themes' and files' values that could not be read.
  var broken: Set<String> = []
  /// The curves that have names of their own.
  private(set) var easings: [String: Pacing] = [:]
  let components = Components()
  /// What the scene itself calls its layers and values, which components do not see.
  var sceneNames: Set<String> = []
  /// The files that are being read, from the scene's down, and all that were.
  private var chain: [(path: String, name: String)] = []
  private var included: Set<String> = []
  private var documents: [String: SVGDocument] = [:]
  private var animations: [String: LottieAnimation] = [:]
  /// What is wrong with the scene's file, and with each that it includes.
  private var sources: [Problems]

  init(_ problems: Problems) { sources = [problems] }

  /// The most files that are included.
  static let fileLimit = 32

  // MARK: Problems

  func throwIfAny() throws(ProblemList) {
    let problems = sources.flatMap { ProblemList($0.problems).problems }
    if !problems.isEmpty { throw ProblemList(inOrder: problems) }
  }

  var warnings: [Problem] { sources.flatMap { ProblemList($0.warnings).problems } }

  // MARK: Files

  /// Takes what a file has for others, and what those have that it includes.
  /// - Parameter path: the file's own; none without it.
  func add(_ file: Mapping<LibraryKeys>, path: String? = nil) {
    let shown = file.context.problems.source.file
    chain.append((path ?? canonicalPath(shown) ?? shown, shown))
    defer { chain.removeLast() }
    let ofOthers = parameters.count
    for node in file.read(\.includes) ?? [] { include(node, file.context) }
    ThemeReader(file.context, self).read(file.read(\.themes) ?? [])
    for entry in file.read(\.data) ?? [] {
      if let constant = DataReader(file.context).constant(entry) { add(constant) } else { broken.insert(entry.key) }
    }
    for entry in file.read(\.easings) ?? [] { name(entry, file.context) }
    for entry in file.read(\.components) ?? [] { components.declare(entry, file.context) }
    for entry in file.reading(SectionKeys()).read(\.parameters) ?? [] {
      if let plan = ParameterReader(file.context).parameter(entry) {
        add(plan, at: entry.keyPosition, after: ofOthers, file.context.problems)
      }
    }
  }

  /// Adds a parameter, in the place of one that the file has included under the same name.
  /// - Parameter count: how many parameters there were before the file.
  private func add(_ parameter: ParameterPlan, at position: SourcePosition, after count: Int, _ problems: Problems) {
    guard let index = parameters.firstIndex(where: { $0.plan.name == parameter.name }) else {
      return parameters.append((parameter, position))
    }
    guard index >= count else {
      return problems.add(
        "another file that is included has a param '\(parameter.name)', too", at: position,
        hint: "choose another name, or include that file here")
    }
    parameters[index] = (parameter, position)
  }

  /// An SVG document, read once.
  func document(_ path: String) throws(InputError) -> SVGDocument {
    if let document = documents[path] { return document }
    let document = try SVGDocument(contentsOf: path)
    documents[path] = document
    return document
  }

  /// An animation from a Lottie file, read once.
  func animation(_ path: String) throws(InputError) -> LottieAnimation {
    if let animation = animations[path] { return animation }
    let animation = try LottieAnimation(contentsOf: path)
    animations[path] = animation
    return animation
  }

  func add(_ constant: Constant) { constants.append(constant) }

  private func name(_ entry: Node.Entry, _ context: ReaderContext) {
    guard easings[entry.key] == nil, Pacing(named: entry.key) == nil else {
      return context.problems.add(
        "there is another curve '\(entry.key)'", at: entry.keyPosition, hint: "choose another name")
    }
    guard let pacing = Content<Computed<Pacing>>.pacing.read(context, entry.value, entry.key) else { return }
    // Its numbers are known now: nothing else has a name yet.
    easings[entry.key] = pacing(Self.nothing)
  }

  /// Where what follows from nothing is worked out.
  private static var nothing: Interpreter {
    let program = Program(source: Source(file: "", text: ""), folder: "")
    return Interpreter(program, parameters: [], in: Playthrough(program, constants: [], stage: Stage(size: .zero)))
  }

  private func include(_ node: Node, _ context: ReaderContext) {
    let problems = context.problems
    guard let path = context.path(ofFile: node, "include", what: "file") else { return }
    if let start = chain.firstIndex(where: { $0.path == path }) {
      let names = chain[start...].map(\.name) + [chain[start].name]
      return problems.add(
        names.count > 2 ? "these files include each other: " + arrowChain(names) : "this file includes itself",
        at: node.position)
    }
    guard included.insert(path).inserted else { return }
    guard included.count <= Self.fileLimit else {
      return problems.add("at most \(Self.fileLimit) files are included", at: node.position)
    }
    guard let document = context.document(path, at: node) else { return }
    sources.append(Problems(document.source))
    let inner = ReaderContext(
      file: ProgramContext(
        CompilationContext(.scene, sources[sources.count - 1]), folder: SceneFile.folder(ofPath: path), library: self),
      scope: Scope())
    // A scene may be included, too: for what it has besides its own layers.
    if document.root["scene"] != nil {
      add(Mapping(document.root, SceneKeys.format, inner).reading(LibraryKeys()), path: path)
    } else {
      add(Mapping(document.root, LibraryKeys.schema, keys: LibraryKeys(), inner), path: path)
    }
  }
}

/// The keys of what a file has for others.
struct LibraryKeys: Sendable {
  let includes = Key(
    "include", .list(.text),
    "files beside this one or below, whose components, themes, data and params are taken; own params count instead")
  let themes = Key(
    "themes", .map(.map(.anything)), "named sets of values, of which --theme or the parameter theme chooses one")
  let data = Key(
    "data", .map(.either([.text, .mapping("data"), .list(.anything)])), "lists from a CSV or JSON file, or written here"
  )
  let easings = Key(
    "easings", .map(.either([.text, .list(.expression(.number))])), "curves with names of their own, for 'curve'")
  let components = Key("components", .map(.mapping("component")), "layers with parameters and events, used with 'use'")

  /// What a file may have that is no scene.
  static let schema = MappingSchema(
    "library", "an included file", "What other files include.", isOpen: true,
    keys: keyCollections(of: LibraryKeys()).flatMap(\.schemas) + [SectionKeys().parameters.schema])
}

extension LibraryKeys: KeyCollection {
  var schemas: [KeySchema] { keyCollections(of: self).flatMap(\.schemas) }
}
