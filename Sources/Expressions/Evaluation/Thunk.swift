package import SpringformGeometry

/// What computes a value, by its type.
package enum Thunk: Sendable {
  case number(@Sendable (Environment) -> Double)
  case flag(@Sendable (Environment) -> Bool)
  case point(@Sendable (Environment) -> Point)
  case color(@Sendable (Environment) -> Color)
  case text(@Sendable (Environment) -> String)
  /// The number is the slot of the name that it comes from, when there is one.
  case object(any ObjectType, Int?, @Sendable (Environment) -> AnyObject?)
  case list(ValueType, @Sendable (Environment) -> [Value])

  package var type: ValueType {
    switch self {
    case .number: .number
    case .flag: .flag
    case .point: .point
    case .color: .color
    case .text: .text
    case .object(let type, _, _): .object(type)
    case .list(let element, _): .list(element)
    }
  }

  package func value(_ environment: Environment) -> Value {
    switch self {
    case .number(let run): .number(run(environment))
    case .flag(let run): .flag(run(environment))
    case .point(let run): .point(run(environment))
    case .color(let run): .color(run(environment))
    case .text(let run): .text(run(environment))
    case .object(_, _, let run): .object(run(environment))
    case .list(_, let run): .list(run(environment))
    }
  }

  /// Takes a value of a known type out of where it is kept. Of another type there is none, because the compiler checks types
  /// and an element that does not exist has ended the scene; it would read as no number, or as something empty.
  package static func reading(_ type: ValueType, _ read: @escaping @Sendable (Environment) -> Value) -> Thunk {
    switch type {
    case .number: .number { if case .number(let value) = read($0) { value } else { .nan } }
    case .flag: .flag { if case .flag(let value) = read($0) { value } else { false } }
    case .point: .point { if case .point(let value) = read($0) { value } else { .zero } }
    case .color: .color { if case .color(let value) = read($0) { value } else { .clear } }
    case .text: .text { if case .text(let value) = read($0) { value } else { "" } }
    case .object(let type): .object(type, nil) { if case .object(let value) = read($0) { value } else { nil } }
    case .list(let element): .list(element) { if case .list(let values) = read($0) { values } else { [] } }
    }
  }

  /// Reads a derived value.
  package static func derived(_ type: ValueType, _ index: Int) -> Thunk {
    if case .number = type { return .number { $0.derivedNumber(index) } }
    return .reading(type) { $0.derived(index) }
  }

  package static func constant(_ value: Double) -> Thunk { .number { _ in value } }
}
