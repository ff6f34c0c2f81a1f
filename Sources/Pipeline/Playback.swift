public import SpringformMotion
public import SpringformScene

/// A scene playing refresh by refresh, and which of the refreshes become pictures.
public struct Playback {
  public let scene: any Scene
  public let clock: Clock
  /// Refreshes with these numbers are shown; those before are only played.
  public let shown: Range<Int>
  private let settings: RenderSettings

  /// - Throws: ``PlaybackError`` for settings out of range, and whatever the scene throws while it is built.
  public init(_ scene: any Scene, settings: RenderSettings) throws {
    try Self.check(settings)
    self.scene = scene
    self.settings = settings
    clock = Clock(rate: settings.rate / settings.speed)
    let to =
      try settings.to ?? scene.duration
      ?? Self.restTime(of: scene, clock: clock, seed: settings.seed)
    let first = clock.tickCount(before: settings.from)
    let end = clock.tickCount(before: to)
    guard first < end else { throw PlaybackError.emptyRange(from: settings.from, to: to) }
    guard end <= RenderSettings.maximumFrameCount else { throw PlaybackError.tooManyFrames(end) }
    shown = first..<end
  }

  /// Seconds from the appearance of the first picture to the end of the last, `hold` included.
  public var duration: Double { frameTimes(at: shown.upperBound - 1).end }

  /// When the picture of a refresh appears and goes, in seconds of the result.
  public func frameTimes(at index: Int) -> (start: Double, end: Double) {
    let number = index - shown.lowerBound
    let hold = index == shown.upperBound - 1 ? settings.hold ?? scene.hold : 0
    return (Double(number) / settings.rate, Double(number + 1) / settings.rate + max(hold, 0))
  }

  /// Plays the scene and hands out what each shown refresh looks like, in order.
  public func play(_ show: (_ index: Int, DisplayList) async throws -> Void) async throws {
    let stage = try scene.makeStage(seed: settings.seed)
    for index in 0..<shown.upperBound {
      stage.advance(to: clock.tick(index))
      if shown.contains(index) {
        let list = stage.displayList(
          background: settings.background ?? scene.background, showsTouches: settings.showsTouches,
          showsPhysics: settings.showsPhysics)
        if let error = stage.error { throw error }
        try await show(index, list)
      } else if let error = stage.error {
        throw error
      }
    }
  }

  /// Plays the scene without pictures and returns its curves over the shown refreshes' whole length from 0.
  public func trace() throws -> Trace {
    let stage = Stage(size: scene.size, seed: settings.seed)
    stage.recordsTrace = true
    try scene.build(on: stage)
    for index in 0..<shown.upperBound where stage.error == nil { stage.advance(to: clock.tick(index)) }
    if let error = stage.error { throw error }
    return stage.recordedTrace
  }

  /// The moment after the first refresh at which nothing moves any more, at most the scene's rest limit.
  private static func restTime(of scene: any Scene, clock: Clock, seed: UInt64) throws -> Double {
    let stage = try scene.makeStage(seed: seed)
    let limit = clock.tickCount(before: type(of: scene).restLimit)
    for index in 0..<limit {
      stage.advance(to: clock.tick(index))
      if let error = stage.error { throw error }
      if stage.isAtRest { return clock.tick(index + 1).time }
    }
    return clock.tick(limit).time
  }

  private static func check(_ settings: RenderSettings) throws(PlaybackError) {
    let values: [(String, Double, ClosedRange<Double>)] = [
      ("rate", settings.rate, 0.01...1000), ("scale", settings.scale, 0.001...1000), ("from", settings.from, 0...1e6),
      ("to", settings.to ?? 0, 0...1e6), ("speed", settings.speed, 0.001...1000),
      ("hold", settings.hold ?? 0, 0...3600),
      ("jobs", Double(settings.jobs), 1...1024),
    ]
    for (name, value, range) in values where !range.contains(value) { throw .setting(name: name, value: value) }
  }
}
