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
  let pacing: Pacing
  package var timing: Timing
  package let isRemovedOnCompletion = true

  package func effect(on layer: Owner) -> (Owner, Double) -> Void {
    let (property, offset, pacing, timing) = (property, offset, pacing, timing)
    return { layer, time in
      guard let position = timing.position(at: time) else { return }
      let rest = 1 - pacing.fraction(elapsed: position.elapsed, duration: timing.duration)
      layer[keyPath: property] = layer[keyPath: property] + offset * rest
    }
  }
}
