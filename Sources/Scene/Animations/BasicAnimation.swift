public import SpringformMotion

/// Moves a property from one value to another.
///
/// Of `from`, `to` and `by`, what is missing comes from the others or from the layer: `to` and `by` alone start at what the layer
/// shows when the animation is added; `from` alone leads to what the layer has at each moment without this animation, whether that
/// is set before or after the animation is added, and without any of them it leads there from what the layer shows when it is
/// added. The model does not change.
///
/// Paths of other elements flow into each other, see `PathMorph`, unless the animation is additive or cumulative.
public struct BasicAnimation<Owner: Layer, Value: Animatable>: LayerAnimation {
  public var property: ReferenceWritableKeyPath<Owner, Value>
  public var from: Value?
  public var to: Value?
  public var by: Value.Offset?
  public var pacing: Pacing
  public var timing: Timing
  /// Whether the value is added to what the layer shows without this animation.
  public var isAdditive = false
  /// Whether each repetition begins where the one before ended.
  public var isCumulative = false
  /// Whether Core Animation's ways hold: `to` and `by` alone start at what the layer has at each moment without this animation, and
  /// where no way leads from one value to the other, the last one shows at once, which else is an error and is one of what is added.
  public var takesUnderlyingValue = false
  public var isRemovedOnCompletion = true

  /// - Parameters:
  ///   - property: for example `\.opacity` or `\.position.x`.
  ///   - from: the first value.
  ///   - to: the last value.
  ///   - by: the way between them.
  ///   - duration: seconds; by default the group's, and 0.25 outside of one.
  ///   - pacing: how the way is covered; at constant speed by default.
  public init(
    _ property: ReferenceWritableKeyPath<Owner, Value>, from: Value? = nil, to: Value? = nil, by: Value.Offset? = nil,
    duration: Double? = nil, pacing: Pacing = .curve(.linear)
  ) {
    self.property = property
    self.from = from
    self.to = to
    self.by = by
    self.pacing = pacing
    timing = Timing(duration: duration)
  }

  public func effect(on layer: Owner) throws -> (Owner, Double) -> Void {
    let shown = layer.presenting { layer[keyPath: property] }
    let way = BasicWay(self, shown: shown)
    if !isLive, !way.showsLast, way.tween(over: shown) == nil { throw KeyframeError.incompatibleValue(index: 1) }
    return { layer, time in way.show(on: layer, at: time) }
  }

  /// Whether the values depend on what the layer has without the animation.
  var isLive: Bool {
    let isStart = takesUnderlyingValue && from == nil && (to == nil || by == nil)
    return isStart || to == nil && by == nil
  }

  /// - Parameters:
  ///   - shown: when the animation was added.
  ///   - underlying: what the layer has without the animation.
  func ends(shown: Value, underlying: Value) -> (from: Value, to: Value) {
    let start = takesUnderlyingValue ? underlying : shown
    return switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, from + by)
    case (nil, let to?, let by?): (to + by * -1, to)
    case (let from?, nil, nil): (from, underlying)
    case (nil, let to?, nil): (start, to)
    case (nil, nil, let by?): (start, start + by)
    case (nil, nil, nil): (shown, underlying)
    }
  }
}

/// The way between an animation's values, found anew when one of them is the layer's own and changes.
private final class BasicWay<Owner: Layer, Value: Animatable> {
  private let animation: BasicAnimation<Owner, Value>
  private let shown: Value
  private var underlying: Value?
  private var tween: ((Double) -> Value)?
  private var from: Value
  private var to: Value

  /// - Parameter shown: when the animation was added.
  init(_ animation: BasicAnimation<Owner, Value>, shown: Value) {
    (self.animation, self.shown) = (animation, shown)
    (from, to) = animation.ends(shown: shown, underlying: shown)
  }

  /// Whether the last value shows where there is no way; what is added to another needs one.
  var showsLast: Bool { animation.takesUnderlyingValue && !animation.isAdditive }

  func show(on layer: Owner, at time: Double) {
    guard let position = animation.timing.position(at: time) else { return }
    let blend = Blend(property: animation.property, isAdditive: animation.isAdditive)
    if let tween = tween(over: layer[keyPath: animation.property]) {
      let value = tween(animation.pacing.fraction(elapsed: position.elapsed, duration: animation.timing.duration))
      blend.show(animation.isCumulative ? value + (to - from) * Double(position.cycle) : value, on: layer)
    } else if showsLast {
      blend.show(to, on: layer)
    } else {
      layer.stage?.fail(.keyframes(.incompatibleValue(index: 1), layer: layer.name))
    }
  }

  /// By fraction; `nil` where there is no way.
  func tween(over value: Value) -> ((Double) -> Value)? {
    if let underlying, !animation.isLive || underlying == value { return tween }
    underlying = value
    (from, to) = animation.ends(shown: shown, underlying: value)
    // What is added up needs offsets.
    let isInOffsets =
      (!animation.isCumulative || from.canInterpolate(to: to))
      && (!animation.isAdditive || Value.origin.canInterpolate(to: to))
    tween = isInOffsets ? from.tween(to: to) : nil
    return tween
  }
}

/// Moves a property from one value to another with a spring.
public struct SpringAnimation<Owner: Layer, Value: Animatable>: LayerAnimation {
  /// The same animation, with the spring as its pacing.
  public var basic: BasicAnimation<Owner, Value>

  /// - Parameters:
  ///   - property: for example `\.position.x`.
  ///   - from: the first value; what the layer shows by default.
  ///   - to: the last value; what the layer shows by default.
  ///   - by: the way between them.
  ///   - spring: what moves it.
  ///   - duration: seconds; until the spring has settled by default, at most 60.
  public init(
    _ property: ReferenceWritableKeyPath<Owner, Value>, from: Value? = nil, to: Value? = nil, by: Value.Offset? = nil,
    spring: Spring = Spring(), duration: Double? = nil
  ) {
    basic = BasicAnimation(
      property, from: from, to: to, by: by, duration: duration ?? min(spring.settlingDuration, 60),
      pacing: .spring(spring))
  }

  public var timing: Timing {
    get { basic.timing }
    set { basic.timing = newValue }
  }

  public var isRemovedOnCompletion: Bool {
    get { basic.isRemovedOnCompletion }
    set { basic.isRemovedOnCompletion = newValue }
  }

  public func effect(on layer: Owner) throws -> (Owner, Double) -> Void { try basic.effect(on: layer) }
}
