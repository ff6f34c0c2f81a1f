extension Layer {
  /// How deep layers may be nested, masks included.
  public static let maximumDepth = 256

  /// Puts `layer` on top of the sublayers, taking it from where it was. Its animations go on when it stays on the stage.
  ///
  /// A layer cannot be put below itself, nor can a stage's root layer: the attempt changes nothing and becomes the stage's
  /// error. Neither can layers be nested more than ``maximumDepth`` deep: that attempt changes nothing.
  public final func addSublayer(_ layer: Layer) { insertSublayer(layer, at: .max) }

  /// Puts `layer` among the sublayers, as ``addSublayer(_:)`` does, so that `index` others lie below it. Beyond the ends the
  /// nearest place is taken.
  public final func insertSublayer(_ layer: Layer, at index: Int) {
    guard canHold(layer) else { return }
    let isMoved = layer.moves(to: self)
    layer.detach()
    sublayers.insert(layer, at: min(max(index, 0), sublayers.count))
    layer.superlayer = self
    layer.enter(stage)
    if isMoved { layer.timingChanged() }
  }

  /// Puts `layer` right below one of the sublayers; on top, when `sibling` is none of them.
  public final func insertSublayer(_ layer: Layer, below sibling: Layer) { insert(layer, beside: sibling, offset: 0) }

  /// Puts `layer` right above one of the sublayers; on top, when `sibling` is none of them.
  public final func insertSublayer(_ layer: Layer, above sibling: Layer) { insert(layer, beside: sibling, offset: 1) }

  /// Puts `new` in the place of `old`, which leaves the stage. Nothing happens when `old` is none of the sublayers.
  public final func replaceSublayer(_ old: Layer, with new: Layer) {
    guard old !== new, old.superlayer === self, canHold(new) else { return }
    insertSublayer(new, below: old)
    old.removeFromSuperlayer()
  }

  /// Takes the layer and what is below it off the stage; their animations end unfinished.
  public final func removeFromSuperlayer() {
    guard superlayer != nil else { return }
    detach()
    enter(nil)
  }

  private func insert(_ layer: Layer, beside sibling: Layer, offset: Int) {
    guard layer !== sibling else { return }
    // Counted without the layer, which may be a sublayer already.
    let others = sublayers.filter { $0 !== layer }
    insertSublayer(layer, at: others.firstIndex { $0 === sibling }.map { $0 + offset } ?? .max)
  }

  /// The sublayers from the lowest to the highest: by `zPosition` as shown, those of the same in their order.
  final var sublayersInDrawingOrder: [Layer] {
    let heights = sublayers.map { layer in layer.presenting { layer.zPosition.isNaN ? 0 : layer.zPosition } }
    guard heights.contains(where: { $0 != heights.first }) else { return sublayers }
    return zip(heights, sublayers).enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
  }
}

// MARK: - What holds what

extension Layer {
  /// The layer that this one is a sublayer or the mask of.
  final var holder: Layer? { superlayer ?? maskedLayer }

  /// The layers that this one holds: its sublayers and its mask.
  final var heldLayers: [Layer] { mask.map { sublayers + [$0] } ?? sublayers }

  /// False when `layer` is this one or holds it, which becomes the stage's error, or when layers would be nested too deep.
  final func canHold(_ layer: Layer) -> Bool {
    var (ancestor, depth): (Layer?, Int) = (self, 0)
    while let current = ancestor {
      guard current !== layer else {
        (stage ?? layer.stage)?.fail(.layerInsideItself(name: layer.name))
        return false
      }
      ancestor = current.holder
      depth += 1
    }
    guard layer.stage?.rootLayer !== layer else {
      (stage ?? layer.stage)?.fail(.rootLayerAdded)
      return false
    }
    return depth + layer.height <= Self.maximumDepth
  }

  private var height: Int { 1 + (heldLayers.map(\.height).max() ?? 0) }

  /// Lets go of the layer where it is now; it keeps its animations until it leaves the stage.
  final func detach() {
    superlayer?.sublayers.removeAll { $0 === self }
    superlayer = nil
    maskedLayer?.maskStorage = nil
    maskedLayer = nil
  }

  /// Whether the layer stays on its stage, but under another layer, whose time may be another.
  final func moves(to holder: Layer) -> Bool { stage != nil && stage === holder.stage && self.holder !== holder }

  final func enter(_ stage: Stage?) {
    if self.stage !== stage {
      removeAllAnimations()
      self.stage = stage
      presentationIsStale = true
    }
    for layer in heldLayers { layer.enter(stage) }
  }
}
