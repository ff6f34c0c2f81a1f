public import SpringformGeometry
public import SpringformMotion

/// Colours that flow into each other, as layers are painted with them.
///
/// As in Core Animation points are given in unit coordinates of what is painted: (0, 0) is top left, (1, 1) bottom right. A
/// gradient along a line is stretched with them: from corner to corner, the middle colour lies on the other diagonal
/// whatever the proportions.
public struct LayerGradient: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Along the line from `startPoint` to `endPoint`, going on in the end colours.
    case axial
    /// From `startPoint` outward to the ellipse whose radii are the distances to `endPoint` in x and in y.
    case radial
    /// Once around `startPoint`, clockwise, beginning in the direction of `endPoint`. Angles are those that are seen: they
    /// are not stretched.
    case conic

    /// What records and scene files call them, whatever they are called in the source; a second word is another for the same.
    package static let words: [(String, Kind)] = [
      ("axial", .axial), ("linear", .axial), ("radial", .radial), ("conic", .conic),
    ]

    var word: String { Self.words.first { $0.1 == self }?.0 ?? "" }
  }

  /// The colours from the start to the end; one paints evenly, none does not paint. Colours are animated when their number
  /// stays the same.
  public var colors: [Color]
  /// Where each colour lies, 0...1 and ascending. Unless there are as many as colours, they lie at even distances.
  public var locations: [Double]
  public var kind: Kind
  public var startPoint: Point
  public var endPoint: Point

  public init(
    colors: [Color] = [], locations: [Double] = [], kind: Kind = .axial, startPoint: Point = Point(x: 0.5, y: 0),
    endPoint: Point = Point(x: 0.5, y: 1)
  ) {
    self.colors = colors
    self.locations = locations
    self.kind = kind
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// What paints a box; `nil` without colours.
  func paint(in box: Rect) -> Paint? {
    guard !colors.isEmpty else { return nil }
    let gradient =
      locations.count == colors.count
      ? Gradient(stops: zip(locations, colors).map { Gradient.Stop(location: $0, color: $1) })
      : Gradient(colors: colors)
    let (start, end) = (place(startPoint, in: box), place(endPoint, in: box))
    switch kind {
    case .axial:
      return .axial(gradient, start: start, end: start + axis(in: box))
    case .radial:
      let reach = end - start
      return .radial(gradient, center: start, radii: Size(width: reach.dx.magnitude, height: reach.dy.magnitude))
    case .conic:
      let direction = end - start
      return .conic(gradient, center: start, angle: direction.angle)
    }
  }

  private func place(_ point: Point, in box: Rect) -> Point {
    Point(x: box.minX + point.x * box.width, y: box.minY + point.y * box.height)
  }

  /// Lines of one colour are stretched with the box and so turn against the stretched axis: the position's slope, a
  /// covector, is divided by what lengths are multiplied by, and the axis in the box runs along that slope.
  private func axis(in box: Rect) -> Vector {
    let axis = endPoint - startPoint
    // A straight line's box has no height: what changes across it cannot be seen.
    let (width, height) = (max(box.width, 1e-6), max(box.height, 1e-6))
    let slope = Vector(dx: axis.dx * height, dy: axis.dy * width)
    guard slope.dot(slope) > 0 else { return .zero }
    return slope * (axis.dot(axis) * width * height) / slope.dot(slope)
  }
}

extension LayerGradient: Animatable {
  public struct Offset: AnimatableOffset {
    var colors: [Color].Offset
    var locations: [Double].Offset
    var points: SIMD4<Double>

    public static func + (a: Offset, b: Offset) -> Offset {
      Offset(colors: a.colors + b.colors, locations: a.locations + b.locations, points: a.points + b.points)
    }

    public static func * (offset: Offset, factor: Double) -> Offset {
      Offset(
        colors: offset.colors * factor, locations: offset.locations * factor, points: offset.points * factor)
    }

    /// Colours, locations and points count alike, all being about 0...1.
    public var magnitude: Double {
      (colors.magnitude * colors.magnitude + locations.magnitude * locations.magnitude + (points * points).sum())
        .squareRoot()
    }
  }

  public static var origin: LayerGradient {
    LayerGradient(startPoint: .zero, endPoint: .zero)
  }

  /// True for gradients of one kind with as many colours and locations.
  public func canInterpolate(to other: LayerGradient) -> Bool {
    kind == other.kind && colors.canInterpolate(to: other.colors)
      && locations.canInterpolate(to: other.locations)
  }

  public static func - (end: LayerGradient, start: LayerGradient) -> Offset {
    Offset(
      colors: end.colors - start.colors, locations: end.locations - start.locations, points: end.points - start.points)
  }

  public static func + (gradient: LayerGradient, offset: Offset) -> LayerGradient {
    let points = gradient.points + offset.points
    return LayerGradient(
      colors: gradient.colors + offset.colors, locations: gradient.locations + offset.locations, kind: gradient.kind,
      startPoint: Point(x: points[0], y: points[1]), endPoint: Point(x: points[2], y: points[3]))
  }

  private var points: SIMD4<Double> { SIMD4(startPoint.x, startPoint.y, endPoint.x, endPoint.y) }
}
