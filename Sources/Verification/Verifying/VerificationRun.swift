package import SpringformBitmap
import SpringformPipeline
import SpringformText

/// Verifies many subjects, one after the other, into a results folder.
package struct VerificationRun: Sendable {
  package var verifier: Verifier
  /// In any order; no two may have one name.
  package var subjects: [Subject]
  /// The baselines that have no subject; every part of a run must be given the same.
  package var uncompared: [UncomparedBaseline]
  /// Whether new and obsolete baselines fail.
  package var isCI: Bool
  package var shard: Shard?
  /// The digest of what draws, if the run shall write down what it finds and take over what one before has found of the same; `nil`
  /// to find everything anew.
  package var machine: Digest?
  /// The command that accepts a result of this name.
  package var acceptCommand: @Sendable (_ name: String) -> String
  /// What an error says to a person, and the exit code that it deserves. The first line is the sentence, those below it are
  /// its ``SceneResult/details``.
  package var describe: @Sendable (any Error) -> (sentence: String, exitCode: Int32)

  package init(
    verifier: Verifier, subjects: [Subject], uncompared: [UncomparedBaseline] = [], isCI: Bool, shard: Shard? = nil,
    machine: Digest? = nil, acceptCommand: @escaping @Sendable (_ name: String) -> String,
    describe: @escaping @Sendable (any Error) -> (sentence: String, exitCode: Int32)
  ) {
    self.verifier = verifier
    self.subjects = subjects
    self.uncompared = uncompared
    self.isCI = isCI
    self.shard = shard
    self.machine = machine
    self.acceptCommand = acceptCommand
    self.describe = describe
  }

  /// Verifies, and writes `results.json` at the end.
  ///
  /// A subject whose comparison cannot be made is a result that fails, and the others go on.
  /// - Parameters:
  ///   - folder: where the files of those that do not pass go.
  ///   - progress: called after each picture with the subject's name, its number from 0, and the counts of pictures.
  ///   - finished: called after each subject, with whether an earlier run had found that.
  /// - Throws: ``VerificationError/duplicateName(_:)`` and what the folder throws.
  package func run(
    into folder: ResultsFolder, progress: (_ name: String, _ done: Int, _ total: Int) -> Void = { _, _, _ in },
    finished: (_ result: SceneResult, _ isKept: Bool) -> Void = { _, _ in }
  ) async throws -> RunResults {
    let sorted = subjects.sorted { $0.name < $1.name }
    for (one, other) in zip(sorted, sorted.dropFirst()) where one.name == other.name {
      throw VerificationError.duplicateName(one.name)
    }
    let entries = (sorted.map { Entry.subject($0) } + uncompared.map { .uncompared($0) }).sorted { $0.name < $1.name }
    // Every machine sees the same list and the same costs, so the parts are the same everywhere.
    let costs = shard.map { _ in self.costs(of: entries) }
    let part = if let shard, let costs { shard.places(of: costs).map { entries[$0] } } else { entries }
    let inputs = try shard.map { _ throws(BaselineError) in try RunInputs(of: self) }
    var moves = await SceneMoves(of: sorted, from: uncompared, in: verifier.store)
    var resumption = try machine.map { machine throws(BaselineError) in
      try Resumption(self, machine: machine, entries: entries.map(\.description), folder: folder)
    }
    try resumption?.find(part.compactMap(\.verified))
    try folder.begin(for: part.map(\.name), keeping: resumption?.names ?? [])
    try resumption?.begin()
    var results = RunResults(
      environment: .current(), baselines: verifier.store.directory, isCI: isCI, shard: shard,
      scope: entries.map(\.name) + (costs ?? []).map(String.init))
    results.inputs = inputs
    var fonts: Set<FontFace> = []
    for entry in part {
      let kept = resumption?.entry(of: entry.name)
      let result =
        if let kept { self.kept(kept, &fonts) } else {
          try await self.result(of: entry, folder, &moves, &fonts, resumption, progress)
        }
      results.scenes.append(result)
      finished(result, kept != nil)
    }
    results.environment.fonts = fonts.sorted()
    try folder.finish(results)
    return results
  }

  private enum Entry {
    case subject(Subject)
    case uncompared(UncomparedBaseline)

    var verified: Subject? { if case .subject(let subject) = self { subject } else { nil } }

    var name: String {
      switch self {
      case .subject(let subject): subject.name
      case .uncompared(let baseline): baseline.name
      }
    }

    /// What is done with it, and its name.
    var description: String { (verified == nil ? "uncompared " : "compared ") + name }
  }

  private func costs(of entries: [Entry]) -> [Int] {
    let costs = BaselineCosts(of: subjects.map(\.name), in: verifier.store)
    return entries.map { $0.verified.map { costs[$0.name] } ?? 1 }
  }

  private func kept(_ entry: RunJournal.Entry, _ fonts: inout Set<FontFace>) -> SceneResult {
    fonts.formUnion(entry.fonts)
    var result = entry.result
    if result.acceptCommand != nil { result.acceptCommand = acceptCommand(result.name) }
    return result
  }

  private func result(
    of entry: Entry, _ folder: ResultsFolder, _ moves: inout SceneMoves, _ fonts: inout Set<FontFace>,
    _ resumption: Resumption?, _ progress: (String, Int, Int) -> Void
  ) async throws -> SceneResult {
    switch entry {
    case .uncompared(let baseline): return try obsolete(baseline, movedTo: moves.newName(of: baseline.name), folder)
    case .subject(let subject):
      var verdict: Verdict
      let files: [ReadFiles.Entry]
      do {
        (verdict, files) = try await ReadFiles.during {
          try await verifier.verify(subject) { progress(subject.name, $0, $1) }
        }
      } catch {
        return failure(subject, error)
      }
      let sentence = verdict.result.sentence
      await moves.explain(&verdict)
      fonts.formUnion(verdict.fonts)
      var result = try folder.write(verdict)
      let differs = result.status == .changed || !result.unmetExpectations.isEmpty
      result.exitCode = differs ? 1 : result.status == .new && isCI ? 2 : 0
      if result.isAcceptable { result.acceptCommand = acceptCommand(result.name) }
      // What another scene has a part in may be otherwise the next time.
      if result.sentence == sentence, result.status != .new || uncompared.isEmpty {
        try resumption?.add(result, of: subject, files: files, fonts: verdict.fonts)
      }
      return result
    }
  }

  private func obsolete(
    _ uncompared: UncomparedBaseline, movedTo newName: String?, _ folder: ResultsFolder
  ) throws -> SceneResult {
    let name = uncompared.name
    var result = SceneResult(
      name: name, scene: name, status: .obsolete,
      sentence: newName.map(Sentences.renamed(to:)) ?? Sentences.obsolete(uncompared.reason), exitCode: isCI ? 2 : 0)
    result.renamedTo = newName
    // Nothing is compared with a damaged one, so that its damage is no failure.
    guard let baseline = try? verifier.store.baseline(named: name) else { return result }
    (result.scene, result.parameters) = (baseline.manifest.scene, baseline.manifest.parameters)
    result.expected = baseline.manifest.summary
    result.media.expected = try folder.write(baseline.animation, "expected.apng", of: name)
    return result
  }

  private func failure(_ subject: Subject, _ error: any Error) -> SceneResult {
    let status: SceneResult.Status =
      switch error {
      case BaselineError.missingManifest, BaselineError.missingAnimation: .missing
      default: .failed
      }
    let (text, exitCode) = describe(error)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return SceneResult(
      name: subject.name, scene: subject.sceneName, parameters: subject.parameters, status: status,
      sentence: lines.first ?? "", details: Array(lines.dropFirst()),
      // Whatever the error says of itself, it does not pass.
      exitCode: exitCode == 0 ? 70 : exitCode)
  }
}
