import Springform
import SpringformDocument
import SpringformExpressions

/// What a scene file does at an event: one or several verbs, compiled.
typealias Action = @Sendable (Interpreter) -> Void

/// A scene file, or a component in it, being played on a stage: its variables, its layers, and what happens to them.
///
/// It belongs to the stage's task.
final class Interpreter: Environment {
  let program: Program
  let playthrough: Playthrough
  /// The layer that all others lie in.
  let root: Layer
  /// Who uses it, when it is a component.
  private weak var user: Interpreter?
  /// Where that one's file does.
  private let use: SourcePosition?
  /// The components in it, in the order they were made. Those that left the stage stay: a finger may still be on them.
  private var instances: [Interpreter] = []
  /// Those of them that have not begun.
  private var beginning: [Interpreter] = []
  /// The layers that hold the file's animatable values, by their slots.
  var holders: [ValueLayer] = []
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
    /// What the condition reads, as the file calls it.
    let names: [String]
    let actions: [Action]
    var wasTrue: Bool
  }

  /// - Parameter root: the layer that all others lie in; the stage's without one.
  init(
    _ program: Program, parameters: [Value], in playthrough: Playthrough, root: Layer? = nil, user: Interpreter? = nil,
    use: SourcePosition? = nil
  ) {
    self.program = program
    self.playthrough = playthrough
    self.root = root ?? playthrough.stage.rootLayer
    (self.user, self.use) = (user, use)
    doneAt = Array(repeating: -1, count: program.repeatableCount)
    super.init(
      parameters: parameters, constants: playthrough.constants, derived: program.derived,
      objectCount: program.layerCount, localCount: program.localCount)
  }

  var stage: Stage { playthrough.stage }
  var touchRecord: TouchRecord? { playthrough.touchRecord }
  /// Whether it is a component, and no scene.
  var isInstance: Bool { user != nil }

  // MARK: What expressions ask for

  override var time: Double { stage.time }
  override var canvasSize: Size { stage.size }
  override func random(in range: ClosedRange<Double>) -> Double { stage.random.number(in: range) }
  override func noise(at x: Double) -> Double { playthrough.noise.value(at: x) }

  /// Ends the scene with a problem of its file.
  override func fail(_ what: String, at position: SourcePosition, hint: String? = nil) {
    let problem = Problem(program.source, position, .other(what, hint: hint))
    stage.fail(.failed(([problem] + uses).map(\.text).joined(separator: "\n")))
  }

  /// Where it is used, when it is a component, and where that one is: what it was given may be wrong.
  private var uses: [Problem] {
    guard let user, let use else { return [] }
    return [Problem(user.program.source, use, .other("'\(program.name)' is used here", hint: nil))] + user.uses
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

  func velocity(of layer: Layer) -> Point { physics(of: layer)?.velocity(of: layer) ?? .zero }
  func angularVelocity(of layer: Layer) -> Double { physics(of: layer)?.angularVelocity(of: layer) ?? 0 }

  /// The physics that a body belongs to: the scene's, or that of the component it is in. `nil` for what is no body.
  func physics(of layer: Layer) -> Physics? {
    if hasPhysics, physics.isBody(layer) { return physics }
    guard !instances.isEmpty else { return nil }
    var place = layer.superlayer
    while let above = place {
      if let instance = playthrough.instance(in: above) {
        return instance !== self && instance.hasPhysics && instance.physics.isBody(layer) ? instance.physics : nil
      }
      place = above.superlayer
    }
    return nil
  }

  // MARK: Actions

  /// Carries actions out one after the other, each seeing what the ones before have changed.
  func perform(_ actions: [Action]) {
    for action in actions {
      guard stage.error == nil, playthrough.countAction() else { return }
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
    user?.changed()
  }

  func addTrigger(
    _ condition: @escaping @Sendable (Interpreter) -> Bool, reading names: [String], _ actions: [Action]
  ) {
    triggers.append(RisingEdgeTrigger(condition: condition, names: names, actions: actions, wasTrue: false))
  }

  // MARK: Refreshes

  /// Carries out what every refresh does, and applies the bindings whose inputs have changed; then the components in it do.
  /// - Returns: whether anything in it may look otherwise.
  @discardableResult func refresh() -> Bool {
    if !isInstance { playthrough.beginRefresh() }
    timePassed()
    for actions in program.ticks { perform(actions) }
    for index in triggers.indices {
      let isTrue = triggers[index].condition(self)
      let begins = isTrue && !triggers[index].wasTrue
      triggers[index].wasTrue = isTrue
      guard begins else { continue }
      stage.because(of: triggers[index].names, in: root) { perform(triggers[index].actions) }
    }
    var isChanged = applyChanges()
    if !instances.isEmpty, refreshInstances() { isChanged = true }
    wasStill = stage.isStill
    return isChanged
  }

  private func applyChanges() -> Bool {
    guard revision != bindingsRevision else { return false }
    runBindings(from: 0)
    bindingsRevision = revision
    return true
  }

  private func refreshInstances() -> Bool {
    var isChanged = false
    for instance in instances where instance.root.stage != nil && instance.refresh() { isChanged = true }
    if isChanged {
      // What they show may be read here.
      changed()
      _ = applyChanges()
    }
    return isChanged
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

  /// Makes a plan's layers; their bindings come with the next ``activateBindings(from:)``.
  func build(_ plan: LayerPlan, in parent: Layer) {
    plan.loops.run(self) { interpreter in
      guard interpreter.playthrough.countLayer(interpreter, at: plan.position) else { return }
      interpreter.make(plan, in: parent)
    }
  }

  private func make(_ plan: LayerPlan, in parent: Layer) {
    let instance = plan.instance.map { self.instance($0, at: plan.position) }
    let layer = instance?.root ?? plan.kind.make()
    if plan.isMask {
      parent.mask = layer
    } else if let stack = parent as? StackLayer, !plan.isPlaced {
      stack.addArrangedSublayer(layer)
    } else {
      parent.addSublayer(layer)
    }
    instance?.makeLayers()
    fill(layer, plan)
  }

  /// Does to a new layer what its plan says.
  func fill(_ layer: Layer, _ plan: LayerPlan) {
    layer.name = plan.name ?? layer.name
    if let slot = plan.slot { objects[slot].append(layer) }
    locals[plan.selfSlot] = .object(layer)
    for step in plan.steps {
      guard stage.error == nil else { return }
      if step.isLive {
        bindings.append(Binding(layer: layer, step: step, locals: locals))
        stage.note(program.readNames[step.id], followedBy: layer, in: root)
      } else {
        step.apply(self, layer)
      }
    }
    if let body = plan.body { physics.add(layer, body, at: plan.position) }
    for child in plan.children { build(child, in: layer) }
    if !plan.appear.isEmpty { appearing.append((plan.appear, locals)) }
  }

  private var appearing: [([Action], [Value])] = []

  /// Applies the bindings added from an index on, in the order of what they read, lets new components begin, then runs the new
  /// layers' `appear`.
  func activateBindings(from start: Int) {
    let order = program.order
    let added = bindings[start...].enumerated().sorted {
      (order[$0.element.step.id], $0.offset) < (order[$1.element.step.id], $1.offset)
    }.map(\.element)
    bindings.replaceSubrange(start..., with: added)
    runBindings(from: start)
    if !beginning.isEmpty {
      for instance in beginning where stage.error == nil { instance.activate() }
      beginning = []
      changed()
      runBindings(from: start)
    }
    let appeared = appearing
    appearing = []
    for (actions, locals) in appeared { perform(actions, locals: locals) }
  }

  /// Makes a template's layers, and does what they do when they appear.
  func spawn(_ template: Int, at place: Point, in parent: Layer, position: SourcePosition) {
    let outer = locals
    locals[0] = .point(place)
    spawn(program.templates[template], in: parent, position: position)
    locals = outer
  }

  /// Makes a plan's layers while the scene plays.
  func spawn(_ plan: LayerPlan, in parent: Layer, position: SourcePosition) {
    playthrough.spawning(self, at: position) {
      let (outer, start) = (locals, bindings.count)
      build(plan, in: parent)
      activateBindings(from: start)
      locals = outer
    }
    changed()
  }

  /// Removes a layer from the stage for good, with its bindings.
  func remove(_ layer: Layer) {
    layer.removeFromSuperlayer()
    bindings.removeAll { $0.layer.stage == nil }
  }

  // MARK: Components

  /// A component that is to be made here, with the values of its parameters that are known now.
  private func instance(_ plan: InstancePlan, at position: SourcePosition) -> Interpreter {
    let (component, defaults) = playthrough.component(plan.component)
    let values = zip(zip(component.program.parameters, defaults), plan.arguments).map { parameter, argument in
      guard let argument else { return parameter.1 }
      guard !argument.isFollowed else { return argument.expression.type.empty }
      return given(argument.expression.code.value(self), to: parameter.0, at: argument.position)
    }
    let root = component.kind.make()
    root.name = component.name
    let instance = Interpreter(
      component.program, parameters: values, in: playthrough, root: root, user: self, use: position)
    playthrough.add(instance)
    instances.append(instance)
    beginning.append(instance)
    return instance
  }

  /// A value that a component is given; one that its parameter cannot be ends the scene.
  private func given(_ value: Value, to parameter: ParameterPlan, at position: SourcePosition) -> Value {
    if let doubt = parameter.refusal(of: value) { fail("'\(parameter.name)' \(doubt)", at: position) }
    return value
  }

  /// Gives a component the new value of a parameter.
  func give(_ value: Value, to parameter: Int, of layer: Layer, at position: SourcePosition) {
    guard let instance = playthrough.instance(in: layer), !instance.parameters[parameter].isSame(as: value) else {
      return
    }
    instance.parameters[parameter] = given(value, to: instance.program.parameters[parameter], at: position)
    instance.changed()
  }
}
