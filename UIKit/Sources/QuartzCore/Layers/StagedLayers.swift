import Springform

// The stage's layers below those of Core Animation.

/// Shows what its layer has drawn, within the bounds.
final class ContentLayer: DrawingLayer, ManagingLayer {
  @Animated var managed = ManagedValues()
  var content = Drawing()

  override func draw(in canvas: inout Canvas) { canvas.draw(content) }
}

final class ManagingShapeLayer: ShapeLayer, ManagingLayer {
  @Animated var managed = ManagedValues()
}
