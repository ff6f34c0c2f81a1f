import SpringformPipeline
import SpringformVerification

/// Compares what is drawn with its baseline and says what is wrong.
struct BaselineAssertion {
  let subject: Subject
  /// What the test tells its assertions apart by.
  let name: String?
  let place: TestPlace
  /// The directory that the test asks for.
  let baselines: String?
  let record: RecordMode?

  func run() async {
    guard name != nil || !place.takesArguments else {
      return place.fail(
        "\(subject.name): the test takes arguments, and each needs a baseline of its own; name the assertion after them, "
          + "such as named: \"\\(\(place.argumentName))\"")
    }
    do {
      let mode = try record ?? RecordMode.current()
      if let complaint = try await complaint(mode) { place.fail("\(subject.name): \(complaint)") }
    } catch {
      place.fail("\(subject.name) could not be verified: \(describe(error))")
    }
  }

  /// Why the test fails, `nil` if it does not.
  private func complaint(_ mode: RecordMode) async throws -> String? {
    let store = BaselineStore(directory: place.baselineDirectory(baselines))
    let folder = ResultsFolder(directory: place.resultsDirectory())
    try withLock(on: folder.directory, .exclusive) { () throws(OutputError) in try folder.clear(subject.name) }
    if mode == .all {
      let outcome = try await Recorder(store: store, replacesAll: true).record(subject)
      return outcome == .kept ? nil : recorded("a baseline", in: store)
    }
    let verdict = try await Verifier(store: store).verify(subject)
    switch verdict.result.status {
    case .identical, .similar: return nil
    case .failed, .missing, .obsolete: return verdict.result.sentence
    case .changed, .new: break
    }
    let isNew = verdict.result.status == .new
    if let actual = verdict.actual, mode == .failed || mode == .missing && isNew {
      try store.write(actual)
      return isNew
        ? recorded("the first baseline", in: store)
        : verdict.result.sentence + "; " + recorded("it as the new baseline", in: store)
    }
    try leave(verdict, in: folder)
    let hint = "to accept it, run the test with \(RecordMode.variable)=failed"
    let files = "see \(folder.directory(of: subject.name))"
    guard !isNew else {
      return "there is no baseline in \(store.directory), and none may be recorded; \(files); \(hint)"
    }
    return verdict.result.sentence + environment(verdict.result) + "; \(files); \(hint)"
  }

  private func recorded(_ what: String, in store: BaselineStore) -> String {
    "recorded \(what) in \(store.directory); run the test again to compare with it"
  }

  private func leave(_ verdict: Verdict, in folder: ResultsFolder) throws {
    try makeDirectories(folder.directory)
    _ = try withLock(on: folder.directory, .exclusive) { try folder.write(verdict) }
    let files = [
      ("expected", verdict.expected), ("actual", verdict.actual?.animation), ("difference", verdict.difference),
    ]
    for (name, bytes) in files {
      if let bytes { place.attach(bytes, named: "\(subject.name).\(name).apng") }
    }
  }

  /// What else may explain a difference.
  private func environment(_ result: SceneResult) -> String {
    let changes = result.environmentChanges.map { change in
      "\(change.name) \(change.current ?? "none") instead of \(change.recorded ?? "none")"
    }
    return changes.isEmpty ? "" : " (drawn with \(changes.joined(separator: ", ")))"
  }
}
