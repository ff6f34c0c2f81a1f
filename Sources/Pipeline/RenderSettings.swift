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
  /// A number that has to lie in a range.
  public enum Setting: Hashable, Sendable {
    case rate, scale, from, to, speed, hold, jobs, sceneDuration, sceneHold

    public var range: ClosedRange<Double> {
      switch self {
      case .rate: 0.01...10_000
      case .scale, .speed: 0.001...1000
      case .from, .to, .sceneDuration: 0...1e6
      case .hold, .sceneHold: 0...3600
      case .jobs: 1...1024
      }
    }
  }

  case setting(Setting, value: Double)
  /// No refresh falls between `from` and `to` (seconds).
  case emptyRange(from: Double, to: Double)
  case tooManyFrames(Int)
}

/// A scene could not be built: what its `build` threw.
public struct SceneFailure: Error {
  public let underlying: any Error
}
