import SpringformBitmap
public import SpringformGeometry
import SpringformNumerics

/// Why a scene cannot be played as asked.
public enum PlaybackError: Error, Equatable {
  /// A number that has to lie in a range.
  public enum Setting: Hashable, Sendable {
    case rate, scale, from, to, speed, hold, jobs, shutterAngle, shutterSamples, sceneDuration, sceneHold

    package var range: ClosedRange<Double> {
      switch self {
      case .rate: 0.01...10_000
      case .scale, .speed: 0.001...1000
      case .from, .to, .sceneDuration: 0...1e6
      case .hold, .sceneHold: 0...3600
      case .jobs: 1...1024
      case .shutterAngle: 0...360
      case .shutterSamples: 2...Double(LinearLightAccumulator.maximumCount)
      }
    }
  }

  case setting(Setting, value: Double)
  /// A part that is empty or reaches outside of the scene, in points.
  case crop(Rect, scene: Size)
  /// No refresh falls between `from` and `to` (seconds).
  case emptyRange(from: Double, to: Double)
  case tooManyFrames(Int)
}

extension PlaybackError: CustomStringConvertible {
  public var description: String { description { "\($0)" } }

  /// What is wrong, in a sentence that names settings as `named` says.
  package func description(naming named: (Setting) -> String) -> String {
    switch self {
    case .setting(let setting, let value):
      "\(named(setting)) \(value.decimalText): must be from \(setting.range.lowerBound.decimalText) "
        + "to \(setting.range.upperBound.decimalText) \(setting.unit)"
    case .emptyRange(let from, let to):
      "nothing to show from \(from.decimalText) s to \(to.decimalText) s; "
        + (from >= to ? "the range must begin before the scene's end" : "use a higher rate or a longer range")
    case .crop(let crop, let size):
      "crop \(crop.minX.decimalText),\(crop.minY.decimalText),\(crop.width.decimalText),\(crop.height.decimalText): must lie "
        + "inside \(size.width.decimalText)x\(size.height.decimalText) points"
    case .tooManyFrames(let count):
      "\(count.groupedText) pictures are too many (at most \(RenderSettings.maximumFrameCount.groupedText))"
    }
  }
}

extension PlaybackError.Setting: CustomStringConvertible {
  public var description: String {
    switch self {
    case .rate: "the rate"
    case .scale: "the scale"
    case .from: "the start"
    case .to: "the end"
    case .speed: "the speed"
    case .hold: "the hold"
    case .jobs: "the number of jobs"
    case .shutterAngle: "the shutter angle"
    case .shutterSamples: "the number of shutter samples"
    case .sceneDuration: "the scene's duration"
    case .sceneHold: "the scene's hold"
    }
  }

  fileprivate var unit: String {
    switch self {
    case .rate: "pictures a second"
    case .scale: "pixels a point"
    case .from, .to, .hold, .sceneDuration, .sceneHold: "seconds"
    case .speed: "times the scene's own"
    case .jobs: "pictures at a time"
    case .shutterAngle: "degrees"
    case .shutterSamples: "moments a picture"
    }
  }
}
