/// Collects what is wrong while a document is read, so that all of it is told at once.
package final class Problems {
  package let source: Source
  package private(set) var problems: [Problem] = []
  /// What may be a mistake, and fails nothing.
  package private(set) var warnings: [Problem] = []

  /// More than these are not kept.
  package static let limit = 50

  package init(_ source: Source) { self.source = source }

  package var isEmpty: Bool { problems.isEmpty }

  /// Two problems at one place are one: the second follows from the first.
  package func add(_ reason: Problem.Reason, at position: SourcePosition) {
    guard problems.count < Self.limit, !problems.contains(where: { $0.position == position }) else { return }
    problems.append(Problem(source, position, reason))
  }

  /// What is wrong in another file.
  package func add(_ problem: Problem) { if problems.count < Self.limit { problems.append(problem) } }

  /// A sentence of one's own.
  /// - Parameters:
  ///   - what: without a full stop.
  ///   - position: where.
  ///   - hint: what to do.
  package func add(_ what: String, at position: SourcePosition, hint: String? = nil) {
    add(.other(what, hint: hint), at: position)
  }

  /// A problem within a scalar, so many Unicode scalars after its beginning.
  package func add(_ what: String, in node: Node, offset: Int, hint: String? = nil) {
    add(what, at: source.position(in: node, offset: offset), hint: hint)
  }

  /// Notes what may be a mistake.
  /// - Parameters:
  ///   - what: without a full stop.
  ///   - position: where.
  ///   - hint: what to write instead, or to make sure.
  package func warn(_ what: String, at position: SourcePosition, hint: String) {
    guard warnings.count < Self.limit, !warnings.contains(where: { $0.position == position }) else { return }
    warnings.append(Problem(source, position, .other(what, hint: hint)))
  }

  package func throwIfAny() throws(ProblemList) {
    if !problems.isEmpty { throw ProblemList(problems) }
  }
}
