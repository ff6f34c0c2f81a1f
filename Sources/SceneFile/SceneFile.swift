public import Springform
public import SpringformDocument
import SpringformExpressions

/// A scene that is read from a text file, without a compiler.
///
/// It plays like any other scene: it renders and traces the same way, and nothing in its reader knows any particular scene. A
/// file is not trusted: what it may hold is limited, it reads no files but pictures, data and
/// included files beside itself or below, and runs nothing.
///
/// ```swift
/// let scene = try SceneFile(bytes, path: "wobble.scene.yml")
/// let slow = try scene.setting([("damping", "0.2")])
/// ```
public struct SceneFile: Playable {
  /// The largest file, in bytes.
  package static let maximumFileSize = DocumentLimits().bytes

  let program: Program
  private var settings: [String: String] = [:]
  /// Whether the curves are recorded that only expectations need.
  var isObserved = false

  /// The name that the file gives itself, or the file's own without its suffixes.
  public var name: String { program.name }
  /// One line that says what the scene shows.
  public var summary: String { program.summary }
  /// The seed of its random numbers, when nobody chooses another.
  public var seed: UInt64 { program.seed }
  /// What can be set from outside.
  public var parameterDescriptions: [ParameterDescription] { program.parameters.map(\.description) }

  public var parameterTexts: [(name: String, text: String)] {
    program.parameters.map { ($0.name, settings[$0.name] ?? $0.defaultText) }
  }

  /// What the file says that may be a mistake, such as a layer that shows nothing, in the order of its lines.
  public var warnings: [Problem] { program.warnings }

  public private(set) var size = Size.zero
  public private(set) var background = Color.white
  public private(set) var duration: Double?
  public private(set) var hold = 0.0

  /// Reads and checks a file.
  /// - Parameters:
  ///   - bytes: its content.
  ///   - path: where it lies; pictures are looked for beside it.
  /// - Throws: `ProblemList` with everything that is wrong.
  public init(_ bytes: [UInt8], path: String) throws(ProblemList) {
    do throws(ProblemList) {
      let document = try Document(bytes, file: path)
      program = try SceneReader.read(document, folder: Self.folder(ofPath: path), name: Self.name(ofPath: path))
    } catch {
      throw error.quoting(bytes)
    }
    evaluateConstants()
  }

  /// Reads and checks a file that scenes include and that is none itself.
  /// - Parameters:
  ///   - bytes: its content.
  ///   - path: where it lies.
  /// - Returns: what may be a mistake; `nil` for a file that is something else.
  /// - Throws: `ProblemList` with everything that is wrong.
  public static func libraryWarnings(_ bytes: [UInt8], path: String) throws(ProblemList) -> [Problem]? {
    let document: Document
    do throws(ProblemList) {
      document = try Document(bytes, file: path)
    } catch {
      throw error.quoting(bytes)
    }
    guard SceneReader.isLibrary(document.root) else { return nil }
    return try SceneReader.readLibrary(document, folder: folder(ofPath: path))
  }

  /// Where files are looked for that it names.
  static func folder(ofPath path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
  }

  private static func name(ofPath path: String) -> String {
    let file = path.split(separator: "/").last ?? "scene"
    return String(file.split(separator: ".", omittingEmptySubsequences: false).first { !$0.isEmpty } ?? "scene")
  }

  /// The scene with some parameters replaced; of several values for one name, the last counts.
  /// - Throws: `ParameterError` for a name there is not, and a value that does not fit.
  public func setting(_ settings: [(name: String, text: String)]) throws(ParameterError) -> SceneFile {
    var result = self
    for setting in settings {
      guard let plan = program.parameters.first(where: { $0.name == setting.name }) else {
        throw .unknown(name: setting.name, known: program.parameters.map(\.name))
      }
      _ = try plan.read(setting.text)
      result.settings[setting.name] = setting.text
    }
    result.evaluateConstants()
    return result
  }

  public func settingParameters(_ texts: [(name: String, text: String)]) throws -> any Playable { try setting(texts) }

  /// Works out what follows from the parameters alone.
  private mutating func evaluateConstants() {
    if case .point(let run) = program.size.code {
      let corner = run(early)
      size = Size(width: corner.x, height: corner.y)
    }
    if case .color(let run)? = program.background?.code { background = run(early) }
    if case .number(let run)? = program.duration?.code { duration = run(early) }
    if case .number(let run)? = program.hold?.code { hold = run(early) }
  }

  /// For what is known before there is a stage.
  var early: Interpreter { interpreter(on: Stage(size: .zero)) }

  /// Plays the scene on a stage, once it has begun.
  func interpreter(on stage: Stage) -> Interpreter {
    let values = program.parameters.map { plan in
      settings[plan.name].flatMap { try? plan.read($0) } ?? plan.defaultValue
    }
    let theme = program.themes.firstIndex { $0 == settings["theme"] } ?? 0
    let constants = program.constants.map { data in data[data.count > theme ? theme : 0].value }
    return Interpreter(program, parameters: values, in: Playthrough(program, constants: constants, stage: stage))
  }

  public func build(on stage: Stage) {
    let interpreter = interpreter(on: stage)
    interpreter.begin()
    if isObserved { interpreter.observe() }
  }
}

extension Interpreter {
  /// Makes everything and starts.
  func begin() {
    makeLayers()
    stage.note { recordedConstants }
    activate()
    stage.displayLink(keepsAwake: program.neverRests) { _ in self.refresh() }
  }

  /// Makes what there is from the beginning.
  func makeLayers() {
    states = program.states.map { $0.code.value(self) }
    stage.note(recordedVariables, of: root)
    for (name, expression) in zip(program.valueNames, program.values) {
      let holder = ValueLayer()
      holder.name = name
      holder.isHidden = true
      Property.holder(of: expression.type).set(holder, expression.code.value(self))
      root.addSublayer(holder)
      holders.append(holder)
    }
    if let plan = program.root { fill(root, plan) }
    for plan in program.layers { build(plan, in: root) }
  }

  private func setUp(_ actions: [Action]) {
    for action in actions where stage.error == nil {
      changed()
      action(self)
    }
  }

  /// Starts what has been made.
  func activate() {
    setUp(program.physics)
    activateBindings(from: 0)
    setUp(program.setup)
    for actions in program.start { perform(actions) }
  }
}
