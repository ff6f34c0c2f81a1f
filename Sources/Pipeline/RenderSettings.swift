public import SpringformGeometry

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
  /// Replaces the scene's background.
  public var background: Color?
  public var showsTouches = true
  /// Whether bodies, attachments, boundaries and contacts are drawn over the scene.
  public var showsPhysics = false
  public var seed: UInt64 = 0
  /// How many pictures are drawn at the same time; it never changes the result.
  public var jobs = 1

  public init() {}

  /// The most pictures one rendering may have.
  public static let maximumFrameCount = 1_000_000
}

public enum PlaybackError: Error, Equatable {
  /// A value is not finite or beyond its range; `name` is the property's.
  case setting(name: String, value: Double)
  /// No refresh falls between `from` and `to` (seconds).
  case emptyRange(from: Double, to: Double)
  case tooManyFrames(Int)
}
