package import SpringformDocument
import SpringformGeometry

/// Makes expressions of a document's nodes, and tells what is wrong with them at its very place.
package struct ExpressionReader {
  let compilation: CompilationContext
  let scope: Scope

  package init(_ compilation: CompilationContext, scope: Scope) {
    self.compilation = compilation
    self.scope = scope
    compilation.noteLocals(scope)
  }

  var problems: Problems { compilation.problems }

  /// An expression of a certain type, or of any.
  ///
  /// Where a text or a color is wanted, a text is meant as it is written unless it begins with `=`. A list may be written
  /// as YAML's, its elements being expressions.
  package func expression(_ node: Node, as wanted: ValueType? = nil) -> Expression? {
    switch node.content {
    case .null:
      problems.add("an expression is missing here", at: node.position)
      return nil
    case .mapping:
      problems.add(
        "an expression is needed here, and this is a mapping", at: node.position, hint: "quote a text with a colon")
      return nil
    case .sequence(let elements): return list(elements, at: node.position, as: wanted)
    case .scalar(let scalar): return self.scalar(scalar, node, as: wanted)
    }
  }

  private func scalar(_ scalar: Node.Scalar, _ node: Node, as wanted: ValueType?) -> Expression? {
    if wanted == .text || wanted == .color, !scalar.text.hasPrefix("=") {
      return literal(scalar.text, node, as: wanted)
    }
    let skipped = scalar.text.hasPrefix("=") ? 1 : 0
    if wanted == nil, isText(node) { return literal(scalar.text, node, as: .text) }
    return compile(String(scalar.text.dropFirst(skipped)), in: node, skipped: skipped, as: wanted)
  }

  /// Whether quotes make a text of what stands in them. They do not where they are there for a comma in an expression: what
  /// can be parsed is one, but for words that mean nothing here, such as `Lisbon`, `St. Gallen` or `well-known`.
  private func isText(_ node: Node) -> Bool {
    guard let text = quoted(node) else { return false }
    guard let syntax = try? Parser.parse(text) else { return text.contains(where: \.isLetter) }
    return isWord(syntax, isHyphenated: !text.contains(where: \.isWhitespace))
      && !syntax.names.contains { Compiler.knows($0, scope) }
  }

  private func isWord(_ syntax: Syntax, isHyphenated: Bool) -> Bool {
    switch syntax.form {
    case .name: true
    case .member(let base, _): isWord(base, isHyphenated: isHyphenated)
    case .operation("-", let left, let right):
      isHyphenated && isWord(left, isHyphenated: true) && isWord(right, isHyphenated: true)
    default: false
    }
  }

  /// Whether quotes hold a text in quotes of its own, which is an expression.
  private func isQuotedTwice(_ node: Node) -> Bool {
    guard let text = quoted(node), case .text? = (try? Parser.parse(text))?.form else { return false }
    return true
  }

  private func quoted(_ node: Node) -> String? {
    guard let scalar = node.scalar, !scalar.isPlain, !scalar.text.hasPrefix("=") else { return nil }
    return scalar.text
  }

  private func literal(_ text: String, _ node: Node, as wanted: ValueType?) -> Expression? {
    guard wanted == .color else { return constant(.text { _ in text }) }
    guard let color = Color(text) else {
      problems.add(
        "'\(text)' is no color", at: node.position,
        hint: compilation.language.colorHint(text) ?? equation(text)
          ?? "write #RRGGBB in quotes, a name such as teal, or = before an expression")
      return nil
    }
    return constant(.color { _ in color })
  }

  /// What to write where an expression lacks its sign.
  private func equation(_ text: String) -> String? {
    guard case .call(let name, _)? = (try? Parser.parse(text))?.form, compilation.language.functions(named: name) != nil
    else { return nil }
    return "write =\(text)"
  }

  private func constant(_ code: Thunk) -> Expression { Expression(code: code, traits: [], reads: []) }

  /// Compiles a part of a node's text.
  /// - Parameters:
  ///   - text: the expression.
  ///   - node: where it stands.
  ///   - skipped: how many Unicode scalars of the node's text stand before it.
  ///   - wanted: the type that is needed.
  package func compile(_ text: String, in node: Node, skipped: Int, as wanted: ValueType?) -> Expression? {
    let source = problems.source
    func place(_ offset: Int) -> SourcePosition { source.position(in: node, offset: skipped + offset) }
    do throws(ExpressionError) {
      let syntax = try Parser.parse(text)
      var compiler = Compiler(compilation, scope: scope, place: place)
      return try compiler.compile(syntax, as: wanted)
    } catch {
      if error != .reported { problems.add(error.message, at: place(error.offset), hint: error.hint) }
      return nil
    }
  }

  // MARK: Lists

  private func list(_ elements: [Node], at position: SourcePosition, as wanted: ValueType?) -> Expression? {
    if let cut = elements.first(where: Self.isCut) {
      problems.add("a comma ended this expression; quote an expression with a comma in it", at: cut.position)
      return nil
    }
    if case .list(let type) = wanted { return self.elements(elements, of: type) }
    guard wanted == nil || wanted == .point else {
      problems.add("\(wanted?.name ?? "a value") is needed here, and this is a list", at: position)
      return nil
    }
    if wanted == .point || elements.count == 2 {
      guard elements.count == 2 else {
        problems.add("a point has two numbers: [x, y]", at: position)
        return nil
      }
      if wanted == .point || elements.allSatisfy({ $0.elements == nil && !isText($0) && !isQuotedTwice($0) }) {
        return point(elements)
      }
    }
    guard let first = elements.first else {
      problems.add("an empty list means nothing here", at: position)
      return nil
    }
    guard let type = expression(first)?.type else { return nil }
    return self.elements(elements.map { ($0, formula($0, as: type)) }, of: type)
  }

  /// An expression even where a text is wanted.
  private func formula(_ node: Node, as type: ValueType) -> Expression? {
    guard let scalar = node.scalar, !scalar.text.hasPrefix("=") else { return expression(node, as: type) }
    if type == .text, quoted(node) != nil, !isQuotedTwice(node) { return expression(node, as: type) }
    return compile(scalar.text, in: node, skipped: 0, as: type)
  }

  private func point(_ elements: [Node]) -> Expression? {
    let parts = elements.map { expression($0, as: .number) }
    guard let x = parts[0], let y = parts[1], case .number(let runX) = x.code, case .number(let runY) = y.code else {
      return nil
    }
    return Expression(
      code: .point { Point(x: runX($0), y: runY($0)) }, traits: x.traits.union(y.traits), reads: x.reads + y.reads,
      depth: max(x.depth, y.depth) + 1)
  }

  private func elements(_ elements: [Node], of type: ValueType) -> Expression? {
    self.elements(elements.map { ($0, expression($0, as: type)) }, of: type)
  }

  private func elements(_ elements: [(Node, Expression?)], of type: ValueType) -> Expression? {
    let parts = elements.map(\.1)
    guard !parts.contains(where: { $0 == nil }) else { return nil }
    let (codes, found) = (parts.compactMap { $0?.code }, parts.compactMap(\.self))
    return Expression(
      code: .list(type) { environment in codes.map { $0.value(environment) } },
      traits: found.reduce(into: []) { $0.formUnion($1.traits) }, reads: found.flatMap(\.reads),
      depth: 1 + (found.map(\.depth).max() ?? 0))
  }

  /// `[max(1, 2), 3]` has three elements for YAML.
  private static func isCut(_ node: Node) -> Bool {
    guard let scalar = node.scalar, scalar.isPlain else { return false }
    return scalar.text.filter { "([".contains($0) }.count > scalar.text.filter { ")]".contains($0) }.count
  }
}
