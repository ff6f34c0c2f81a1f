package import SpringformGeometry
package import SpringformSVG

/// What is drawn of an SVG document.
package struct SVGPicture: Hashable, Sendable {
  package var document: SVGDocument
  /// The only element to be drawn, where it lies in the document; `nil` for all of it.
  package var element: String?
  /// What `currentColor` is.
  package var tint: Color

  package init(_ document: SVGDocument, element: String? = nil, tint: Color) {
    self.document = document
    self.element = element
    self.tint = tint
  }
}
