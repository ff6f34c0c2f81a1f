import Springform
import SpringformDocument

/// A path whose points are expressions.
struct PathPlan: Sendable {
  let traits: Expression.Traits
  let reads: [Reference]
  let make: @Sendable (Interpreter) -> Path

  var isLive: Bool { traits.contains(.live) }

  /// The most elements of a path.
  static let elementLimit = 10_000
}

/// Reads paths: SVG's letters, with expressions in braces, and parts that repeat.
struct PathReader {
  private let context: ReaderContext

  init(_ context: ReaderContext) { self.context = context }

  private typealias Piece = @Sendable (Interpreter, inout Path) -> Void

  func path(_ node: Node) -> PathPlan? {
    guard let elements = node.elements else { return plan(of: [part(node)], at: node.position) }
    return plan(of: elements.map { $0.entries == nil ? part($0) : repeated($0) }, at: node.position)
  }

  private func plan(
    of parts: [(piece: Piece, traits: Expression.Traits, reads: [Reference])?], at position: SourcePosition
  )
    -> PathPlan?
  {
    let found = parts.compactMap(\.self)
    guard found.count == parts.count else { return nil }
    let pieces = found.map(\.piece)
    return PathPlan(
      traits: found.reduce(into: []) { $0.formUnion($1.traits) }, reads: found.flatMap(\.reads)
    ) { interpreter in
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
  private func repeated(_ node: Node) -> (piece: Piece, traits: Expression.Traits, reads: [Reference])? {
    let fields = context.fields(node, .pathPiece)
    fields.require("repeat")
    fields.require("path")
    let (loops, inner) = context.loops(fields, "repeat", countsOnly: true)
    guard let text = fields["path"], let part = PathReader(inner).part(text) else { return nil }
    return (
      { interpreter, path in
        var made = path
        loops.run(interpreter) { interpreter in
          if made.elements.count <= PathPlan.elementLimit { part.piece(interpreter, &made) }
        }
        path = made
      }, part.traits, part.reads
    )
  }

  // MARK: Letters

  private enum Operand {
    case number(@Sendable (Interpreter) -> Double)
    case point(@Sendable (Interpreter) -> Point)
  }

  private func part(_ node: Node) -> (piece: Piece, traits: Expression.Traits, reads: [Reference])? {
    guard let scalar = node.scalar else {
      context.problems.add("a path is a text such as \"M{[0, 0]} L{p}\", or a list of them", at: node.position)
      return nil
    }
    var scanner = PathScanner(scalar.text)
    var (pieces, traits, reads): ([Piece], Expression.Traits, [Reference]) = ([], [], [])
    var letter: (Unicode.Scalar, Int)?
    var operands: [Operand] = []

    func problem(_ what: String, at offset: Int, hint: String? = nil) {
      context.problems.add(what, in: node, offset: offset, hint: hint)
    }
    /// Makes elements of what has been read for the letter.
    func finish() -> Bool {
      guard let (name, offset) = letter else { return true }
      guard let made = Self.pieces(name, operands) else {
        problem("'\(name)' takes \(Self.needs[name] ?? "nothing")", at: offset)
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
        guard Self.needs[name] != nil else {
          problem("a path has no '\(name)'", at: offset, hint: "it has M, L, Q, C, A and Z, all capitals")
          return nil
        }
        letter = (name, offset)
      case .number(let value): operands.append(.number { _ in value })
      case .expression(let text):
        let reader = ExpressionReader(context.compilation, scope: context.scope)
        guard var expression = reader.compile(text, in: node, skipped: offset + 1, as: nil) else { return nil }
        if case .layer = expression.type {
          guard let place = reader.compile(text, in: node, skipped: offset + 1, as: .point) else { return nil }
          expression = place
        }
        traits.formUnion(expression.traits)
        reads += expression.reads
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
    return ({ interpreter, path in for piece in all { piece(interpreter, &path) } }, traits, reads)
  }

  static let needs: [Unicode.Scalar: String] = [
    "M": "a point", "L": "a point", "Q": "a control point and an end", "C": "two control points and an end",
    "A": "a center, a radius, and the angles of its start and end", "Z": "nothing",
  ]

  /// The elements of a letter; several when there are operands for more than one. `nil` when operands do not fit.
  private static func pieces(_ letter: Unicode.Scalar, _ operands: [Operand]) -> [Piece]? {
    var rest = operands[...]
    if letter == "Z" { return rest.isEmpty ? [{ $1.closeSubpath() }] : nil }
    var pieces: [Piece] = []
    repeat {
      switch letter {
      case "A":
        guard let center = point(&rest), let radius = number(&rest), let start = number(&rest), let end = number(&rest)
        else { return nil }
        pieces.append { interpreter, path in
          path.addArc(
            center: center(interpreter), radius: radius(interpreter), startAngle: start(interpreter),
            endAngle: end(interpreter))
        }
      case "M":
        guard let end = point(&rest) else { return nil }
        // As in SVG, further points are lines.
        let isFirst = pieces.isEmpty
        pieces.append { isFirst ? $1.move(to: end($0)) : $1.addLine(to: end($0)) }
      case "L":
        guard let end = point(&rest) else { return nil }
        pieces.append { $1.addLine(to: end($0)) }
      case "Q":
        guard let control = point(&rest), let end = point(&rest) else { return nil }
        pieces.append { interpreter, path in
          let control = control(interpreter)
          path.addQuadCurve(to: end(interpreter), control: control)
        }
      default:
        guard let first = point(&rest), let second = point(&rest), let end = point(&rest) else { return nil }
        pieces.append { interpreter, path in
          let (first, second) = (first(interpreter), second(interpreter))
          path.addCurve(to: end(interpreter), control1: first, control2: second)
        }
      }
    } while !rest.isEmpty
    return pieces
  }

  private static func point(_ operands: inout ArraySlice<Operand>) -> (@Sendable (Interpreter) -> Point)? {
    switch operands.popFirst() {
    case .point(let run): return run
    case .number(let x):
      guard case .number(let y)? = operands.popFirst() else { return nil }
      return { Point(x: x($0), y: y($0)) }
    case nil: return nil
    }
  }

  private static func number(_ operands: inout ArraySlice<Operand>) -> (@Sendable (Interpreter) -> Double)? {
    if case .number(let run)? = operands.popFirst() { run } else { nil }
  }
}

/// Cuts a path's text into letters, numbers and expressions.
private struct PathScanner {
  enum Token {
    case letter(Unicode.Scalar)
    case number(Double)
    case expression(String)
    case unclosed
    case stray(Unicode.Scalar)
  }

  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  mutating func next() -> (Token, offset: Int)? {
    while index < scalars.count, scalars[index] == "," || scalars[index].properties.isWhitespace { index += 1 }
    guard index < scalars.count else { return nil }
    let start = index
    switch scalars[index] {
    case "{":
      guard let end = scalars[index...].firstIndex(of: "}") else {
        index = scalars.count
        return (.unclosed, start)
      }
      index = end + 1
      return (.expression(text(start + 1..<end)), start)
    case "a"..."z", "A"..."Z":
      index += 1
      return (.letter(scalars[start]), start)
    case "0"..."9", "-", "+", ".":
      index += 1
      while index < scalars.count, ("0"..."9").contains(scalars[index]) || scalars[index] == "." { index += 1 }
      let value = Double(text(start..<index))
      return (value.map { .number($0) } ?? .stray(scalars[start]), start)
    default:
      index += 1
      return (.stray(scalars[start]), start)
    }
  }

  private func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }
}
