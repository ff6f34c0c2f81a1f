import SpringformPipeline

/// All scenes and their changes.
struct Bank: Sendable {
  var modes: [Row.Mode]
  /// Kinds and scenes whose names contain one of these; all without any.
  var only: [String]

  /// Where the animations and baselines of the last run stay, to be looked at.
  static let folder = "build/bank"

  /// Puts every change to the judge.
  /// - Parameter progress: called after each change with the count so far and the total.
  /// - Returns: rows in the order of scenes and changes, and the changes that moved no pixel or could not be drawn.
  func run(progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void) async throws -> (
    rows: [Row], dropped: [String]
  ) {
    try makeDirectories(Self.folder)
    let originals = try await Self.inParallel(BankedScene.all()) { try await Original($0, in: Self.folder) }
    let trials = originals.flatMap(trials)
    let count = Counter()
    let found = try await Self.inParallel(trials) { trial in
      let rows: [Row]?
      do {
        rows = try await trial.rows(modes)
      } catch {
        rows = nil
      }
      progress(await count.next(), trials.count)
      return rows
    }
    let dropped = zip(trials, found).filter { $0.1?.isEmpty != false }.map { trial, rows in
      "\(trial.id) \(trial.change.kind) \(trial.change.truth): \(rows == nil ? "cannot be drawn" : "moves no pixel")"
    }
    return (found.flatMap { $0 ?? [] }, dropped)
  }

  /// The changes of a scene that are asked for.
  func trials(of original: Original) -> [Trial] {
    var changes = modes == [.pairs] ? [] : original.banked.changes
    // Edited frames are for both modes the same in every scene: some that move are enough.
    if original.banked.hasEditedFrames, modes.contains(.pixels) {
      changes += FrameChanges(original: original.frames).all() + ConversionChanges(original: original.frames).all()
      changes += OverlayChanges(original: original.frames).all() + PlaybackChanges(original: original.frames).all()
    }
    if modes.contains(.pairs) { changes += original.banked.pairs }
    return changes.enumerated().map { index, change in
      Trial(id: "\(original.banked.name)/\(index)", original: original, change: change)
    }.filter { trial in
      only.isEmpty || only.contains { trial.change.kind.rawValue == $0 || trial.id.hasPrefix($0) }
    }
  }

  /// Two at a time, results in order.
  private static func inParallel<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ body: @escaping @Sendable (Input) async throws -> Output
  ) async throws -> [Output] {
    try await withThrowingTaskGroup(of: (Int, Output).self) { group in
      var results: [Int: Output] = [:]
      for (index, input) in inputs.enumerated() {
        if index >= 2, let (done, output) = try await group.next() { results[done] = output }
        group.addTask { (index, try await body(input)) }
      }
      for try await (done, output) in group { results[done] = output }
      return inputs.indices.compactMap { results[$0] }
    }
  }

  private actor Counter {
    private var count = 0

    func next() -> Int {
      count += 1
      return count
    }
  }
}
