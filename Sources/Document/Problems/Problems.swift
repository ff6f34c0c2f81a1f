/// Collects what is wrong while a document is read, so that all of it is told at once.
public final class Problems {
  public let source: Source
  public private(set) var problems: [Problem] = []

  /// More than these are not kept.
  public static let limit = 50

  public init(_ source: Source) { self.source = source }

  public var isEmpty: Bool { problems.isEmpty }

  /// Two problems at one place are one: the second follows from the first.
  public func add(_ reason: Problem.Reason, at position: SourcePosition) {
    guard problems.count < Self.limit, !problems.contains(where: { $0.position == position }) else { return }
    problems.append(Problem(source, position, reason))
  }

  /// A sentence of one's own.
  /// - Parameters:
  ///   - what: without a full stop.
  ///   - position: where.
  ///   - hint: what to do.
  public func add(_ what: String, at position: SourcePosition, hint: String? = nil) {
    add(.other(what, hint: hint), at: position)
  }

  /// A problem within a scalar, so many Unicode scalars after its beginning.
  public func add(_ what: String, in node: Node, offset: Int, hint: String? = nil) {
    add(what, at: source.position(in: node, offset: offset), hint: hint)
  }

  public func throwIfAny() throws(ProblemList) {
    if !problems.isEmpty { throw ProblemList(problems) }
  }
}
