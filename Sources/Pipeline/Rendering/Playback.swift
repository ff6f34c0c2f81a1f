package import SpringformGeometry
package import SpringformMotion
package import SpringformMotionRecord
public import SpringformScene

/// A scene playing refresh by refresh, and which of the refreshes become pictures.
public struct Playback: Sendable {
  package let scene: any Playable
  package let clock: Clock
  package let settings: RenderSettings
  /// Refreshes with these numbers are shown; those before are only played.
  public let shown: Range<Int>

  /// How long a scene without a duration of its own may last, in seconds.
  static let restLimit = 20.0

  /// - Throws: ``PlaybackError`` for settings out of range and scenes that cannot be built.
  public init(_ scene: any Playable, settings: RenderSettings) throws {
    try Self.check(settings, scene)
    self.scene = scene
    self.settings = settings
    clock = Clock(rate: settings.rate / settings.speed)
    let to = try settings.to ?? scene.duration ?? Self.restTime(of: scene, clock: clock, seed: settings.seed)
    let first = clock.tickCount(before: settings.from)
    let end = clock.tickCount(before: to)
    guard first < end else { throw PlaybackError.emptyRange(from: settings.from, to: to) }
    guard end <= RenderSettings.maximumFrameCount else { throw PlaybackError.tooManyFrames(end) }
    shown = first..<end
  }

  /// A playback of which nobody knows yet where it ends: it shows the one refresh it begins with.
  init(unended scene: any Playable, settings: RenderSettings) throws {
    try Self.check(settings, scene)
    let clock = Clock(rate: settings.rate / settings.speed)
    self.init(scene, settings: settings, clock: clock, shown: 0..<1)
  }

  private init(_ scene: any Playable, settings: RenderSettings, clock: Clock, shown: Range<Int>) {
    self.scene = scene
    self.settings = settings
    self.clock = clock
    self.shown = shown
  }

  /// The same from the first refresh on, so many of them.
  func showing(_ count: Int) -> Playback { Playback(scene, settings: settings, clock: clock, shown: 0..<count) }

  /// How many refreshes a scene has that lasts so many seconds.
  func refreshCount(before end: Double) throws(PlaybackError) -> Int {
    let count = clock.tickCount(before: end)
    guard count > 0 else { throw .emptyRange(from: 0, to: end) }
    guard count <= RenderSettings.maximumFrameCount else { throw .tooManyFrames(count) }
    return count
  }

  /// How many refreshes a scene may have that does not say how long it is.
  var mostRefreshes: Int { clock.tickCount(before: Self.restLimit) }

  /// Seconds from the appearance of the first picture to the end of the last, `hold` included.
  public var duration: Double { frameTimes(at: shown.upperBound - 1).end }

  /// When the picture of a refresh appears and goes, in seconds of the result.
  public func frameTimes(at index: Int) -> (start: Double, end: Double) {
    let number = index - shown.lowerBound
    let hold = index == shown.upperBound - 1 ? settings.hold ?? scene.hold : 0
    return (Double(number) / settings.rate, Double(number + 1) / settings.rate + hold)
  }

  /// Plays the scene without drawing it and hands out what each shown refresh looks like, in order.
  public func play(_ show: (_ index: Int, DisplayList) throws -> Void) throws {
    let cursor = try PlaybackCursor(self)
    defer { cursor.end() }
    for index in shown { try show(index, try cursor.state(at: index).list) }
  }

  /// What the scene shows at some of its refreshes, which ascend.
  /// - Throws: what the scene throws, and `CancellationError`.
  package func lists(at refreshes: [Int]) throws -> [DisplayList] {
    let cursor = try PlaybackCursor(self)
    defer { cursor.end() }
    return try refreshes.map { refresh in
      try Task.checkCancellation()
      return try cursor.state(at: refresh).list
    }
  }

  /// Plays the scene without pictures and returns its curves, from the first refresh on.
  public func trace() throws -> Trace {
    let stage = try makeStage { $0.recordsTrace = true }
    defer { stage.end() }
    try playThrough(stage)
    return stage.recordedTrace
  }

