import SpringformMotion
package import SpringformScene

/// A scene being played once from its beginning, refresh by refresh, with all its curves.
///
/// A ``Playback`` has to know where the scene ends before it begins; a take finds out on its way, so that it can be looked at,
/// and given up, while it goes on. Playing a refresh takes much less time than laying down what it shows, so that is done only
/// for whom asks.
package final class Take {
  private let playback: Playback
  private let stage: Stage
  /// The number of refreshes, where the scene says how long it is.
  private let wholeCount: Int?
  /// The number of refreshes that were played.
  package private(set) var count = 0
  /// Whether nothing comes any more.
  package private(set) var isFinished = false

  /// - Throws: ``PlaybackError`` for settings out of range, and what building the scene throws.
  package init(_ scene: any Playable, settings: RenderSettings) throws {
    let playback = try Playback(unended: scene, settings: settings)
    self.playback = playback
    wholeCount = try (settings.to ?? scene.duration).map { try playback.refreshCount(before: $0) }
    stage = try playback.makeStage { $0.recordsTrace = true }
  }

  /// Plays the next refresh.
  /// - Throws: what the scene throws.
  package func advance() throws {
    guard !isFinished else { return }
    stage.advance(to: playback.clock.tick(count))
    if let error = stage.error { throw error }
    count += 1
    isFinished = count >= (wholeCount ?? playback.mostRefreshes) || wholeCount == nil && stage.isAtRest
  }

  /// What the refresh shows that was played last.
  /// - Throws: what the scene throws.
  package func list() throws -> DisplayList { try playback.displayList(of: stage) }

  /// What was played so far.
  package var footage: Footage {
    Footage(playback: playback.showing(count), trace: stage.recordedTrace, strokes: stage.tape.strokes)
  }

  /// Lets go of everything that is planned on the stage.
  package func end() { stage.end() }
}

/// A take as a whole.
package struct Footage: Sendable {
  private let playback: Playback
  package let trace: Trace
  /// What fingers did.
  package let strokes: [Stroke]

  fileprivate init(playback: Playback, trace: Trace, strokes: [Stroke]) {
    self.playback = playback
    self.trace = trace
    self.strokes = strokes
  }

  package var scene: any Playable { playback.scene }
  package var settings: RenderSettings { playback.settings }
  /// The number of refreshes.
  package var count: Int { playback.shown.count }

  /// How many refreshes are laid down before others get a turn.
  private static let stride = 8

  /// What each refresh shows, from the first on; the scene is played once more for it.
  /// - Throws: what the scene throws, and `CancellationError`.
  @concurrent package func lists() async throws -> [DisplayList] {
    let cursor = try PlaybackCursor(playback)
    defer { cursor.end() }
    var lists: [DisplayList] = []
    for refresh in playback.shown {
      lists.append(try cursor.state(at: refresh).list)
      try Task.checkCancellation()
      if refresh % Self.stride == 0 { await Task.yield() }
    }
    return lists
  }
}
