/// Reads an expression by recursive descent, and finds out what each name refers to.
struct ScriptParser {
  /// How many parts may lie in each other where reading them takes stack.
  private static let maximumNesting = 100

  /// What cannot be the name of a variable. (`let` and `of` can.)
  static let reservedWords: Set<String> = [
    "break", "case", "catch", "class", "const", "continue", "debugger", "default", "delete", "do", "else", "export",
    "extends", "false", "finally", "for", "function", "if", "import", "in", "instanceof", "new", "null", "return",
    "super", "switch", "this", "throw", "true", "try", "typeof", "var", "void", "while", "with",
  ]

  var tree = ScriptTree()
  var scope = ScriptScope()
  private let tokens: [ScriptToken]
  private(set) var index = 0
  /// For each opening parenthesis, where it closes.
  private var partners: [Int: Int] = [:]
  private var nesting = 0
  private var expressionHeights: [Int] = []
  private var statementHeights: [Int] = []
  private var uses: [(name: String, scope: ScriptScope)] = []
  private var nameIndexes: [String: Int32] = [:]

  init(_ tokens: [ScriptToken]) {
    self.tokens = tokens
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      if token.kind == .symbol("(") { open.append(index) }
      if token.kind == .symbol(")"), let partner = open.popLast() { partners[partner] = index }
    }
  }

  mutating func program() throws(ExpressionError) -> ScriptTree {
    let globals = scope
    tree.functions.append(ScriptCode(body: .statements(ScriptIDs(start: 0, count: 0))))
    var statements: [ScriptID<ScriptStatement>] = []
    while token.kind != .end { statements.append(try statement()) }
    let height = height(of: statements)
    resolve(globals)
    tree.functions[0] = ScriptCode(
      body: .statements(list(statements)), slotCount: globals.function.slotCount, declared: globals.function.declared,
      height: height)
    tree.resultSlot = globals.slot(of: "$bm_rt")
    return tree
  }

  private mutating func resolve(_ globals: ScriptScope) {
    for (name, scope) in uses {
      let found = scope.declaring(name)
      let depth = found?.function.depth ?? 0
      if found == nil { tree.freeNames.insert(name) }
      tree.references.append(
        ScriptReference(
          name: name, distance: depth > 0 ? scope.function.depth - depth : nil,
          // A name that is assigned without being declared is a variable of the expression as a whole.
          slot: (found ?? globals).declare(name), builtin: depth > 0 ? nil : ScriptBuiltin.named[name]))
    }
  }

  // MARK: Tokens

  var token: ScriptToken { tokens[min(index, tokens.count - 1)] }

  func token(ahead distance: Int) -> ScriptToken { tokens[min(index + distance, tokens.count - 1)] }

  func error(_ problem: String) -> ExpressionError { .syntax(problem, line: token.line) }

  var unexpected: ExpressionError {
    switch token.kind {
    case .end: error("it ends too early")
    case .name(let text), .symbol(let text): error("'\(text)' is not expected")
    case .number: error("a number is not expected")
    case .string, .template, .moreTemplate: error("a text is not expected")
    }
  }

  mutating func advance() { index += 1 }

  func isAt(_ symbol: String) -> Bool { token.kind == .symbol(symbol) }
  func isAt(word: String) -> Bool { token.kind == .name(word) }

  mutating func skip(_ symbol: String) -> Bool {
    guard isAt(symbol) else { return false }
    advance()
    return true
  }

  mutating func skip(word: String) -> Bool {
    guard isAt(word: word) else { return false }
    advance()
    return true
  }

  mutating func expect(_ symbol: String) throws(ExpressionError) {
    guard skip(symbol) else {
      throw token.kind == .end ? unexpected : error("'\(symbol)' is missing")
    }
  }

  /// The name of a variable.
  mutating func variableName() throws(ExpressionError) -> String {
    if isAt("[") || isAt("{") { throw .unsupported("destructuring") }
    guard case .name(let name) = token.kind, !Self.reservedWords.contains(name) else { throw unexpected }
    advance()
    return name
  }

  /// Whether the parenthesis here holds parameters.
  var isAtArrowParameters: Bool {
    guard let partner = partners[index], partner + 1 < tokens.count else { return false }
    return tokens[partner + 1].kind == .symbol("=>")
  }

  // MARK: Depth

  mutating func enter() throws(ExpressionError) {
    nesting += 1
    guard nesting <= Self.maximumNesting else { throw .tooDeep }
  }

  mutating func leave() { nesting -= 1 }

  // MARK: Parts

  mutating func add(
    _ expression: ScriptExpression, over children: ScriptID<ScriptExpression>...
  ) throws(ExpressionError) -> ScriptID<ScriptExpression> {
    try add(expression, over: children)
  }

  mutating func add(
    _ expression: ScriptExpression, over children: [ScriptID<ScriptExpression>]
  ) throws(ExpressionError) -> ScriptID<ScriptExpression> {
    let height = height(of: children) + 1
    guard height <= ScriptTree.maximumHeight else { throw .tooDeep }
    tree.expressions.append(expression)
    expressionHeights.append(height)
    return ScriptID(index: Int32(truncatingIfNeeded: tree.expressions.count - 1))
  }

  mutating func add(
    _ statement: ScriptStatement, over expressions: [ScriptID<ScriptExpression>] = [],
    _ statements: [ScriptID<ScriptStatement>] = []
  ) throws(ExpressionError) -> ScriptID<ScriptStatement> {
    let height = max(height(of: expressions), height(of: statements)) + 1
    guard height <= ScriptTree.maximumHeight else { throw .tooDeep }
    tree.statements.append(statement)
    statementHeights.append(height)
    return ScriptID(index: Int32(truncatingIfNeeded: tree.statements.count - 1))
  }

  func height(of expressions: [ScriptID<ScriptExpression>]) -> Int {
    expressions.reduce(0) { max($0, expressionHeights[Int($1.index)]) }
  }

  func height(of statements: [ScriptID<ScriptStatement>]) -> Int {
    statements.reduce(0) { max($0, statementHeights[Int($1.index)]) }
  }

  mutating func list(_ expressions: [ScriptID<ScriptExpression>]) -> ScriptIDs<ScriptExpression> {
    let start = tree.expressionLists.count
    tree.expressionLists += expressions
    return ScriptIDs(start: Int32(truncatingIfNeeded: start), count: Int32(truncatingIfNeeded: expressions.count))
  }

  mutating func list(_ statements: [ScriptID<ScriptStatement>]) -> ScriptIDs<ScriptStatement> {
    let start = tree.statementLists.count
    tree.statementLists += statements
    return ScriptIDs(start: Int32(truncatingIfNeeded: start), count: Int32(truncatingIfNeeded: statements.count))
  }

  mutating func text(_ string: String) throws(ExpressionError) -> ScriptID<ScriptExpression> {
    tree.strings.append(string)
    return try add(.string(Int32(truncatingIfNeeded: tree.strings.count - 1)))
  }

  mutating func reference(_ name: String) throws(ExpressionError) -> ScriptID<ScriptExpression> {
    uses.append((name, scope))
    return try add(.reference(Int32(truncatingIfNeeded: uses.count - 1)))
  }

  mutating func nameIndex(_ name: String) -> Int32 {
    if let index = nameIndexes[name] { return index }
    let index = Int32(truncatingIfNeeded: tree.names.count)
    tree.names.append(ScriptName(name))
    nameIndexes[name] = index
    return index
  }
}
