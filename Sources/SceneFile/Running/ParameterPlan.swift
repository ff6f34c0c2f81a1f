import Springform
import SpringformExpressions

/// A parameter of a scene file.
struct ParameterPlan: Sendable {
  enum Kind: String, CaseIterable, Sendable { case number, integer, flag, text, color, list }

  let name: String
  let kind: Kind
  let defaultText: String
  let range: ClosedRange<Double>?
  let choices: [String]
  let help: String

  var type: ValueType {
    switch kind {
    case .number, .integer: .number
    case .flag: .flag
    case .text: .text
    case .color: .color
    case .list: .list(.text)
    }
  }

  var description: ParameterDescription {
    ParameterDescription(
      name: name, kind: choices.isEmpty ? kind.rawValue : "choice", defaultText: defaultText, choices: choices,
      range: range, help: help)
  }

  /// The value that a text stands for.
  func read(_ text: String) throws(ParameterError) -> Value {
    func malformed(_ expected: String) -> ParameterError { .malformed(name: name, text: text, expected: expected) }
    switch kind {
    case .number, .integer:
      guard let number = Double(text), number.isFinite else { throw malformed("a finite number") }
      guard kind == .number || number == number.rounded() else { throw malformed("a whole number") }
      if let range, !range.contains(number) { throw .outOfRange(name: name, text: text, range: range) }
      return .number(number)
    case .flag:
      switch text.lowercased() {
      case "true", "yes", "on", "1": return .flag(true)
      case "false", "no", "off", "0": return .flag(false)
      default: throw malformed("true or false")
      }
    case .text:
      guard choices.isEmpty || choices.contains(text) else { throw malformed(choices.joined(separator: " or ")) }
      return .text(text)
    case .color:
      guard let color = Color(text) else { throw malformed("a color such as #00AFF0 or teal") }
      return .color(color)
    case .list:
      return .list(
        text.isEmpty ? [] : text.split(separator: ",", omittingEmptySubsequences: false).map { .text(String($0)) })
    }
  }
}
