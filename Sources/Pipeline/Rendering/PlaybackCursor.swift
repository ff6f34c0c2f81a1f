import SpringformMotion
import SpringformScene
import SpringformText

/// A scene being played, to look at refreshes in ascending order.
final class PlaybackCursor {
  private let playback: Playback
  private let stage: Stage
  /// The refresh that the stage shows.
  private var current = -1
  private var last: DisplayList?

  /// What a refresh shows.
  struct State: Sendable {
    let refresh: Int
    let list: DisplayList
    /// Whether nothing moves any more.
    let isStill: Bool
  }

  init(_ playback: Playback) throws {
    self.playback = playback
    stage = try playback.makeStage()
  }

  /// Plays on to a refresh, or to the last one the scene shows, and looks at it.
  func state(at refresh: Int) throws -> State {
    let refresh = min(refresh, playback.shown.upperBound - 1)
    try play(to: refresh)
    let list = try playback.displayList(of: stage)
    defer { last = list }
    // Emitters go on while everything else rests, so the pictures are asked too.
    return State(refresh: refresh, list: list, isStill: stage.isAtRest && list == last)
  }

  /// Plays on to a refresh, and then what a faster display would refresh while the shutter is open. No refresh can follow.
  func exposure(at index: Int, _ shutter: Shutter) throws -> [DisplayList] {
    try play(to: index)
    let share = shutter.angle / 360
    return try playback.clock.subticks(after: index, share: share, count: shutter.sampleCount).map { tick in
      stage.advance(to: tick)
      return try playback.displayList(of: stage)
    }
  }

  /// The faces that drew the scene's texts so far, in ascending order.
  var usedFonts: [FontFace] { stage.usedFonts }

  /// Lets go of everything that is planned on the stage.
  func end() { stage.end() }

  private func play(to index: Int) throws {
    while current < index {
      current += 1
      stage.advance(to: playback.clock.tick(current))
      if let error = stage.error { throw error }
    }
  }
}

extension Playback {
  /// What the scene shows while the shutter is open for the picture of a refresh; empty when it does not open.
  ///
  /// The scene is played anew from its beginning, so that its refreshes are those without a shutter.
  func exposure(at index: Int) throws -> [DisplayList] {
    guard let shutter = settings.shutter, shutter.angle > 0 else { return [] }
    let cursor = try PlaybackCursor(self)
    defer { cursor.end() }
    return try cursor.exposure(at: index, shutter)
  }
}
