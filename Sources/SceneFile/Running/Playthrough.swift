import SpringformNumerics
import Springform
import SpringformDocument
import SpringformExpressions

/// One playing of a file: what the scene and the components in it share.
final class Playthrough {
  let stage: Stage
  /// What can be used, by the numbers that plans name them with.
  private let components: [Component]
  private let defaults: [[Value]]
  /// Themes' and files' values.
  let constants: [Value]
  let noise: ValueNoise
  var pictures: [String: Image] = [:]
  /// How many pixels pictures may still have.
  var pixelsLeft = Playthrough.pixelLimit
  /// Texts of several lines that were worked out, each with what to say where only the first one shows.
  private(set) var texts: [SeveralLines] = []

  struct SeveralLines {
    weak var layer: TextLayer?
    let problem: Problem
  }
  /// Where somebody wants to know it: what the tape's touches begin.
  var touchRecord: TouchRecord?
  /// What plays inside a component's layer. Who uses the component keeps it.
  private var instances: [ObjectIdentifier: Instance] = [:]

  private struct Instance {
    weak var interpreter: Interpreter?
  }

  private var layerCount = 0
  private var actionCount = 0
  private var iterationCount = 0
  private var spawnDepth = 0

  init(_ program: Program, constants: [Value], stage: Stage) {
    self.stage = stage
    self.constants = constants
    components = program.components
    defaults = program.components.map { $0.program.parameters.map(\.defaultValue) }
    noise = ValueNoise(seed: program.seed)
  }

  func note(_ problem: Problem, of layer: TextLayer) {
    guard texts.count < Problems.limit, !texts.contains(where: { $0.layer === layer }) else { return }
    texts.append(SeveralLines(layer: layer, problem: problem))
  }

  // MARK: Instances

  /// A component, with the values that its parameters have when nothing is given.
  func component(_ number: Int) -> (Component, defaults: [Value]) { (components[number], defaults[number]) }

  func add(_ instance: Interpreter) { instances[ObjectIdentifier(instance.root)] = Instance(interpreter: instance) }

  func instance(in layer: AnyObject) -> Interpreter? { instances[ObjectIdentifier(layer)]?.interpreter }

  // MARK: Limits

  /// The most pixels of all pictures, each counted once however often it is shown.
  static let pixelLimit = 1 << 25
  /// The most layers of a scene.
  static let layerLimit = 10_000
  /// The most actions between two refreshes.
  static let actionLimit = 200_000
  /// The most turns of all loops between two refreshes.
  static let iterationLimit = 1_000_000
  /// How often templates and components may spawn others while they appear.
  static let spawnLimit = 32

  /// The next refresh begins to count anew.
  func beginRefresh() { (actionCount, iterationCount) = (0, 0) }

  /// Counts a layer; `false` and the scene's end when there are too many.
  func countLayer(_ interpreter: Interpreter, at position: SourcePosition) -> Bool {
    layerCount += 1
    guard layerCount > Self.layerLimit else { return true }
    interpreter.fail("a scene has at most \(Self.layerLimit.groupedText) layers", at: position)
    return false
  }

  /// Counts an action; `false` and the scene's end when there are too many.
  func countAction() -> Bool {
    actionCount += 1
    guard actionCount > Self.actionLimit else { return true }
    stage.fail(.tooManyEvents(limit: Self.actionLimit, time: stage.time))
    return false
  }

  /// Counts a turn of a loop; `false` and the scene's end when there are too many.
  func countIteration(_ interpreter: Interpreter, at position: SourcePosition) -> Bool {
    iterationCount += 1
    guard iterationCount > Self.iterationLimit else { return true }
    interpreter.fail(
      "there are more than \(Self.iterationLimit.groupedText) turns of repetitions before one refresh", at: position)
    return false
  }

  /// Does what makes layers while others appear, unless that goes too deep.
  func spawning(_ interpreter: Interpreter, at position: SourcePosition, _ body: () -> Void) {
    guard spawnDepth < Self.spawnLimit else {
      return interpreter.fail("templates spawn each other at most \(Self.spawnLimit) deep", at: position)
    }
    spawnDepth += 1
    defer { spawnDepth -= 1 }
    body()
  }
}
