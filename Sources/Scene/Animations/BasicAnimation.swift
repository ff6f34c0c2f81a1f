public import SpringformMotion

/// Moves a property from one value to another.
///
/// Of `from`, `to` and `by`, what is missing comes from the others or from what the layer shows when the animation is
/// added: `to` alone starts there, `from` alone ends there, `by` alone goes on from there. The model does not change.
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
    let (from, to) = ends(current: layer.presenting { layer[keyPath: property] })
    // What is added up needs offsets.
    guard let tween = from.tween(to: to), !isCumulative || from.canInterpolate(to: to),
      !isAdditive || Value.origin.canInterpolate(to: to)
    else {
      throw KeyframeError.incompatibleValue(index: 1)
    }
    let blend = Blend(property: property, isAdditive: isAdditive)
    let (timing, pacing, isCumulative) = (timing, pacing, isCumulative)
    return { layer, time in
      guard let position = timing.position(at: time) else { return }
      let fraction = pacing.fraction(elapsed: position.elapsed, duration: timing.duration)
      let value = tween(fraction)
      blend.show(isCumulative ? value + (to - from) * Double(position.cycle) : value, on: layer)
    }
  }

  func ends(current: Value) -> (from: Value, to: Value) {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, from + by)
    case (nil, let to?, let by?): (to + by * -1, to)
    case (let from?, nil, nil): (from, current)
    case (nil, let to?, nil): (current, to)
    case (nil, nil, let by?): (current, current + by)
    case (nil, nil, nil): (current, current)
    }
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
