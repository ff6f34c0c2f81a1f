import Springform
import SpringformDocument
import SpringformExpressions
import SpringformNumerics

/// A body's property that can be set while it moves.
enum BodyProperty: String, CaseIterable, Sendable {
  case elasticity, friction, density, resistance, angularResistance, charge, isAnchored, allowsRotation

  var type: ValueType { self == .isAnchored || self == .allowsRotation ? .flag : .number }

  func set(_ value: Value, on behavior: DynamicItemBehavior) {
    switch (self, value) {
    case (.elasticity, .number(let value)): behavior.elasticity = value
    case (.friction, .number(let value)): behavior.friction = value
    case (.density, .number(let value)): behavior.density = value
    case (.resistance, .number(let value)): behavior.resistance = value
    case (.angularResistance, .number(let value)): behavior.angularResistance = value
    case (.charge, .number(let value)): behavior.charge = value
    case (.isAnchored, .flag(let value)): behavior.isAnchored = value
    case (.allowsRotation, .flag(let value)): behavior.allowsRotation = value
    default: break
    }
  }
}

/// A scene file's bodies and behaviours.
final class Physics {
  private unowned let interpreter: Interpreter
  /// The bodies with their properties, in the order they were made.
  private(set) var bodies: [Member] = []
  private var itemBehaviors: [ObjectIdentifier: DynamicItemBehavior] = [:]
  /// All behaviours that were added, with their names and how many of the same name came before.
  private var named: [(name: String?, number: Int, behavior: DynamicBehavior)] = []
  private var counts: [String: Int] = [:]
  private var host: Layer?
  private(set) lazy var animator = makeAnimator()
  var onRest: [[Action]] = []
  var onContact: [Contact] = []

  /// A body, and the counters it was made with.
  struct Member {
    let layer: Layer
    let plan: BodyPlan
    let locals: [Value]
  }

  /// What is done when things touch.
  struct Contact {
    let body: Int
    /// A body's slot or a boundary's name; anything without it.
    let other: Counterpart?
    let slots: (place: Int, item: Int)
    let actions: [Action]

    enum Counterpart {
      case body(Int)
      case boundary(String)
    }
  }

  init(_ interpreter: Interpreter) { self.interpreter = interpreter }

  func begin(in host: Layer?) {
    self.host = host
    interpreter.hasPhysics = true
  }

  /// The most bodies, and the most attachments, pushes, snaps, collisions and fields at a time.
  static let limit = 2000

  func add(_ layer: Layer, _ plan: BodyPlan, at position: SourcePosition) {
    guard bodies.count < Self.limit else {
      return interpreter.fail("physics has at most \(Self.limit.groupedText) bodies", at: position)
    }
    bodies.append(Member(layer: layer, plan: plan, locals: interpreter.locals))
  }

  private func makeAnimator() -> DynamicAnimator {
    interpreter.hasPhysics = true
    let animator = interpreter.stage.dynamicAnimator(
      referenceLayer: host ?? (interpreter.isInstance ? interpreter.root : nil))
    animator.onPause = { [unowned self] in
      for actions in onRest { interpreter.perform(actions, locals: interpreter.locals) }
    }
    return animator
  }

  // MARK: Bodies

  /// Hands the bodies that move from the beginning to the animator.
  func activateBodies() {
    for body in bodies where body.plan.isActive { activate(body) }
  }

  func isBody(_ layer: Layer) -> Bool { bodies.contains { $0.layer === layer } }

  private func activate(_ body: Member) {
    let behavior = itemBehavior(of: body.layer)
    let outer = interpreter.locals
    interpreter.locals = body.locals
    for setting in body.plan.settings { setting.property.set(setting.value.code.value(interpreter), on: behavior) }
    interpreter.locals = outer
  }

  func itemBehavior(of layer: Layer) -> DynamicItemBehavior {
    if let behavior = itemBehaviors[ObjectIdentifier(layer)], behavior.dynamicAnimator != nil { return behavior }
    let behavior = DynamicItemBehavior(items: [layer])
    itemBehaviors[ObjectIdentifier(layer)] = behavior
    animator.addBehavior(behavior)
    return behavior
  }

