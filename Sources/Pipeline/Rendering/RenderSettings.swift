public import SpringformGeometry
import SpringformMotion

/// What part of a scene is drawn, how large, and how often.
public struct RenderSettings: Sendable {
  /// Pictures per second of the result.
  public var rate = 50.0
  /// Pixels per point.
  public var scale = 1.0
  /// The first moment shown, in scene seconds.
  public var from = 0.0
  /// The end, in scene seconds; the scene's own by default.
  public var to: Double?
  /// Scene seconds per second of the result: 0.5 is slow motion.
  public var speed = 1.0
  /// How much longer the last picture shows, in seconds; the scene's own wish by default.
  public var hold: Double?
  /// The part of the scene that is shown, in its points; all of it by default.
  package var crop: Rect?
  /// Replaces the scene's background.
  public var background: Color?
  public var showsTouches = true
  /// Whether bodies, attachments, boundaries and contacts are drawn over the scene.
  public var showsPhysics = false
  /// Blurs what moves; `nil` shows single moments.
  public var shutter: Shutter?
  public var seed: UInt64 = 0
  /// How many pictures are drawn at the same time; it never changes the result.
  public var jobs = 1

  /// - Parameters:
  ///   - rate: pictures per second.
  ///   - scale: pixels per point.
  ///   - from: the first moment shown, in scene seconds.
  ///   - to: the end, in scene seconds; the scene's own by default.
  ///   - seed: of the scene's random numbers.
  public init(rate: Double = 50, scale: Double = 1, from: Double = 0, to: Double? = nil, seed: UInt64 = 0) {
    self.rate = rate
    self.scale = scale
    self.from = from
    self.to = to
    self.seed = seed
  }

  /// The same for the one picture that is on screen at a time: that of the last refresh before it.
  ///
  /// Times, rates and speeds that no rendering takes are left to it to refuse.
  /// - Parameter time: seconds of the scene.
  package func still(at time: Double) -> Self {
    var still = self
    still.hold = 0
    (still.from, still.to) = (time, time)
    guard PlaybackError.Setting.from.range.contains(time), speed > 0, speed.isFinite, rate > 0, rate.isFinite else {
      return still
    }
    let clock = Clock(rate: rate / speed)
    let tick = clock.tick(clock.index(at: time))
    (still.from, still.to) = (tick.time, tick.time + tick.duration)
    return still
  }

  /// The same for the picture of that very moment, for a scene whose pictures follow from their times alone: its refreshes come as
  /// much more often as it takes for one to lie there.
  ///
  /// A moment closer to the beginning than the fastest refresh stays with the beginning.
  /// - Parameter time: seconds of the scene.
  package func still(exactlyAt time: Double) -> Self {
    var settings = self
    let refreshes = (time * rate / speed - 1e-6).rounded(.up)
    let exactRate = refreshes / time * speed
    if refreshes > 0, exactRate >= rate, PlaybackError.Setting.rate.range.contains(exactRate) {
      settings.rate = exactRate
    }
    return settings.still(at: time)
  }

  /// The most pictures one rendering may have.
  public static let maximumFrameCount = 1_000_000
}

/// A scene could not be built: what its `build` threw.
public struct SceneFailure: Error {
  public let underlying: any Error
}
