import SpringformNumerics

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
    case .lottie(let error): "a Lottie file \(error)"
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
