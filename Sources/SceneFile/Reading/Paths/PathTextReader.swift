import Springform
import SpringformDocument
import SpringformExpressions
import SpringformGeometry
import SpringformNumerics

/// Reads a text of path data whose operands may be expressions in braces.
struct PathTextReader {
  /// Draws what a text says, from where the pen is.
  typealias Part = (draw: @Sendable (Interpreter, inout PathPen) -> Void, dependencies: Dependencies)

  private enum Operand {
    case number(Computed<Double>)
    case point(Computed<Point>)
  }

  private let context: ReaderContext
  private let dialect: PathDataParser.Dialect

  init(_ context: ReaderContext, dialect: PathDataParser.Dialect) {
    self.context = context
    self.dialect = dialect
  }

  func part(_ node: Node) -> Part? {
    guard let text = node.scalar?.text else {
      context.problems.add("a path is a text such as \"M{[0, 0]} L{p}\", or a list of them", at: node.position)
      return nil
    }
    var parser = PathDataParser(text, dialect: dialect)
    var (elements, dependencies): ([(PathLetter, [Operand])], Dependencies) = ([], Dependencies())
    var operands: [Operand] = []
    do {
      while let token = try parser.next() {
        switch token {
        case .letter: break
        case .number(let value): operands.append(.number { _ in value })
        case .expression(let text):
          guard let expression = expression(text, in: node, at: parser.offset),
            let operand = operand(expression, for: parser.place, in: node, at: parser.offset)
          else { return nil }
          dependencies.add(expression)
          if case .point = operand { try parser.take(isPoint: true) } else { try parser.take(isPoint: false) }
          operands.append(operand)
        }
        if let letter = parser.completed {
          elements.append((letter, operands))
          operands = []
        }
      }
    } catch {
      context.problems.add(error.sentence, in: node, offset: error.offset, hint: hint(for: error, parser, text))
      return nil
    }
    guard elements.count <= PathPlan.elementLimit else {
      context.problems.add("a path has at most \(PathPlan.elementLimit.groupedText) elements", in: node, offset: 0)
      return nil
    }
    return (drawing(elements), dependencies)
  }

  private func drawing(_ elements: [(PathLetter, [Operand])]) -> @Sendable (Interpreter, inout PathPen) -> Void {
    { interpreter, pen in
      var numbers: [Double] = []
      for (letter, operands) in elements {
        numbers.removeAll(keepingCapacity: true)
        for operand in operands {
          switch operand {
          case .number(let run): numbers.append(run(interpreter))
          case .point(let run):
            let point = run(interpreter)
            numbers.append(point.x)
            numbers.append(point.y)
          }
        }
        pen.draw(letter, numbers)
      }
    }
  }

  // MARK: Operands

  private func expression(_ text: String, in node: Node, at offset: Int) -> Expression? {
    let reader = ExpressionReader(context.compilation, scope: context.scope)
    guard let expression = reader.compile(text, in: node, skipped: offset + 1, as: nil) else { return nil }
    guard case .object = expression.type else { return expression }
    return reader.compile(text, in: node, skipped: offset + 1, as: .point)
  }

  private func operand(
    _ expression: Expression, for place: PathLetter.Place?, in node: Node, at offset: Int
  ) -> Operand? {
    switch (expression.code, place) {
    case (.flag(let run), .flag): return .number { run($0) ? 1 : 0 }
    // A number is SVG's, in degrees; an expression is an angle as everywhere else in the file.
    case (.number(let run), .degrees): return .number { run($0) * 180 / .pi }
    case (.number(let run), _): return .number(run)
    case (.point(let run), _): return .point(run)
    default:
      let needed = place == .flag ? "a condition, or 0 or 1," : "a point or a number"
      context.problems.add(
        "\(needed) is needed here, and this is \(expression.type.name)", in: node, offset: offset + 1)
      return nil
    }
  }

  // MARK: Hints

  private func hint(for error: PathDataError, _ parser: PathDataParser, _ text: String) -> String? {
    switch error.reason {
    case .unknownLetter:
      let letters = PathLetter.Kind.allCases.map { String($0.rawValue) }.joined(conjunction: "and")
      return "it has \(letters), and their small letters, which count from the current point"
    case .stray(","): return "a comma stands between two numbers"
    case .stray("["): return "write a point as 0 0 or {[0, 0]}"
    case .stray: return "expressions stand in braces: L{p}"
    case .flag: return "an arc by its center, radius and angles is O{center} {radius} {start} {end}"
    case .operands where parser.letter?.kind == .arc && parser.count == 5:
      // A center, a radius and two angles.
      return centerArc(in: text, at: error.offset)
    case .start where text.unicodeScalars.dropFirst(error.offset).first == "A":
      // What begins a path is an arc that is drawn from nowhere.
      return centerArc(in: text, at: error.offset)
    default: return nil
    }
  }

  /// What to write for an arc about a center, given what stands from its letter to the next one.
  private func centerArc(in text: String, at offset: Int) -> String {
    var depth = 0
    let rest = text.unicodeScalars.dropFirst(offset + 1).prefix { scalar in
      depth += scalar == "{" ? 1 : scalar == "}" ? -1 : 0
      return depth > 0 || !scalar.properties.isAlphabetic
    }
    let operands = String(rest).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return "an arc by its center, radius and angles is O: O\(operands)"
  }
}
