public import SpringformGeometry
import SpringformMotion

extension Layer {
  /// A point of another layer (of the stage, without one) in this layer's coordinates; by model values, as in Core Animation.
  ///
  /// In a layer turned in space it is the point that the viewer sees at this place. A layer that is flattened, or seen from its
  /// edge, has no way back: all points become the middle of its bounds.
  public final func convert(_ point: Point, from layer: Layer?) -> Point {
    guard let stagePoint = layer.map({ $0.projectionToStage.image(of: point) }) ?? point else { return bounds.center }
    return projectionToStage.inverted?.image(of: stagePoint) ?? bounds.center
  }

  /// A point of this layer in another layer's coordinates, or without one in the stage's.
  public final func convert(_ point: Point, to layer: Layer?) -> Point {
    let projection = projectionToStage
    let stagePoint = projection.image(of: point) ?? projection.image(of: bounds.center) ?? point
    return layer.map { $0.convert(stagePoint, from: nil) } ?? stagePoint
  }

  /// The frontmost layer at a point, given in the superlayer's coordinates: the deepest of those below this one that
  /// contain it, or the layer itself.
  ///
  /// Layers that are hidden, all but clear (opacity below 0.01) or closed to touches do not count, nor does what lies
  /// below them; `masksToBounds` cuts off what lies outside. A layer that shows its back and is not double-sided counts as
  /// hidden.
  public final func hitTest(_ point: Point) -> Layer? { hitTest(point, within: nil, values: .model) }

  final func hitTestPlane(_ point: Point, within space: LayerSpace?, values: LayerValues) -> Layer? {
    read(values) {
      guard !isHidden, opacity >= 0.01, isUserInteractionEnabled,
        let inside = placement(within: space).projection?.inverted?.image(of: point)
      else { return nil }
      if masksToBounds, !extent.contains(inside) { return nil }
      for layer in sublayersInDrawingOrder.reversed() {
        if let hit = layer.hitTest(inside, within: nil, values: values) { return hit }
      }
      return contains(inside) ? self : nil
    }
  }
}

extension Presentation {
  /// The frontmost layer at a point, given in the superlayer's coordinates, where layers are shown now: as ``Layer/hitTest(_:)``, for
  /// whoever wants to meet a layer in flight.
  public func hitTest(_ point: Point) -> Layer? { layer.hitTest(point, within: nil, values: .presentation) }
}
