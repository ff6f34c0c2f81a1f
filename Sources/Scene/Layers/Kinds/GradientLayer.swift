public import SpringformGeometry

/// A layer filled with a gradient, within its rounded corners.
///
/// As in Core Animation the gradient is made in a unit square and stretched to the bounds: from corner to corner, the middle
/// colour lies on the other diagonal whatever the bounds' proportions.
open class GradientLayer: Layer {
  public enum Kind: Hashable, Sendable {
    /// Along the line from `startPoint` to `endPoint`, going on in the end colours.
    case axial
    /// From `startPoint` outward to the ellipse whose radii are the distances to `endPoint` in x and in y.
    case radial
  }

  /// The colours from the start to the end; one fills the bounds, none draws nothing. Colours are animated when their number
  /// stays the same.
  @Animated public final var colors: [Color] = []
  /// Where each colour lies, 0...1 and ascending. Unless there are as many as colours, they lie at even distances.
  @Animated public final var locations: [Double] = []
  /// In unit coordinates of the bounds: (0, 0) is top left, (1, 1) bottom right.
  @Animated public final var startPoint = Point(x: 0.5, y: 0)
  /// In unit coordinates of the bounds.
  @Animated public final var endPoint = Point(x: 0.5, y: 1)
  public final var kind = Kind.axial

  public convenience init(
    colors: [Color], kind: Kind = .axial, startPoint: Point = Point(x: 0.5, y: 0),
    endPoint: Point = Point(x: 0.5, y: 1)
  ) {
    self.init()
    self.colors = colors
    self.kind = kind
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  open override func draw(in canvas: inout Canvas) {
    guard !bounds.isEmpty, !colors.isEmpty else { return }
    let unitSquare = AffineTransform(a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY)
    guard let toUnitSquare = unitSquare.inverted else { return }
    let outline = Path.roundedRect(bounds, cornerRadius: cornerRadius).applying(toUnitSquare)
    canvas.withTransform(unitSquare) { $0.fill(outline, with: paint) }
  }

  package override func record(in properties: PropertyRecorder) {
    super.record(in: properties)
    properties.add("colors", colors, default: [])
    properties.add("locations", locations, default: [])
    properties.add("startPoint", startPoint, default: Point(x: 0.5, y: 0))
    properties.add("endPoint", endPoint, default: Point(x: 0.5, y: 1))
    properties.add(word: kind, "kind", default: .axial as Kind?)
  }

  private var paint: Paint {
    let gradient =
      locations.count == colors.count
      ? Gradient(stops: zip(locations, colors).map { Gradient.Stop(location: $0, color: $1) })
      : Gradient(colors: colors)
    switch kind {
    case .axial: return .axial(gradient, start: startPoint, end: endPoint)
    case .radial:
      let reach = endPoint - startPoint
      return .radial(
        gradient, center: startPoint, radii: Size(width: reach.dx.magnitude, height: reach.dy.magnitude))
    }
  }
}
