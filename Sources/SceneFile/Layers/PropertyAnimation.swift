import Springform
import SpringformExpressions

/// An animation of one property with values of its own.
struct AnimationSpecification {
  var from: Value?
  var to: Value?
  var by: Value?
  /// Several values instead of the above.
  var values: [Value] = []
  /// Points instead of values: the property follows the path.
  var path: Path?
  var keyTimes: [Double]?
  var mode = CalculationMode.linear
  var rotation = KeyframeAnimation<Layer, Point>.RotationMode.none
  var pacing = Pacing.curve(.easeInEaseOut)
  var duration = 0.25
  var delay = 0.0
  var repeatCount = 1.0
  var autoreverses = false
  var isCumulative = false
  var isAdditive = false
}

extension AnimationSpecification {
  func timing(_ beginTime: Double) -> Timing {
    Timing(
      beginTime: beginTime, duration: duration, repeatCount: repeatCount, autoreverses: autoreverses,
      fillMode: delay > 0 ? .backwards : .removed)
  }
}

extension Property {
  /// Starts an animation of a property.
  static func start<Owner: Layer, Content: Animatable & ExpressionConvertible & SendableMetatype>(
    _ specification: AnimationSpecification, of property: Path<Owner, Content>, on layer: Owner,
    _ completion: ((Bool) -> Void)?
  ) {
    let begin = specification.delay > 0 ? layer.localTime + specification.delay : 0
    let values = specification.values.compactMap { Content($0) }
    if let path = specification.path, let property = property as? ReferenceWritableKeyPath<Owner, Point> {
      start(
        KeyframeAnimation(property, path: path, duration: specification.duration), specification, begin, on: layer,
        completion)
    } else if !values.isEmpty {
      let animation = KeyframeAnimation(
        property, values: values, keyTimes: specification.keyTimes, duration: specification.duration)
      start(animation, specification, begin, on: layer, completion)
    } else {
      var animation = BasicAnimation(
        property, from: specification.from.flatMap { Content($0) }, to: specification.to.flatMap { Content($0) },
        by: specification.by.flatMap { Content($0) }.map { $0 - Content.origin }, duration: specification.duration,
        pacing: specification.pacing)
      animation.isCumulative = specification.isCumulative
      animation.isAdditive = specification.isAdditive
      animation.timing = specification.timing(begin)
      layer.add(animation: animation, completion: completion)
    }
  }

  private static func start<Owner: Layer, Content>(
    _ keyframes: KeyframeAnimation<Owner, Content>, _ specification: AnimationSpecification, _ begin: Double,
    on layer: Owner,
    _ completion: ((Bool) -> Void)?
  ) {
    var keyframes = keyframes
    keyframes.calculationMode = specification.mode
    keyframes.isCumulative = specification.isCumulative
    keyframes.rotationMode =
      switch specification.rotation {
      case .none: .none
      case .auto: .auto
      case .autoReverse: .autoReverse
      }
    let segments = specification.path.map { $0.elements.count - 1 } ?? max(specification.values.count - 1, 1)
    // Nothing lies between values that are not left for each other.
    if case .curve(let curve) = specification.pacing, segments > 0, specification.mode != .discrete {
      keyframes.curves = Array(repeating: curve, count: segments)
    }
    keyframes.timing = specification.timing(begin)
    layer.add(animation: keyframes, completion: completion)
  }
}
