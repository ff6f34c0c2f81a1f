import SpringformDocument
import SpringformExpressions
import SpringformGeometry

/// The smallest host there is: things with a place, some of which have a weight, too.
final class World: Environment {
  var now = 0.0
  private(set) var failures: [String] = []

  override var time: Double { now }
  override var canvasSize: Size { Size(width: 200, height: 100) }
  override func random(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) / 4
  }
  override func noise(at x: Double) -> Double { x / 10 }
  override func fail(_ what: String, at position: SourcePosition, hint: String?) {
    failures.append("\(position.column) \(what)")
  }
}

final class Thing {
  var position: Point
  let weight: Double
  /// How often the position was read.
  var readings = 0

  init(x: Double, y: Double, weight: Double = 0) {
    position = Point(x: x, y: y)
    self.weight = weight
  }
}

enum Kind: ObjectType {
  case thing, weight, sound

  var name: String { "a thing" }
  var pluralName: String { "things" }
  var title: String { "a \(self)" }
  var base: (any ObjectType)? { self == .thing ? nil : Kind.thing }

  func member(_ name: String) -> Member? {
    switch (self, name) {
    case (_, "position"):
      let shown = Getter.point { object, _ in
        guard let thing = object as? Thing else { return .zero }
        thing.readings += 1
        return thing.position
      }
      return Member(name, presentation: shown, model: .point { _, _ in Point(x: -1, y: -2) })
    case (.weight, "weight"):
      let weight = Getter.number { object, _ in (object as? Thing)?.weight ?? .nan }
      return Member(name, presentation: weight, model: weight)
    default: return nil
    }
  }

  func hint(forUnknownMember name: String) -> String? { name == "place" ? "write position" : nil }
}

extension Language {
  static let plain = Language(
    functions: [.condition, .minimum, .maximum, .sum, .ease, .count] + Function.numbers + Function.points
      + Function.texts
      + Function.colors + Function.chance,
    unknownNameHint: "nothing has this name")
}

/// Compiles expressions that may name `p` (a parameter, 7), `s` (a state), a thing `a`, a weight `w` and several `many`, and the
/// counter `i`.
struct Compilation {
  let context = CompilationContext(.plain, Problems(Document(empty: "test.yml").source))
  var scope = Scope()

  init() {
    scope.symbols = [
      "p": .parameter(0, .number), "s": .state(0, .number),
      "a": .object(.init(slot: 0, type: Kind.thing, isRepeated: false)),
      "w": .object(.init(slot: 1, type: Kind.weight, isRepeated: false)),
      "many": .object(.init(slot: 2, type: Kind.weight, isRepeated: true)),
      "sound": .object(.init(slot: 3, type: Kind.sound, isRepeated: false)),
    ]
    scope.repeated = [2]
    scope.locals = [.init(name: "i", type: .number, isLive: false)]
  }

  func expression(_ text: String, as wanted: ValueType? = nil) throws(ExpressionError) -> Expression {
    var compiler = Compiler(context, scope: scope) { SourcePosition(line: 1, column: $0 + 1) }
    let syntax = try Parser.parse(text)
    var thunk = try compiler.code(syntax)
    if let wanted { thunk = try compiler.converted(thunk, to: wanted, at: syntax.offset) }
    return Expression(code: thunk, traits: compiler.traits, reads: compiler.reads)
  }

  /// A world in which everything that was compiled so far can be evaluated.
  func world() -> World {
    let derived = context.derived.map { value in
      if case .done(let expression) = value.state { DerivedValue(expression) } else { DerivedValue(.nothing) }
    }
    let world = World(parameters: [.number(7)], derived: derived, objectCount: 4)
    world.states = [.number(5)]
    world.locals = [.number(2)]
    world.objects = [
      [Thing(x: 3, y: 4)], [Thing(x: 6, y: 8, weight: 9)],
      [Thing(x: 0, y: 1, weight: 10), Thing(x: 0, y: 2, weight: 20)],
      [Thing(x: 0, y: 0)],
    ]
    return world
  }
}

/// What an expression is worth as a number; a flag is 1 or 0.
func number(_ text: String) throws -> Double {
  let compilation = Compilation()
  let expression = try compilation.expression(text)
  switch expression.code.value(compilation.world()) {
  case .number(let value): return value
  case .flag(let value): return value ? 1 : 0
  default: return .nan
  }
}

/// What is wrong with an expression: its column, the sentence, and what to do.
func problem(_ text: String, as wanted: ValueType? = nil) -> String? {
  do throws(ExpressionError) {
    _ = try Compilation().expression(text, as: wanted)
    return nil
  } catch {
    return "\(error.offset + 1) \(error.message)" + (error.hint.map { "; \($0)" } ?? "")
  }
}