  /// Plays the scene without pictures and returns its curves, from the first refresh on, and what it did.
  package func observe() throws -> (trace: Trace, motion: MotionRecord) {
    let stage = try makeStage {
      $0.recordsTrace = true
      $0.recordsMotion = true
    }
    defer { stage.end() }
    try playThrough(stage)
    var motion = stage.motionRecord ?? MotionRecord()
    motion.parameters = Dictionary(scene.parameterTexts.map { ($0.name, $0.text) }, uniquingKeysWith: { $1 })
    motion.seed = settings.seed
    motion.describeStage([
      "size": .numbers([scene.size.width, scene.size.height]), "background": .word(background.description),
      "duration": scene.duration.map { .number($0) }, "hold": .number(settings.hold ?? scene.hold),
    ])
    return (stage.recordedTrace, motion)
  }

  /// Plays the scene without pictures and returns the springs that drive it, in the order in which they start.
  /// - Throws: what the scene throws, and `CancellationError`.
  package func startedSprings() throws -> [StartedSpring] {
    let stage = try makeStage { $0.recordsMotion = true }
    defer { stage.end() }
    try playThrough(stage)
    return stage.startedSprings
  }

  private func playThrough(_ stage: Stage) throws {
    for index in 0..<shown.upperBound where stage.error == nil {
      try Task.checkCancellation()
      stage.advance(to: clock.tick(index))
    }
    if let error = stage.error { throw error }
  }

  func makeStage(_ prepare: (Stage) -> Void = { _ in }) throws -> Stage {
    try Self.makeStage(scene, seed: settings.seed, prepare)
  }

  /// What lies behind the scene.
  var background: Color { settings.background ?? scene.background }

  /// What a stage on which the scene plays shows now.
  func displayList(of stage: Stage) throws -> DisplayList {
    let list = stage.displayList(
      background: background, showsTouches: settings.showsTouches,
      showsPhysics: settings.showsPhysics)
    if let error = stage.error { throw error }
    guard let crop = settings.crop else { return list }
    var canvas = Canvas()
    // Whoever shows the list cuts it off at its size.
    let transform = AffineTransform(translationX: -crop.minX, y: -crop.minY)
    canvas.replay(list.commands, transform: transform, tint: .white)
    return DisplayList(size: crop.size, background: background, commands: canvas.commands)
  }

  /// The size of what is shown, in points.
  package var size: Size { settings.crop?.size ?? scene.size }

  private static func makeStage(
    _ scene: any Playable, seed: UInt64, _ prepare: (Stage) -> Void = { _ in }
  ) throws -> Stage {
    let stage = Stage(size: scene.size, seed: seed)
    prepare(stage)
    do {
      try scene.build(on: stage)
    } catch {
      throw SceneFailure(underlying: error)
    }
    if let error = stage.error { throw error }
    return stage
  }

  /// The moment after the first refresh at which nothing moves any more.
  private static func restTime(of scene: any Playable, clock: Clock, seed: UInt64) throws -> Double {
    let stage = try makeStage(scene, seed: seed)
    defer { stage.end() }
    let limit = clock.tickCount(before: restLimit)
    for index in 0..<limit {
      stage.advance(to: clock.tick(index))
      if let error = stage.error { throw error }
      if stage.isAtRest { return clock.tick(index + 1).time }
    }
    return clock.tick(limit).time
  }

  private static func check(_ settings: RenderSettings, _ scene: any Playable) throws(PlaybackError) {
    let values: [(PlaybackError.Setting, Double)] = [
      (.rate, settings.rate), (.scale, settings.scale), (.from, settings.from), (.to, settings.to ?? 0),
      (.speed, settings.speed), (.hold, settings.hold ?? 0), (.jobs, Double(settings.jobs)),
      (.shutterAngle, settings.shutter?.angle ?? 0),
      (.shutterSamples, Double(settings.shutter?.sampleCount ?? Shutter.usualSampleCount)),
      (.sceneDuration, scene.duration ?? 0), (.sceneHold, scene.hold),
    ]
    if let crop = settings.crop {
      let canvas = Rect(origin: .zero, size: scene.size)
      guard !crop.isEmpty, crop.intersection(canvas) == crop else { throw .crop(crop, scene: scene.size) }
    }
    for (setting, value) in values where !setting.range.contains(value) { throw .setting(setting, value: value) }
    // Very slow motion at a high rate would need a clock beyond its range.
    guard (0.001...100_000).contains(settings.rate / settings.speed) else {
      throw .setting(.speed, value: settings.speed)
    }
  }
}
