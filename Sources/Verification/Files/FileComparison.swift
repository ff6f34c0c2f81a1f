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
  ///     to one of them: a GIF beside a file without a palette or with quite another one, a WebP with loss, or a video.
  ///   - limits: how large animations may be.
  ///   - progress: called after each moment with the count so far and the total.
  /// - Throws: `InputError`.
  public init(
    expected: String, actual: String, tolerance: Tolerance = Tolerance(), choosesMetric: Bool = false,
    limits: AnimationLimits = .none,
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws {
    try self.init(
      expected: (expected, InputFile.bytes(of: expected)), actual: (actual, InputFile.bytes(of: actual)),
      tolerance: tolerance, choosesMetric: choosesMetric, limits: limits, progress: progress)
  }

  /// The same with what is in the files, by their names.
  package init(
    expected: (path: String, bytes: [UInt8]), actual: (path: String, bytes: [UInt8]),
    tolerance: Tolerance = Tolerance(),
    choosesMetric: Bool = false, limits: AnimationLimits = .none,
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws {
    var expectedFile = try ComparedFile(bytes: expected.bytes, path: expected.path, limits: limits)
    var actualFile = try ComparedFile(bytes: actual.bytes, path: actual.path, limits: limits)
    expectedFile.dropPadding(beside: actualFile)
    actualFile.dropPadding(beside: expectedFile)
    (self.expected, self.actual) = (expectedFile, actualFile)
    var animationTolerance = AnimationTolerance(picture: tolerance)
    let isLossy =
      self.expected.isLossy || self.actual.isLossy || self.expected.isQuantised != self.actual.isQuantised
      || self.expected.hasOtherPalette(than: self.actual)
    if choosesMetric, isLossy, tolerance.metric == .similar {
      animationTolerance.picture.metric = .lossy
    }
    // Whoever asks for the metric gets the verdict that the choice of it gives.
    if animationTolerance.picture.metric == .lossy {
      animationTolerance.allowsAnyLastDelay = self.expected.isQuantised || self.actual.isQuantised
    }
    let timeStep = max(self.expected.timeStep, self.actual.timeStep)
    if timeStep > 0 { animationTolerance.seconds = timeStep }
    self.tolerance = animationTolerance
    comparison =
      expected.bytes == actual.bytes
      ? try AnimationComparison(identical: self.expected, tolerance: animationTolerance)
      : try AnimationComparison(
        expected: self.expected, actual: self.actual, tolerance: animationTolerance, progress: progress)
  }
}
