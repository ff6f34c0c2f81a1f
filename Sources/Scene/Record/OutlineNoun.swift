import SpringformGeometry

extension Layer {
  /// What the layer's outline is called: `circle`, `ellipse`, `square`, `rectangle`, `line`; `nil` for any other, and where nothing
  /// is drawn within it.
  var outlineNoun: String? {
    if let shape = self as? ShapeLayer { return shape.path.noun }
    let isPainted = backgroundColor.alpha > 0 || borderWidth > 0 || !gradient.colors.isEmpty
    guard isPainted, !bounds.isEmpty else { return nil }
    let isRound = bounds.isSquare && cornerRadius >= bounds.width / 2 - Path.tolerance
    return isRound ? "circle" : bounds.isSquare ? "square" : "rectangle"
  }
}

extension Path {
  /// In points.
  fileprivate static let tolerance = 0.001

  fileprivate var noun: String? {
    guard let frame = controlBounds else { return nil }
    if elements.count == 2, case .line? = elements.last { return "line" }
    guard !frame.isEmpty else { return nil }
    if isLike(.ellipse(in: frame)) { return frame.isSquare ? "circle" : "ellipse" }
    return isRectangle(frame) ? (frame.isSquare ? "square" : "rectangle") : nil
  }

  private func isLike(_ other: Path) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { one, other in
        one.points.count == other.points.count
          && zip(one.points, other.points).allSatisfy { $0.distance(to: $1) < Self.tolerance }
      }
  }

  /// Whether the path goes along the sides of its frame, with corners of any kind.
  private func isRectangle(_ frame: Rect) -> Bool {
    var (lines, last) = (0, Point.zero)
    for element in elements {
      guard let end = element.points.last else { continue }
      let isOnSide =
        min(abs(end.x - frame.minX), abs(end.x - frame.maxX), abs(end.y - frame.minY), abs(end.y - frame.maxY))
        < Self.tolerance
      guard isOnSide else { return false }
      if case .line = element {
        guard min(abs(end.x - last.x), abs(end.y - last.y)) < Self.tolerance else { return false }
        lines += 1
      }
      last = end
    }
    return lines >= 3
  }
}

extension Rect {
  fileprivate var isSquare: Bool { abs(width - height) < 0.001 }
}
