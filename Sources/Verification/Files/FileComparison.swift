public import SpringformCodecs
public import SpringformComparison
import SpringformPipeline

/// Two files and what they have been found to be; a picture is an animation of one frame.
public struct FileComparison {
  /// At its beginning.
  public let expected: ComparedFile
  /// At its beginning.
  public let actual: ComparedFile
  public let tolerance: AnimationTolerance
  public let comparison: AnimationComparison

  /// Compares two files. If they are equal byte for byte they are identical, and no picture is decoded: damage inside a
  /// picture, which both have, is not noticed then.
  /// - Parameters:
  ///   - expected: the path of a GIF, PNG, APNG, WebP or video, or `-` for standard input.
  ///   - actual: another.
  ///   - tolerance: what may differ between two pictures.
  ///   - choosesMetric: whether `lossy` takes the place of `similar` where the files show that colours were lost on the way
  ///     to one of them: a GIF beside a file without a palette, a WebP with loss, or a video.
  ///   - limits: how large animations may be.
  ///   - progress: called after each moment with the count so far and the total.
  /// - Throws: `InputError`.
  public init(
    expected: String, actual: String, tolerance: Tolerance = Tolerance(), choosesMetric: Bool = false,
    limits: AnimationLimits = .none,
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws {
    let expectedBytes = try InputFile.bytes(of: expected)
    var expectedFile = try ComparedFile(bytes: expectedBytes, path: expected, limits: limits)
    let actualBytes = try InputFile.bytes(of: actual)
    var actualFile = try ComparedFile(bytes: actualBytes, path: actual, limits: limits)
    expectedFile.dropPadding(beside: actualFile)
    actualFile.dropPadding(beside: expectedFile)
    (self.expected, self.actual) = (expectedFile, actualFile)
    var animationTolerance = AnimationTolerance(picture: tolerance)
    let isLossy = self.expected.isLossy || self.actual.isLossy || self.expected.isQuantised != self.actual.isQuantised
    if choosesMetric, isLossy, tolerance.metric == .similar { animationTolerance.picture.metric = .lossy }
    let timeStep = max(self.expected.timeStep, self.actual.timeStep)
    if timeStep > 0 { animationTolerance.seconds = timeStep }
    self.tolerance = animationTolerance
    comparison =
      expectedBytes == actualBytes
      ? try AnimationComparison(identical: self.expected, tolerance: animationTolerance)
      : try AnimationComparison(
        expected: self.expected, actual: self.actual, tolerance: animationTolerance, progress: progress)
  }
}
