import Springform
import SpringformDocument
import SpringformExpressions

/// A parameter of a scene file or of a component.
struct ParameterPlan: Sendable {
  enum Kind: String, CaseIterable, Sendable { case number, integer, flag, text, color, point, list }

  let name: String
  let kind: Kind
  /// What the elements of a list are.
  var element = Kind.text
  let defaultText: String
  var range: ClosedRange<Double>?
  /// What a number counts; empty where the file does not say.
  var unit = ""
  var choices: [String] = []
  var help = ""
  /// Whether whoever uses it has to say what it is.
  var isRequired = false

  var type: ValueType { kind == .list ? .list(element.elementType) : kind.elementType }

  var description: ParameterDescription {
    ParameterDescription(
      name: name, kind: choices.isEmpty ? kind.rawValue : "choice", defaultText: defaultText, choices: choices,
      range: range, unit: unit, help: help)
  }

  /// What it is when nobody sets it. The text has been read before.
  var defaultValue: Value { (try? read(defaultText)) ?? type.empty }

  /// The value that a text stands for.
  func read(_ text: String) throws(ParameterError) -> Value {
    guard kind == .list else { return try value(text, kind) }
    var values: [Value] = []
    for element in try elements(of: text) { values.append(try value(element, self.element)) }
    return .list(values)
  }

  /// What is wrong with a value of its type, as a sentence goes on after its name.
  func refusal(of value: Value) -> String? {
    switch value {
    case .number(let number):
      if kind == .integer, number != number.rounded() { return "is a whole number, and this is \(written(number))" }
      return range?.refusal(of: number)
    case .text(let text):
      guard !choices.isEmpty, !choices.contains(text) else { return nil }
      return "is \(choices.joined(separator: " or ")), and this is '\(text)'"
    default: return nil
    }
  }

  private func malformed(_ text: String, _ expected: String) -> ParameterError {
    .malformed(name: name, text: text, expected: expected)
  }

  private func value(_ text: String, _ kind: Kind) throws(ParameterError) -> Value {
    switch kind {
    case .number, .integer:
      guard let number = Self.number(text) else { throw malformed(text, "a finite number") }
      guard kind == .number || number == number.rounded() else { throw malformed(text, "a whole number") }
      if let range, !range.contains(number) { throw .outOfRange(name: name, text: text, range: range) }
      return .number(number)
    case .flag:
      switch text.lowercased() {
      case "true", "yes", "on", "1": return .flag(true)
      case "false", "no", "off", "0": return .flag(false)
      default: throw malformed(text, "true or false")
      }
    case .text:
      guard choices.isEmpty || choices.contains(text) else { throw malformed(text, choices.joined(separator: " or ")) }
      return .text(text)
    case .color:
      guard let color = Color(text) else { throw malformed(text, "a color such as #00AFF0 or teal") }
      return .color(color)
    case .point:
      let parts = text.split { "[], ".contains($0) }.map { Self.number(String($0)) }
      guard parts.count == 2, let x = parts[0], let y = parts[1] else {
        throw malformed(text, "a point such as [120, 80]")
      }
      return .point(Point(x: x, y: y))
    case .list: throw malformed(text, "a single value")
    }
  }

  /// The elements of a list: `a,b`, or as YAML and JSON write it, `[a, "b, c"]`.
  private func elements(of text: String) throws(ParameterError) -> [String] {
    guard !text.isEmpty else { return [] }
    guard text.hasPrefix("[") else {
      return text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let isSingle = element == .point && !text.dropFirst().contains("[")
    guard let document = try? Document(Array((isSingle ? "[\(text)]" : text).utf8), file: name),
      let nodes = document.root.elements
    else { throw malformed(text, "a list such as [a, b]") }
    var texts: [String] = []
    for node in nodes {
      guard let text = Self.text(of: node) else { throw malformed(text, "a list of single values") }
      texts.append(text)
    }
    return texts
  }

  /// A value as a parameter's text gives it, two numbers included.
  static func text(of node: Node) -> String? {
    if let text = node.scalar?.text { return text }
    guard let parts = node.elements?.map({ $0.scalar?.text }), parts.count == 2, let x = parts[0], let y = parts[1]
    else { return nil }
    return "[\(x), \(y)]"
  }

  /// A number, perhaps with a unit.
  private static func number(_ text: String) -> Double? {
    if let number = Double(text) { return number.isFinite ? number : nil }
    return ParameterReader.constant(text)
  }
}

extension ParameterPlan.Kind {
  fileprivate var elementType: ValueType {
    switch self {
    case .number, .integer: .number
    case .flag: .flag
    case .text, .list: .text
    case .color: .color
    case .point: .point
    }
  }
}
