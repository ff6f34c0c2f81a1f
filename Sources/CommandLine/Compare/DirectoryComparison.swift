import Springform
import SpringformComparison

/// The files of two directories, compared by name.
struct DirectoryComparison: Encodable {
  struct Pair: Encodable {
    let name: String
    /// `identical`, `similar`, `different`, or `failed` when the files could not be compared.
    let result: String
    let sentence: String
    /// Absent when the files could not be compared.
    let comparison: ComparisonSummary?
  }

  let expected: String
  let actual: String
  let pairs: [Pair]
  /// Names that are not in the actual directory.
  let missing: [String]
  /// Names that are not in the expected directory.
  let extra: [String]
  /// 0 when all pass.
  let exitCode: Int32

  /// - Parameters:
  ///   - begin: called with all names before anything is compared.
  ///   - compared: called with each pair that was compared.
  ///   - failed: called with each pair that could not be compared, and why.
  /// - Throws: `InputError` when a directory cannot be read or both are empty; what the calls throw.
  init(
    expected: String, actual: String, tolerance: Tolerance, begin: (_ names: [String]) throws -> Void = { _ in },
    compared: (_ name: String, _ files: ComparedFiles) async throws -> Void = { _, _ in },
    failed: (_ name: String, _ sentence: String, _ exitCode: Int32) -> Void = { _, _, _ in }
  ) async throws {
    self.expected = expected
    self.actual = actual
    let old = try PictureTree.paths(below: expected)
    let new = try PictureTree.paths(below: actual)
    guard !old.isEmpty || !new.isEmpty else {
      throw InputError.nothingToCompare(expected: expected, actual: actual)
    }
    let known = (old: Set(old), new: Set(new))
    missing = old.filter { !known.new.contains($0) }
    extra = new.filter { !known.old.contains($0) }
    try begin(old + extra)
    var failure: Int32?
    var pairs: [Pair] = []
    for name in old where known.new.contains(name) {
      let paths = (Self.join(expected, name), Self.join(actual, name))
      let files: ComparedFiles
      do {
        files = try ComparedFiles(expected: paths.0, actual: paths.1, tolerance: tolerance)
      } catch {
        let diagnosis = Diagnosis(error)
        failure = failure ?? diagnosis.exitCode
        let sentence = diagnosis.message ?? "\(error)"
        failed(name, sentence, diagnosis.exitCode)
        pairs.append(Pair(name: name, result: "failed", sentence: sentence, comparison: nil))
        continue
      }
      try await compared(name, files)
      pairs.append(
        Pair(
          name: name, result: files.comparison.tier.rawValue, sentence: files.comparison.sentence,
          comparison: ComparisonSummary(files.comparison, expected: paths.0, actual: paths.1)))
    }
    self.pairs = pairs
    let passes = pairs.allSatisfy { $0.result != Tier.different.rawValue } && missing.isEmpty && extra.isEmpty
    exitCode = failure ?? (passes ? 0 : 1)
  }

  static func join(_ directory: String, _ name: String) -> String {
    directory.hasSuffix("/") ? directory + name : directory + "/" + name
  }

  /// The count of each result, then a line for each file that is not identical.
  var text: String {
    let results = ["identical", "similar", "different", "failed"].map { result in
      (result, pairs.count { $0.result == result })
    }
    let counts = (results + [("missing", missing.count), ("extra", extra.count)]).filter { $0.1 > 0 }
    let total = pairs.count + missing.count + extra.count
    let summary =
      "\(total) file\(total == 1 ? "" : "s"): " + counts.map { "\($0.1) \($0.0)" }.joined(separator: ", ")
    let lines = pairs.filter { $0.result != "identical" }.map { pair in
      let isTold = pair.sentence.hasPrefix(pair.result)
      return "\(pair.name): " + (isTold ? "" : pair.result + ": ") + pair.sentence
    }
    let others =
      missing.map { "\($0): missing: not in '\(actual)'" } + extra.map { "\($0): extra: not in '\(expected)'" }
    return ([summary] + (lines + others).map(shown)).joined(separator: "\n") + "\n"
  }
}
