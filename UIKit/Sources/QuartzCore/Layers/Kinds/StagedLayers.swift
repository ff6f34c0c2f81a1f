import CoreGraphics
import Springform

// The stage's layers below those of Core Animation.

/// Shows what its layer has drawn, or a picture, within the bounds.
final class ContentLayer: DrawingLayer, ManagingLayer, DrawnLayer {
  @Animated var managed = ManagedValues()
  var content = DrawnContent()
  /// What shows in place of the content.
  @Animated var pictures = PictureMix()
  /// Of the pictures, in pixels per point.
  var pictureScale = 1.0
  var gravity = CALayerContentsGravity.resize
  /// What shows of the content.
  @Animated var part = ContentsPart.whole
  var filters = PictureFilters()

  override func draw(in canvas: inout Canvas) {
    let place = ContentsPlace(bounds: bounds, gravity: gravity, part: part)
    guard pictures == PictureMix() else {
      return pictures.draw(in: &canvas, place, scale: pictureScale, filters)
    }
    content.draw(in: &canvas, place)
  }
}

/// What a layer has drawn.
struct DrawnContent {
  var drawing = Drawing()
  /// What the bounds were when it was drawn.
  var bounds = Rect.zero

  func draw(in canvas: inout Canvas, _ place: ContentsPlace) {
    guard !drawing.isEmpty else { return }
    place.draw(bounds, in: &canvas) { $0.draw(drawing) }
  }
}

/// A layer of the stage that keeps what is drawn.
protocol DrawnLayer: AnyObject {
  var content: DrawnContent { get set }
}

final class ManagingShapeLayer: ShapeLayer, ManagingLayer, DrawnLayer {
  @Animated var managed = ManagedValues()
  var content = DrawnContent()

  /// The shape lies between the content and the sublayers.
  override func draw(in canvas: inout Canvas) {
    if !content.drawing.isEmpty {
      canvas.withClip(.rect(bounds)) { content.draw(in: &$0, ContentsPlace(bounds: bounds)) }
    }
    super.draw(in: &canvas)
  }
}
