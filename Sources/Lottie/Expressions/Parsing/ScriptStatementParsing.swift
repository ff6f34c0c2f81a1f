extension ScriptParser {
  /// Up to the closing brace.
  mutating func statements() throws(ExpressionError) -> [ScriptID<ScriptStatement>] {
    var statements: [ScriptID<ScriptStatement>] = []
    while !skip("}") {
      guard token.kind != .end else { throw unexpected }
      statements.append(try statement())
    }
    return statements
  }

  mutating func statement() throws(ExpressionError) -> ScriptID<ScriptStatement> {
    try enter()
    defer { leave() }
    let kind = token.kind
    switch kind {
    case .symbol("{"): return try block()
    case .symbol(";"):
      advance()
      return try add(.empty)
    case .name(let name): return try statement(beginning: name)
    default: return try expressionStatement()
    }
  }

  private mutating func statement(beginning word: String) throws(ExpressionError) -> ScriptID<ScriptStatement> {
    switch word {
    case "var", "const": return try ended(try declaration())
    case "let":
      guard case .name = token(ahead: 1).kind else {
        if [.symbol("["), .symbol("{")].contains(token(ahead: 1).kind) { throw .unsupported("destructuring") }
        return try expressionStatement()
      }
      return try ended(try declaration())
    case "function": return try functionDeclaration()
    case "if": return try condition()
    case "for": return try inScope { (parser: inout ScriptParser) throws(ExpressionError) in try parser.forLoop() }
    case "while", "do": return try whileLoop()
    case "switch": return try choice()
    case "try": return try attempt()
    case "break", "continue", "return", "throw": return try jump(word)
    case "class", "import", "export", "with", "debugger": throw .unsupported("'\(word)'")
    default:
      if token(ahead: 1).kind == .symbol(":") { throw .unsupported("labels") }
      if case .name("function") = token(ahead: 1).kind, word == "async" { throw .unsupported("'async'") }
      return try expressionStatement()
    }
  }

  private mutating func inScope(
    _ read: (inout ScriptParser) throws(ExpressionError) -> ScriptID<ScriptStatement>
  ) throws(ExpressionError) -> ScriptID<ScriptStatement> {
    let outer = scope
    scope = ScriptScope(in: outer, isFunction: false)
    let statement = try read(&self)
    scope = outer
    return statement
  }

  /// A semicolon may be left out at the end of a line or block.
  private mutating func endStatement() throws(ExpressionError) {
    guard !skip(";"), !isAt("}"), token.kind != .end, !token.startsLine else { return }
    throw unexpected
  }

  private mutating func ended(_ statement: ScriptID<ScriptStatement>) throws(ExpressionError) -> ScriptID<
    ScriptStatement
  > {
    try endStatement()
    return statement
  }

  private mutating func expressionStatement() throws(ExpressionError) -> ScriptID<ScriptStatement> {
    let value = try expression()
    return try ended(try add(.expression(value), over: [value]))
  }

  private mutating func block() throws(ExpressionError) -> ScriptID<ScriptStatement> {
    try inScope { (parser: inout ScriptParser) throws(ExpressionError) in
      try parser.expect("{")
      let statements = try parser.statements()
      return try parser.add(.block(parser.list(statements)), over: [], statements)
    }
  }

  /// From `var`, `let` or `const` up to where the statement would end.
  private mutating func declaration() throws(ExpressionError) -> ScriptID<ScriptStatement> {
    let isBlockWide = !isAt(word: "var")
    advance()
    var parts: [ScriptID<ScriptStatement>] = []
    repeat {
      let name = try variableName()
      (isBlockWide ? scope : scope.wholeFunction).declare(name)
      guard skip("=") else {
        // A variable of a block begins anew each time; one of a function keeps what it has.
        if isBlockWide, scope.parent != nil {
          let (target, value) = (try reference(name), try add(.undefined))
          let assignment = try add(.assign(target, value), over: target, value)
          parts.append(try add(.declare(assignment), over: [assignment]))
        }
        continue
      }
      let target = try reference(name)
      let value = try assignment()
      let assignment = try add(.assign(target, value), over: target, value)
      parts.append(try add(.declare(assignment), over: [assignment]))
    } while skip(",")
    return parts.count == 1 ? parts[0] : try add(.block(list(parts)), over: [], parts)
  }

  private mutating func parenthesized() throws(ExpressionError) -> ScriptID<ScriptExpression> {
    try expect("(")
    let value = try expression()
    try expect(")")
    return value
  }

  private mutating func condition() throws(ExpressionError) -> ScriptID<ScriptStatement> {
    advance()
    let condition = try parenthesized()
    let first = try statement()
    guard skip(word: "else") else { return try add(.condition(condition, first, nil), over: [condition], [first]) }
    let second = try statement()
    return try add(.condition(condition, first, second), over: [condition], [first, second])
  }

  private mutating func jump(_ word: String) throws(ExpressionError) -> ScriptID<ScriptStatement> {
    advance()
    let isAtEnd = token.startsLine || isAt(";") || isAt("}") || token.kind == .end
    if word == "break" || word == "continue" {
      guard isAtEnd else { throw .unsupported("labels") }
      return try ended(try add(word == "break" ? .leave : .again))
    }
    guard !isAtEnd else {
      guard word == "return" else { throw unexpected }
      return try ended(try add(.give(nil)))
    }
    let value = try expression()
    return try ended(try add(word == "return" ? .give(value) : .fail(value), over: [value]))
  }

  // MARK: Loops

  private mutating func whileLoop() throws(ExpressionError) -> ScriptID<ScriptStatement> {
    if skip(word: "while") {
      let condition = try parenthesized()
      let body = try statement()
      return try add(.loop(ScriptLoop(condition: condition, body: body)), over: [condition], [body])
    }
    advance()
    let body = try statement()
    guard skip(word: "while") else { throw error("'while' is missing") }
    let condition = try parenthesized()
    _ = skip(";")
    return try add(.loop(ScriptLoop(condition: condition, body: body, runsFirst: true)), over: [condition], [body])
  }

  private mutating func forLoop() throws(ExpressionError) -> ScriptID<ScriptStatement> {
    advance()
    try expect("(")
    var start: ScriptID<ScriptStatement>?
    if isAt(word: "var") || isAt(word: "let") || isAt(word: "const") {
      if case .name(let name) = token(ahead: 1).kind, let keys = keysOrElements(token(ahead: 2)) {
        let isBlockWide = !isAt(word: "var")
        advance()
        let known = try variableName()
        (isBlockWide ? scope : scope.wholeFunction).declare(known)
        return try each(try reference(name), keys: keys)
      }
      start = try declaration()
    } else if !isAt(";") {
      let value = try expression()
      if let keys = keysOrElements(token) {
        try requireTarget(value)
        return try each(value, keys: keys)
      }
      start = try add(.declare(value), over: [value])
    }
    try expect(";")
    let condition = isAt(";") ? nil : try expression()
    try expect(";")
    let next = isAt(")") ? nil : try expression()
    try expect(")")
    let body = try statement()
    return try add(
      .loop(ScriptLoop(start: start, condition: condition, next: next, body: body)),
      over: [condition, next].compactMap { $0 }, [start, body].compactMap { $0 })
  }

  private func keysOrElements(_ token: ScriptToken) -> Bool? {
    switch token.kind {
    case .name("in"): true
    case .name("of"): false
    default: nil
    }
  }

  private mutating func each(
    _ target: ScriptID<ScriptExpression>, keys: Bool
  ) throws(ExpressionError) -> ScriptID<ScriptStatement> {
    advance()
    let whole = try expression()
    try expect(")")
    let body = try statement()
    return try add(.each(target: target, of: whole, keys: keys, body), over: [target, whole], [body])
  }

  // MARK: Choices and errors

  private mutating func choice() throws(ExpressionError) -> ScriptID<ScriptStatement> {
    advance()
    let value = try parenthesized()
    return try inScope { (parser: inout ScriptParser) throws(ExpressionError) in
      try parser.expect("{")
      var cases: [ScriptCase] = []
      var expressions = [value]
      var statements: [ScriptID<ScriptStatement>] = []
      while !parser.skip("}") {
        let label = parser.skip(word: "default") ? nil : try parser.caseLabel()
        if let label { expressions.append(label) }
        try parser.expect(":")
        var body: [ScriptID<ScriptStatement>] = []
        while !parser.isAt("}"), !parser.isAt(word: "case"), !parser.isAt(word: "default") {
          guard parser.token.kind != .end else { throw parser.unexpected }
          body.append(try parser.statement())
        }
        statements += body
        cases.append(ScriptCase(value: label, body: parser.list(body)))
      }
      return try parser.add(.choice(value, cases), over: expressions, statements)
    }
  }

  private mutating func caseLabel() throws(ExpressionError) -> ScriptID<ScriptExpression> {
    guard skip(word: "case") else { throw unexpected }
    return try expression()
  }

  private mutating func attempt() throws(ExpressionError) -> ScriptID<ScriptStatement> {
    advance()
    var attempt = ScriptAttempt(body: try block())
    if skip(word: "catch") {
      attempt.rescue = try inScope { (parser: inout ScriptParser) throws(ExpressionError) in
        if parser.skip("(") {
          let name = try parser.variableName()
          parser.scope.declare(name)
          attempt.error = try parser.reference(name)
          try parser.expect(")")
        }
        return try parser.block()
      }
    }
    if skip(word: "finally") { attempt.cleanup = try block() }
    guard attempt.rescue != nil || attempt.cleanup != nil else { throw error("'catch' is missing") }
    return try add(
      .attempt(attempt), over: [attempt.error].compactMap { $0 },
      [attempt.body, attempt.rescue, attempt.cleanup].compactMap { $0 })
  }
}
