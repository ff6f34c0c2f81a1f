import Springform

/// An expression that is ready to run: checked, typed, and compiled to closures.
struct Expression: Sendable {
  let code: Thunk
  let traits: Traits
  /// The bound properties and named values that it reads, in the order of their first reading.
  let reads: [Reference]
  /// How many operations lie within one another, those of the derived values that it reads included.
  var depth = 0

  /// In the place of one that could not be compiled.
  static let nothing = Expression(code: .constant(0), traits: [], reads: [])

  var type: ValueType { code.type }
  /// Whether its value may change while the scene plays.
  var isLive: Bool { traits.contains(.live) }

  /// The derived values that tell whether it has to be worked out anew; `nil` when it reads something else that changes.
  static func inputs(_ traits: Traits, _ reads: [Reference]) -> [Int]? {
    guard !traits.contains(.direct) else { return nil }
    return reads.compactMap { if case .derived(let index) = $0 { index } else { nil } }
  }

  struct Traits: OptionSet, Sendable {
    let rawValue: Int
    /// Reads something that changes while the scene plays.
    static let live = Traits(rawValue: 1)
    /// Reads something that changes itself, not only through derived values.
    static let direct = Traits(rawValue: 8)
    /// Draws random numbers.
    static let random = Traits(rawValue: 2)
    /// Reads a parameter, the canvas or a repetition's counter: constant, but known only when the scene is built.
    static let built = Traits(rawValue: 4)
  }
}

/// Something with a definition of its own, whose order matters: a derived value, or a layer's bound property.
enum Reference: Hashable, Sendable {
  case derived(Int)
  case property(layer: Int, name: String)
}

/// What computes a value, by its type.
enum Thunk: Sendable {
  case number(@Sendable (Interpreter) -> Double)
  case flag(@Sendable (Interpreter) -> Bool)
  case point(@Sendable (Interpreter) -> Point)
  case color(@Sendable (Interpreter) -> Color)
  case text(@Sendable (Interpreter) -> String)
  /// The number is the slot of the name that it comes from, when there is one.
  case layer(LayerKind, Int?, @Sendable (Interpreter) -> Layer?)
  case list(ValueType, @Sendable (Interpreter) -> [Value])

  var type: ValueType {
    switch self {
    case .number: .number
    case .flag: .flag
    case .point: .point
    case .color: .color
    case .text: .text
    case .layer(let kind, _, _): .layer(kind)
    case .list(let element, _): .list(element)
    }
  }

  func value(_ interpreter: Interpreter) -> Value {
    switch self {
    case .number(let run): .number(run(interpreter))
    case .flag(let run): .flag(run(interpreter))
    case .point(let run): .point(run(interpreter))
    case .color(let run): .color(run(interpreter))
    case .text(let run): .text(run(interpreter))
    case .layer(_, _, let run): .layer(run(interpreter))
    case .list(_, let run): .list(run(interpreter))
    }
  }

  /// Code that takes a value of a known type out of where it is kept. A value of another type reads as zero; the checker
  /// does not let that happen.
  static func reading(_ type: ValueType, _ read: @escaping @Sendable (Interpreter) -> Value) -> Thunk {
    switch type {
    case .number: .number { if case .number(let value) = read($0) { value } else { .nan } }
    case .flag: .flag { if case .flag(let value) = read($0) { value } else { false } }
    case .point: .point { if case .point(let value) = read($0) { value } else { .zero } }
    case .color: .color { if case .color(let value) = read($0) { value } else { .clear } }
    case .text: .text { if case .text(let value) = read($0) { value } else { "" } }
    case .layer(let kind): .layer(kind, nil) { if case .layer(let value) = read($0) { value } else { nil } }
    case .list(let element): .list(element) { if case .list(let values) = read($0) { values } else { [] } }
    }
  }

  /// Code that reads a derived value.
  static func derived(_ type: ValueType, _ index: Int) -> Thunk {
    if case .number = type { return .number { $0.derivedNumber(index) } }
    return .reading(type) { $0.derived(index) }
  }

  static func constant(_ value: Double) -> Thunk { .number { _ in value } }
}
