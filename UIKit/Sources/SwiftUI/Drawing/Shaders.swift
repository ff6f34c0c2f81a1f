public import Foundation

// Metal's functions run on Apple's graphics processors only: what would be shown through one is shown as it is, which a note tells.

/// Functions in Metal.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  public static let `default` = ShaderLibrary()
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }
  init() {}
  public init(data: Data) {}
  public init(url: URL) {}

  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

/// A function in Metal, which makes a shader of arguments.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  public var library: ShaderLibrary
  public var name: String
  public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }

  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// A function in Metal with its arguments.
public struct Shader: Equatable, Sendable {
  public struct Argument: Equatable, Sendable {
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument { Argument() }
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    public static func float2(_ vector: CGVector) -> Argument { Argument() }
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    public static var boundingRect: Argument { Argument() }
    public static func color(_ color: Color) -> Argument { Argument() }
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    public static func image(_ image: Image) -> Argument { Argument() }
    public static func data(_ data: Data) -> Argument { Argument() }
  }

  public var function: ShaderFunction
  public var arguments: [Argument]
  public var dithersColor = false
  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }

  fileprivate func note(_ isEnabled: Bool = true) {
    if isEnabled { noteMissing("shaders in Metal, so that what \(function.name) would change is shown as it is") }
  }
}

extension Shader: ShapeStyle {
  /// Nothing: what it would draw is not known.
  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    note()
    return Color.clear.resolve(in: environment)
  }
}

extension View {
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    shader.note(isEnabled)
    return self
  }
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
    shader.note(isEnabled)
    return self
  }
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
    shader.note(isEnabled)
    return self
  }
}

extension VisualEffect {
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    shader.note(isEnabled)
    return self
  }
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
    shader.note(isEnabled)
    return self
  }
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
    shader.note(isEnabled)
    return self
  }
}

extension GraphicsContext.Filter {
  public static func colorShader(_ shader: Shader) -> Self { noted(shader) }
  public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self { noted(shader) }
  public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self { noted(shader) }

  private static func noted(_ shader: Shader) -> Self {
    shader.note()
    return Self(kind: .colors { _ in [] })
  }
}
