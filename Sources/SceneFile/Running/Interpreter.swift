import Springform
import SpringformDocument
import SpringformExpressions

/// What a scene file does at an event: one or several verbs, compiled.
typealias Action = @Sendable (Interpreter) -> Void

/// A scene file being played on a stage: its variables, its layers, and what happens to them.
///
/// It belongs to the stage's task.
final class Interpreter: Environment {
  let program: Program
  let stage: Stage
  /// The layers that hold the file's animatable values, by their slots.
  var holders: [ValueLayer] = []
  private let noise: ValueNoise
  private(set) lazy var physics = Physics(self)
  var hasPhysics = false

  /// The revisions in which verbs that may be left out were last done.
  var doneAt: [Int]
  /// The revision in which the bindings were last applied.
  private var bindingsRevision = -1
  var wasStill = false
  private var hasAppeared = false
  private var bindings: [Binding] = []
  private var triggers: [RisingEdgeTrigger] = []
  var pictures: [String: Image] = [:]
  /// Where somebody wants to know it: what the tape's touches begin.
  var touchRecord: TouchRecord?
  private var layerCount = 0
  private var actionCount = 0
  private var iterationCount = 0
  private var spawnDepth = 0

  /// A property that follows its expression from refresh to refresh.
  struct Binding {
    let layer: Layer
    let step: LayerPlan.Step
    let locals: [Value]
    /// The revision in which it was last applied.
    var applied = -1
  }

  /// Actions that are done whenever a condition becomes true.
  private struct RisingEdgeTrigger {
    let condition: @Sendable (Interpreter) -> Bool
    let actions: [Action]
    var wasTrue: Bool
  }

  init(_ program: Program, parameters: [Value], stage: Stage) {
    self.program = program
    self.stage = stage
    doneAt = Array(repeating: -1, count: program.repeatableCount)
    noise = ValueNoise(seed: program.seed)
    super.init(
      parameters: parameters, derived: program.derived, objectCount: program.layerCount,
      localCount: program.localCount)
  }

  // MARK: What expressions ask for

  override var time: Double { stage.time }
  override var canvasSize: Size { stage.size }
  override func random(in range: ClosedRange<Double>) -> Double { stage.random.number(in: range) }
  override func noise(at x: Double) -> Double { noise.value(at: x) }

  /// Ends the scene with a problem of its file.
  override func fail(_ what: String, at position: SourcePosition, hint: String? = nil) {
    let problem = Problem(program.source, position, .other(what, hint: hint))
    stage.fail(.failed(problem.text))
  }

  /// Reads an animatable value.
  static func reading(_ index: Int, _ type: ValueType) -> Thunk {
    Property.holder(of: type).shown.thunk { ($0 as? Interpreter)?.holders[index] }
  }

  // MARK: Changes

  /// Whether a verb was done since anything has changed, so that doing it again has no effect; it counts as done now.
  func isUpToDate(_ number: Int) -> Bool {
    if doneAt[number] == revision { return true }
    doneAt[number] = revision
    return false
  }

  /// Time has passed. While nothing moves, that alone changes nothing.
  func timePassed() {
    if program.usesTime || !wasStill || !stage.isStill { revision += 1 }
  }

  func velocity(of layer: Layer) -> Point { hasPhysics ? physics.velocity(of: layer) : .zero }

  // MARK: Actions

  /// The most actions between two refreshes.
  static let actionLimit = 200_000

  /// The most iterations of all loops between two refreshes.
  static let iterationLimit = 1_000_000

  /// Counts an iteration of a loop; `false` and the scene's end when there are too many.
  func countIteration(at position: SourcePosition) -> Bool {
    iterationCount += 1
    guard iterationCount > Self.iterationLimit else { return true }
    fail("there are more than \(Self.iterationLimit) turns of repetitions before one refresh", at: position)
    return false
  }

  /// Carries actions out one after the other, each seeing what the ones before have changed.
  func perform(_ actions: [Action]) {
    for action in actions {
      guard stage.error == nil else { return }
      actionCount += 1
      guard actionCount <= Self.actionLimit else {
        stage.fail(.tooManyEvents(limit: Self.actionLimit, time: stage.time))
        return
      }
      action(self)
    }
  }

  /// Carries actions out with the values of counters and of an event in place.
  func perform(_ actions: [Action], locals: [Value]) {
    timePassed()
    let outer = self.locals
    self.locals = locals
    perform(actions)
    self.locals = outer
  }

  func addTrigger(_ condition: @escaping @Sendable (Interpreter) -> Bool, _ actions: [Action]) {
    triggers.append(RisingEdgeTrigger(condition: condition, actions: actions, wasTrue: false))
  }

