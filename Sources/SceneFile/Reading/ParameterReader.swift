import Springform
import SpringformDocument

/// Reads parameters, whose defaults are constants.
struct ParameterReader {
  private let context: ReaderContext

  init(_ context: ReaderContext) { self.context = context }

  private var problems: Problems { context.problems }

  func parameter(_ entry: Node.Entry) -> ParameterPlan? {
    guard entry.value.entries != nil else { return plan(entry, entry.value, nil) }
    let fields = context.fields(entry.value, .parameter)
    fields.require("value")
    return fields["value"].flatMap { plan(entry, $0, fields) }
  }

  private func plan(_ entry: Node.Entry, _ value: Node, _ fields: Fields?) -> ParameterPlan? {
    func has(_ key: String) -> Bool { fields?.entry(key) != nil }
    let kinds = ["number", "integer", "flag", "text", "color", "list"]
    var kind = Self.kind(of: value)
    if has("type"), let node = fields?["type"] {
      guard let wanted = node.scalar.flatMap({ ParameterPlan.Kind(rawValue: $0.text) }) else {
        problems.add(.choice("type", node.scalar?.text ?? node.kind, known: kinds), at: node.position)
        return nil
      }
      kind = wanted
    }
    var range: ClosedRange<Double>?
    if has("min") || has("max") {
      let low = has("min") ? number(fields, "min") : -Double.greatestFiniteMagnitude
      let high = has("max") ? number(fields, "max") : Double.greatestFiniteMagnitude
      guard let low, let high else { return nil }
      guard low <= high else {
        problems.add("'min' is larger than 'max'", at: entry.keyPosition)
        return nil
      }
      range = low...high
    }
    let text = text(of: value, kind)
    let choices = has("choices") ? fields?.texts("choices") ?? [] : []
    let help = has("help") ? fields?.text("help") ?? "" : ""
    let plan = ParameterPlan(
      name: entry.key, kind: kind, defaultText: text ?? "", range: range, choices: choices, help: help)
    guard let text, (try? plan.read(text)) != nil else {
      problems.add("the default is no \(kind.rawValue)" + (range == nil ? "" : " from min to max"), at: value.position)
      return nil
    }
    return plan
  }

  private func number(_ fields: Fields?, _ key: String) -> Double? {
    guard let node = fields?[key] else { return nil }
    if let number = constant(node) { return number }
    problems.add(.type(key, expected: "a number", found: node.kind), at: node.position)
    return nil
  }

  private static func kind(of node: Node) -> ParameterPlan.Kind {
    if node.flag != nil { return .flag }
    if node.elements != nil { return .list }
    if let text = node.scalar?.text {
      if text.hasPrefix("#"), Color(text) != nil { return .color }
      return node.scalar?.isPlain == true && constant(node) != nil ? .number : .text
    }
    return .text
  }

  private func constant(_ node: Node) -> Double? { Self.constant(node) }

  /// A number, perhaps with a unit.
  private static func constant(_ node: Node) -> Double? {
    guard let text = node.scalar?.text, let syntax = try? Parser.parse(text) else { return nil }
    switch syntax.form {
    case .number(let value): return value
    case .minus(let inner): if case .number(let value) = inner.form { return -value } else { return nil }
    default: return nil
    }
  }

  private func text(of node: Node, _ kind: ParameterPlan.Kind) -> String? {
    switch kind {
    case .number, .integer: Self.constant(node).map { written(exactly: $0) }
    case .list:
      node.elements.flatMap { elements in
        let texts = elements.compactMap { $0.scalar?.text }
        return texts.count == elements.count ? texts.joined(separator: ",") : nil
      }
    default: node.scalar?.text
    }
  }
}

/// A number without a needless ".0".
func written(exactly number: Double) -> String {
  number == number.rounded() && number.magnitude < 1e15 ? String(Int(number)) : String(number)
}

/// Reads curves.
struct TraceReader {
  private let context: ReaderContext

  init(_ context: ReaderContext) { self.context = context }

  /// - Returns: what declares the curve, and what its values are.
  func curve(_ entry: Node.Entry) -> (declare: Action, type: ValueType)? {
    var (node, unit): (Node, String?) = (entry.value, nil)
    if node.entries != nil {
      let fields = context.fields(node, .traceCurve)
      fields.require("value")
      unit = fields.entry("unit") == nil ? nil : fields.text("unit")
      guard let value = fields["value"] else { return nil }
      node = value
    }
    guard let expression = context.expression(node) else { return nil }
    return action(entry.key, unit, expression, at: node.position).map { ($0, expression.type) }
  }

  private func action(_ name: String, _ unit: String?, _ expression: Expression, at position: SourcePosition) -> Action?
  {
    switch expression.code {
    case .number(let run): return { interpreter in interpreter.stage.trace(name, unit: unit) { run(interpreter) } }
    case .flag(let run): return { interpreter in interpreter.stage.trace(name) { run(interpreter) } }
    case .point(let run): return { interpreter in interpreter.stage.trace(name) { run(interpreter) } }
    case .layer(_, _, let run):
      return { interpreter in interpreter.stage.trace(name) { run(interpreter)?.presentation.position ?? .zero } }
    case .list(.layer, let run):
      // One curve for each: item0, item1 ...
      return { interpreter in
        for (index, value) in run(interpreter).enumerated() {
          guard case .layer(let layer?) = value else { continue }
          interpreter.stage.trace("\(name)\(index)") { layer.presentation.position }
        }
      }
    default:
      context.problems.add("a curve is a number, a point or a flag, and this is \(expression.type.name)", at: position)
      return nil
    }
  }
}
