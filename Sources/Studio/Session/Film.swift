import SpringformMotion
import SpringformPipeline
import SpringformScene

/// Plays a scene to its end and hands out on the way the one moment that somebody is looking at.
struct Film: Sendable {
  private let scene: any Playable
  private let settings: RenderSettings
  /// The refreshes that are looked at together, ascending.
  private let wanted: [Int]

  /// - Parameters:
  ///   - time: the moment that is looked at, in seconds.
  ///   - view: what is seen together with it.
  init(_ scene: any Playable, settings: RenderSettings, showing time: Double, _ view: StageView) throws {
    self.scene = scene
    self.settings = settings
    wanted = view.refreshes(at: Clock(rate: settings.rate / settings.speed).index(at: time), rate: settings.rate)
  }

  /// How many refreshes are played before others get a turn.
  private static let stride = 8

  /// - Parameter show: called with what is seen together at the moment, or at the end if that comes before, and the last one's
  ///   number; the scene plays on meanwhile.
  /// - Throws: what the scene throws, and `CancellationError`.
  @concurrent func shoot(
    show: @escaping @Sendable (_ moments: [DisplayList], _ refresh: Int) async throws -> Void
  ) async throws -> Footage {
    let take = try Take(scene, settings: settings)
    defer { take.end() }
    return try await withThrowingTaskGroup { group in
      var moments: [DisplayList] = []
      while !take.isFinished {
        try take.advance()
        let refresh = take.count - 1
        let isLast = refresh == wanted.last || take.isFinished && refresh < wanted[wanted.count - 1]
        if isLast || wanted.contains(refresh) { moments.append(try take.list()) }
        if isLast { group.addTask { [moments] in try await show(moments, refresh) } }
        try Task.checkCancellation()
        if refresh % Self.stride == 0 { await Task.yield() }
      }
      try await group.waitForAll()
      return take.footage
    }
  }
}
