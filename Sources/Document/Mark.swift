/// A place in a text.
public struct Mark: Hashable, Sendable, Comparable {
  /// Counted from 1.
  public let line: Int
  /// Counted from 1, in Unicode scalars.
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (a: Mark, b: Mark) -> Bool { (a.line, a.column) < (b.line, b.column) }
}
