public import CoreGraphics
import Springform

extension GraphicsContext {
  /// What paths are filled and lines are drawn with.
  public struct Shading: Sendable {
    enum Kind: Sendable {
      case color(Color)
      case style(any ShapeStyle)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case conic(Gradient, CGPoint, Angle)
      case tiled(Tiles)
      indirect case palette([Shading])
      case paint(Paint)
    }

    /// A picture that is drawn again and again. It does not change.
    struct Tiles: @unchecked Sendable {
      let image: Image
      let origin: CGPoint
      let scale: CGFloat
    }

    let kind: Kind

    /// What lies behind; here it is clear.
    public static var backdrop: Shading {
      noteMissing("shadings of canvases by their backdrop")
      return .color(.clear)
    }
    public static var foreground: Shading { .style(ForegroundStyle()) }
    /// The first of several.
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }
    public static func color(_ color: Color) -> Shading { Shading(kind: .color(color)) }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }
    /// A style, whose places are those of the smallest upright rectangle around what is drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }

    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      options.note()
      return Shading(kind: .linear(gradient, startPoint, endPoint))
    }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      options.note()
      return Shading(kind: .radial(gradient, center, startRadius, endRadius))
    }
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      options.note()
      return Shading(kind: .conic(gradient, center, angle))
    }
    /// A picture, again and again.
    /// - Parameters:
    ///   - origin: where one of them begins.
    ///   - sourceRect: the part of the picture, 0...1; here always all of it.
    ///   - scale: by how much it is enlarged.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      if sourceRect != CGRect(x: 0, y: 0, width: 1, height: 1) {
        noteMissing("parts of pictures that canvases repeat")
      }
      return Shading(kind: .tiled(Tiles(image: image, origin: origin, scale: scale)))
    }

    /// What is painted with in a rectangle of the coordinates that are drawn in; `nil` for a picture.
    func paint(in rect: CGRect, _ environment: EnvironmentValues) -> Paint? {
      func stops(_ gradient: Gradient) -> [Springform.Gradient.Stop] {
        gradient.stops.map { stop in
          .init(
            location: Double(stop.location), color: stop.color.resolved(in: environment).stageColor)
        }
      }
      switch kind {
      case .paint(let paint): return paint
      case .color(let color): return .color(color.resolved(in: environment).stageColor)
      case .style(let style): return style.resolve(in: environment).paint(in: rect)
      case .palette(let all): return all.first?.paint(in: rect, environment)
      case .tiled: return nil
      case .linear(let gradient, let start, let end):
        return .axial(.init(stops: stops(gradient)), start: Point(start), end: Point(end))
      case .radial(let gradient, let center, let startRadius, let endRadius):
        return .rings(stops(gradient), center: center, from: startRadius, to: endRadius)
      case .conic(let gradient, let center, let angle):
        return .conic(.init(stops: stops(gradient)), center: Point(center), angle: angle.radians)
      }
    }
  }

  @frozen public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var `repeat`: Self { Self(rawValue: 1) }
    public static var mirror: Self { Self(rawValue: 2) }
    public static var linearColor: Self { Self(rawValue: 4) }

    fileprivate func note() {
      if !isEmpty { noteMissing("gradients of canvases that repeat or flow in linear light") }
    }
  }

  /// The shading as it is here, whatever the environment.
  public func resolve(_ shading: Shading) -> Shading {
    switch shading.kind {
    case .style, .tiled: shading
    default: shading.paint(in: .zero, environment).map { Shading(kind: .paint($0)) } ?? shading
    }
  }
}

extension Paint {
  /// From one circle outward to another around the same point; the radii are points.
  fileprivate static func rings(
    _ stops: [Springform.Gradient.Stop], center: CGPoint, from start: CGFloat, to end: CGFloat,
    height: CGFloat? = nil
  ) -> Paint {
    let outer = max(start, end, 1e-6)
    let (first, last) = (Double(start / outer), Double(end / outer))
    var placed = stops.map {
      Springform.Gradient.Stop(location: first + $0.location * (last - first), color: $0.color)
    }
    if last < first { placed.reverse() }
    return .radial(
      .init(stops: placed), center: Point(center),
      radii: Size(width: Double(outer), height: Double(height ?? outer)))
  }
}

extension ResolvedStyle {
  /// What paints with the style in a rectangle, in points.
  func paint(in rect: CGRect) -> Paint {
    if let color { return .color(color) }
    guard places.count == 4 else { return .color(.clear) }
    let stops = stops.map {
      Springform.Gradient.Stop(location: $0.location, color: $0.color.stageColor)
    }
    func point(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: rect.minX + CGFloat(x) * rect.width, y: rect.minY + CGFloat(y) * rect.height)
    }
    let start = point(places[0], places[1])
    switch kind {
    case .color: return .color(.clear)
    case .linear:
      return .axial(
        .init(stops: stops), start: Point(start), end: Point(point(places[2], places[3])))
    case .radial:
      return .rings(stops, center: start, from: CGFloat(places[2]), to: CGFloat(places[3]))
    case .elliptical:
      let (width, height) = (CGFloat(places[3]) * rect.width, CGFloat(places[3]) * rect.height)
      return .rings(
        stops, center: start, from: CGFloat(places[2]) * rect.width, to: width, height: height)
    case .angular:
      let gradient = layerGradient(in: rect.size)
      let locations = zip(gradient.locations, gradient.colors).map {
        Springform.Gradient.Stop(location: $0, color: $1)
      }
      return .conic(.init(stops: locations), center: Point(start), angle: min(places[2], places[3]))
    }
  }
}
