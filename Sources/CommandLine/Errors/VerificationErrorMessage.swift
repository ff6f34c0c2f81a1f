import Springform
import SpringformVerification

extension ErrorMessage {
  init(_ error: BaselineError) {
    switch error {
    case .missingManifest, .missingAnimation: self.init(66, "\(error)")
    case .damagedManifest, .wrongName, .damagedAnimation, .largeFilePointer: self.init(65, "\(error)")
    case .unknownFormat: self.init(65, "\(error); use the version that wrote it, or 'record --all'")
    case .wrongKind, .notADirectory, .outside, .linkedFolder: self.init(65, "\(error)")
    case .unreadable: self.init(66, "\(error)")
    }
  }

  init(_ error: ResultsError) {
    let text = "\(error)"
    switch error {
    case .missing: self.init(66, text + "; run 'verify' first, or give its --report directory")
    case .unreadable(_, let error): self.init(error)
    case .unknownScene(let name, let known):
      self.init(UsageError.unknown(what: "scene", name: name, known: known))
    case .notAcceptable(_, .obsolete): self.init(64, text + "; 'prune' removes the baseline")
    case .notAcceptable, .unmetExpectations, .mergedIntoPart: self.init(64, text)
    case .notShards: self.init(65, text + "; merge what 'verify --shard' wrote")
    case .damaged, .unknownFormat, .notWhatWasVerified, .baselineChanged, .shardCounts, .shards, .sceneTwice, .unlike,
      .otherInputs, .tooLargeJournal:
      self.init(65, text)
    }
  }
}
