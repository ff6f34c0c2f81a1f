import SpringformGeometry

/// A layer whose sublayers lie with it in one space, where other layers show theirs flat: Core Animation's `CATransformLayer`.
///
/// It moves, turns and fades its sublayers, each on its own, and draws nothing itself: neither background, border, gradient and
/// shadows nor masks, clips and blurs count. Those nearer to the viewer lie on top; one layer that passes through another is not
/// cut.
open class TransformLayer: Layer {
  final override func display(in canvas: inout Canvas, within space: LayerSpace?) {
    presenting {
      for face in DepthOrder.sorted(faces(within: space)) {
        face.layer.displayPlane(in: &canvas, within: face.space)
      }
    }
  }

  final override func hitTest(_ point: Point, within space: LayerSpace?) -> Layer? {
    for face in DepthOrder.sorted(faces(within: space)).reversed() {
      if let hit = face.layer.hitTestPlane(point, within: face.space) { return hit }
    }
    return nil
  }

  /// The layers that are seen of it, with those of transform layers inside; as the layer is read, by presentation or by model.
  private func faces(within space: LayerSpace?) -> [Face] {
    let faded = min(max(opacity, 0), 1) * (space?.opacity ?? 1)
    guard !isHidden, faded > 0, isUserInteractionEnabled || isPresenting else { return [] }
    let inner = LayerSpace(
      transform: matrixToSuperlayer.concatenating(space?.transform ?? .identity), opacity: faded)
    func read<Value>(_ layer: Layer, _ value: () -> Value) -> Value { isPresenting ? layer.presenting(value) : value() }
    return sublayersInDrawingOrder.flatMap { layer in
      if let group = layer as? TransformLayer { return read(group) { group.faces(within: inner) } }
      return [read(layer) { Face(layer, in: inner) }]
    }
  }
}
