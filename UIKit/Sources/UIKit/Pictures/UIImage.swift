public import QuartzCore
import Springform

/// A picture with a scale.
open class UIImage: NSObject, @unchecked Sendable {
  /// Whether the picture is shown as it is or as a stencil.
  public enum RenderingMode: Int, Sendable {
    /// As the view does that shows it.
    case automatic
    case alwaysOriginal
    /// All that can be seen has the tint colour.
    case alwaysTemplate
  }

  /// Which side of the pixels is up.
  public enum Orientation: Int, Sendable { case up }

  /// The pixels; `nil` for a picture of no size.
  public let cgImage: CGImage?
  /// Pixels per point.
  public let scale: CGFloat
  public let renderingMode: RenderingMode
  /// Of an animated picture those that are shown one after the other, each as long as the others.
  public let images: [UIImage]?
  /// How long all ``images`` take together, in seconds.
  public let duration: TimeInterval
  /// What stands for one of Apple's symbols; see UIImageSymbols.swift.
  let symbol: SymbolStandIn?

  init(
    _ image: CGImage?, scale: CGFloat, _ renderingMode: RenderingMode, images: [UIImage]? = nil,
    duration: TimeInterval = 0, symbol: SymbolStandIn? = nil
  ) {
    (cgImage, self.scale, self.renderingMode) = (image, scale > 0 && scale.isFinite ? scale : 1, renderingMode)
    (self.images, self.duration, self.symbol) = (images, duration, symbol)
  }

  /// A picture that an image view shows as an animation, again and again; everywhere else it is the first of its pictures.
  /// - Parameters:
  ///   - images: each is shown as long as the others.
  ///   - duration: of all together, in seconds; 0 for 30 pictures a second.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return UIImage(
      first.cgImage, scale: first.scale, first.renderingMode, images: images,
      duration: duration > 0 ? duration : Double(images.count) / 30)
  }

  /// A picture of no size.
  override public convenience init() { self.init(nil, scale: 1, .automatic) }

  public convenience init(cgImage: CGImage) { self.init(cgImage, scale: 1, .automatic) }
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage, scale: scale, .automatic)
  }

  /// Reads a PNG, GIF or WebP file; of an animation, the first frame.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  public convenience init?(data: Data, scale: CGFloat) {
    guard var decoder = try? AnimationDecoder(bytes: Array(data)), let frame = try? decoder.nextFrame() else {
      return nil
    }
    self.init(CGImage(frame.bitmap), scale: scale, .automatic)
  }

  /// Reads such a file; `@2x` or `@3x` at the end of its name is its scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// In points.
  open var size: CGSize {
    CGSize(width: CGFloat(cgImage?.width ?? 0) / scale, height: CGFloat(cgImage?.height ?? 0) / scale)
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      cgImage, scale: scale, renderingMode, images: images?.map { $0.withRenderingMode(renderingMode) },
      duration: duration, symbol: symbol)
  }

  /// All that can be seen in one colour. A template keeps to the tint of the view that shows it.
  open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      cgImage?.tinted(color.cgColor), scale: scale, renderingMode,
      images: images?.map { $0.withTintColor(color, renderingMode: renderingMode) }, duration: duration, symbol: symbol)
  }

  /// Draws the picture upright into the current context, stretched to a rectangle.
  open func draw(in rect: CGRect) {
    guard let cgImage, let context = UIGraphicsGetCurrentContext() else { return }
    context.draw(cgImage, in: rect, isUpright: true)
  }

  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.with(blendMode, alpha: alpha) { _ in draw(in: rect) }
  }
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// The same, in its own size.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// A file of the picture; `nil` for one of no size.
  open func pngData() -> Data? {
    (cgImage?.bitmap).flatMap { try? PNGEncoder().encode($0) }.map { Data($0) }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other.cgImage == cgImage && other.scale == scale && other.renderingMode == renderingMode
      && other.images == images && other.duration == duration
  }
  open override var hash: Int { cgImage.hashValue }
}
