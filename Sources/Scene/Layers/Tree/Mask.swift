extension Layer {
  /// A layer whose alpha decides how much of this one shows, with everything below it and its shadow; `nil` shows all.
  ///
  /// The mask lies in this layer's coordinates, as a sublayer would, but in no tree: setting it takes it from where it was.
  /// Outside the mask nothing shows, and an empty mask hides the layer. A backdrop's blur is not masked.
  ///
  /// A layer cannot mask itself, nor a layer that it holds or that masks it, nor lie deeper than ``maximumDepth``: the
  /// attempt changes nothing and becomes the stage's error.
  public final var mask: Layer? {
    get { maskStorage }
    set {
      guard newValue !== maskStorage else { return }
      if let newValue, !canHold(newValue) { return }
      let old = maskStorage
      old?.detach()
      if let newValue {
        let isMoved = newValue.moves(to: self)
        newValue.detach()
        maskStorage = newValue
        newValue.holderReference = reference
        newValue.followHolder()
        if isMoved { newValue.timingChanged() }
      }
      old?.followHolder()
    }
  }
}
