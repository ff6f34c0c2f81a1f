extension ScriptParser {
  mutating func functionDeclaration() throws(ExpressionError) -> ScriptID<ScriptStatement> {
    advance()
    if isAt("*") { throw .unsupported("generators") }
    let slot = scope.declare(try variableName())
    let function = try function(named: nil)
    scope.function.declared.append((slot, function))
    return try add(.empty)
  }

  mutating func functionExpression() throws(ExpressionError) -> ScriptID<ScriptExpression> {
    advance()
    if isAt("*") { throw .unsupported("generators") }
    let name = isAt("(") ? nil : try variableName()
    return try add(.function(try function(named: name)))
  }

  /// A function of an object, from its parameters on.
  mutating func method() throws(ExpressionError) -> ScriptID<ScriptExpression> {
    try add(.function(try function(named: nil)))
  }

  mutating func arrow() throws(ExpressionError) -> ScriptID<ScriptExpression> {
    let function = try code(named: nil) { (parser: inout ScriptParser) throws(ExpressionError) -> ScriptCode in
      let parameters: [ScriptCode.Parameter]
      if parser.skip("(") {
        parameters = try parser.parameters()
      } else {
        parameters = [ScriptCode.Parameter(slot: parser.scope.declare(try parser.variableName()), fallback: nil)]
      }
      try parser.expect("=>")
      if parser.isAt("{") { return try parser.code(parameters) }
      let value = try parser.assignment()
      return ScriptCode(
        parameters: parameters, body: .expression(value),
        height: parser.height(of: [value] + parameters.compactMap(\.fallback)))
    }
    return try add(.function(function))
  }

  private mutating func function(named name: String?) throws(ExpressionError) -> Int32 {
    try code(named: name) { (parser: inout ScriptParser) throws(ExpressionError) -> ScriptCode in
      try parser.expect("(")
      return try parser.code(try parser.parameters())
    }
  }

  /// What `read` reads in a scope of its own, as a function of the tree.
  private mutating func code(
    named name: String?, _ read: (inout ScriptParser) throws(ExpressionError) -> ScriptCode
  ) throws(ExpressionError) -> Int32 {
    try enter()
    let outer = scope
    let own = ScriptScope(in: outer, isFunction: true)
    scope = own
    let ownSlot = name.map(own.declare)
    var code = try read(&self)
    scope = outer
    leave()
    code.ownSlot = ownSlot
    code.slotCount = own.function.slotCount
    code.declared = own.function.declared
    tree.functions.append(code)
    return Int32(truncatingIfNeeded: tree.functions.count - 1)
  }

  private mutating func parameters() throws(ExpressionError) -> [ScriptCode.Parameter] {
    var parameters: [ScriptCode.Parameter] = []
    while !skip(")") {
      if isAt("...") { throw .unsupported("'...'") }
      let slot = scope.declare(try variableName())
      parameters.append(ScriptCode.Parameter(slot: slot, fallback: skip("=") ? try assignment() : nil))
      guard !skip(")") else { break }
      try expect(",")
    }
    return parameters
  }

  private mutating func code(_ parameters: [ScriptCode.Parameter]) throws(ExpressionError) -> ScriptCode {
    try expect("{")
    let statements = try statements()
    return ScriptCode(
      parameters: parameters, body: .statements(list(statements)),
      height: max(height(of: statements), height(of: parameters.compactMap(\.fallback))))
  }
}
