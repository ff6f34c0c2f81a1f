public import SpringformBitmap

/// What a baseline's pictures are and how they were made: the file beside the animation.
public struct Manifest: Codable, Hashable, Sendable {
  /// The format of the file; readers refuse others.
  public static let currentFormat = 1
  public var format: Int
  /// The baseline's name: the scene's, with the variant's after an `@`.
  public var name: String
  /// The scene's name, as on the command line.
  public var scene: String
  /// What was set, in order.
  public var parameters: [ParameterSetting]
  public var settings: RecordedSettings
  public var animation: RecordedAnimation
  public var frames: [RecordedFrame]
  public var curves: RecordedCurves
  public var environment: Environment

  public init(
    name: String, scene: String, parameters: [ParameterSetting], settings: RecordedSettings,
    animation: RecordedAnimation, frames: [RecordedFrame], curves: RecordedCurves, environment: Environment
  ) {
    format = Self.currentFormat
    self.name = name
    self.scene = scene
    self.parameters = parameters
    self.settings = settings
    self.animation = animation
    self.frames = frames
    self.curves = curves
    self.environment = environment
  }
}

/// How a scene was drawn.
public struct RecordedSettings: Codable, Hashable, Sendable {
  /// Pictures per second.
  public var rate: Double
  /// Pixels per point.
  public var scale: Double
  /// Scene seconds per second.
  public var speed: Double
  /// Seconds of the scene.
  public var from: Double
  /// `nil` for the scene's own end.
  public var to: Double?
  public var seed: UInt64

  public init(rate: Double, scale: Double, speed: Double = 1, from: Double = 0, to: Double? = nil, seed: UInt64 = 0) {
    self.rate = rate
    self.scale = scale
    self.speed = speed
    self.from = from
    self.to = to
    self.seed = seed
  }
}

/// The animation's file.
public struct RecordedAnimation: Codable, Hashable, Sendable {
  /// Pixels.
  public var width: Int
  public var height: Int
  /// Seconds of one play.
  public var duration: Double
  /// How often it plays, `nil` for ever.
  public var plays: Int?
  /// The file's length and digest.
  public var byteCount: Int
  public var digest: Digest

  public init(width: Int, height: Int, duration: Double, plays: Int?, byteCount: Int, digest: Digest) {
    self.width = width
    self.height = height
    self.duration = duration
    self.plays = plays
    self.byteCount = byteCount
    self.digest = digest
  }
}

/// When a picture appears, in seconds from the beginning, and its pixels' digest.
public struct RecordedFrame: Codable, Hashable, Sendable {
  public var time: Double
  public var digest: Digest

  public init(time: Double, digest: Digest) {
    self.time = time
    self.digest = digest
  }
}

/// The curves that a scene traces.
public struct RecordedCurves: Codable, Hashable, Sendable {
  /// Seconds of the scene, the same for all.
  public var times: [Double]
  public var columns: [Column]

  public init(times: [Double] = [], columns: [Column] = []) {
    self.times = times
    self.columns = columns
  }

  public struct Column: Codable, Hashable, Sendable {
    public var name: String
    public var unit: String?
    /// One for each time, `nil` where the curve had none.
    public var values: [Double?]

    public init(name: String, unit: String?, values: [Double?]) {
      self.name = name
      self.unit = unit
      self.values = values
    }
  }
}

extension Manifest {
  /// What reports say of the animation.
  public var summary: AnimationSummary {
    AnimationSummary(
      width: animation.width, height: animation.height, scale: settings.scale, rate: settings.rate,
      frameCount: frames.count, duration: animation.duration, plays: animation.plays)
  }

  /// Whether both show the same: pictures, times, size and plays.
  public func showsTheSame(as other: Self) -> Bool {
    frames == other.frames && animation.duration == other.animation.duration && animation.width == other.animation.width
      && animation.height == other.animation.height && animation.plays == other.animation.plays
  }
}
