/// An expression of After Effects, in the JavaScript that exports of it hold: read once, evaluated for any moment.
struct LottieExpression: Sendable {
  /// In bytes.
  static let maximumSourceSize = 64 << 10
  /// Of a text, in units of UTF-16.
  static let maximumTextLength = 1 << 16
  static let maximumListCount = 10_000

  private let tree: ScriptTree

  init(_ source: String) throws(ExpressionError) {
    guard source.utf8.count <= Self.maximumSourceSize else { throw .tooLarge("a source") }
    var lexer = ScriptLexer(source)
    var parser = ScriptParser(try lexer.tokens())
    tree = try parser.program()
  }

  /// The names that it does not define itself, such as `time`, `loopOut` and `thisComp`.
  var freeNames: Set<String> { tree.freeNames }

  /// What it gives: a number, truth, text, vector, list or path, of finite numbers alone.
  ///
  /// That is the variable `$bm_rt`, which exports assign; without it, the last statement's value.
  func value(
    _ host: some ExpressionHost, work: ExpressionWork = ExpressionWork()
  ) throws(ExpressionError) -> ExpressionValue {
    try ScriptEvaluator(tree, host: host, work: work).result()
  }
}
