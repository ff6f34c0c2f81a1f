extension Color {
  /// A colour's components as they are in an environment.
  public struct Resolved: Hashable, Sendable {
    /// In linear light.
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    /// 0...1.
    public var opacity: Float

    /// - Parameter colorSpace: of the three components.
    public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      self.init(Color(colorSpace, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity)))
    }

    private init(_ color: Color) {
      self.init(color.resolved(in: EnvironmentValues()))
    }

    fileprivate init(_ color: ResolvedColor) {
      (linearRed, linearGreen) = (Float(color.red), Float(color.green))
      (linearBlue, opacity) = (Float(color.blue), Float(color.opacity))
    }

    fileprivate var color: ResolvedColor {
      ResolvedColor(linear: Double(linearRed), Double(linearGreen), Double(linearBlue), Double(opacity))
    }

    /// As sRGB has it.
    public var red: Float { Float(ResolvedColor.stored(Double(linearRed))) }
    public var green: Float { Float(ResolvedColor.stored(Double(linearGreen))) }
    public var blue: Float { Float(ResolvedColor.stored(Double(linearBlue))) }
  }

  /// The components that the colour has in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(resolved(in: environment)) }

  public init(_ resolved: Resolved) { self.init(.components(resolved.color)) }
}

extension Color.Resolved: ShapeStyle {
  @_disfavoredOverload
  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle { ResolvedStyle(color) }
}