  /// Hands bodies that are not active yet to the animator, because a behaviour acts on them.
  func activate(_ layers: [Layer], at position: SourcePosition) {
    if let foreign = layers.first(where: { (interpreter.physics(of: $0) ?? self) !== self }) {
      return interpreter.fail(
        "'\(foreign.name ?? "this")' is moved by its component's physics, and by no other", at: position,
        hint: "let an event of the component do it")
    }
    for layer in layers where itemBehaviors[ObjectIdentifier(layer)]?.dynamicAnimator == nil {
      if let body = bodies.first(where: { $0.layer === layer }) { activate(body) }
    }
  }

  func velocity(of layer: Layer) -> Point {
    guard let behavior = itemBehaviors[ObjectIdentifier(layer)] else { return .zero }
    return Point.zero + behavior.linearVelocity(for: layer)
  }

  func angularVelocity(of layer: Layer) -> Double {
    itemBehaviors[ObjectIdentifier(layer)]?.angularVelocity(for: layer) ?? 0
  }

  func setAngularVelocity(_ velocity: Double, of layer: Layer) {
    let behavior = itemBehavior(of: layer)
    behavior.addAngularVelocity(velocity - behavior.angularVelocity(for: layer), for: layer)
  }

  func setVelocity(_ velocity: Vector, of layer: Layer) {
    let behavior = itemBehavior(of: layer)
    behavior.addLinearVelocity(velocity - behavior.linearVelocity(for: layer), for: layer)
  }

  /// A body was moved from outside.
  func update(_ layer: Layer) { animator.updateItem(usingCurrentState: layer) }

  // MARK: Behaviours

  func add(_ behavior: DynamicBehavior, named name: String?, at position: SourcePosition) {
    guard named.count < Self.limit else {
      return interpreter.fail(
        "physics has at most \(Self.limit.groupedText) attachments, pushes, snaps, collisions and fields at a time",
        at: position)
    }
    animator.addBehavior(behavior)
    let number = name.map { counts[$0, default: 0] } ?? 0
    if let name { counts[name] = number + 1 }
    named.append((name, number, behavior))
    if let collision = behavior as? CollisionBehavior, !onContact.isEmpty {
      collision.onContactBegan = { [unowned self] in touched($0) }
    }
  }

  /// - Parameter number: which one of several of that name, in the order they were made; all of them without it.
  func detach(_ name: String, number: Int? = nil) {
    if let number {
      named.removeAll { entry in
        guard entry.name == name, entry.number == number else { return false }
        animator.removeBehavior(entry.behavior)
        return true
      }
      return
    }
    if name == "all" {
      animator.removeAllBehaviors()
      named = []
      return
    }
    for entry in named {
      if entry.name == name { animator.removeBehavior(entry.behavior) }
      (entry.behavior as? CollisionBehavior)?.removeBoundary(withIdentifier: name)
    }
    named.removeAll { $0.name == name }
  }

  private func touched(_ contact: CollisionContact) {
    guard let layer = contact.item as? Layer else { return }
    for event in onContact where matches(event, layer, contact.other) {
      var locals = interpreter.locals
      locals[event.slots.place] = .point(contact.point ?? layer.position)
      locals[event.slots.item] = .object(layer)
      interpreter.perform(event.actions, locals: locals)
    }
  }

  private func matches(_ event: Contact, _ layer: Layer, _ other: CollisionContact.Counterpart) -> Bool {
    guard interpreter.objects[event.body].contains(where: { $0 === layer }) else { return false }
    switch (event.other, other) {
    case (nil, _): return true
    case (.body(let slot), .item(let item)): return interpreter.objects[slot].contains { $0 === item }
    case (.boundary(let name), .boundary(let identifier)): return name == identifier
    default: return false
    }
  }
}
