import Springform
import SpringformVerification

extension ErrorMessage {
  init(_ error: BaselineError) {
    switch error {
    case .missingManifest, .missingAnimation: self.init(66, "\(error)")
    case .damagedManifest, .wrongName, .damagedAnimation, .largeFilePointer: self.init(65, "\(error)")
    case .unknownFormat: self.init(65, "\(error); use the version that wrote it, or 'record --all'")
    case .wrongKind, .notADirectory, .outside: self.init(65, "\(error)")
    case .unreadable: self.init(66, "\(error)")
    }
  }

  init(_ error: ResultsError) {
    switch error {
    case .missing(let path): self.init(66, "there is no '\(path)'; run 'verify' first, or give its --report directory")
    case .unreadable(_, let error): self.init(error)
    case .damaged(let path, let reason): self.init(65, "'\(path)' is damaged: \(reason); verify again")
    case .unknownFormat(let path, let found):
      self.init(
        65, "'\(path)' has the format \(found), and this version reads \(RunResults.currentFormat); verify again")
    case .notWhatWasVerified(let path):
      self.init(65, "'\(path)' is not what was verified; nothing is accepted; verify again")
    case .unknownScene(let name, let known):
      self.init(UsageError.unknown(what: "scene", name: name, known: known))
    case .notAcceptable(let name, let status): self.init(64, "'\(name)' cannot be accepted: \(Self.reason(status))")
    case .unmetExpectations(let name, let sentences):
      self.init(
        64,
        "'\(name)' cannot be accepted: it breaks what is expected of its motion: \(sentences.joined(separator: "; ")); "
          + "mend the scene, or its 'expect'")
    case .baselineChanged(let name):
      self.init(65, "the baseline of '\(name)' is not the one that it was compared with; verify again")
    case .notShards(let path):
      self.init(65, "'\(path)' is not a part of several; merge what 'verify --shard' wrote")
    case .shardCounts(let counts):
      self.init(65, "the results are parts of \(list(counts.map { "\($0)" }, "and")); merge those of one verification")
    case .shards(let twice, let missing, let count):
      let facts = [("twice", twice), ("missing", missing)].filter { !$0.1.isEmpty }.map { fact, parts in
        "\(fact): \(list(parts.map { "\($0)/\(count)" }, "and"))"
      }
      self.init(65, "the parts are not complete; \(facts.joined(separator: "; "))")
    case .sceneTwice(let name): self.init(65, "two parts tell of '\(name)'; merge those of one verification")
    case .mergedIntoPart(let path):
      self.init(64, "the results of '\(path)' cannot be joined into that directory itself")
    case .unlike(let what, let path, let value, let otherPath, let otherValue):
      self.init(
        65, "the parts were not made alike: \(what) is \(value) in '\(path)' and \(otherValue) in '\(otherPath)'")
    }
  }

  private static func reason(_ status: SceneResult.Status) -> String {
    switch status {
    case .identical, .similar: "it passed"
    case .obsolete: "nothing is compared with it; 'prune' removes the baseline"
    case .missing, .failed: "it could not be compared; mend what was reported and verify again"
    case .changed, .new: "nothing that was drawn is stored"
    }
  }
}
