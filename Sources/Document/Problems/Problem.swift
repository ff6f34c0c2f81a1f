/// Something wrong in a file: where, and what.
public struct Problem: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// The text is no YAML.
    case syntax(String)
    /// `what` ("a file", "nesting") has more than `limit`.
    case limit(String, Int, unit: String)
    case duplicateKey(String)
    case unknownAlias(String, known: [String])
    /// A comma inside parentheses ended a value; the rest became this key.
    case cutByComma(String)
    /// `what` names the thing that has no such key.
    case unknownKey(String, what: String, known: [String])
    case missingKey(String, what: String)
    /// A key without a value, and what stands behind it: a `#` may have made a comment of the value, a `!` a tag.
    case noValue(String, behind: Unicode.Scalar?)
    /// `expected` completes "must be ...", `found` is ``Node/kind``.
    case type(String, expected: String, found: String)
    case range(String, Double, ClosedRange<Double>)
    case choice(String, String, known: [String])
    /// Anything else: a sentence without a full stop, and what to do.
    case other(String, hint: String?)
  }

  public let file: String
  public let position: SourcePosition
  /// The whole line.
  public let line: String
  package let reason: Reason

  package init(file: String, position: SourcePosition, line: String, reason: Reason) {
    self.file = file
    self.position = position
    self.line = line
    self.reason = reason
  }

  package init(_ source: Source, _ position: SourcePosition, _ reason: Reason) {
    self.init(file: source.file, position: position, line: source.line(position.line), reason: reason)
  }
}

/// All that is wrong with a file, in the order of its lines.
public struct ProblemList: Error, Hashable, Sendable {
  public let problems: [Problem]

  /// Those of several files, one file after the other.
  package init(inOrder problems: [Problem]) { self.problems = problems }

  package init(_ problems: [Problem]) {
    self.problems = problems.enumerated().sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
      .map(\.element)
  }
}
