import SpringformBitmap
import SpringformPipeline
import SpringformText

/// What an earlier run found and this one would find again: the same scene by the same settings and files, against the same baselines,
/// drawn by the same program.
struct Resumption {
  private let journal: RunJournal
  private let folder: ResultsFolder
  private let store: BaselineStore
  /// What decides every result alike.
  private let context: String
  private var kept: [String: RunJournal.Entry] = [:]

  /// - Parameters:
  ///   - machine: the digest of what draws.
  ///   - run: what is verified.
  ///   - entries: everything that all parts together verify, and what becomes of it.
  /// - Throws: ``BaselineError``.
  init(_ run: VerificationRun, machine: Digest, entries: [String], folder: ResultsFolder) throws(BaselineError) {
    (self.folder, store, journal) = (folder, run.verifier.store, folder.journal)
    // Whether a scene was swapped for another is told by all baselines.
    context = "\(machine) \(run.isCI)\n" + (entries + (try store.manifestStates())).joined(separator: "\n")
  }

  /// Looks which results still count.
  /// - Throws: ``ResultsError/tooLargeJournal(path:)``.
  mutating func find(_ subjects: [Subject]) throws(ResultsError) {
    let entries = try journal.entries()
    for subject in subjects {
      guard let entry = entries[subject.name], entry.inputs == inputs(of: subject),
        entry.files.allSatisfy({ (try? ContentDigest.ofFile($0.path)) == $0.digest }),
        isBaseline(entry.result.origin.baseline, of: subject.name), folder.holds(entry.media, of: subject.name)
      else { continue }
      kept[subject.name] = entry
    }
  }

  /// Whether it is still this one that is there, or none; what cannot be read is neither.
  private func isBaseline(_ digest: Digest?, of name: String) -> Bool {
    do { return try store.baseline(named: name)?.digest == digest } catch { return false }
  }

  /// The names of scenes whose results still count.
  var names: Set<String> { Set(kept.keys) }

  /// Writes down what still counts, once the folder has been made ready.
  /// - Throws: `OutputError`.
  func begin() throws { try journal.begin(with: kept.keys.sorted().compactMap { kept[$0] }) }

  /// What was found before; `nil` where it has to be found again.
  func entry(of name: String) -> RunJournal.Entry? { kept[name] }

  /// Writes a result down, unless a file changed while the scene was verified: nobody knows which of both the result is of.
  /// - Throws: `OutputError`, `InputError`.
  func add(_ result: SceneResult, of subject: Subject, files: [ReadFiles.Entry], fonts: [FontFace]) throws {
    let files = Set(subject.files + files).sorted { $0.path < $1.path }
    guard zip(files, files.dropFirst()).allSatisfy({ $0.path != $1.path }) else { return }
    try journal.add(
      RunJournal.Entry(
        inputs: inputs(of: subject), files: files, fonts: fonts,
        media: try folder.media(of: subject.name), result: result))
  }

  private func inputs(of subject: Subject) -> Digest {
    Digest(of: Array("\(context)\n\(subject.settingsText)".utf8))
  }
}
