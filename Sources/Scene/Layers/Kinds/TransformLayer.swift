import SpringformGeometry

/// A layer whose sublayers lie with it in one space, where other layers show theirs flat: Core Animation's `CATransformLayer`.
///
/// It moves, turns and fades its sublayers, each on its own, and draws nothing itself: neither background, border, gradient and
/// shadows nor masks, clips and blurs count. Those nearer to the viewer lie on top; one layer that passes through another is not
/// cut.
open class TransformLayer: Layer {
  final override func display(in canvas: inout Canvas, within space: LayerSpace?) {
    presenting {
      for face in DepthOrder.sorted(faces(within: space, values: .presentation) { _ in true }) {
        face.layer.displayPlane(in: &canvas, within: face.space)
      }
    }
  }

  final override func hitTest(_ point: Point, within space: LayerSpace?, values: LayerValues) -> Layer? {
    read(values) {
      for face in DepthOrder.sorted(faces(within: space, values: values, where: \.isUserInteractionEnabled)).reversed()
      {
        if let hit = face.layer.hitTestPlane(point, within: face.space, values: values) { return hit }
      }
      return nil
    }
  }

  /// The layers that are seen of it, with those of transform layers inside of which `counts` is true.
  private func faces(
    within space: LayerSpace?, values: LayerValues, where counts: (TransformLayer) -> Bool
  ) -> [Face] {
    let faded = min(max(opacity, 0), 1) * opacityFromAbove(within: space)
    guard !isHidden, faded > 0, counts(self) else { return [] }
    let inner = LayerSpace(
      transform: matrixToSuperlayer.concatenating(space?.transform ?? .identity), opacity: faded)
    return sublayersInDrawingOrder.flatMap { layer in
      layer.read(values) {
        guard let group = layer as? TransformLayer else { return [Face(layer, in: inner)] }
        return group.faces(within: inner, values: values, where: counts)
      }
    }
  }
}
