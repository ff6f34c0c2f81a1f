import SpringformNumerics
import SpringformPipeline

extension ResultsError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let path): "there is no '\(path)'"
    case .unreadable(_, let error): "\(error)"
    case .damaged(let path, let reason): "'\(path)' is damaged: \(reason); verify again"
    case .unknownFormat(let path, let found):
      "'\(path)' has the format \(found), and this version reads \(RunResults.currentFormat); verify again"
    case .notWhatWasVerified(let path): "'\(path)' is not what was verified; nothing is accepted; verify again"
    case .unknownScene(let name, _): "unknown scene '\(name)'"
    case .notAcceptable(let name, let status): "'\(name)' cannot be accepted: \(Self.reason(status))"
    case .unmetExpectations(let name, let sentences):
      "'\(name)' cannot be accepted: it breaks what is expected of its motion: \(sentences.joined(separator: "; ")); "
        + "mend the scene, or its 'expect'"
    case .baselineChanged(let name):
      "the baseline of '\(name)' is not the one that it was compared with; verify again"
    case .notShards(let path): "'\(path)' is not a part of several"
    case .shardCounts(let counts):
      "the results are parts of \(counts.map { "\($0)" }.joined(conjunction: "and")); merge those of one verification"
    case .shards(let twice, let missing, let count):
      "the parts are not complete; "
        + [("twice", twice), ("missing", missing)].filter { !$0.1.isEmpty }.map { fact, parts in
          "\(fact): \(parts.map { "\($0)/\(count)" }.joined(conjunction: "and"))"
        }.joined(separator: "; ")
    case .sceneTwice(let name): "two parts tell of '\(name)'; merge those of one verification"
    case .mergedIntoPart(let path): "the results of '\(path)' cannot be joined into that directory itself"
    case .unlike(let what, let path, let value, let otherPath, let otherValue):
      "the parts were not made alike: \(what) is \(value) in '\(path)' and \(otherValue) in '\(otherPath)'"
    }
  }

  /// Why a scene of this status has nothing that could be accepted.
  private static func reason(_ status: SceneResult.Status) -> String {
    switch status {
    case .identical, .similar: "it passed"
    case .obsolete: "nothing is compared with it"
    case .missing, .failed: "it could not be compared; mend what was reported and verify again"
    case .changed, .new: "nothing that was drawn is stored"
    }
  }
}
