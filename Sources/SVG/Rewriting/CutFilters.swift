import SpringformGeometry

extension Rewriting {
  /// librsvg draws what a filter is applied to no larger than the picture, and then blurs or moves it: what comes in from beyond
  /// the edge is missing, and told.
  mutating func tellCutFilters() {
    let picture = Rect(origin: .zero, size: size).insetBy(dx: -Self.edge, dy: -Self.edge)
    for element in elements where element.isDrawnInPlace && spreads(element) {
      guard let box = element.box(size, tree)?.applying(element.documentTransform(size)), picture.union(box) != picture
      else { continue }
      note("a filter of what lies partly beyond the picture, which is cut at the edge before", element)
    }
  }

  /// Points.
  private static let edge = 0.5
  private static let spreading: Set = ["feGaussianBlur", "feOffset", "feDropShadow", "feTile", "feDisplacementMap"]

  /// Whether its filter shows parts of it elsewhere.
  private func spreads(_ element: SVGElement) -> Bool {
    guard let text = element.property("filter"), text != "none" else { return false }
    if ["blur(", "drop-shadow("].contains(where: text.contains) { return true }
    return tree.target(text)?.elements.contains { Self.spreading.contains($0.name) } ?? false
  }
}
