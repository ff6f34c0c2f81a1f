public import SpringformGeometry
import SpringformMotion

extension Layer {
  /// A point of another layer (of the stage, without one) in this layer's coordinates; by model values, as in Core Animation.
  ///
  /// A layer that its transform flattens has no way back: all points become the middle of its bounds.
  public final func convert(_ point: Point, from layer: Layer?) -> Point {
    let stagePoint = layer.map { point.applying($0.transformToStage) } ?? point
    return transformToStage.inverted.map { stagePoint.applying($0) } ?? bounds.center
  }

  /// A point of this layer in another layer's coordinates, or without one in the stage's.
  public final func convert(_ point: Point, to layer: Layer?) -> Point {
    let stagePoint = point.applying(transformToStage)
    return layer.map { $0.convert(stagePoint, from: nil) } ?? stagePoint
  }

  /// From the layer's own coordinates to the stage's, by model values.
  package final var transformToStage: AffineTransform {
    let own = transformToSuperlayer
    return holder.map { own.concatenating($0.transformToStage) } ?? own
  }

  /// The frontmost layer at a point, given in the superlayer's coordinates: the deepest of those below this one that
  /// contain it, or the layer itself.
  ///
  /// Layers that are hidden, all but clear (opacity below 0.01) or closed to touches do not count, nor does what lies
  /// below them; `masksToBounds` cuts off what lies outside.
  public final func hitTest(_ point: Point) -> Layer? {
    guard !isHidden, opacity >= 0.01, isUserInteractionEnabled, let inverse = transformToSuperlayer.inverted else {
      return nil
    }
    let inside = point.applying(inverse)
    if masksToBounds, !extent.contains(inside) { return nil }
    for layer in sublayersInDrawingOrder.reversed() {
      if let hit = layer.hitTest(inside) { return hit }
    }
    return contains(inside) ? self : nil
  }
}
