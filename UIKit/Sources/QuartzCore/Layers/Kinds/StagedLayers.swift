import CoreGraphics
import Springform

// The stage's layers below those of Core Animation.

/// Shows what its layer has drawn, or a picture, within the bounds.
final class ContentLayer: DrawingLayer, ManagingLayer {
  @Animated var managed = ManagedValues()
  var content = Content()
  /// What shows in place of the content.
  @Animated var pictures = PictureMix()
  /// Of the pictures, in pixels per point.
  var pictureScale = 1.0
  var gravity = CALayerContentsGravity.resize

  struct Content {
    var drawing = Drawing()
    /// What the bounds were when it was drawn.
    var bounds = Rect.zero
  }

  override func draw(in canvas: inout Canvas) {
    guard pictures == PictureMix() else { return pictures.draw(in: &canvas, bounds, scale: pictureScale, gravity) }
    guard !content.drawing.isEmpty else { return }
    canvas.withTransform(gravity.transform(of: content.bounds, in: bounds)) { $0.draw(content.drawing) }
  }
}

final class ManagingShapeLayer: ShapeLayer, ManagingLayer {
  @Animated var managed = ManagedValues()
}
