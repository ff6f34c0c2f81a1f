/// Writes baselines.
package struct Recorder: Sendable {
  package let store: BaselineStore
  /// Whether baselines that are there are written anew.
  package let replacesAll: Bool

  package init(store: BaselineStore, replacesAll: Bool = false) {
    self.store = store
    self.replacesAll = replacesAll
  }

  package enum Outcome: String, Codable, Hashable, Sendable {
    /// There was none before.
    case recorded
    /// There was another one before.
    case replaced
    /// It is there already.
    case kept
    /// It is there, and its files had the names that earlier versions gave them.
    case renamed
  }

  /// Whether there is a baseline.
  /// - Throws: ``BaselineError`` for a damaged one.
  package func isRecorded(_ subject: Subject) throws -> Bool { try store.baseline(named: subject.name) != nil }

  /// Draws a subject and writes its baseline, unless there is one that stays.
  /// - Parameters:
  ///   - subject: what is drawn.
  ///   - progress: called after each picture with the count so far and the total.
  /// - Throws: ``BaselineError`` for a damaged baseline that stays, or for something else in its place; `OutputError`; what
  ///   the scene or its drawing throws.
  package func record(
    _ subject: Subject, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) async throws -> Outcome {
    if !replacesAll, try isRecorded(subject) { return try store.rename(subject.name) ? .renamed : .kept }
    let wasThere = try store.hasFiles(of: subject.name)
    guard try store.write(try await Recording(of: subject, progress: progress)) else { return .kept }
    return wasThere ? .replaced : .recorded
  }
}
