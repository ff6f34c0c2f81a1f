public import SpringformGeometry

/// One vector for each point of a path, in drawing order.
public struct PathOffset: AnimatableOffset {
  var vectors: [Vector]

  public static func + (a: PathOffset, b: PathOffset) -> PathOffset {
    PathOffset(vectors: zip(a.vectors, b.vectors).map { $0 + $1 })
  }

  public var magnitude: Double { vectors.reduce(0) { $0 + $1.dot($1) }.squareRoot() }

  public static func * (offset: PathOffset, factor: Double) -> PathOffset {
    PathOffset(vectors: offset.vectors.map { $0 * factor })
  }
}

extension Path: Animatable {
  public typealias Offset = PathOffset
  public static var origin: Path { Path() }

  /// True when both consist of the same kinds of elements in the same order.
  public func canInterpolate(to other: Path) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { $0.hasSameKind(as: $1) }
  }

  /// Point by point where the elements are of the same kinds, otherwise by `PathMorph`.
  public func tween(to other: Path) -> ((Double) -> Path)? {
    if canInterpolate(to: other) { return { interpolated(to: other, fraction: $0) } }
    let morph = PathMorph(from: self, to: other)
    return { morph.path(at: $0) }
  }

  /// Meaningful only for paths that ``canInterpolate(to:)``; otherwise points without a partner stay where they are.
  public static func - (end: Path, start: Path) -> PathOffset {
    let (from, to) = (start.elements.flatMap(\.points), end.elements.flatMap(\.points))
    return PathOffset(vectors: zip(to, from).map { $0 - $1 })
  }

  public static func + (path: Path, offset: PathOffset) -> Path {
    var vectors = offset.vectors.makeIterator()
    func moved(_ point: Point) -> Point { point + (vectors.next() ?? .zero) }
    return Path(
      elements: path.elements.map { element in
        switch element {
        case .move(let end): return .move(to: moved(end))
        case .line(let end): return .line(to: moved(end))
        case .quadCurve(let end, let control):
          let control = moved(control)
          return .quadCurve(to: moved(end), control: control)
        case .curve(let end, let control1, let control2):
          let (control1, control2) = (moved(control1), moved(control2))
          return .curve(to: moved(end), control1: control1, control2: control2)
        case .close: return .close
        }
      })
  }
}

extension Path.Element {
  fileprivate func hasSameKind(as other: Path.Element) -> Bool {
    switch (self, other) {
    case (.move, .move), (.line, .line), (.quadCurve, .quadCurve), (.curve, .curve), (.close, .close): true
    default: false
    }
  }
}
