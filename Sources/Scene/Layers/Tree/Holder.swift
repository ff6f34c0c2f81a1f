// What is above a layer: the layer that holds it, as a sublayer or as its mask, and the stage.

/// What may be on a stage: layers. What a protocol's extension declares, a subclass may declare anew, so that a layer can have a
/// property of its own called `stage`.
public protocol StageMember: AnyObject {}

extension StageMember where Self: Layer {
  /// The stage that the layer is on, or `nil` while it is in no stage's tree.
  public var stage: Stage? { stageReference?.object }
}

extension Layer: StageMember {
  /// The layer that this one is a sublayer of, or `nil`. While a layer's `deinit` runs, its sublayers still have it.
  public final var superlayer: Layer? {
    guard let holder, holder.maskStorage !== self else { return nil }
    return holder
  }

  /// The layer that this one is a sublayer or the mask of.
  final var holder: Layer? { holderReference?.object }

  /// The layers that this one holds: its sublayers and its mask.
  final var heldLayers: [Layer] { mask.map { sublayers + [$0] } ?? sublayers }

  /// Whether `layer` can become a sublayer or the mask of this one. What speaks against it becomes the stage's error.
  final func canHold(_ layer: Layer) -> Bool {
    guard let error = objection(to: layer) else { return true }
    (stage ?? layer.stage)?.fail(error)
    return false
  }

  private func objection(to layer: Layer) -> StageError? {
    var (ancestor, depth): (Layer?, Int) = (self, 0)
    while let current = ancestor {
      if current === layer { return .layerInsideItself(name: layer.name) }
      ancestor = current.holder
      depth += 1
    }
    if layer.stage?.rootLayer === layer { return .rootLayerAdded }
    if depth + layer.height > Self.maximumDepth {
      return .layersTooDeep(limit: Self.maximumDepth, name: layer.name, superlayer: name)
    }
    return nil
  }

  private var height: Int { 1 + (heldLayers.map(\.height).max() ?? 0) }

  /// Lets go of the layer where it is now; it keeps its animations until it leaves the stage.
  final func detach() {
    if let holder {
      if holder.maskStorage === self { holder.maskStorage = nil } else { holder.sublayers.removeAll { $0 === self } }
    }
    holderReference = nil
    isArranged = false
  }

  /// Whether the layer stays on its stage, but under another layer, whose time may be another.
  final func moves(to holder: Layer) -> Bool { stage != nil && stage === holder.stage && self.holder !== holder }

  /// Brings the layer and all below it to the stage of its holder; the animations of those that leave a stage end, and those
  /// that have waited for one begin.
  final func followHolder() {
    // What the animations' closures own may change the tree as it goes, so it goes when all layers are where they belong.
    var ended: [RunningAnimation] = []
    let before = stage
    enter(holder?.stageReference, ending: &ended)
    if let stage, stage !== before { beginPendingAnimations() }
  }

  private func enter(_ reference: BackReference<Stage>?, ending ended: inout [RunningAnimation]) {
    if stage !== reference?.object {
      ended += endAllAnimations()
      turnOfEntry = reference?.object?.turn ?? 0
      presentationIsStale = true
    }
    stageReference = reference
    for layer in heldLayers { layer.enter(reference, ending: &ended) }
  }
}
