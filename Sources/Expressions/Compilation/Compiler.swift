package import SpringformDocument

/// Compiles one expression.
package struct Compiler {
  let compilation: CompilationContext
  let scope: Scope
  /// Where an offset lies in the file.
  let place: (Int) -> SourcePosition
  package private(set) var traits: Expression.Traits = []
  package private(set) var reads: [Reference] = []
  /// How many operations lie around the one that is being compiled, and the most there were.
  private var level = 0
  private var depth = 0

  /// The most operations that may lie within one another, those of derived values included.
  package static let depthLimit = 1000

  package init(_ compilation: CompilationContext, scope: Scope, place: @escaping (Int) -> SourcePosition) {
    self.compilation = compilation
    self.scope = scope
    self.place = place
  }

  /// - Parameter wanted: what the place needs; an object where a point is needed stands for its position.
  mutating func compile(_ syntax: Syntax, as wanted: ValueType? = nil) throws(ExpressionError) -> Expression {
    var code = try self.code(syntax)
    if let wanted { code = try converted(code, to: wanted, at: syntax.offset) }
    return Expression(code: code, traits: traits, reads: reads, depth: depth)
  }

  // MARK: Forms

  package mutating func code(_ syntax: Syntax) throws(ExpressionError) -> Thunk {
    try enter(1, at: syntax.offset)
    defer { leave() }
    switch syntax.form {
    case .number(let value): return .number { _ in value }
    case .flag(let value): return .flag { _ in value }
    case .text(let value): return .text { _ in value }
    case .color(let value): return .color { _ in value }
    case .name(let name): return try self.name(name, at: syntax.offset)
    case .member(let base, let name):
      if let index = index(name, of: base) { return index }
      if case .name("canvas") = base.form { return try canvas(name, at: syntax.offset) }
      if case .member(let inner, "model") = base.form, let code = try? self.code(inner), case .object = code {
        return try member(name, of: code, isModel: true, at: syntax.offset)
      }
      let owner = try code(base)
      if case .number = owner, let code = try compoundMember(name, of: base, at: syntax.offset) { return code }
      if case .object = owner { readPart(name, of: base) }
      return try member(name, of: owner, at: syntax.offset)
    case .element(let base, let index): return try element(base, index)
    case .call(let name, let arguments): return try call(name, arguments, at: syntax.offset)
    case .list(let elements): return try list(elements, at: syntax.offset)
    case .not(let operand):
      let run = try flag(operand)
      return .flag { !run($0) }
    case .minus(let operand):
      if case .number(let value) = operand.form { return .number { _ in -value } }
      return try negated(code(operand), at: syntax.offset)
    case .operation(let symbol, let left, let right): return try operation(symbol, left, right, at: syntax.offset)
    }
  }

  var language: Language { compilation.language }

  /// Counts what lies within one another, so that no expression exhausts the stack.
  mutating func enter(_ levels: Int, at offset: Int) throws(ExpressionError) {
    guard level + levels <= Self.depthLimit, compilation.level < Self.depthLimit else {
      throw ExpressionError("more than \(Self.depthLimit) operations need each other here", at: offset)
    }
    level += 1
    compilation.level += 1
    depth = max(depth, level + levels - 1)
  }

  mutating func leave() {
    level -= 1
    compilation.level -= 1
  }

  package mutating func number(_ syntax: Syntax) throws(ExpressionError) -> @Sendable (Environment) -> Double {
    guard case .number(let run) = try converted(code(syntax), to: .number, at: syntax.offset) else {
      throw .reported
    }
    return run
  }

  package mutating func flag(_ syntax: Syntax) throws(ExpressionError) -> @Sendable (Environment) -> Bool {
    guard case .flag(let run) = try converted(code(syntax), to: .flag, at: syntax.offset) else {
      throw .reported
    }
    return run
  }

  package mutating func use(_ traits: Expression.Traits) { self.traits.formUnion(traits) }

  mutating func read(_ reference: Reference) { if !reads.contains(reference) { reads.append(reference) } }
}
