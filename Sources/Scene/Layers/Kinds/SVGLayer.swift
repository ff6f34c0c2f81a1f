public import SpringformGeometry
public import SpringformSVG

/// A layer that shows an SVG document, or one element of it, sharp at every scale.
///
/// The document fills the bounds: at another size it is stretched, and what reaches beyond its edges is cut off. With
/// ``element`` the bounds are still the whole document's, so that layers of the same frame, each with an element of its own,
/// make up the picture; ``anchorPoint(inElement:)`` tells where to anchor one that is to turn about a point of its own.
open class SVGLayer: Layer {
  /// The document, or `nil` for none.
  public final var document: SVGDocument?
  /// The `id` of the only element to be drawn, where it lies in the document; `nil` for all of it. One that the document does
  /// not have becomes the stage's error.
  public final var element: String?
  /// What the document calls `currentColor`. It changes nothing while it is the document's own `color`, and no
  /// element that has another color of its own.
  @Animated public final var tint = Color.black

  /// A layer with the document's natural size and its own colors.
  public convenience init(_ document: SVGDocument, element: String? = nil) {
    self.init()
    self.element = element
    show(document)
  }

  /// Takes over a document with its size and its color.
  package final func show(_ document: SVGDocument) {
    self.document = document
    bounds.size = document.size
    tint = document.color
  }

  /// The box around the ``element`` without the width of its lines, or all of the document, in the layer's own coordinates.
  public final var elementBox: Rect {
    guard let document, let element, let box = document.box(of: element) else { return bounds }
    let (x, y) = (bounds.width / document.size.width, bounds.height / document.size.height)
    return Rect(
      x: bounds.minX + box.minX * x, y: bounds.minY + box.minY * y, width: box.width * x, height: box.height * y)
  }

  /// The anchor point that lies at a place in the ``element``.
  /// - Parameter place: `(0, 0)` is the upper left corner of the element's box, `(0.5, 0.5)` its middle, `(1, 1)` the lower
  ///   right corner.
  public final func anchorPoint(inElement place: Point) -> Point {
    guard let document, let element, let box = document.box(of: element) else { return place }
    return Point(
      x: (box.minX + place.x * box.width) / document.size.width,
      y: (box.minY + place.y * box.height) / document.size.height)
  }

  package override func record(in properties: PropertyRecorder) {
    super.record(in: properties)
    properties.add("document", document, default: .some(nil))
    properties.add(word: element, "element", default: nil as String?)
    properties.add("tint", tint, default: .black)
  }

  open override func draw(in canvas: inout Canvas) {
    guard let document, !bounds.isEmpty else { return }
    if let element, !document.contains(element) {
      stage?.fail(.svg(.noElement(element)))
      return
    }
    canvas.draw(document, element: element, in: bounds, tint: tint)
  }
}
