package import SpringformGeometry
package import SpringformSVG

/// What is drawn of an SVG document.
package struct SVGPicture: Hashable, Sendable {
  package var document: SVGDocument
  /// The only element to be drawn, where it lies in the document; `nil` for all of it.
  package var element: String?
  /// What `currentColor` is.
  package var tint: Color

  /// The moment of what moves in the document, in seconds; 0 for one that stands still.
  package var time: Double

  package init(_ document: SVGDocument, element: String? = nil, tint: Color, time: Double = 0) {
    self.document = document
    self.element = element
    self.tint = tint
    self.time = document.animation == nil ? 0 : time
  }
}
