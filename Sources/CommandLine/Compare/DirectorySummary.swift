import SpringformComparison
import SpringformNumerics
import SpringformVerification

/// What was found of two directories, for programs and in lines for people.
struct DirectorySummary: Encodable {
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
  private(set) var pairs: [Pair] = []
  /// Names that are not in the actual directory.
  let missing: [String]
  /// Names that are not in the expected directory.
  let extra: [String]
  /// 0 when all pass.
  private(set) var exitCode: Int32

  init(_ directories: DirectoryComparison) {
    expected = directories.expected
    actual = directories.actual
    missing = directories.missing
    extra = directories.extra
    exitCode = missing.isEmpty && extra.isEmpty ? 0 : 1
  }

  /// Adds two files that were compared.
  mutating func add(_ name: String, _ comparison: ComparisonSummary) {
    pairs.append(
      Pair(name: name, result: comparison.tier.rawValue, sentence: comparison.sentence, comparison: comparison))
    if comparison.tier == .different, exitCode == 0 { exitCode = 1 }
  }

  /// Adds two files that could not be compared. Of these the first decides how the process ends.
  mutating func add(_ name: String, failure sentence: String, exitCode code: Int32) {
    if !pairs.contains(where: { $0.comparison == nil }) { exitCode = code }
    pairs.append(Pair(name: name, result: "failed", sentence: sentence, comparison: nil))
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
    return ([summary] + (lines + others).map { visible($0) }).joined(separator: "\n") + "\n"
  }
}
