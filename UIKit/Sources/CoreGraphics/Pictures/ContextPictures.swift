package import Springform

extension CGContext {
  /// Draws a picture, stretched to a rectangle.
  ///
  /// Core Graphics means coordinates that grow upward: in a view's, which grow downward, the picture stands on its head.
  /// `UIImage.draw(in:)` draws upright.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    if byTiling { noteMissing("pictures drawn again and again beside each other") }
    draw(image, in: rect, isUpright: false)
  }

  package func draw(_ image: CGImage, in rect: CGRect, isUpright: Bool) {
    let interpolation = interpolationQuality.interpolation
    let body = Self.drawing(of: image, in: rect, currentTransform, isUpright: isUpright, interpolation)
    draw(within: Path.rect(Rect(rect.standardized)).applying(Springform.AffineTransform(currentTransform)), body)
  }

  /// Limits what is drawn from now on by a picture's alpha; outside of the rectangle nothing is drawn. As in ``draw(_:in:)``, the
  /// picture stands on its head in a view's coordinates.
  public func clip(to rect: CGRect, mask: CGImage) {
    limit(by: Self.drawing(of: mask, in: rect, currentTransform, isUpright: false, .high))
  }

  private static func drawing(
    of image: CGImage, in rect: CGRect, _ transform: CGAffineTransform, isUpright: Bool, _ interpolation: Interpolation
  ) -> (inout Canvas) -> Void {
    let rect = Rect(rect.standardized)
    let flip = Springform.AffineTransform(
      a: 1, b: 0, c: 0, d: isUpright ? 1 : -1, tx: 0, ty: isUpright ? 0 : rect.minY + rect.maxY)
    let place = flip.concatenating(Springform.AffineTransform(transform))
    let picture = Image(image.bitmap)
    return { canvas in canvas.withTransform(place) { $0.draw(picture, in: rect, interpolation: interpolation) } }
  }

  /// What was drawn so far, as pixels; `nil` unless it is a picture's context, or if the picture would be too large.
  public func makeImage() -> CGImage? {
    guard let size, size.width > 0, size.height > 0 else { return nil }
    if let bitmap = memory?.bitmap { return CGImage(bitmap) }
    guard let image = CGImage(drawing, size: Size(size), scale: scale) else { return nil }
    guard let layout = format?.layout, !layout.isComplete else { return image }
    return (try? Bitmap(width: image.width, height: image.height, pixels: image.bitmap.pixels.map(layout.kept)))
      .map { CGImage($0) }
  }
}

extension CGImage {
  /// The pixels of a drawing; `nil` if they would be too many.
  convenience init?(_ drawing: Drawing, size: Size, scale: CGFloat) {
    let stage = Stage(size: size)
    stage.rootLayer.addSublayer(DrawingShower(drawing, size: size))
    let list = stage.displayList(background: .clear, showsTouches: false)
    guard let bitmap = try? Renderer(scale: Double(scale)).render(list) else { return nil }
    self.init(bitmap)
  }

  /// The pixels of a document in its own size.
  /// - Parameter scale: pixels per point.
  package convenience init?(_ document: SVGDocument, scale: CGFloat) {
    let drawing = Drawing { $0.draw(document, in: Rect(origin: .zero, size: document.size)) }
    self.init(drawing, size: document.size, scale: scale)
  }
}

/// Shows a drawing, so that it can become pixels.
private final class DrawingShower: DrawingLayer {
  private let drawing: Drawing

  init(_ drawing: Drawing, size: Size) {
    self.drawing = drawing
    super.init()
    frame = Rect(origin: .zero, size: size)
  }

  override func draw(in canvas: inout Canvas) { canvas.draw(drawing) }
}
