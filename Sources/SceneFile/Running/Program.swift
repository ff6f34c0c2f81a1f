import SpringformNumerics
import Springform
import SpringformDocument
import SpringformExpectations
import SpringformExpressions

/// A scene file, checked and compiled: what every playing of it has in common.
struct Program: Sendable {
  let source: Source
  /// The folder that pictures are read from.
  let folder: String
  var name = ""
  var summary = ""
  var seed: UInt64 = 0
  var parameters: [ParameterPlan] = []
  var size = Expression(code: .point { _ in .zero }, traits: [], reads: [])
  var background: Expression?
  var duration: Expression?
  var hold: Expression?

  var states: [Expression] = []
  var stateNames: [String] = []
  var values: [Expression] = []
  /// What the file calls them.
  var valueNames: [String] = []
  var derived: [DerivedValue] = []
  /// The layer that all others lie in, where that is not the stage's.
  var root: LayerPlan?
  var layers: [LayerPlan] = []
  var templates: [LayerPlan] = []
  /// What makes bodies and what moves them, once the layers are there.
  var physics: [Action] = []
  /// What is done once bodies and components are there, in this order: gestures, touches, curves.
  var setup: [Action] = []
  var start: [[Action]] = []
  var ticks: [[Action]] = []
  var expectations: [Expectation] = []
  /// What may be a mistake.
  var warnings: [Problem] = []

  /// The scene's themes, and its themes' and files' values: one for each theme, or a single one.
  var themes: [String] = []
  var constants: [[Datum]] = []
  /// What these are called.
  var constantNames: [ConstantName] = []
  /// What is used anywhere in the scene.
  var components: [Component] = []

  /// How many named layers there are, and the most counters in any place.
  var layerCount = 0
  var localCount = 1
  /// How many verbs there are that have nothing to do again until something changes.
  var repeatableCount = 0
  /// The order of live steps, by their numbers.
  var order: [Int] = []
  /// What live steps read, as the file calls it, by the steps' numbers.
  var readNames: [[String]] = []
  /// Whether expressions read a property of a live step's layer, by the steps' numbers.
  var isRead: [Bool] = []

  /// Whether anything depends on the time itself.
  var usesTime = false
  /// Whether the scene goes on although nothing moves: something depends on the time, or is done at every refresh.
  var neverRests = false
}

/// Something that a file says has to be true.
struct Expectation: Sendable {
  let position: SourcePosition
  /// The curves that it is about and the file does not trace.
  let curves: [ObservedCurve]
  /// With the parameters' values in place of their names.
  let make: @Sendable (Interpreter) -> MotionExpectation?
}

/// A curve that is recorded only for expectations, under the text of its expression.
struct ObservedCurve: Sendable {
  let name: String
  let code: Thunk
}

/// A layer that is to be made, perhaps many times over.
struct LayerPlan: Sendable {
  /// Something that is done to a new layer, or again and again when it follows from what changes.
  struct Step: Sendable {
    let id: Int
    let isLive: Bool
    /// The derived values whose change asks for it again; `nil` when it is done at every refresh.
    var inputs: [Int]?
    let apply: @Sendable (Interpreter, Layer) -> Void
  }

  var name: String?
  var slot: Int?
  /// Its slot, or a number below 0 of its own.
  var number = -1
  /// Whether it says itself where it lies, so that no stack arranges it.
  var isPlaced = false
  var kind = LayerKind.layer
  /// What makes the layer, when it is a component.
  var instance: InstancePlan?
  var position: SourcePosition
  var loops = Loops()
  var selfSlot = 0
  var isMask = false
  var steps: [Step] = []
  var children: [LayerPlan] = []
  var appear: [Action] = []
  var body: BodyPlan?
}

/// What physics is to know of a layer.
struct BodyPlan: Sendable {
  var settings: [(property: BodyProperty, value: Expression, position: SourcePosition)] = []
  var isActive = true
}

/// Counters that count, and names that go through a group.
struct Loops: Sendable {
  struct Loop: Sendable {
    let slot: Int
    /// A number counts up to it, a list gives its elements, and in the next slot their numbers.
    let range: Expression
    let position: SourcePosition
  }

  var loops: [Loop] = []
  var condition: Expression?

  /// The most repetitions in all.
  static let limit = 10_000

  func run(_ interpreter: Interpreter, _ body: (Interpreter) -> Void) {
    guard !loops.isEmpty || condition != nil else { return body(interpreter) }
    let outer = interpreter.locals
    var count = 0
    run(interpreter, from: 0, &count, body)
    interpreter.locals = outer
  }

  private func run(_ interpreter: Interpreter, from index: Int, _ count: inout Int, _ body: (Interpreter) -> Void) {
    guard interpreter.stage.error == nil else { return }
    guard index < loops.count else {
      if let condition, case .flag(let holds) = condition.code, !holds(interpreter) { return }
      return body(interpreter)
    }
    let loop = loops[index]
    switch loop.range.code {
    case .number(let end):
      let limit = end(interpreter)
      guard allows(limit, after: count, interpreter, loop) else { return }
      var counter = 0.0
      while counter < limit, advance(&count, interpreter, loop) {
        interpreter.locals[loop.slot] = .number(counter)
        run(interpreter, from: index + 1, &count, body)
        counter += 1
      }
    case .list(_, let elements):
      let elements = elements(interpreter)
      guard allows(Double(elements.count), after: count, interpreter, loop) else { return }
      for (number, element) in elements.enumerated() where advance(&count, interpreter, loop) {
        interpreter.locals[loop.slot] = element
        interpreter.locals[loop.slot + 1] = .number(Double(number))
        run(interpreter, from: index + 1, &count, body)
      }
    default: break
    }
  }

  /// Whether so many turns may follow: what is sure to be too much ends before the first of them has made anything.
  private func allows(_ turns: Double, after count: Int, _ interpreter: Interpreter, _ loop: Loop) -> Bool {
    guard Double(count) + turns.rounded(.up) > Double(Self.limit) else { return true }
    interpreter.fail("a repetition has at most \(Self.limit.groupedText) turns", at: loop.position)
    return false
  }

  private func advance(_ count: inout Int, _ interpreter: Interpreter, _ loop: Loop) -> Bool {
    count += 1
    guard interpreter.stage.error == nil, interpreter.playthrough.countIteration(interpreter, at: loop.position) else {
      return false
    }
    if count > Self.limit {
      interpreter.fail("a repetition has at most \(Self.limit.groupedText) turns", at: loop.position)
      return false
    }
    return true
  }
}
