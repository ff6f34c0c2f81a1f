/// An animation added to a layer that is on no stage yet.
struct PendingAnimation {
  let key: String?
  let animation: any LayerAnimation
  /// Adds the animation once more, now that the layer is on a stage.
  let begin: (Layer) -> Void
}

extension Layer {
  final func wait(_ pending: PendingAnimation) {
    if let key = pending.key { removePendingAnimations { $0.key == key } }
    pendingAnimations.append(pending)
  }

  final func removePendingAnimations(where isRemoved: (PendingAnimation) -> Bool) {
    // What the closures own may change the tree as it goes, so it goes when the list is no longer being changed.
    let removed = pendingAnimations.filter(isRemoved)
    pendingAnimations.removeAll(where: isRemoved)
    withExtendedLifetime(removed) {}
  }

  /// Starts what has waited for a stage, on the layer and all below it.
  final func beginPendingAnimations() {
    let pending = pendingAnimations
    pendingAnimations = []
    for animation in pending { animation.begin(self) }
    for layer in heldLayers { layer.beginPendingAnimations() }
  }
}
