import Springform
import SpringformDocument
import SpringformExpressions

/// The numbers that a key takes, where not all mean something.
typealias Bounds = ClosedRange<Double>

extension Bounds {
  static let notNegative = 0...Double.greatestFiniteMagnitude

  /// What is wrong with a number, as a sentence goes on after its name.
  func refusal(of number: Double) -> String? {
    guard number.isFinite else { return "is not a finite number" }
    guard !contains(number) else { return nil }
    if lowerBound == -.greatestFiniteMagnitude {
      return "is at most \(written(upperBound)), and this is \(written(number))"
    }
    if upperBound == .greatestFiniteMagnitude {
      return "is at least \(written(lowerBound)), and this is \(written(number))"
    }
    return "is from \(written(lowerBound)) to \(written(upperBound)), and this is \(written(number))"
  }

  /// The same of a number, or of each coordinate of a point, or each element of a list.
  fileprivate func refusal(of value: Value) -> String? {
    switch value {
    case .number(let number): refusal(of: number)
    case .point(let point): refusal(of: point.x) ?? refusal(of: point.y)
    case .list(let elements): elements.lazy.compactMap { refusal(of: $0) }.first
    default: nil
    }
  }
}

extension ReaderContext {
  /// Notes a value that is known and out of bounds.
  func check(_ expression: Expression?, in bounds: Bounds?, _ key: String, at position: SourcePosition) {
    guard let expression, let bounds, expression.isConstant,
      let doubt = bounds.refusal(of: expression.code.value(Environment(parameters: [])))
    else { return }
    problems.add("'\(key)' \(doubt)", at: position)
  }
}

extension Content where Value == Computed<Double> {
  /// A number within bounds: one that is known is checked when it is read, any other whenever it is worked out.
  static func number(_ bounds: Bounds) -> Self { Content<Expression>.expression(.number).within(bounds) }

  /// The same of one that is known before the scene begins.
  static func constantNumber(_ bounds: Bounds) -> Self { Content<Expression>.constant(.number).within(bounds) }
}

extension Content where Value == Expression {
  /// A number that is checked when it is read, if it is known by then.
  func checked(_ bounds: Bounds) -> Self {
    Content(schema) { context, node, key in
      let expression = read(context, node, key)
      context.check(expression, in: bounds, key, at: node.position)
      return expression
    }
  }

  fileprivate func within(_ bounds: Bounds) -> Content<Computed<Double>> {
    Content<Computed<Double>>(schema) { context, node, key in
      guard let run = checked(bounds).read(context, node, key)?.number else { return nil }
      let position = node.position
      return { interpreter in
        let number = run(interpreter)
        guard let doubt = bounds.refusal(of: number) else { return number }
        interpreter.fail("'\(key)' \(doubt)", at: position)
        return bounds.lowerBound
      }
    }
  }
}
