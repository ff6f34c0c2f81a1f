import SpringformMotion
package import SpringformScene

/// A scene being played once from its beginning, refresh by refresh, with what each of them showed and all curves.
///
/// A ``Playback`` has to know where the scene ends before it begins; a take finds out on its way, so that it can be looked at,
/// and given up, while it goes on. What it shows is what the playback shows with the same settings.
package final class Take {
  private let playback: Playback
  private let stage: Stage
  /// The number of refreshes, where the scene says how long it is.
  private let count: Int?
  /// What the refreshes so far showed.
  package private(set) var lists: [DisplayList] = []
  /// Whether nothing comes any more.
  package private(set) var isFinished = false

  /// - Throws: ``PlaybackError`` for settings out of range, and what building the scene throws.
  package init(_ scene: any Playable, settings: RenderSettings) throws {
    let playback = try Playback(unended: scene, settings: settings)
    self.playback = playback
    count = try (settings.to ?? scene.duration).map { try playback.refreshCount(before: $0) }
    stage = try playback.makeStage { $0.recordsTrace = true }
  }

  /// Plays the next refresh.
  /// - Throws: what the scene throws.
  package func advance() throws {
    guard !isFinished else { return }
    stage.advance(to: playback.clock.tick(lists.count))
    if let error = stage.error { throw error }
    lists.append(try playback.displayList(of: stage))
    isFinished = lists.count >= (count ?? playback.mostRefreshes) || count == nil && stage.isAtRest
  }

  /// What was played so far.
  package var footage: Footage {
    Footage(scene: playback.scene, settings: playback.settings, lists: lists, trace: stage.recordedTrace)
  }

  /// Lets go of everything that is planned on the stage.
  package func end() { stage.end() }
}

/// What a take showed.
package struct Footage: Sendable {
  package let scene: any Playable
  package let settings: RenderSettings
  /// What each refresh shows, from the first on.
  package let lists: [DisplayList]
  package let trace: Trace
}
