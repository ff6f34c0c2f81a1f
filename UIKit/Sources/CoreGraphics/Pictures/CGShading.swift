import Springform

/// A function of numbers, which a callback finds.
public final class CGFunction {
  private let info: UnsafeMutableRawPointer?
  private let domain: ClosedRange<CGFloat>
  private let outputs: Int
  private let callbacks: CGFunctionCallbacks

  /// - Parameters:
  ///   - info: handed to the callback.
  ///   - domainDimension: of how many numbers; 1 for shadings.
  ///   - domain: the least and the greatest of each.
  ///   - rangeDimension: how many numbers it gives.
  ///   - range: the least and greatest of each, which colours' components keep anyway.
  ///   - callbacks: what finds them.
  public init?(
    info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
    range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
  ) {
    guard domainDimension == 1, rangeDimension > 0 else { return nil }
    self.info = info
    self.domain = domain.map { min($0[0], $0[1])...max($0[0], $0[1]) } ?? 0...1
    (outputs, self.callbacks) = (rangeDimension, callbacks.pointee)
  }

  deinit { callbacks.releaseInfo?(info) }

  /// - Parameter share: of the way through the domain.
  func values(at share: CGFloat) -> [CGFloat] {
    var input = domain.lowerBound + (domain.upperBound - domain.lowerBound) * share
    var values = [CGFloat](repeating: 0, count: outputs)
    callbacks.evaluate?(info, &input, &values)
    return values
  }
}

public typealias CGFunctionEvaluateCallback =
  (UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>) -> Void
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

public struct CGFunctionCallbacks {
  public var version: UInt32
  public var evaluate: CGFunctionEvaluateCallback?
  public var releaseInfo: CGFunctionReleaseInfoCallback?
  public init(
    version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?
  ) { (self.version, self.evaluate, self.releaseInfo) = (version, evaluate, releaseInfo) }
}

/// Colours that a function finds along a line or between circles.
public final class CGShading {
  fileprivate enum Shape {
    case axial(CGPoint, CGPoint)
    case radial(CGPoint, CGFloat, CGPoint, CGFloat)
  }

  fileprivate let shape: Shape
  fileprivate let gradient: CGGradient
  fileprivate let options: CGGradientDrawingOptions
  /// How many colours are asked for; between them they are mixed.
  private static let sampleCount = 64

  private init?(
    _ shape: Shape, _ space: CGColorSpace, _ function: CGFunction, _ extendStart: Bool, _ extendEnd: Bool
  ) {
    let shares = (0...Self.sampleCount).map { CGFloat($0) / CGFloat(Self.sampleCount) }
    let colors = shares.compactMap { CGColor(colorSpace: space, components: function.values(at: $0) + [1]) }
    guard colors.count == shares.count,
      let gradient = CGGradient(colorsSpace: space, colors: colors, locations: shares)
    else { return nil }
    (self.shape, self.gradient) = (shape, gradient)
    var options: CGGradientDrawingOptions = []
    if extendStart { options.insert(.drawsBeforeStartLocation) }
    if extendEnd { options.insert(.drawsAfterEndLocation) }
    self.options = options
  }

  public convenience init?(
    axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool,
    extendEnd: Bool
  ) { self.init(.axial(start, end), space, function, extendStart, extendEnd) }

  public convenience init?(
    radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
    function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) { self.init(.radial(start, startRadius, end, endRadius), space, function, extendStart, extendEnd) }
}

extension CGContext {
  /// Fills what drawing is limited to.
  public func drawShading(_ shading: CGShading) {
    switch shading.shape {
    case .axial(let start, let end):
      drawLinearGradient(shading.gradient, start: start, end: end, options: shading.options)
    case .radial(let start, let startRadius, let end, let endRadius):
      drawRadialGradient(
        shading.gradient, startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius,
        options: shading.options)
    }
  }
}
