public import SpringformCodecs
public import SpringformComparison
import SpringformPipeline

/// The pictures and animations of two directories, and of those below them, matched by name.
///
/// ```swift
/// let directories = try DirectoryComparison(expected: "old", actual: "new")
/// for name in directories.common {
///   print(name, try directories.compare(name).comparison.sentence)
/// }
/// ```
public struct DirectoryComparison: Hashable, Sendable {
  public let expected: String
  public let actual: String
  /// Names that both have, relative to their directory, in natural order.
  public let common: [String]
  /// Names that are not in the actual directory.
  public let missing: [String]
  /// Names that are not in the expected directory.
  public let extra: [String]

  /// - Throws: `InputError` when a directory cannot be read or both are empty.
  public init(expected: String, actual: String) throws {
    self.expected = expected
    self.actual = actual
    let old = try FileTree.paths(below: expected, suffixes: FileTree.pictures)
    let new = try FileTree.paths(below: actual, suffixes: FileTree.pictures)
    guard !old.isEmpty || !new.isEmpty else {
      throw InputError.nothingToCompare(expected: expected, actual: actual)
    }
    let known = (old: Set(old), new: Set(new))
    common = old.filter { known.new.contains($0) }
    missing = old.filter { !known.new.contains($0) }
    extra = new.filter { !known.old.contains($0) }
  }

  /// Compares the files of one name.
  /// - Parameters:
  ///   - name: one of ``common``.
  ///   - tolerance: what may differ between two pictures.
  ///   - choosesMetric: as for two files.
  ///   - limits: how large animations may be.
  /// - Throws: `InputError`.
  public func compare(
    _ name: String, tolerance: Tolerance = Tolerance(), choosesMetric: Bool = false, limits: AnimationLimits = .none
  ) throws -> FileComparison {
    try FileComparison(
      expected: expectedPath(of: name), actual: actualPath(of: name), tolerance: tolerance,
      choosesMetric: choosesMetric,
      limits: limits)
  }

  public func expectedPath(of name: String) -> String { Self.path(of: name, in: expected) }

  public func actualPath(of name: String) -> String { Self.path(of: name, in: actual) }

  private static func path(of name: String, in directory: String) -> String {
    directory.hasSuffix("/") ? directory + name : directory + "/" + name
  }
}
