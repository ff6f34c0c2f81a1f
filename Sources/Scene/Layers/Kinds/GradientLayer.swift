public import SpringformGeometry

/// A layer filled with a gradient, within its rounded corners: Core Animation's names for what every ``Layer/gradient`` is.
open class GradientLayer: Layer {
  public typealias Kind = LayerGradient.Kind

  public convenience init(
    colors: [Color], kind: Kind = .axial, startPoint: Point = Point(x: 0.5, y: 0),
    endPoint: Point = Point(x: 0.5, y: 1)
  ) {
    self.init()
    gradient = LayerGradient(colors: colors, kind: kind, startPoint: startPoint, endPoint: endPoint)
  }

  /// ``LayerGradient/colors`` of the layer's gradient, animated with it.
  public final var colors: [Color] {
    get { gradient.colors }
    set { gradient.colors = newValue }
  }
  /// ``LayerGradient/locations`` of the layer's gradient, animated with it.
  public final var locations: [Double] {
    get { gradient.locations }
    set { gradient.locations = newValue }
  }
  /// ``LayerGradient/kind`` of the layer's gradient, animated with it.
  public final var kind: Kind {
    get { gradient.kind }
    set { gradient.kind = newValue }
  }
  /// ``LayerGradient/startPoint`` of the layer's gradient, animated with it.
  public final var startPoint: Point {
    get { gradient.startPoint }
    set { gradient.startPoint = newValue }
  }
  /// ``LayerGradient/endPoint`` of the layer's gradient, animated with it.
  public final var endPoint: Point {
    get { gradient.endPoint }
    set { gradient.endPoint = newValue }
  }
}
