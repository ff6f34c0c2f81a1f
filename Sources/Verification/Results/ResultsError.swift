import SpringformNumerics
package import SpringformPipeline

/// What is wrong with the results of an earlier run.
package enum ResultsError: Error, Equatable {
  /// There is no `results.json`.
  case missing(path: String)
  case unreadable(path: String, InputError)
  /// Not what a verification writes; `reason` completes "damaged:".
  case damaged(path: String, reason: String)
  /// The format is not ``RunResults/currentFormat``.
  case unknownFormat(path: String, found: Int)
  /// A file is not the one that the results speak of.
  case notWhatWasVerified(path: String)
  /// There is no result of this name.
  case unknownScene(String, known: [String])
  /// The result is not one that can be accepted.
  case notAcceptable(String, SceneResult.Status)
  /// The scene breaks its own expectations, told in one sentence each, and its pictures are not what is wrong.
  case unmetExpectations(String, [String])
  /// The baseline is no longer the one that the scene was compared with.
  case baselineChanged(String)
  /// The results to merge are of all scenes, or of different numbers of parts.
  case notShards(path: String)
  case shardCounts([Int])
  /// Parts that are there twice, or not at all, of so many.
  case shards(twice: [Int], missing: [Int], count: Int)
  /// Two parts tell of the same scene.
  case sceneTwice(String)
  /// The whole would replace a part.
  case mergedIntoPart(path: String)
  /// What a run has written down of what it found is more than is read.
  case tooLargeJournal(path: String)
  /// The parts were not made alike: something had another value in another part.
  case unlike(what: String, path: String, value: String, otherPath: String, otherValue: String)
  /// They were made of other scenes, settings or baselines.
  case otherInputs(RunInputs.Difference, path: String, otherPath: String)
}

extension RunResults {
  /// - Parameters:
  ///   - bytes: a results file.
  ///   - path: where it was, for errors.
  /// - Throws: ``ResultsError``.
  init(bytes: [UInt8], path: String) throws(ResultsError) {
    struct Version: Decodable { let format: Int }
    do {
      let format = try DiffableJSON.decode(Version.self, from: bytes).format
      guard format == Self.currentFormat else { throw ResultsError.unknownFormat(path: path, found: format) }
      self = try DiffableJSON.decode(Self.self, from: bytes)
    } catch let error as ResultsError {
      throw error
    } catch {
      throw .damaged(path: path, reason: DiffableJSON.reason(error, in: bytes))
    }
  }
}

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
    case .tooLargeJournal(let path):
      "'\(path)' is too large to go on from; at most \(ResultsFolder.largestText >> 20) MiB are read; remove it to verify all "
        + "scenes again"
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
    case .otherInputs(let difference, let path, let otherPath):
      "the parts are not of one verification: \(difference.sentence(path, otherPath)); verify all parts of the same commit"
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
