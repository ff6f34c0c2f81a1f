import SpringformMotion
import SpringformPipeline
import SpringformScene

/// Plays a scene to its end and hands out on the way the one moment that somebody is looking at.
struct Film: Sendable {
  private let scene: any Playable
  private let settings: RenderSettings
  /// The refresh that is looked at.
  private let wanted: Int

  /// - Parameter time: the moment that is looked at, in seconds.
  init(_ scene: any Playable, settings: RenderSettings, showing time: Double) throws {
    self.scene = scene
    self.settings = settings
    wanted = Clock(rate: settings.rate / settings.speed).index(at: time)
  }

  /// How many refreshes are played before others get a turn.
  private static let stride = 8

  /// - Parameter show: called with the moment, or with the end if that comes before; the scene plays on meanwhile.
  /// - Throws: what the scene throws, and `CancellationError`.
  @concurrent func shoot(
    show: @escaping @Sendable (_ list: DisplayList, _ refresh: Int) async throws -> Void
  ) async throws -> Footage {
    let take = try Take(scene, settings: settings)
    defer { take.end() }
    return try await withThrowingTaskGroup { group in
      while !take.isFinished {
        try take.advance()
        let refresh = take.lists.count - 1
        if refresh == wanted || take.isFinished && refresh < wanted {
          let list = take.lists[refresh]
          group.addTask { try await show(list, refresh) }
        }
        try Task.checkCancellation()
        if refresh % Self.stride == 0 { await Task.yield() }
      }
      try await group.waitForAll()
      return take.footage
    }
  }
}
