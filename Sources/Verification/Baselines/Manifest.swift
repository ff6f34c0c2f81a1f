package import SpringformBitmap
package import SpringformMotionRecord
package import SpringformPipeline

/// What a baseline's pictures are and how they were made: the file beside the animation.
package struct Manifest: Codable, Hashable, Sendable {
  /// The format of the file; readers refuse others.
  package static let currentFormat = 1
  package var format: Int
  /// The baseline's name: the scene's, with the variant's after an `@`.
  package var name: String
  /// The scene's name, as on the command line.
  package var scene: String
  /// What was set, in order.
  package var parameters: [ParameterSetting]
  package var settings: RecordedSettings
  package var animation: RecordedAnimation
  package var frames: [RecordedFrame]
  package var curves: RecordedCurves
  /// What the scene did; `nil` in a baseline of an earlier version.
  package var motion: MotionRecord?
  package var environment: Environment

  package init(
    name: String, scene: String, parameters: [ParameterSetting], settings: RecordedSettings,
    animation: RecordedAnimation, frames: [RecordedFrame], curves: RecordedCurves,
    motion: MotionRecord? = nil, environment: Environment
  ) {
    format = Self.currentFormat
    self.name = name
    self.scene = scene
    self.parameters = parameters
    self.settings = settings
    self.animation = animation
    self.frames = frames
    self.curves = curves
    self.motion = motion
    self.environment = environment
  }
}

/// How a scene was drawn.
package struct RecordedSettings: Codable, Hashable, Sendable {
  /// Pictures per second.
  package var rate: Double
  /// Pixels per point.
  package var scale: Double
  /// Scene seconds per second.
  package var speed: Double
  /// Seconds of the scene.
  package var from: Double
  /// `nil` for the scene's own end.
  package var to: Double?
  package var seed: UInt64
  /// Whether fingers are shown; `nil` in a baseline of an earlier version.
  package var touches: Bool?

  package init(rate: Double, scale: Double, speed: Double = 1, from: Double = 0, to: Double? = nil, seed: UInt64 = 0) {
    self.rate = rate
    self.scale = scale
    self.speed = speed
    self.from = from
    self.to = to
    self.seed = seed
  }

  package init(_ settings: RenderSettings) {
    self.init(
      rate: settings.rate, scale: settings.scale, speed: settings.speed, from: settings.from, to: settings.to,
      seed: settings.seed)
    touches = settings.showsTouches
  }

  /// These settings, and others as they are.
  func applied(to settings: RenderSettings) -> RenderSettings {
    var settings = settings
    (settings.rate, settings.scale, settings.speed) = (rate, scale, speed)
    (settings.from, settings.to, settings.seed) = (from, to, seed)
    return settings
  }
}

/// The animation's file.
package struct RecordedAnimation: Codable, Hashable, Sendable {
  /// Pixels.
  package var width: Int
  package var height: Int
  /// Seconds of one play.
  package var duration: Double
  /// How often it plays, `nil` for ever.
  package var plays: Int?
  /// The file's length and digest.
  package var byteCount: Int
  package var digest: Digest

  package init(width: Int, height: Int, duration: Double, plays: Int?, byteCount: Int, digest: Digest) {
    self.width = width
    self.height = height
    self.duration = duration
    self.plays = plays
    self.byteCount = byteCount
    self.digest = digest
  }
}

/// When a picture appears, in seconds from the beginning, and its pixels' digest.
package struct RecordedFrame: Codable, Hashable, Sendable {
  package var time: Double
  package var digest: Digest

  package init(time: Double, digest: Digest) {
    self.time = time
    self.digest = digest
  }
}

/// The curves that a scene traces.
package struct RecordedCurves: Codable, Hashable, Sendable {
  /// Seconds of the scene, the same for all.
  package var times: [Double]
  package var columns: [Column]

  package init(times: [Double] = [], columns: [Column] = []) {
    self.times = times
    self.columns = columns
  }

  package struct Column: Codable, Hashable, Sendable {
    package var name: String
    package var unit: String?
    /// One for each time, `nil` where the curve had none.
    package var values: [Double?]

    package init(name: String, unit: String?, values: [Double?]) {
      self.name = name
      self.unit = unit
      self.values = values
    }
  }
}

extension Manifest {
  /// What reports say of the animation.
  package var summary: AnimationSummary {
    AnimationSummary(
      width: animation.width, height: animation.height, scale: settings.scale, rate: settings.rate,
      frameCount: frames.count, duration: animation.duration, plays: animation.plays)
  }

  /// Whether both show the same: pictures, times, size and plays.
  package func showsTheSame(as other: Self) -> Bool {
    frames == other.frames && animation.duration == other.animation.duration && animation.width == other.animation.width
      && animation.height == other.animation.height && animation.plays == other.animation.plays
  }
}
