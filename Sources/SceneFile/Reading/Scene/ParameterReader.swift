import Springform
import SpringformDocument
import SpringformExpressions
import SpringformNumerics

/// Reads parameters, whose defaults are constants.
struct ParameterReader {
  private let context: ReaderContext
  /// Whether there may be no default, because whoever uses it says what it is.
  private let isOptional: Bool

  init(_ context: ReaderContext, isOptional: Bool = false) {
    self.context = context
    self.isOptional = isOptional
  }

  private var problems: Problems { context.problems }

  func parameter(_ entry: Node.Entry) -> ParameterPlan? {
    guard entry.value.entries != nil else { return plan(entry, entry.value, nil) }
    let format = isOptional ? ParameterKeys.optionalFormat : ParameterKeys.format
    let keys = Mapping(entry.value, format, context)
    if isOptional, !keys.has(\.value), let kind = keys.read(\.type) {
      return ParameterPlan(
        name: entry.key, kind: kind, element: keys.read(\.element) ?? .text, defaultText: "",
        help: keys.read(\.help) ?? "",
        isRequired: true)
    }
    if isOptional { keys.require(\.value) }
    return keys.read(\.value).flatMap { plan(entry, $0, keys) }
  }

  private func plan(_ entry: Node.Entry, _ value: Node, _ keys: Mapping<ParameterKeys>?) -> ParameterPlan? {
    let type = keys?.read(\.type)
    if type == nil, keys?.has(\.type) == true { return nil }
    let kind = type ?? Self.kind(of: value)
    var range: ClosedRange<Double>?
    if let keys, keys.has(oneOf: [\.least, \.most]) {
      let low = keys.has(\.least) ? keys.read(\.least) : -Double.greatestFiniteMagnitude
      let high = keys.has(\.most) ? keys.read(\.most) : Double.greatestFiniteMagnitude
      guard let low, let high else { return nil }
      guard low <= high else {
        problems.add("'min' is larger than 'max'", at: entry.keyPosition)
        return nil
      }
      range = low...high
    }
    let element = keys?.read(\.element) ?? Self.kind(ofElements: value.elements ?? [])
    let text = text(of: value, kind)
    let (choices, help) = (keys?.read(\.choices) ?? [], keys?.read(\.help) ?? "")
    let plan = ParameterPlan(
      name: entry.key, kind: kind, element: element, defaultText: text ?? "", range: range,
      unit: kind == .number ? Self.unit(of: value) : "", choices: choices, help: help)
    guard let text, (try? plan.read(text)) != nil else {
      if choices.isEmpty || kind != .text {
        let what = kind == .integer ? "whole number" : kind.rawValue
        problems.add("the default is no \(what)" + (range == nil ? "" : " from min to max"), at: value.position)
      } else {
        problems.add(
          "the default is none of the choices", at: value.position, hint: "there is " + choices.joined(separator: ", "))
      }
      return nil
    }
    return plan
  }

  private static func kind(of node: Node) -> ParameterPlan.Kind {
    if node.flag != nil { return .flag }
    if node.elements != nil { return .list }
    if let text = node.scalar?.text {
      if text.hasPrefix("#"), Color(text) != nil { return .color }
      // A bare name is what it is in expressions; a text that is called like a color has quotes.
      if node.scalar?.isPlain == true, Compiler.colors.contains(text) { return .color }
      return node.scalar?.isPlain == true && constant(node) != nil ? .number : .text
    }
    return .text
  }

  /// What all elements of a list are; texts, when that differs.
  private static func kind(ofElements nodes: [Node]) -> ParameterPlan.Kind {
    let kinds = nodes.map { $0.elements?.count == 2 ? .point : kind(of: $0) }
    if kinds.contains(.color), nodes.allSatisfy({ $0.scalar.flatMap { Color($0.text) } != nil }) { return .color }
    guard let first = kinds.first, first != .list, kinds.allSatisfy({ $0 == first }) else { return .text }
    return first
  }

  /// A number, perhaps with a unit.
  static func constant(_ node: Node) -> Double? { node.scalar.flatMap { constant($0.text) } }

  static func constant(_ text: String) -> Double? {
    guard let syntax = try? Parser.parse(text) else { return nil }
    switch syntax.form {
    case .number(let value): return value
    case .minus(let inner): if case .number(let value) = inner.form { return -value } else { return nil }
    default: return nil
    }
  }

  /// What a number counts that is written with a unit; angles are kept in radians, times in seconds.
  private static func unit(of node: Node) -> String {
    let unit = node.scalar.map { String($0.text.drop { !$0.isLetter }) } ?? ""
    return Lexer.units[unit] == nil ? "" : ["ms": "s", "deg": "rad", "hz": "Hz"][unit] ?? unit
  }

  private func text(of node: Node, _ kind: ParameterPlan.Kind) -> String? {
    switch kind {
    case .number, .integer: Self.constant(node).map(\.decimalText)
    case .point: ParameterPlan.text(of: node)
    case .list:
      node.elements.flatMap { elements in
        let texts = elements.compactMap { ParameterPlan.text(of: $0) }
        return texts.count == elements.count ? ListText.written(texts) : nil
      }
    default: node.scalar?.text
    }
  }
}

struct ParameterKeys: Sendable {
  static let format = MappingFormat(
    "parameter", "a parameter", "A value that --set can change.", keys: ParameterKeys(isValueRequired: true))
  /// A component's.
  static let optionalFormat = MappingFormat(
    "componentParameter", "a parameter", "A value that is given to a component. One without a default has to be given.",
    keys: ParameterKeys(isValueRequired: false))

  let value: Key<Node>
  let type = Key<ParameterPlan.Kind>("type", .choice, "what the value is", default: "told by the value")
  let element = Key<ParameterPlan.Kind>("of", .choice, "what a list's elements are", default: "told by the value")
  let least = Key("min", .literalNumber, "the smallest number", default: "none")
  let most = Key("max", .literalNumber, "the largest number", default: "none")
  let choices = Key("choices", .texts(.list(.text)), "the texts there are")
  let help = Key("help", .text, "one line")

  private init(isValueRequired: Bool) {
    value = Key("value", .node(.anything), "the default", isRequired: isValueRequired)
  }
}

extension Content where Value == Double {
  /// A number, perhaps with a unit, and no expression.
  fileprivate static var literalNumber: Self {
    Content(.expression(.number)) { context, node, key in
      if let number = ParameterReader.constant(node) { return number }
      context.problems.add(.type(key, expected: "a number", found: node.kind), at: node.position)
      return nil
    }
  }
}
