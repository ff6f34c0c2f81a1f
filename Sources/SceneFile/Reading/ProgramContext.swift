import SpringformDocument
import SpringformExpressions

/// What is known of a scene, or of a component in it, while it is read.
final class ProgramContext {
  let compilation: CompilationContext
  let folder: String
  /// What its file and those that it includes have for all.
  let library: Library
  /// The names of a component's parameters.
  var parameterNames: [String] = []
  /// The numbers of templates, by their names.
  var templates: [String: Int] = [:]
  /// The names of behaviours and boundaries that verbs and events refer to, and where; checked at the end.
  var detached: [(name: String, position: SourcePosition)] = []
  var physicsNames: [String] = ["all"]
  /// Those of them that are attachments.
  var attachmentNames: Set<String> = []

  /// Where names were given.
  var places: [String: SourcePosition] = [:]
  /// Properties that verbs change, of named layers, and of layers that only playing tells.
  var changed: Set<Reference> = []
  var changedSomewhere: Set<String> = []
  /// What seems to be invisible; see `InvisibleLayers`.
  var doubts: [InvisibleLayers.Doubt] = []

  /// Which layers decide the sizes and places of others.
  var layout = LayoutGraph()

  private(set) var repeatableCount = 0

  private(set) var liveSteps: [LiveStep] = []
  private var stepNumbers: [Reference: [Int]] = [:]
  /// What is known of a component that has been read: the parameters behind what others read of it.
  var decidingParameters: [String: [String]] = [:]

  /// A property that follows an expression: what it sets, what it reads, and where the file says so.
  struct LiveStep {
    let target: Reference?
    let reads: [Reference]
    let label: String
    let position: SourcePosition
  }

  init(_ compilation: CompilationContext, folder: String, library: Library) {
    self.compilation = compilation
    self.library = library
    self.folder = folder
    compilation.curves = { [weak library] in library?.easings ?? [:] }
    compilation.member = { [weak library] type, name in
      guard let kind = type as? LayerKind, kind.parts != nil else { return nil }
      return library?.components[kind.identifier]?.member(name)
    }
  }

  var source: Source { compilation.problems.source }

  /// Numbers a live step.
  func addLiveStep(_ step: LiveStep) -> Int {
    liveSteps.append(step)
    if let target = step.target { stepNumbers[target, default: []].append(liveSteps.count - 1) }
    return liveSteps.count - 1
  }

  /// Numbers a verb that has nothing to do again until something changes.
  func addRepeatable() -> Int {
    repeatableCount += 1
    return repeatableCount - 1
  }

  func liveStep(setting reference: Reference) -> LiveStep? { steps(setting: reference).first.map { liveSteps[$0] } }

  /// The numbers of the steps that set something.
  func steps(setting reference: Reference) -> [Int] { stepNumbers[reference] ?? [] }
}
