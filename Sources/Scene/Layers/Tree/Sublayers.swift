extension Layer {
  /// How deep layers may be nested, masks included.
  public static let maximumDepth = 256

  /// Puts `layer` on top of the sublayers, taking it from where it was. Its animations go on when it stays on the stage.
  ///
  /// A layer cannot be put below itself, nor can a stage's root layer, and layers cannot be nested more than
  /// ``maximumDepth`` deep: the attempt changes nothing and becomes the stage's error.
  public final func addSublayer(_ layer: Layer) { insertSublayer(layer, at: .max) }

  /// Puts `layer` among the sublayers, as ``addSublayer(_:)`` does, so that `index` others lie below it. Beyond the ends the
  /// nearest place is taken.
  public final func insertSublayer(_ layer: Layer, at index: Int) {
    guard canHold(layer) else { return }
    let isMoved = layer.moves(to: self)
    layer.detach()
    sublayers.insert(layer, at: min(max(index, 0), sublayers.count))
    layer.holderReference = reference
    layer.followHolder()
    if isMoved { layer.timingChanged() }
  }

  /// Puts `layer` right below one of the sublayers; on top, when `sibling` is none of them.
  public final func insertSublayer(_ layer: Layer, below sibling: Layer) { insert(layer, beside: sibling, offset: 0) }

  /// Puts `layer` right above one of the sublayers; on top, when `sibling` is none of them.
  public final func insertSublayer(_ layer: Layer, above sibling: Layer) { insert(layer, beside: sibling, offset: 1) }

  /// Puts `new` in the place of `old`, which leaves the stage. When `old` is none of the sublayers, nothing changes, and
  /// the attempt becomes the stage's error.
  public final func replaceSublayer(_ old: Layer, with new: Layer) {
    guard old.superlayer === self else {
      (stage ?? new.stage)?.fail(.notASublayer(name: old.name, superlayer: name))
      return
    }
    guard old !== new, canHold(new) else { return }
    insertSublayer(new, below: old)
    old.removeFromSuperlayer()
  }

  /// Takes the layer and what is below it off the stage; their animations end unfinished.
  public final func removeFromSuperlayer() {
    guard superlayer != nil else { return }
    detach()
    followHolder()
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
