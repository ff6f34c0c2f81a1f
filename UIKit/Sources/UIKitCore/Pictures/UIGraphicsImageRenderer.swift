public import QuartzCore

/// How a renderer's pictures are made.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point; the screen's unless it is set.
  open var scale: CGFloat = MainLoop.current?.screenScale ?? MainLoop.usualScreenScale
  /// Whether nothing shines through the picture: what is not drawn is black.
  open var opaque = false
  /// What the renderer draws, in points.
  open internal(set) var bounds = CGRect.zero
  /// Whether colours beyond sRGB are kept, which there are none of here.
  public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }
  open var preferredRange = Range.standard
  open var prefersExtendedRange = false
  open var supportsHighResolution: Bool { scale > 1 }

  open class func `default`() -> Self { preferred() }
  open class func preferred() -> Self { self.init() }
  override public required init() {}
  /// For a screen with the scale of a trait collection.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

/// Where a renderer's picture is drawn.
public final class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) { (cgContext, self.format) = (context, format) }

  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// A frame one point wide inside of a rectangle.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.with(blendMode) { $0.fill(rect) } }
  public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.with(blendMode) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
  }
  /// What was drawn so far.
  public var currentImage: UIImage { UIImage.drawn(in: cgContext, scale: format.scale) ?? UIImage() }
}

/// Makes pictures of what is drawn.
open class UIGraphicsImageRenderer: NSObject {
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
    format.bounds = bounds
  }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// - Parameter actions: draws; the context is the current one meanwhile.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext.picture(bounds.size, isOpaque: format.opaque, scale: format.scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    let drawn = UIGraphicsImageRendererContext(context, format)
    actions(drawn)
    UIGraphicsPopContext()
    return drawn.currentImage
  }

  /// PNG in place of JPEG, of which a note tells.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

/// Makes a picture's context the current one, until `UIGraphicsEndImageContext()`.
/// - Parameters:
///   - size: in points.
///   - opaque: whether what is not drawn is black.
///   - scale: pixels per point; 0 for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let screenScale = MainLoop.current?.screenScale ?? MainLoop.usualScreenScale
  UIGraphicsPushContext(.picture(size, isOpaque: opaque, scale: scale > 0 ? scale : screenScale))
}

/// The same, with a pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// What was drawn so far in the current picture's context; `nil` in any other.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext().flatMap { UIImage.drawn(in: $0, scale: $0.scale) }
}

public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

extension CGContext {
  fileprivate static func picture(_ size: CGSize, isOpaque: Bool, scale: CGFloat) -> CGContext {
    let context = CGContext(scale: scale, size: size)
    guard isOpaque else { return context }
    context.fill(CGRect(origin: .zero, size: size))
    return context
  }
}

extension UIImage {
  fileprivate static func drawn(in context: CGContext, scale: CGFloat) -> UIImage? {
    context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }
}
