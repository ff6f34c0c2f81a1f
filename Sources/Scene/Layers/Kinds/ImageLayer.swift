public import SpringformBitmap
import SpringformGeometry

/// A layer that shows a picture. What reaches beyond the bounds is cut off only with `masksToBounds`.
open class ImageLayer: Layer {
  /// The picture, or `nil` for none.
  public final var image: Image?
  /// How the picture lies in the bounds; its natural size counts in points.
  public final var contentsGravity = ContentsGravity.resize
  public final var interpolation = Interpolation.high

  /// A layer with the picture's natural size, one point a pixel.
  public convenience init(_ bitmap: Bitmap) { self.init(Image(bitmap)) }

  /// A layer with the picture's natural size.
  public convenience init(_ image: Image) {
    self.init()
    self.image = image
    bounds.size = image.size
  }

  package override func record(in properties: PropertyRecorder) {
    super.record(in: properties)
    properties.add(LayerProperties.ofImages, of: self)
  }

  open override func draw(in canvas: inout Canvas) {
    guard let image, !bounds.isEmpty else { return }
    canvas.draw(image, in: contentsGravity.rect(of: image.size, in: bounds), interpolation: interpolation)
  }
}

extension LayerProperties {
  package static let ofImages = PropertyListing.list(of: ImageLayer()) {
    $0.recorded("image") { $0.image }
    $0.word(
      "contentsGravity", \ImageLayer.contentsGravity, ContentsGravity.words, "how the picture lies in the bounds")
    $0.word(
      "interpolation", \ImageLayer.interpolation, [("nearest", .nearest), ("linear", .linear), ("high", .high)],
      "how pixels are enlarged")
  }
}
