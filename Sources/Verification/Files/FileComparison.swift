public import SpringformComparison

/// Two files and what they have been found to be; a picture is an animation of one frame.
public struct FileComparison {
  /// At its beginning.
  public let expected: ComparedFile
  /// At its beginning.
  public let actual: ComparedFile
  public let tolerance: AnimationTolerance
  public let comparison: AnimationComparison

  /// Compares two files.
  /// - Parameters:
  ///   - expected: the path of a GIF, PNG, APNG or WebP, or `-` for standard input.
  ///   - actual: another.
  ///   - tolerance: what may differ between two pictures.
  ///   - progress: called after each moment with the count so far and the total.
  /// - Throws: `InputError`.
  public init(
    expected: String, actual: String, tolerance: Tolerance = Tolerance(),
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws {
    self.expected = try ComparedFile(path: expected)
    self.actual = try ComparedFile(path: actual)
    var animationTolerance = AnimationTolerance(picture: tolerance)
    // A GIF's times are whole centiseconds.
    if self.expected.isQuantised || self.actual.isQuantised { animationTolerance.seconds = 0.01 }
    self.tolerance = animationTolerance
    comparison = try AnimationComparison(
      expected: self.expected, actual: self.actual, tolerance: animationTolerance, progress: progress)
  }
}
