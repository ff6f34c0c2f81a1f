import SpringformNumerics
import Springform
import SpringformDocument
import SpringformExpressions
import SpringformGeometry

/// Reads paths: SVG's path data with expressions in braces, and parts that repeat.
struct PathReader {
  private let context: ReaderContext

  init(_ context: ReaderContext) { self.context = context }

  private typealias Part = PathTextReader.Part

  func path(_ node: Node) -> PathPlan? {
    guard let elements = node.elements else { return plan(of: [part(node, dialect: .sceneFile)], at: node.position) }
    return plan(of: elements.map { $0.entries == nil ? part($0) : repeated($0) }, at: node.position)
  }

  private func part(_ node: Node, dialect: PathDataParser.Dialect = .sceneFilePart) -> Part? {
    PathTextReader(context, dialect: dialect).part(node)
  }

  private func plan(of parts: [Part?], at position: SourcePosition) -> PathPlan? {
    let found = parts.compactMap(\.self)
    guard found.count == parts.count else { return nil }
    let draws = found.map(\.draw)
    var dependencies = Dependencies()
    for part in found { dependencies.add(part.dependencies) }
    return PathPlan(dependencies: dependencies) { interpreter in
      var pen = PathPen()
      for draw in draws { draw(interpreter, &pen) }
      let path = pen.path
      if path.elements.count > PathPlan.elementLimit {
        interpreter.fail("a path has at most \(PathPlan.elementLimit.groupedText) elements", at: position)
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
      { interpreter, pen in
        var moved = pen
        loops.run(interpreter) { interpreter in
          if moved.path.elements.count <= PathPlan.elementLimit { part.draw(interpreter, &moved) }
        }
        pen = moved
      }, part.dependencies
    )
  }
}

/// A part of a path, many times over.
struct PathPieceKeys: Sendable {
  static let format = MappingFormat(
    "pathPiece", "a part of a path", "A part of a path, many times over.", keys: PathPieceKeys())

  let counters = Key("repeat", .map(schema: .counters), "counters and how far they count", isRequired: true)
  let condition = Key("where", .expression(.flag), "which of the repetitions there are")
  let path = Key("path", .node(.text), "the part; where the path is empty, any letter begins it", isRequired: true)
}
