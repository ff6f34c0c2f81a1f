import Glibc
import SpringformGeometry

extension Compiler {
  mutating func operation(
    _ symbol: String, _ left: Syntax, _ right: Syntax, at offset: Int
  ) throws(ExpressionError) -> Thunk {
    switch symbol {
    case "and":
      let (a, b) = (try flag(left), try flag(right))
      return .flag { a($0) && b($0) }
    case "or":
      let (a, b) = (try flag(left), try flag(right))
      return .flag { a($0) || b($0) }
    case "==", "!=", "<", "<=", ">", ">=": return try comparison(symbol, left, right, at: offset)
    default: return try arithmetic(symbol, located(code(left), left), located(code(right), right), at: offset)
    }
  }

  /// In sums and products an object stands for its position.
  private mutating func located(_ code: Thunk, _ syntax: Syntax) throws(ExpressionError) -> Thunk {
    if case .object = code { try converted(code, to: .point, at: syntax.offset) } else { code }
  }

  private mutating func comparison(
    _ symbol: String, _ left: Syntax, _ right: Syntax, at offset: Int
  ) throws(ExpressionError) -> Thunk {
    switch (symbol, try code(left), try code(right)) {
    case ("==", .number(let a), .number(let b)): return .flag { a($0) == b($0) }
    case ("!=", .number(let a), .number(let b)): return .flag { a($0) != b($0) }
    case ("<", .number(let a), .number(let b)): return .flag { a($0) < b($0) }
    case ("<=", .number(let a), .number(let b)): return .flag { a($0) <= b($0) }
    case (">", .number(let a), .number(let b)): return .flag { a($0) > b($0) }
    case (">=", .number(let a), .number(let b)): return .flag { a($0) >= b($0) }
    case (let symbol, .flag(let a), .flag(let b)) where symbol == "==" || symbol == "!=":
      let isEqual = symbol == "=="
      return .flag { (a($0) == b($0)) == isEqual }
    case (let symbol, .text(let a), .text(let b)) where symbol == "==" || symbol == "!=":
      let isEqual = symbol == "=="
      return .flag { (a($0) == b($0)) == isEqual }
    case (let symbol, .color(let a), .color(let b)) where symbol == "==" || symbol == "!=":
      let isEqual = symbol == "=="
      return .flag { (a($0) == b($0)) == isEqual }
    case (let symbol, .point(let a), .point(let b)) where symbol == "==" || symbol == "!=":
      let isEqual = symbol == "=="
      return .flag { (a($0) == b($0)) == isEqual }
    case (let symbol, .object(_, _, let a), .object(_, _, let b)) where symbol == "==" || symbol == "!=":
      let isEqual = symbol == "=="
      return .flag { (a($0) === b($0)) == isEqual }
    case (_, let a, let b):
      throw ExpressionError("\(a.type.name) and \(b.type.name) cannot be compared with \(symbol)", at: offset)
    }
  }

  private func arithmetic(_ symbol: String, _ left: Thunk, _ right: Thunk, at offset: Int) throws(ExpressionError)
    -> Thunk
  {
    switch (symbol, left, right) {
    case ("+", .number(let a), .number(let b)): return .number { a($0) + b($0) }
    case ("-", .number(let a), .number(let b)): return .number { a($0) - b($0) }
    case ("*", .number(let a), .number(let b)): return .number { a($0) * b($0) }
    case ("/", .number(let a), .number(let b)): return .number { a($0) / b($0) }
    case ("%", .number(let a), .number(let b)): return .number { floored(a($0), b($0)) }
    case ("+", .point(let a), .point(let b)): return .point { a($0) + b($0).vector }
    case ("-", .point(let a), .point(let b)): return .point { a($0) - b($0).vector }
    case ("*", .point(let a), .number(let b)): return .point { scaled(a($0), b($0)) }
    case ("*", .number(let a), .point(let b)): return .point { scaled(b($0), a($0)) }
    case ("/", .point(let a), .number(let b)):
      return .point { environment in
        let (point, divisor) = (a(environment), b(environment))
        return Point(x: point.x / divisor, y: point.y / divisor)
      }
    case ("+", .text(let a), .text(let b)):
      let position = place(offset)
      return .text { $0.joined(a($0), b($0), at: position) }
    case ("+", .text(let a), .number(let b)):
      let position = place(offset)
      return .text { $0.joined(a($0), written($0.shown(b($0), at: position)), at: position) }
    case ("+", .number(let a), .text(let b)):
      let position = place(offset)
      return .text { $0.joined(written($0.shown(a($0), at: position)), b($0), at: position) }
    default:
      throw ExpressionError(
        "'\(symbol)' cannot be used with \(left.type.name) and \(right.type.name)", at: offset,
        hint: Self.hint(symbol, left.type, right.type))
    }
  }

  func negated(_ code: Thunk, at offset: Int) throws(ExpressionError) -> Thunk {
    switch code {
    case .number(let run): return .number { -run($0) }
    case .point(let run):
      return .point {
        let point = run($0); return Point(x: -point.x, y: -point.y)
      }
    default: throw ExpressionError("a number or a point is needed here, and this is \(code.type.name)", at: offset)
    }
  }

  private static func hint(_ symbol: String, _ left: ValueType, _ right: ValueType) -> String? {
    switch (symbol, left, right) {
    case ("+", .point, .number), ("-", .point, .number), ("+", .number, .point), ("-", .number, .point):
      "write [a, a] to add the same to x and y"
    case ("-", .text, .number), ("*", .text, .number), ("/", .text, .number), ("%", .text, .number),
      ("-", .number, .text), ("*", .number, .text), ("/", .number, .text), ("%", .number, .text):
      "number(text) reads a number from a text"
    default: nil
    }
  }
}

private func scaled(_ point: Point, _ factor: Double) -> Point { Point(x: point.x * factor, y: point.y * factor) }

/// The rest of a division, with the divisor's sign: -1 % 3 is 2.
func floored(_ value: Double, _ divisor: Double) -> Double {
  let rest = fmod(value, divisor)
  return rest != 0 && (rest < 0) != (divisor < 0) ? rest + divisor : rest
}
