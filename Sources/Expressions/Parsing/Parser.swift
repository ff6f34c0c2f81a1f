/// Reads an expression: `or`, `and`, `not`, comparisons, sums, products, signs, and what is called, indexed or a member, from
/// the loosest to the tightest.
package struct Parser {
  private var tokens: [Token]
  private var index = 0
  private var depth = 0

  /// How deep parentheses, signs and calls may be nested.
  package static let maximumDepth = 64

  package static func parse(_ text: String) throws(ExpressionError) -> Syntax {
    var lexer = Lexer(text)
    var parser = Parser(tokens: try lexer.tokens())
    guard parser.token.kind != .end else { throw ExpressionError("an expression is missing here", at: 0) }
    let syntax = try parser.expression()
    guard parser.token.kind == .end else { throw parser.unexpected("an operator") }
    return syntax
  }

  private init(tokens: [Token]) { self.tokens = tokens }

  private var token: Token { tokens[index] }

  private mutating func take(_ symbol: String) -> Bool {
    guard token.kind == .symbol(symbol) else { return false }
    index += 1
    return true
  }

  private mutating func take(word: String) -> Bool {
    guard token.kind == .name(word) else { return false }
    index += 1
    return true
  }

  private func unexpected(_ expected: String) -> ExpressionError {
    if case .name(let unit) = token.kind, Lexer.units[unit] != nil, index > 0,
      case .number(let value) = tokens[index - 1].kind
    {
      return ExpressionError(
        "a unit stands right behind its number", at: token.offset, hint: "write \(written(value))\(unit)")
    }
    if token.kind == .end, index > 1, tokens[index - 1].kind == .symbol("%"),
      case .number(let value) = tokens[index - 2].kind
    {
      return ExpressionError(
        "'\(written(value))%' is no number", at: tokens[index - 2].offset,
        hint: "write \(written(value / 100)), or a share of a length: \(written(value / 100)) * canvas.width")
    }
    let found =
      switch token.kind {
      case .end: "the expression ends"
      case .symbol(let symbol): "'\(symbol)' is there"
      case .name(let name): "'\(name)' is there"
      default: "a value is there"
      }
    return ExpressionError("\(expected) is expected here, and \(found)", at: token.offset)
  }

  // MARK: Operators

  private mutating func expression() throws(ExpressionError) -> Syntax {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else {
      throw ExpressionError("an expression is nested at most \(Self.maximumDepth) deep", at: token.offset)
    }
    return try disjunction()
  }

  private mutating func disjunction() throws(ExpressionError) -> Syntax {
    var left = try conjunction()
    while case let offset = token.offset, take(word: "or") {
      left = Syntax(.operation("or", left, try conjunction()), at: offset)
    }
    return left
  }

  private mutating func conjunction() throws(ExpressionError) -> Syntax {
    var left = try negation()
    while case let offset = token.offset, take(word: "and") {
      left = Syntax(.operation("and", left, try negation()), at: offset)
    }
    return left
  }

  private mutating func negation() throws(ExpressionError) -> Syntax {
    let offset = token.offset
    var count = 0
    while take(word: "not") { count += 1 }
    let operand = try comparison()
    if count == 0 { return operand }
    // Twice not is a flag all the same.
    let negated = Syntax(.not(operand), at: offset)
    return count.isMultiple(of: 2) ? Syntax(.not(negated), at: offset) : negated
  }

  private static let comparisons = ["==", "!=", "<", "<=", ">", ">="]

  private mutating func comparison() throws(ExpressionError) -> Syntax {
    let left = try sum()
    guard case .symbol(let symbol) = token.kind, Self.comparisons.contains(symbol) else { return left }
    let offset = token.offset
    index += 1
    let result = Syntax(.operation(symbol, left, try sum()), at: offset)
    if case .symbol(let next) = token.kind, Self.comparisons.contains(next) {
      throw ExpressionError("comparisons cannot be chained", at: token.offset, hint: "write a < b and b < c")
    }
    return result
  }

  private mutating func sum() throws(ExpressionError) -> Syntax {
    var left = try product()
    while case .symbol(let symbol) = token.kind, symbol == "+" || symbol == "-" {
      let offset = token.offset
      index += 1
      left = Syntax(.operation(symbol, left, try product()), at: offset)
    }
    return left
  }

  private mutating func product() throws(ExpressionError) -> Syntax {
    var left = try sign()
    while case .symbol(let symbol) = token.kind, ["*", "/", "%"].contains(symbol) {
      let offset = token.offset
      index += 1
      left = Syntax(.operation(symbol, left, try sign()), at: offset)
    }
    return left
  }

  private mutating func sign() throws(ExpressionError) -> Syntax {
    let offset = token.offset
    var isNegative = false
    while case .symbol(let symbol) = token.kind, symbol == "+" || symbol == "-" {
      if symbol == "-" { isNegative.toggle() }
      index += 1
    }
    let operand = try postfix()
    return isNegative ? Syntax(.minus(operand), at: offset) : operand
  }

  // MARK: Operands

  private mutating func postfix() throws(ExpressionError) -> Syntax {
    var operand = try primary()
    while true {
      let offset = token.offset
      if take("[") {
        operand = Syntax(.element(operand, try expression()), at: offset)
        guard take("]") else { throw unexpected("]") }
      } else if take(".") {
        guard case .name(let name) = token.kind else { throw unexpected("a member's name") }
        operand = Syntax(.member(operand, name), at: token.offset)
        index += 1
      } else {
        return operand
      }
    }
  }

  private mutating func primary() throws(ExpressionError) -> Syntax {
    let token = token
    switch token.kind {
    case .number(let value): return literal(.number(value), token)
    case .text(let text): return literal(.text(text), token)
    case .color(let color): return literal(.color(color), token)
    case .name("true"), .name("false"): return literal(.flag(token.kind == .name("true")), token)
    case .name(let name) where ["and", "or", "not"].contains(name): throw unexpected("a value")
    case .name(let name):
      index += 1
      guard take("(") else { return Syntax(.name(name), at: token.offset) }
      return Syntax(.call(name, try list(until: ")")), at: token.offset)
    case .symbol("("):
      index += 1
      let inner = try expression()
      guard take(")") else { throw unexpected(")") }
      return inner
    case .symbol("["):
      index += 1
      return Syntax(.list(try list(until: "]")), at: token.offset)
    default: throw unexpected("a value")
    }
  }

  private mutating func literal(_ form: Syntax.Form, _ token: Token) -> Syntax {
    index += 1
    return Syntax(form, at: token.offset)
  }

  private mutating func list(until end: String) throws(ExpressionError) -> [Syntax] {
    if take(end) { return [] }
    var elements = [try expression()]
    while take(",") { elements.append(try expression()) }
    guard take(end) else { throw unexpected(", or \(end)") }
    return elements
  }
}
