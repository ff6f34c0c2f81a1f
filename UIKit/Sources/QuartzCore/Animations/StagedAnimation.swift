package import Springform

/// An animation as the stage knows it, whatever kind of layer it is for: the parts of a group may be for different ones.
package struct StagedAnimation: LayerAnimation {
  package typealias Owner = Layer

  package var timing: Timing {
    get { base.timing }
    set { base.timing = newValue }
  }
  package let isRemovedOnCompletion: Bool
  private var base: any LayerAnimation

  package init(_ base: any LayerAnimation, isRemovedOnCompletion: Bool) {
    (self.base, self.isRemovedOnCompletion) = (base, isRemovedOnCompletion)
  }

  package var likeness: (any LayerAnimation)? { base }

  package func effect(on layer: Layer) throws -> (Layer, Double) -> Void { try Self.effect(of: base, on: layer) }

  private static func effect<Animation: LayerAnimation>(
    of animation: Animation, on layer: Layer
  ) throws -> (Layer, Double) -> Void {
    guard let owner = layer as? Animation.Owner else { return { _, _ in } }
    let effect = try animation.effect(on: owner)
    return { effect(unsafeDowncast($0, to: Animation.Owner.self), $1) }
  }
}

/// A change that view animations make good for at first, and which then fades in: what the model was before, less and less.
///
/// Several of them add up, so that a change during another one's animation does not jump.
package struct FadingChange<Owner: Layer, Value: Animatable>: LayerAnimation {
  let property: ReferenceWritableKeyPath<Owner, Value>
  /// From the new value back to the old one.
  let offset: Value.Offset
  let new: Value
  let pacing: Pacing
  /// During which part of the animation it fades.
  let frame: FadingFrame
  package var timing: Timing
  package let isRemovedOnCompletion = true

  package var likeness: (any LayerAnimation)? {
    BasicAnimation.way(of: property, to: new, from: offset, timing, pacing, during: frame)
  }

  package func effect(on layer: Owner) -> (Owner, Double) -> Void {
    let (property, offset, pacing, frame, timing) = (property, offset, pacing, frame, timing)
    return { layer, time in
      guard let position = timing.position(at: time) else { return }
      let rest = 1 - frame.share(of: pacing.fraction(elapsed: position.elapsed, duration: timing.duration))
      layer[keyPath: property] = layer[keyPath: property] + offset * rest
    }
  }
}

extension BasicAnimation {
  /// The way from an old value to a new one, during a part of an animation.
  /// - Parameter offset: from the new value back to the old one.
  static func way(
    of property: ReferenceWritableKeyPath<Owner, Value>, to new: Value, from offset: Value.Offset, _ timing: Timing,
    _ pacing: Pacing, during frame: FadingFrame
  ) -> Self {
    var way = BasicAnimation(property, from: new + offset, to: new, pacing: pacing)
    way.timing = timing
    way.timing.beginTime += frame.start * timing.duration
    way.timing.duration *= frame.length
    return way
  }
}

/// A part of an animation, as fractions of its way.
package struct FadingFrame: Sendable {
  let start: Double
  let length: Double
  let isDiscrete: Bool

  /// - Parameters:
  ///   - start: where the part begins, 0...1.
  ///   - length: how long it is.
  ///   - isDiscrete: whether all happens at its beginning.
  package init(start: Double, length: Double, isDiscrete: Bool = false) {
    (self.start, self.length, self.isDiscrete) = (start, length, isDiscrete)
  }

  package static let whole = FadingFrame(start: 0, length: 1)

  /// How much of the part has passed. Springs overshoot the whole way, so that a part of it is cut off only where it has neighbours.
  package func share(of fraction: Double) -> Double {
    if isDiscrete || length <= 0 { return fraction >= start ? 1 : 0 }
    let share = (fraction - start) / length
    return start == 0 && length == 1 ? share : min(max(share, 0), 1)
  }
}
