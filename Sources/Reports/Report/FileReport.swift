import SpringformBitmap
import SpringformCodecs
package import SpringformComparison
import SpringformPipeline
import SpringformVerification

/// A report on files that were compared, pair by pair. It has the form of a verification's, without anything to accept.
package struct FileReport {
  private let folder: ResultsFolder
  private var results: RunResults

  /// Begins a report in a directory; the files of an earlier one are removed.
  /// - Parameters:
  ///   - directory: made when it is not there.
  ///   - expected: where the expected files come from.
  ///   - names: of all files that there will be.
  /// - Throws: `OutputError`, `BaselineError`.
  package init(directory: String, expected: String, names: [String]) throws {
    folder = ResultsFolder(directory: directory)
    try folder.begin(for: names)
    results = RunResults(environment: .current(), baselines: expected, isCI: false)
  }

  /// The page.
  package var pagePath: String { Report.pagePath(in: folder) }

  /// Adds two animations, or pictures, that were compared. Their pictures are stored when they differ.
  /// - Parameters:
  ///   - name: of the file.
  ///   - expected: at its beginning.
  ///   - actual: at its beginning.
  ///   - comparison: of both.
  ///   - tolerance: what the comparison allowed.
  ///   - files: the bytes of both, where they are such that browsers can take them apart; they are stored as they are.
  /// - Throws: what the animations throw, `EncoderError`, `OutputError`.
  package mutating func add(
    _ name: String, expected: some ComparedAnimation, actual: some ComparedAnimation,
    comparison: AnimationComparison, tolerance: AnimationTolerance,
    files: (expected: [UInt8]?, actual: [UInt8]?) = (nil, nil)
  ) async throws {
    var result = Self.result(name, Self.status(of: comparison.tier), comparison.sentence)
    result.expected = Self.summary(comparison.expected)
    result.actual = Self.summary(comparison.actual)
    result.comparison = SpringformVerification.ComparisonResult(comparison, tolerance: tolerance)
    if comparison.tier == .different {
      (result.exitCode, result.cause) = (1, comparison.cause)
      result.causes = CauseResult.told(comparison.cause, of: comparison)
    }
    if comparison.tier != .identical {
      let old = if let bytes = files.expected { bytes } else { try await Self.encoded(expected) }
      let new = if let bytes = files.actual { bytes } else { try await Self.encoded(actual) }
      let difference = try await DifferenceAnimation.bytes(
        expected: expected, actual: actual, excerpt: Excerpt(comparison, byteCount: old.count + new.count),
        of: comparison, tolerance: tolerance.picture, loop: .forever)
      result.media = Media(
        expected: try write(old, "expected.apng", of: name), actual: try write(new, "actual.apng", of: name),
        difference: try write(difference, "difference.apng", of: name))
    }
    results.scenes.append(result)
  }

  /// Adds a file that only one side has.
  /// - Parameters:
  ///   - name: of the file.
  ///   - isNew: whether it is the actual side that has it.
  ///   - sentence: what happened, without a full stop.
  ///   - animation: the file, at its beginning.
  ///   - file: its bytes, where browsers can take them apart.
  /// - Throws: what the animation throws, `EncoderError`, `OutputError`.
  package mutating func add(
    _ name: String, isNew: Bool, sentence: String, _ animation: (some ComparedAnimation)?, file: [UInt8]? = nil
  ) async throws {
    var result = Self.result(name, isNew ? .new : .missing, sentence)
    result.exitCode = 1
    if let animation {
      let summary = Self.summary(animation.timing)
      let bytes = if let file { file } else { try await Self.encoded(animation) }
      if isNew {
        result.actual = summary
        result.media.actual = try write(bytes, "actual.apng", of: name)
      } else {
        result.expected = summary
        result.media.expected = try write(bytes, "expected.apng", of: name)
      }
    }
    results.scenes.append(result)
  }

  /// Adds files that could not be compared.
  package mutating func add(_ name: String, failure sentence: String, exitCode: Int32) {
    var result = Self.result(name, .failed, sentence)
    result.exitCode = exitCode
    results.scenes.append(result)
  }

  /// Writes the report.
  /// - Throws: `OutputError`.
  package mutating func finish() async throws {
    results.scenes.sort { $0.name < $1.name }
    results = try await Report(results, in: folder, kind: .files).write()
    try folder.finish(results)
  }

  private func write(_ bytes: [UInt8], _ file: String, of name: String) throws -> String {
    try folder.write(bytes, file, of: name)
  }

  private static func result(_ name: String, _ status: SceneResult.Status, _ sentence: String) -> SceneResult {
    SceneResult(name: name, scene: name, status: status, sentence: sentence)
  }

  private static func status(of tier: Tier) -> SceneResult.Status {
    switch tier {
    case .identical: .identical
    case .similar: .similar
    case .different: .changed
    }
  }

  private static func summary(_ timing: AnimationTiming) -> AnimationSummary {
    AnimationSummary(
      width: timing.size.width, height: timing.size.height, scale: 1,
      rate: timing.duration > 0 ? Double(timing.starts.count) / timing.duration : 0, frameCount: timing.starts.count,
      duration: timing.duration, plays: timing.plays)
  }

  /// Without loss, whatever format it came in: browsers have to be able to take it apart.
  private static func encoded(_ animation: some ComparedAnimation) async throws -> [UInt8] {
    var animation = animation
    let timing = animation.timing
    let memory = MemorySink()
    let encoder = try APNGEncoder(width: timing.size.width, height: timing.size.height, to: memory)
    for (index, start) in timing.starts.enumerated() {
      guard let picture = try animation.nextPicture() else { break }
      let end = index + 1 < timing.starts.count ? timing.starts[index + 1] : timing.duration
      try await encoder.write(Frame(bitmap: picture, start: start, end: max(end, start + 0.001)))
    }
    try await encoder.finish()
    return memory.bytes
  }
}
