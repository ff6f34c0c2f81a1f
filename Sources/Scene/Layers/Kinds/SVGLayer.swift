import SpringformBitmap
public import SpringformGeometry
import SpringformMotion
import SpringformMotionRecord
public import SpringformSVG

/// A layer that shows an SVG document, or one element of it, sharp at every scale.
///
/// The document fills the bounds: at another size it is stretched, and what reaches beyond its edges is cut off. With
/// ``element`` the bounds are still the whole document's, so that layers of the same frame, each with an element of its own,
/// make up the picture; ``anchorPoint(inElement:)`` tells where to anchor one that is to turn about a point of its own.
///
/// Of a document that moves by itself, it shows the ``moment``, which can be set, animated and driven by gestures as every
/// property; ``play(from:)`` moves it at the document's own pace, as fast as the layer's `speed`.
open class SVGLayer: Layer {
  /// The document, or `nil` for none.
  public final var document: SVGDocument? { didSet { elementDigest = nil } }
  /// What its file is called, for those who are told of a change.
  package final var documentName: String?
  private var elementDigest: (element: String, digest: String)?
  /// The `id` of the only element to be drawn, where it lies in the document; `nil` for all of it. One that the document does
  /// not have becomes the stage's error.
  public final var element: String?
  /// What the document calls `currentColor`. It changes nothing while it is the document's own `color`, and no
  /// element that has another color of its own.
  @Animated public final var tint = Color.black
  /// The moment of what moves in the document, in seconds since its beginning.
  @Animated public final var moment = 0.0

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

  /// Plays what moves in the document, until all of it has ended; it does not end where something moves for ever.
  /// - Parameter begin: the moment to begin with, in seconds.
  public final func play(from begin: Double = 0) {
    guard let animation = document?.animation, animation.duration > 0 || animation.isEndless else {
      moment = begin
      return
    }
    let end = animation.isEndless ? begin + Self.endless : animation.begin + animation.duration
    guard end > begin else {
      moment = begin
      return
    }
    moment = end
    add(
      animation: BasicAnimation(\SVGLayer.moment, from: begin, to: end, duration: end - begin),
      forKey: Self.animationKey)
  }

  /// Stops at the moment that is shown now.
  public final func pause() {
    let shown = presentation.moment
    removeAnimation(forKey: Self.animationKey)
    moment = shown
  }

  private static let animationKey = "play"
  /// How long what never ends is played, in seconds: a day.
  private static let endless = 86_400.0

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
    recordElement(in: properties)
    properties.add(word: "\(element as Any)", "element", default: nil)
    properties.add(LayerProperties.ofDrawings, of: self)
  }

  /// The element by itself, so that it is known which of a document's elements has changed.
  private func recordElement(in properties: PropertyRecorder) {
    guard let document, let element else { return }
    if elementDigest?.element != element {
      guard let text = document.text(of: element) else { return }
      elementDigest = (element, Digest(of: Array(text)).short)
    }
    guard let digest = elementDigest?.digest else { return }
    let name = documentName.map { " of \($0)" } ?? ""
    properties.add("document.element", .word("\(element)\(name) \(digest)"), nil)
  }

  open override func draw(in canvas: inout Canvas) {
    guard let document, !bounds.isEmpty else { return }
    if let element, !document.contains(element) {
      stage?.fail(.svg(.noElement(element)))
      return
    }
    canvas.draw(document, element: element, in: bounds, tint: tint, moment: moment)
  }
}

extension LayerProperties {
  package static let ofDrawings = PropertyListing.list(of: SVGLayer()) {
    $0.recorded("document") { $0.document }
    $0.animated(
      "tint", \SVGLayer.tint, { $0.tint }, { $0.tint = $1 },
      "what the document calls currentColor; the document's own at first")
    $0.animated(
      "moment", \SVGLayer.moment, { $0.moment }, { $0.moment = $1 },
      "the moment of what moves in the SVG file by itself; given here, it does not play by itself", unit: "s")
  }
}
