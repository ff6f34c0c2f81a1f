extension ScriptParser {
  /// With commas.
  mutating func expression() throws(ExpressionError) -> ScriptID<ScriptExpression> {
    var parts = [try assignment()]
    while skip(",") { parts.append(try assignment()) }
    return parts.count == 1 ? parts[0] : try add(.sequence(list(parts)), over: parts)
  }

  mutating func assignment() throws(ExpressionError) -> ScriptID<ScriptExpression> {
    try enter()
    defer { leave() }
    if isAt("("), isAtArrowParameters { return try arrow() }
    if case .name(let name) = token.kind, token(ahead: 1).kind == .symbol("=>"), !Self.reservedWords.contains(name) {
      return try arrow()
    }
    let target = try conditional()
    guard case .symbol(let symbol) = token.kind, symbol.hasSuffix("="), symbol != "==", symbol != "===", symbol != "=>"
    else { return target }
    if ["&&=", "||=", "??="].contains(symbol) { throw .unsupported("'\(symbol)'") }
    // What compares has been read as an operator, so that these are assignments alone.
    try requireTarget(target)
    advance()
    let value = try assignment()
    guard symbol != "=" else { return try add(.assign(target, value), over: target, value) }
    guard let operation = ScriptBinary(rawValue: String(symbol.dropLast())) else { throw unexpected }
    return try add(.update(operation, target, value), over: target, value)
  }

  func requireTarget(_ target: ScriptID<ScriptExpression>) throws(ExpressionError) {
    switch tree.expressions[Int(target.index)] {
    case .reference, .member, .element: return
    case .array, .record: throw .unsupported("destructuring")
    default: throw error("nothing can be assigned to this")
    }
  }

  private mutating func conditional() throws(ExpressionError) -> ScriptID<ScriptExpression> {
    let condition = try binary(atLeast: 1)
    guard skip("?") else { return condition }
    let first = try assignment()
    try expect(":")
    let second = try assignment()
    return try add(.conditional(condition, first, second), over: condition, first, second)
  }

  private static let precedences: [String: Int] = [
    "??": 1, "||": 2, "&&": 3, "|": 4, "^": 5, "&": 6, "==": 7, "!=": 7, "===": 7, "!==": 7, "<": 8, ">": 8, "<=": 8,
    ">=": 8, "<<": 9, ">>": 9, ">>>": 9, "+": 10, "-": 10, "*": 11, "/": 11, "%": 11, "**": 12,
  ]
  private static let logicals: [String: ScriptLogical] = ["&&": .and, "||": .or, "??": .coalesce]

  private var binaryOperator: (symbol: String, precedence: Int)? {
    switch token.kind {
    case .symbol(")"), .symbol(","), .symbol(";"): nil
    case .symbol(let symbol): Self.precedences[symbol].map { (symbol, $0) }
    case .name("instanceof"): ("instanceof", 8)
    default: nil
    }
  }

  private mutating func binary(atLeast precedence: Int) throws(ExpressionError) -> ScriptID<ScriptExpression> {
    var left = try unary()
    while let (symbol, own) = binaryOperator, own >= precedence {
      advance()
      try enter()
      // Powers are taken from the right.
      let right = try binary(atLeast: symbol == "**" ? own : own + 1)
      leave()
      if let logical = Self.logicals[symbol] {
        left = try add(.logical(logical, left, right), over: left, right)
      } else if let operation = ScriptBinary(rawValue: symbol) {
        left = try add(.binary(operation, left, right), over: left, right)
      }
    }
    return left
  }

  private var unaryOperator: ScriptUnary? {
    switch token.kind {
    case .symbol("-"): .minus
    case .symbol("+"): .plus
    case .symbol("!"): .not
    case .symbol("~"): .bits
    case .name("typeof"): .type
    case .name("void"): .discard
    default: nil
    }
  }

  private mutating func unary() throws(ExpressionError) -> ScriptID<ScriptExpression> {
    if let operation = unaryOperator {
      try enter()
      defer { leave() }
      advance()
      let operand = try unary()
      return try add(.unary(operation, operand), over: operand)
    }
    if isAt("++") || isAt("--") {
      try enter()
      defer { leave() }
      let change: Double = isAt("++") ? 1 : -1
      advance()
      let target = try unary()
      try requireTarget(target)
      return try add(.step(target, by: change, givesOld: false), over: target)
    }
    if isAt(word: "delete") { throw .unsupported("'delete'") }
    let operand = try postfix()
    guard isAt("++") || isAt("--"), !token.startsLine else { return operand }
    let change: Double = isAt("++") ? 1 : -1
    try requireTarget(operand)
    advance()
    return try add(.step(operand, by: change, givesOld: true), over: operand)
  }

  private mutating func postfix() throws(ExpressionError) -> ScriptID<ScriptExpression> {
    var operand = try primary()
    while true {
      if skip(".") {
        guard case .name(let name) = token.kind else { throw unexpected }
        advance()
        operand = try add(.member(operand, nameIndex(name)), over: operand)
      } else if skip("[") {
        let key = try expression()
        try expect("]")
        operand = try add(.element(operand, key), over: operand, key)
      } else if skip("(") {
        let arguments = try items(until: ")")
        operand = try add(.call(operand, list(arguments)), over: [operand] + arguments)
      } else if isAt("?.") {
        throw .unsupported("'?.'")
      } else if case .template = token.kind {
        throw .unsupported("functions that take a text apart")
      } else {
        return operand
      }
    }
  }

  /// Values between commas, up to a closing bracket. A comma may stand behind the last.
  private mutating func items(until end: String) throws(ExpressionError) -> [ScriptID<ScriptExpression>] {
    var items: [ScriptID<ScriptExpression>] = []
    while !skip(end) {
      if isAt("...") { throw .unsupported("'...'") }
      if isAt(",") { throw unexpected }
      items.append(try assignment())
      guard !skip(end) else { break }
      try expect(",")
    }
    return items
  }

  private mutating func primary() throws(ExpressionError) -> ScriptID<ScriptExpression> {
    let kind = token.kind
    switch kind {
    case .number(let number):
      advance()
      return try add(.number(number))
    case .string(let string):
      advance()
      return try text(string)
    case .template: return try template()
    case .symbol("("):
      advance()
      let inner = try expression()
      try expect(")")
      return inner
    case .symbol("["):
      advance()
      let elements = try items(until: "]")
      return try add(.array(list(elements)), over: elements)
    case .symbol("{"): return try record()
    case .symbol("/"), .symbol("/="): throw .unsupported("regular expressions")
    case .name(let name): return try named(name)
    default: throw unexpected
    }
  }

  private mutating func named(_ name: String) throws(ExpressionError) -> ScriptID<ScriptExpression> {
    switch name {
    case "new", "this", "class", "super", "import": throw .unsupported("'\(name)'")
    case "function": return try functionExpression()
    case "true", "false":
      advance()
      return try add(.boolean(name == "true"))
    case "null":
      advance()
      return try add(.null)
    case "undefined":
      advance()
      return try add(.undefined)
    default: return try reference(try variableName())
    }
  }

  private mutating func template() throws(ExpressionError) -> ScriptID<ScriptExpression> {
    var parts: [ScriptID<ScriptExpression>] = []
    while true {
      switch token.kind {
      case .template(let piece, let continues), .moreTemplate(let piece, let continues):
        advance()
        parts.append(try text(piece))
        guard continues else { return try add(.template(list(parts)), over: parts) }
        parts.append(try expression())
        guard case .moreTemplate = token.kind else { throw unexpected }
      default: throw unexpected
      }
    }
  }

  private mutating func record() throws(ExpressionError) -> ScriptID<ScriptExpression> {
    advance()
    var parts: [ScriptID<ScriptExpression>] = []
    while !skip("}") {
      try recordItem(into: &parts)
      guard !skip("}") else { break }
      try expect(",")
    }
    return try add(.record(list(parts)), over: parts)
  }

  private mutating func recordItem(into parts: inout [ScriptID<ScriptExpression>]) throws(ExpressionError) {
    let kind = token.kind
    switch kind {
    case .symbol("..."): throw .unsupported("'...'")
    case .symbol("["):
      advance()
      parts.append(try assignment())
      try expect("]")
    case .string(let key):
      advance()
      parts.append(try text(key))
    case .number(let key):
      advance()
      parts.append(try text(key.scriptText))
    case .name(let key):
      advance()
      parts.append(try text(key))
      if isAt("(") { return parts.append(try method()) }
      if isAt(",") || isAt("}") { return parts.append(try reference(key)) }
    default: throw unexpected
    }
    try expect(":")
    parts.append(try assignment())
  }
}
