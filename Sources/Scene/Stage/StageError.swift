public import SpringformDynamics
public import SpringformMotion
public import SpringformLottie
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
  case lottie(LottieError)
  /// The scene found that it cannot go on; the text says why.
  case failed(String)
  /// More events than the limit wanted to happen before one refresh; `time` is the scene's time in seconds.
  case tooManyEvents(limit: Int, time: Double)
}
