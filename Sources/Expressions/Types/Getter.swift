package import SpringformGeometry

/// Reads a member of an object, by the member's type.
///
/// One closure for each type keeps numbers out of ``Value`` on their way, which is what most expressions read at every refresh.
package enum Getter: Sendable {
  case number(@Sendable (AnyObject, Environment) -> Double)
  case flag(@Sendable (AnyObject, Environment) -> Bool)
  case point(@Sendable (AnyObject, Environment) -> Point)
  case color(@Sendable (AnyObject, Environment) -> Color)
  case text(@Sendable (AnyObject, Environment) -> String)
  case other(ValueType, @Sendable (AnyObject, Environment) -> Value)

  var type: ValueType {
    switch self {
    case .number: .number
    case .flag: .flag
    case .point: .point
    case .color: .color
    case .text: .text
    case .other(let type, _): type
    }
  }

  package func value(of object: AnyObject, in environment: Environment) -> Value {
    switch self {
    case .number(let get): .number(get(object, environment))
    case .flag(let get): .flag(get(object, environment))
    case .point(let get): .point(get(object, environment))
    case .color(let get): .color(get(object, environment))
    case .text(let get): .text(get(object, environment))
    case .other(_, let get): get(object, environment)
    }
  }

  /// Reads the member of an object that an expression names. Where there is none, numbers are not numbers, and all else is
  /// empty.
  package func thunk(of object: @escaping @Sendable (Environment) -> AnyObject?) -> Thunk {
    switch self {
    case .number(let get): .number { environment in object(environment).map { get($0, environment) } ?? .nan }
    case .flag(let get): .flag { environment in object(environment).map { get($0, environment) } ?? false }
    case .point(let get):
      .point { environment in object(environment).map { get($0, environment) } ?? Point(x: .nan, y: .nan) }
    case .color(let get): .color { environment in object(environment).map { get($0, environment) } ?? .clear }
    case .text(let get): .text { environment in object(environment).map { get($0, environment) } ?? "" }
    case .other(let type, let get):
      .reading(type) { environment in object(environment).map { get($0, environment) } ?? .number(.nan) }
    }
  }
}
