import Springform

/// Fades a view as a whole.
public struct _OpacityEffect: LayerEffect {
  public var opacity: Double

  public var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  func apply(to layer: Layer, size: CGSize, in environment: EnvironmentValues) {
    layer.opacity = min(max(opacity, 0), 1)
  }
}

/// Blurs a view; the radius is the standard deviation, in points.
public struct _BlurEffect: LayerEffect {
  public var radius: CGFloat
  public var isOpaque: Bool

  public var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  func apply(to layer: Layer, size: CGSize, in environment: EnvironmentValues) {
    layer.blurRadius = max(radius, 0)
    layer.masksToBounds = isOpaque && radius > 0
  }
}

/// Casts a shadow of all that a view shows.
public struct _ShadowEffect: LayerEffect {
  public var color: ResolvedColor
  public var radius: CGFloat
  public var offset: CGSize

  public var animatableData:
    AnimatablePair<ResolvedColor.AnimatableData, AnimatablePair<CGFloat, CGSize.AnimatableData>>
  {
    get { AnimatablePair(color.animatableData, AnimatablePair(radius, offset.animatableData)) }
    set {
      color.animatableData = newValue.first
      (radius, offset.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }

  func apply(to layer: Layer, size: CGSize, in environment: EnvironmentValues) {
    layer.shadowColor = color.stageColor
    layer.shadowOpacity = 1
    layer.shadowRadius = max(radius, 0)
    layer.shadowOffset = Vector(dx: offset.width, dy: offset.height)
  }
}

/// A shadow whose colour depends on the environment.
struct ShadowModifier: PrimitiveModifier {
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  func update(_ node: Node, content: any View) {
    let effect = _ShadowEffect(
      color: color.resolved(in: node.environment), radius: radius, offset: offset)
    effect.update(node, content: content)
  }
}

/// How a view's colours meet those below.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut,
    plusDarker,
    plusLighter
}

extension BlendMode {
  /// As the stage has it; the nearest one where it has none.
  var onStage: Springform.BlendMode {
    switch self {
    case .normal, .sourceAtop: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .plusLighter: .plusLighter
    case .destinationOver, .destinationOut: .normal
    case .plusDarker: told("\(self)")
    }
  }

  private func told(_ name: String) -> Springform.BlendMode {
    noteMissing("blend mode \(name)")
    return .normal
  }
}

public struct _BlendModeEffect: LayerEffect {
  public var blendMode: BlendMode
  public var animatableData = EmptyAnimatableData()

  func apply(to layer: Layer, size: CGSize, in environment: EnvironmentValues) {
    layer.blendMode = blendMode.onStage
  }
}

/// Cuts a view off at a shape.
public struct _ClipEffect<ClipShape: Shape>: LayerEffect {
  public var shape: ClipShape
  public var style: FillStyle

  public var animatableData: ClipShape.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  func apply(to layer: Layer, size: CGSize, in environment: EnvironmentValues) {
    let mask = layer.mask as? ShapeLayer ?? ShapeLayer()
    mask.path = ContainerShape.drawn(in: environment) {
      shape.path(in: CGRect(origin: .zero, size: size)).cgPath.path
    }
    mask.fillRule = style.isEOFilled ? .evenOdd : .nonZero
    if layer.mask == nil { layer.mask = mask }
  }
}

struct GeometryGroupEffect: LayerEffect {
  var animatableData = EmptyAnimatableData()
  static var isGeometryGroup: Bool { true }
  func apply(to layer: Layer, size: CGSize, in environment: EnvironmentValues) {}
}

extension View {
  /// Fades the view: 0 shows nothing, 1 everything.
  public func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }

  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BlurEffect(radius: radius, isOpaque: opaque))
  }

  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }

  /// Lets what is shown move with the view as a whole, rather than each view in it on its way.
  public func geometryGroup() -> some View { modifier(GeometryGroupEffect()) }

  /// Hides the view, which keeps its place.
  public func hidden() -> some View { opacity(0) }
}

/// In which space colours are worked with.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}
