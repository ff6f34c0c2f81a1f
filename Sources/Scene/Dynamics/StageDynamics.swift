public import SpringformDynamics
import SpringformGeometry

/// An animator that a stage advances, and the layer whose coordinates it works in.
struct StagedAnimator {
  let animator: DynamicAnimator
  let layer: Layer
}

extension Stage {
  /// Makes an animator for sublayers of a layer (of the root layer, without one); its bounds now are the reference bounds.
  ///
  /// The stage advances the animator in every tick, after animations and before display links, from the exact time at
  /// which it began to run. Items get their new places as model values, without an animation. What physics refuses
  /// becomes the stage's error.
  public func dynamicAnimator(referenceLayer: Layer? = nil) -> DynamicAnimator {
    let layer = referenceLayer ?? rootLayer
    let animator = DynamicAnimator(referenceBounds: layer.bounds)
    animator.clock = { [weak self] in self?.time ?? 0 }
    animators.append(StagedAnimator(animator: animator, layer: layer))
    return animator
  }

  /// Animators that callbacks add start with the next tick.
  func advanceDynamics() {
    for animator in animators.map(\.animator) {
      animator.advance(to: time)
      if let error = animator.error { fail(.dynamics(error)) }
    }
    // Presentations that callbacks have read may be from before their item moved.
    if !animators.isEmpty { timeShifted() }
  }

  /// Draws what the animators simulate.
  func drawSkeletons(in canvas: inout Canvas) {
    for entry in animators where entry.layer.stage === self {
      let projection = entry.layer.presentedProjectionToStage
      if let transform = projection.affine {
        canvas.withTransform(transform) { entry.animator.debugShapes.draw(in: &$0) }
      } else {
        canvas.withProjection(projection) { entry.animator.debugShapes.draw(in: &$0) }
      }
    }
  }
}
