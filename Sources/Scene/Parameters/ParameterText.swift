import SpringformGeometry

/// How parameter values are written and read.
enum ParameterText {
  static func kind(of value: Any) -> String {
    switch unwrappedType(of: value) {
    case is Double.Type: "number"
    case is Int.Type: "integer"
    case is Bool.Type: "flag"
    case is String.Type: "text"
    case is [String].Type: "list"
    case is Color.Type: "color"
    default: "choice"
    }
  }

  static func text(of value: Any) -> String {
    switch value {
    case let value as [String]: value.joined(separator: ",")
    case let value as any RawRepresentable<String>: value.rawValue
    case let value as any RawRepresentable<Int>: String(value.rawValue)
    case let value as any LosslessStringConvertible: value.description
    default: ""
    }
  }

  static func choices(of value: Any) -> [String] { choices(of: unwrappedType(of: value)) }

  /// The value that `text` stands for, as a type that is a parameter's.
  static func read<Value: Decodable>(_ type: Value.Type, from text: String, named name: String) throws -> Value {
    func malformed(_ expected: String) -> ParameterError { .malformed(name: name, text: text, expected: expected) }
    func result(_ value: Any?, _ expected: String) throws -> Value {
      guard let value = value as? Value else { throw malformed(expected) }
      return value
    }
    let wanted: Any.Type = (type as? any OptionalType.Type)?.wrapped ?? type
    switch wanted {
    case is Double.Type: return try result(Double(text).flatMap { $0.isFinite ? $0 : nil }, "a finite number")
    case is Int.Type: return try result(Int(text), "a whole number")
    case is Bool.Type: return try result(flags[text.lowercased()], "true or false")
    case is String.Type: return try result(text, "a text")
    case is Color.Type: return try result(Color(text), "a color such as #00AFF0 or teal")
    case is [String].Type:
      return try result(
        text.isEmpty ? [] : text.split(separator: ",", omittingEmptySubsequences: false).map(String.init), "a list")
    default:
      let choices = choices(of: wanted)
      guard choices.isEmpty || choices.contains(text) else { throw malformed(choices.joined(separator: " or ")) }
      return try Value(from: TextDecoder(text: text, name: name))
    }
  }

  private static let flags = [
    "true": true, "yes": true, "on": true, "1": true, "false": false, "no": false, "off": false, "0": false,
  ]

  private static func choices(of type: Any.Type) -> [String] {
    guard let type = type as? any CaseIterable.Type else { return [] }
    return allCases(of: type).map { text(of: $0) }
  }

  private static func allCases<Choice: CaseIterable>(of type: Choice.Type) -> [Any] { type.allCases.map { $0 } }

  private static func unwrappedType(of value: Any) -> Any.Type {
    let type = Swift.type(of: value)
    return (type as? any OptionalType.Type)?.wrapped ?? type
  }
}

private protocol OptionalType { static var wrapped: Any.Type { get } }

extension Optional: OptionalType { static var wrapped: Any.Type { Wrapped.self } }