  // MARK: Refreshes

  /// Carries out what every refresh does, and applies the bindings whose inputs have changed.
  func refresh(_ ticks: [[Action]]) {
    (actionCount, iterationCount) = (0, 0)
    timePassed()
    for actions in ticks { perform(actions) }
    for index in triggers.indices {
      let isTrue = triggers[index].condition(self)
      let begins = isTrue && !triggers[index].wasTrue
      triggers[index].wasTrue = isTrue
      if begins { perform(triggers[index].actions) }
    }
    if revision != bindingsRevision { runBindings(from: 0) }
    bindingsRevision = revision
    wasStill = stage.isStill
  }

  /// A hidden layer has become visible: the bindings that are not applied to hidden layers have to be applied.
  func appeared() { hasAppeared = true }

  private func runBindings(from start: Int) {
    guard start < bindings.count else { return }
    apply(from: start, all: hasAppeared)
    if hasAppeared { apply(from: start, all: true) }
    hasAppeared = false
  }

  /// - Parameter all: whether those are applied, too, that read nothing new.
  private func apply(from start: Int, all: Bool) {
    let outer = locals
    for index in start..<bindings.count where bindings[index].layer.stage != nil {
      if !all, bindings[index].applied >= 0, let inputs = bindings[index].step.inputs,
        !hasChanged(inputs, since: bindings[index].applied)
      {
        continue
      }
      bindings[index].applied = revision
      locals = bindings[index].locals
      bindings[index].step.apply(self, bindings[index].layer)
      if program.isRead[bindings[index].step.id] { revision += 1 }
    }
    locals = outer
  }

  // MARK: Layers

  /// The most layers of a scene.
  static let layerLimit = 10_000

  /// Makes a plan's layers; their bindings come with the next ``activateBindings(from:)``.
  func build(_ plan: LayerPlan, in parent: Layer) {
    plan.loops.run(self) { interpreter in
      interpreter.layerCount += 1
      guard interpreter.layerCount <= Self.layerLimit else {
        return interpreter.fail("a scene has at most \(Self.layerLimit) layers", at: plan.position)
      }
      interpreter.make(plan, in: parent)
    }
  }

  private func make(_ plan: LayerPlan, in parent: Layer) {
    let layer = plan.kind.make()
    layer.name = plan.name
    if let slot = plan.slot { objects[slot].append(layer) }
    locals[plan.selfSlot] = .object(layer)
    if plan.isMask {
      parent.mask = layer
    } else if let stack = parent as? StackLayer, !plan.isPlaced {
      stack.addArrangedSublayer(layer)
    } else {
      parent.addSublayer(layer)
    }
    for step in plan.steps {
      guard stage.error == nil else { return }
      if step.isLive {
        bindings.append(Binding(layer: layer, step: step, locals: locals))
      } else {
        step.apply(self, layer)
      }
    }
    if let body = plan.body { physics.add(layer, body, at: plan.position) }
    for child in plan.children { build(child, in: layer) }
    if !plan.appear.isEmpty { appearing.append((plan.appear, locals)) }
  }

  private var appearing: [([Action], [Value])] = []

  /// Applies the bindings added from an index on, in the order of what they read, then runs the new layers' `appear`.
  func activateBindings(from start: Int) {
    let order = program.order
    let added = bindings[start...].enumerated().sorted {
      (order[$0.element.step.id], $0.offset) < (order[$1.element.step.id], $1.offset)
    }.map(\.element)
    bindings.replaceSubrange(start..., with: added)
    runBindings(from: start)
    let appeared = appearing
    appearing = []
    for (actions, locals) in appeared { perform(actions, locals: locals) }
  }

  /// How often templates may spawn others while they appear.
  static let spawnLimit = 32

  /// Makes a template's layers, and does what they do when they appear.
  func spawn(_ template: Int, at place: Point, in parent: Layer, position: SourcePosition) {
    guard spawnDepth < Self.spawnLimit else {
      return fail("templates spawn each other at most \(Self.spawnLimit) deep", at: position)
    }
    spawnDepth += 1
    defer { spawnDepth -= 1 }
    let outer = locals
    locals[0] = .point(place)
    let start = bindings.count
    build(program.templates[template], in: parent)
    activateBindings(from: start)
    locals = outer
    changed()
  }

  /// Removes a layer from the stage for good, with its bindings.
  func remove(_ layer: Layer) {
    layer.removeFromSuperlayer()
    bindings.removeAll { $0.layer.stage == nil }
  }
}
