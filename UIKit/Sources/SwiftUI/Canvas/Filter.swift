public import CoreGraphics
import Springform

/// How red, green, blue and alpha become others: each row's sum of the old ones by its factors, and a constant.
@frozen public struct ColorMatrix: Equatable, Sendable {
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  /// One that changes nothing.
  public init() {}

  fileprivate var onStage: Springform.ColorMatrix {
    func row(_ a: Float, _ b: Float, _ c: Float, _ d: Float, _ e: Float)
      -> Springform.ColorMatrix.Row
    {
      .init(Double(a), Double(b), Double(c), Double(d), Double(e))
    }
    return .init(
      red: row(r1, r2, r3, r4, r5), green: row(g1, g2, g3, g4, g5), blue: row(b1, b2, b3, b4, b5),
      alpha: row(a1, a2, a3, a4, a5))
  }
}

extension GraphicsContext {
  /// Something that is done to each thing that is drawn, as a picture.
  public struct Filter: Sendable {
    enum Kind: Sendable {
      case projection(ProjectionTransform)
      case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
      case colors(@Sendable (EnvironmentValues) -> [ColorEffect])
      case blur(CGFloat)
    }

    let kind: Kind

    private static func colors(_ matrix: Springform.ColorMatrix) -> Filter {
      Filter(kind: .colors { _ in [.matrix(matrix)] })
    }

    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }

    /// - Parameter radius: the standard deviation of the blur, in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      if blendMode != .normal || !options.subtracting(.disablesGroup).isEmpty {
        noteMissing("shadows of canvases with blend modes or options")
      }
      return Filter(kind: .shadow(color, radius: radius, x: x, y: y))
    }

    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(kind: .colors { [.matrix(.init(colorMultiply: color.resolved(in: $0).stageColor))] })
    }
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { colors(matrix.onStage) }
    public static func hueRotation(_ angle: Angle) -> Filter { colors(.init(hueRotation: angle)) }
    public static func saturation(_ amount: Double) -> Filter {
      colors(.init(saturation: max(amount, 0)))
    }
    public static func brightness(_ amount: Double) -> Filter { colors(.init(brightness: amount)) }
    public static func contrast(_ amount: Double) -> Filter { colors(.init(contrast: amount)) }
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      colors(.init(colorInvert: amount))
    }
    public static func grayscale(_ amount: Double) -> Filter {
      colors(.init(saturation: 1 - min(max(amount, 0), 1)))
    }
    public static var luminanceToAlpha: Filter { colors(.luminanceToAlpha) }

    /// - Parameter radius: the standard deviation, in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      if options.contains(.opaque) { noteMissing("blurs of canvases whose edges are opaque") }
      return Filter(kind: .blur(radius))
    }

    /// Shows a colour wherever the alpha lies between two bounds, and nothing elsewhere.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black)
      -> Filter
    {
      let levels = (0...255).map { level -> UInt8 in
        let alpha = Double(level) / 255
        return alpha >= min && alpha <= max ? 255 : 0
      }
      return Filter(
        kind: .colors { environment in
          let color = color.resolved(in: environment).stageColor
          func row(_ value: Double) -> Springform.ColorMatrix.Row { .init(0, 0, 0, 0, value) }
          return [
            .tables(red: [], green: [], blue: [], alpha: levels),
            .matrix(
              .init(
                red: row(color.red), green: row(color.green), blue: row(color.blue),
                alpha: .init(0, 0, 0, color.alpha, 0))),
          ]
        })
    }

    func apply(
      in canvas: inout Springform.Canvas, scale: Double, _ environment: EnvironmentValues,
      _ body: @escaping DrawingStep
    ) {
      switch kind {
      case .colors(let effects): canvas.withColorEffects(effects(environment), body)
      case .shadow(let color, let radius, let x, let y):
        canvas.withShadow(
          color.resolved(in: environment).stageColor, offset: Vector(dx: x * scale, dy: y * scale),
          radius: max(radius, 0) * scale, body)
      case .blur(let radius):
        let layer = FilteredLayer(body)
        layer.blurRadius = max(radius, 0) * scale
        canvas.draw(Drawing(of: layer))
      case .projection(let matrix):
        let (outer, layer) = (Layer(), FilteredLayer(body))
        let m = matrix.in3D
        layer.transform3D = Transform3D(
          m11: m.m11, m12: m.m12, m13: 0, m14: m.m14, m21: m.m21, m22: m.m22, m23: 0, m24: m.m24,
          m31: 0, m32: 0,
          m33: 1, m34: 0, m41: m.m41, m42: m.m42, m43: 0, m44: m.m44)
        outer.addSublayer(layer)
        canvas.draw(Drawing(of: outer))
      }
    }
  }

  @frozen public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var linearColor: Self { Self(rawValue: 1) }
  }

  @frozen public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var shadowAbove: Self { Self(rawValue: 1) }
    public static var shadowOnly: Self { Self(rawValue: 2) }
    public static var invertsAlpha: Self { Self(rawValue: 4) }
    public static var disablesGroup: Self { Self(rawValue: 8) }
  }

  @frozen public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var opaque: Self { Self(rawValue: 1) }
    public static var dithersResult: Self { Self(rawValue: 2) }
  }

  /// Has something done to each thing that is drawn from now on, before the filters that were added earlier.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    if options.contains(.linearColor) { noteMissing("filters of canvases in linear light") }
    state.filters.append(filter)
  }
}
