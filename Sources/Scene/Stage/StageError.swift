public import SpringformDynamics
public import SpringformMotion
import SpringformNumerics
public import SpringformSVG
public import SpringformText

/// What can go wrong while a scene is built or played.
public enum StageError: Error, Equatable {
  /// A layer was added below itself.
  case layerInsideItself(name: String?)
  /// A stage's root layer was added to another layer.
  case rootLayerAdded
  /// A layer, with what it holds, was added or made a mask where layers would be nested deeper than the limit.
  case layersTooDeep(limit: Int, name: String?, superlayer: String?)
  /// A layer was to be replaced where it is no sublayer.
  case notASublayer(name: String?, superlayer: String?)
  /// Something was scheduled at a time that is not a number or infinite.
  case timeNotFinite(Double)
  /// An animation's key frames or end values do not go together.
  case keyframes(KeyframeError, layer: String?)
  /// An animation has a negative duration or a time that is not a finite number.
  case animationTiming(layer: String?)
  /// An animation of a kind of its own refused to start.
  case animation(String, layer: String?)
  /// Physics was asked for something that cannot be simulated.
  case dynamics(DynamicsError)
  /// A text could not be laid out.
  case font(FontError)
  /// An SVG document could not be shown as it was asked for.
  case svg(SVGError)
  /// A Lottie file could not be shown as it was asked for.
  case lottie(reason: String)
  /// The scene found that it cannot go on; the text says why.
  case failed(String)
  /// More events than the limit wanted to happen before one refresh; `time` is the scene's time in seconds.
  case tooManyEvents(limit: Int, time: Double)
}

extension StageError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .layerInsideItself(let name): "the scene adds layer '\(name ?? "without a name")' below itself"
    case .keyframes(let error, let layer): "an animation of layer '\(layer ?? "without a name")': \(error)"
    case .animationTiming(let layer):
      "an animation of layer '\(layer ?? "without a name")' has a negative or unusable duration, begin time or repeat count"
    case .animation(let reason, let layer): "an animation of layer '\(layer ?? "without a name")': \(reason)"
    case .dynamics(let error): "\(error)"
    case .font(let error): "\(error)"
    case .svg(let error): "an SVG document \(error)"
    case .lottie(let reason): "a Lottie file \(reason)"
    case .failed(let reason): reason
    case .rootLayerAdded: "the scene adds a stage's root layer to another layer"
    case .layersTooDeep(let limit, let layer, let superlayer):
      "the scene adds layer '\(layer ?? "without a name")' to layer '\(superlayer ?? "without a name")', which would nest "
        + "layers more than \(limit) deep"
    case .notASublayer(let layer, let superlayer):
      "the scene replaces layer '\(layer ?? "without a name")', which is no sublayer of layer "
        + "'\(superlayer ?? "without a name")'"
    case .timeNotFinite(let time): "the scene schedules something at time \(time)"
    case .tooManyEvents(let limit, let time):
      "the scene schedules more than \(limit) events at \(time.decimalText) s; something repeats without end"
    }
  }
}
