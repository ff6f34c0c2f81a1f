import Springform
import SpringformDocument
import SpringformExpressions

/// Reads curves.
struct TraceReader {
  private let context: ReaderContext

  init(_ context: ReaderContext) { self.context = context }

  /// - Returns: what declares the curve, and what its values are.
  func curve(_ entry: Node.Entry) -> (declare: Action, type: ValueType)? {
    var (node, unit): (Node, String?) = (entry.value, nil)
    if node.entries != nil {
      let keys = Mapping(node, TraceCurveKeys.format, context)
      unit = keys.read(\.unit)
      guard let value = keys.read(\.value) else { return nil }
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
    case .object(_, _, let run):
      return { interpreter in
        interpreter.stage.trace(name) { (run(interpreter) as? Layer)?.presentation.position ?? .zero }
      }
    case .list(.object, let run):
      // One curve for each: item0, item1 ...
      return { interpreter in
        for (index, value) in run(interpreter).enumerated() {
          guard let layer = value.layer else { continue }
          interpreter.stage.trace("\(name)\(index)") { layer.presentation.position }
        }
      }
    default:
      context.problems.add("a curve is a number, a point or a flag, and this is \(expression.type.name)", at: position)
      return nil
    }
  }
}

struct TraceCurveKeys: Sendable {
  static let format = MappingFormat("traceCurve", "a curve", "A curve with a unit.", keys: TraceCurveKeys())

  let value = Key("value", .node(.anything), "a number, a point or a flag", isRequired: true)
  let unit = Key("unit", .text, "what it counts, for plots", default: "told by the name")
}
