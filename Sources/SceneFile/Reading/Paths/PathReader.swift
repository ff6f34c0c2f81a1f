import Springform
import SpringformDocument
import SpringformExpressions

/// Reads paths: SVG's letters, with expressions in braces, and parts that repeat.
struct PathReader {
  private let context: ReaderContext

  init(_ context: ReaderContext) { self.context = context }

  private typealias Piece = PathLetters.Piece
  private typealias Part = (piece: Piece, dependencies: Dependencies)

  func path(_ node: Node) -> PathPlan? {
    guard let elements = node.elements else { return plan(of: [part(node)], at: node.position) }
    return plan(of: elements.map { $0.entries == nil ? part($0) : repeated($0) }, at: node.position)
  }

  private func plan(of parts: [Part?], at position: SourcePosition) -> PathPlan? {
    let found = parts.compactMap(\.self)
    guard found.count == parts.count else { return nil }
    let pieces = found.map(\.piece)
    var dependencies = Dependencies()
    for part in found { dependencies.add(part.dependencies) }
    return PathPlan(dependencies: dependencies) { interpreter in
      var path = Path()
      for piece in pieces { piece(interpreter, &path) }
      if path.elements.count > PathPlan.elementLimit {
        interpreter.fail("a path has at most \(PathPlan.elementLimit) elements", at: position)
        return Path()
      }
      if !path.isFinite {
        interpreter.fail(
          "a point of this path is not a finite number at \(written(interpreter.stage.time)) s", at: position)
        return Path()
      }
      return path
    }
  }

  /// A part of the path for every turn of its counters.
  private func repeated(_ node: Node) -> Part? {
    let (loops, inner) = Mapping(node, PathPieceKeys.format, context).loops(
      \.counters, where: \.condition, countsOnly: true)
    guard let text = inner.read(\.path), let part = PathReader(inner.context).part(text) else { return nil }
    return (
      { interpreter, path in
        var made = path
        loops.run(interpreter) { interpreter in
          if made.elements.count <= PathPlan.elementLimit { part.piece(interpreter, &made) }
        }
        path = made
      }, part.dependencies
    )
  }

  // MARK: Letters

  private func part(_ node: Node) -> Part? {
    guard let scalar = node.scalar else {
      context.problems.add("a path is a text such as \"M{[0, 0]} L{p}\", or a list of them", at: node.position)
      return nil
    }
    var scanner = PathScanner(scalar.text)
    var (pieces, dependencies): ([Piece], Dependencies) = ([], Dependencies())
    var letter: (Unicode.Scalar, Int)?
    var operands: [PathLetters.Operand] = []

    func problem(_ what: String, at offset: Int, hint: String? = nil) {
      context.problems.add(what, in: node, offset: offset, hint: hint)
    }
    /// Makes elements of what has been read for the letter.
    func finish() -> Bool {
      guard let (name, offset) = letter else { return true }
      guard let made = PathLetters.pieces(name, operands) else {
        problem("'\(name)' takes \(PathLetters.needs[name] ?? "nothing")", at: offset)
        return false
      }
      pieces += made
      operands = []
      letter = nil
      return true
    }

    while let (token, offset) = scanner.next() {
      switch token {
      case .letter(let name):
        guard finish() else { return nil }
        guard PathLetters.needs[name] != nil else {
          problem("a path has no '\(name)'", at: offset, hint: "it has M, L, Q, C, A and Z, all capitals")
          return nil
        }
        letter = (name, offset)
      case .number(let value): operands.append(.number { _ in value })
      case .expression(let text):
        let reader = ExpressionReader(context.compilation, scope: context.scope)
        guard var expression = reader.compile(text, in: node, skipped: offset + 1, as: nil) else { return nil }
        if case .object = expression.type {
          guard let place = reader.compile(text, in: node, skipped: offset + 1, as: .point) else { return nil }
          expression = place
        }
        dependencies.add(expression)
        switch expression.code {
        case .number(let run): operands.append(.number(run))
        case .point(let run): operands.append(.point(run))
        default:
          problem("a point or a number is needed here, and this is \(expression.type.name)", at: offset + 1)
          return nil
        }
      case .unclosed:
        problem("this brace is never closed", at: offset)
        return nil
      case .stray(let scalar):
        problem(
          "'\(scalar)' means nothing in a path", at: offset,
          hint: scalar == "[" ? "write a point as 0 0 or {[0, 0]}" : "expressions stand in braces: L{p}")
        return nil
      }
      if letter == nil, !operands.isEmpty {
        problem("a path begins with M", at: offset)
        return nil
      }
    }
    guard finish() else { return nil }
    guard pieces.count <= PathPlan.elementLimit else {
      problem("a path has at most \(PathPlan.elementLimit) elements", at: 0)
      return nil
    }
    let all = pieces
    return ({ interpreter, path in for piece in all { piece(interpreter, &path) } }, dependencies)
  }
}

/// A part of a path, many times over.
struct PathPieceKeys: Sendable {
  static let format = MappingFormat(
    "pathPiece", "a part of a path", "A part of a path, many times over.", keys: PathPieceKeys())

  let counters = Key("repeat", .map(schema: .counters), "counters and how far they count", isRequired: true)
  let condition = Key("where", .expression(.flag), "which of the repetitions there are")
  let path = Key("path", .node(.text), "the part; where the path is empty, L begins it", isRequired: true)
}
