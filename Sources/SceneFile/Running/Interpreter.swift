import Springform
import SpringformDocument
import SpringformExpressions

/// Something that a scene file does.
typealias Action = @Sendable (Interpreter) -> Void

/// A scene file being played on a stage: its variables, its layers, and what happens to them.
///
/// It belongs to the stage's task.
final class Interpreter: Environment {
  let program: Program
  let stage: Stage
  /// The layers that hold the animatable values.
  var holders: [ValueLayer] = []
  private let noise: ValueNoise
  private(set) lazy var physics = Physics(self)
  var hasPhysics = false

  /// The stamps at which verbs that may be left out were last done.
  var doneAt: [Int]
  /// The stamp when everything that follows was last brought up to date.
  private var settledStamp = -1
  var wasStill = false
  private var hasAppeared = false
  private var bindings: [Binding] = []
  private var watches: [Watch] = []
  var pictures: [String: Image] = [:]
  /// Where somebody wants to know it: what the tape's touches begin.
  var touchRecord: TouchRecord?
  private var layerCount = 0
  private var budget = 0
  private var turns = 0
  private var spawning = 0

  /// A property that follows its expression from refresh to refresh.
  struct Binding {
    let layer: Layer
    let step: LayerPlan.Step
    let locals: [Value]
    /// The stamp at which it was last applied.
    var applied = -1
  }

  /// Waits for something to become true.
  private struct Watch {
    let condition: @Sendable (Interpreter) -> Bool
    let actions: [Action]
    var was: Bool
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

  /// Whether a verb was done already since anything has changed; it counts as done now.
  func isSettled(_ number: Int) -> Bool {
    if doneAt[number] == stamp { return true }
    doneAt[number] = stamp
    return false
  }

  /// Time has passed. While nothing moves, that alone changes nothing.
  func timePassed() {
    if program.usesTime || !wasStill || !stage.isStill { stamp += 1 }
  }

  func velocity(of layer: Layer) -> Point { hasPhysics ? physics.velocity(of: layer) : .zero }

  // MARK: Doing things

  /// The most things that may be done between two refreshes.
  static let budgetLimit = 200_000

  /// The most turns of repetitions between two refreshes.
  static let turnLimit = 1_000_000

  /// Counts a turn of a repetition; `false` and the scene's end when there are too many.
  func turn(at position: SourcePosition) -> Bool {
    turns += 1
    guard turns > Self.turnLimit else { return true }
    fail("there are more than \(Self.turnLimit) turns of repetitions before one refresh", at: position)
    return false
  }

  /// Does things one after the other, each seeing what the ones before have changed.
  func perform(_ actions: [Action]) {
    for action in actions {
      guard stage.error == nil else { return }
      budget += 1
      guard budget <= Self.budgetLimit else {
        stage.fail(.tooManyEvents(limit: Self.budgetLimit, time: stage.time))
        return
      }
      action(self)
    }
  }

  /// Does things with counters and an event's values in place.
  func perform(_ actions: [Action], locals: [Value]) {
    timePassed()
    let outer = self.locals
    self.locals = locals
    perform(actions)
    self.locals = outer
  }

  func watch(_ condition: @escaping @Sendable (Interpreter) -> Bool, _ actions: [Action]) {
    watches.append(Watch(condition: condition, actions: actions, was: false))
  }

  // MARK: Refreshes

  /// Brings everything up to date that follows from something else.
  func refresh(_ ticks: [[Action]]) {
    (budget, turns) = (0, 0)
    timePassed()
    for actions in ticks { perform(actions) }
    for index in watches.indices {
      let isTrue = watches[index].condition(self)
      let begins = isTrue && !watches[index].was
      watches[index].was = isTrue
      if begins { perform(watches[index].actions) }
    }
    if stamp != settledStamp { runBindings(from: 0) }
    settledStamp = stamp
    wasStill = stage.isStill
  }

  /// A layer that was hidden shows now; what is left out for hidden ones has to be made up for.
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
      bindings[index].applied = stamp
      locals = bindings[index].locals
      bindings[index].step.apply(self, bindings[index].layer)
      if program.isRead[bindings[index].step.id] { stamp += 1 }
    }
    locals = outer
  }

  // MARK: Layers

  /// The most layers of a scene.
  static let layerLimit = 10_000

  /// Makes a plan's layers; what follows from other layers comes with the next ``settle(from:)``.
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
    if plan.isMask { parent.mask = layer } else { parent.addSublayer(layer) }
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

  /// Runs the bindings that were added since, in their order, and what new layers do when they appear.
  func settle(from start: Int) {
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
    guard spawning < Self.spawnLimit else {
      return fail("templates spawn each other at most \(Self.spawnLimit) deep", at: position)
    }
    spawning += 1
    defer { spawning -= 1 }
    let outer = locals
    locals[0] = .point(place)
    let start = bindings.count
    build(program.templates[template], in: parent)
    settle(from: start)
    locals = outer
    changed()
  }

  /// Takes a layer off the stage for good, with all that followed it.
  func remove(_ layer: Layer) {
    layer.removeFromSuperlayer()
    bindings.removeAll { $0.layer.stage == nil }
  }
}
