public import CoreGraphics

/// Colours that flow into each other.
public struct Gradient: Hashable, ShapeStyle {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// 0...1.
    public var location: CGFloat
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    self.init(
      stops: colors.enumerated().map {
        Stop(color: $0.element, location: CGFloat($0.offset) / last)
      })
  }

  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom).resolve(in: environment)
  }

  fileprivate func resolvedStops(in environment: EnvironmentValues) -> [ResolvedStyle.Stop] {
    stops.map {
      ResolvedStyle.Stop(color: $0.color.resolved(in: environment), location: Double($0.location))
    }
  }
}

/// A colour and a lighter shade of it.
public struct AnyGradient: Hashable, ShapeStyle {
  let color: Color

  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    // Apple does not publish the shade; a fifth of white is what demos show.
    Gradient(colors: [color.mix(with: .white, by: 0.2), color]).resolve(in: environment)
  }
}

/// Along a line.
public struct LinearGradient: ShapeStyle, PrimitiveView, Hashable {
  var gradient: Gradient
  var startPoint: UnitPoint
  var endPoint: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
  }
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(
      .linear, gradient.resolvedStops(in: environment),
      [startPoint.x, startPoint.y, endPoint.x, endPoint.y])
  }
  package func update(_ node: Node) { node.fill(with: self) }
}

/// From a circle outward to another, with radii in points.
public struct RadialGradient: ShapeStyle, PrimitiveView, Hashable {
  var gradient: Gradient
  var center: UnitPoint
  var startRadius: CGFloat
  var endRadius: CGFloat

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    (self.gradient, self.center, self.startRadius, self.endRadius) = (
      gradient, center, startRadius, endRadius
    )
  }
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(
      .radial, gradient.resolvedStops(in: environment),
      [center.x, center.y, startRadius, endRadius])
  }
  package func update(_ node: Node) { node.fill(with: self) }
}

/// From a point outward to an ellipse, whose radii are parts of the sides.
public struct EllipticalGradient: ShapeStyle, PrimitiveView, Hashable {
  var gradient: Gradient
  var center: UnitPoint
  var startRadiusFraction: CGFloat
  var endRadiusFraction: CGFloat

  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    (self.gradient, self.center) = (gradient, center)
    (self.startRadiusFraction, self.endRadiusFraction) = (startRadiusFraction, endRadiusFraction)
  }
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(
      .elliptical, gradient.resolvedStops(in: environment),
      [center.x, center.y, startRadiusFraction, endRadiusFraction])
  }
  package func update(_ node: Node) { node.fill(with: self) }
}

/// Around a point.
public struct AngularGradient: ShapeStyle, PrimitiveView, Hashable {
  var gradient: Gradient
  var center: UnitPoint
  var startAngle: Angle
  var endAngle: Angle

  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    (self.gradient, self.center, self.startAngle, self.endAngle) = (
      gradient, center, startAngle, endAngle
    )
  }
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle
    )
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Once around.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(
      .angular, gradient.resolvedStops(in: environment),
      [center.x, center.y, startAngle.radians, endAngle.radians])
  }
  package func update(_ node: Node) { node.fill(with: self) }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  )
    -> LinearGradient
  {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public static func angularGradient(
    colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  )
    -> AngularGradient
  {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
