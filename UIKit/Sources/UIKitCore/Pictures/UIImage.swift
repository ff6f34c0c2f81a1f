public import QuartzCore
import Springform

/// A picture with a scale.
open class UIImage: NSObject, @unchecked Sendable {
  private let mark = SwiftObjectMark()
  /// Whether the picture is shown as it is or as a stencil.
  public enum RenderingMode: Int, Sendable {
    /// As the view does that shows it.
    case automatic
    case alwaysOriginal
    /// All that can be seen has the tint colour.
    case alwaysTemplate
  }

  /// The pixels; `nil` for a picture of no size.
  public let cgImage: CGImage?
  /// Pixels per point.
  public let scale: CGFloat
  public let renderingMode: RenderingMode
  /// Of an animated picture those that are shown one after the other, each as long as the others.
  public let images: [UIImage]?
  /// How long all ``images`` take together, in seconds.
  public let duration: TimeInterval
  /// The symbol that the picture shows, if it shows one.
  let symbol: ShownSymbol?
  let form: PictureForm

  init(
    _ image: CGImage?, scale: CGFloat, _ renderingMode: RenderingMode, images: [UIImage]? = nil,
    duration: TimeInterval = 0, symbol: ShownSymbol? = nil, form: PictureForm = PictureForm()
  ) {
    (cgImage, self.scale, self.renderingMode) = (image, scale > 0 && scale.isFinite ? scale : 1, renderingMode)
    (self.images, self.duration, self.symbol, self.form) = (images, duration, symbol, form)
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
    self.init(pixels: cgImage, scale: scale, orientation: orientation)
  }
  package convenience init(pixels: CGImage?, scale: CGFloat, orientation: Orientation) {
    self.init(pixels, scale: scale, .automatic, form: PictureForm(orientation: orientation))
  }

  /// Reads a PNG, GIF, WebP or JPEG file; of an animation, the first frame.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = PhotoPicture.isOne(data) ? PhotoPicture.bitmap(data) : Self.firstFrame(data) else { return nil }
    self.init(CGImage(bitmap), scale: scale, .automatic)
  }

  private static func firstFrame(_ data: Data) -> Bitmap? {
    guard var decoder = try? AnimationDecoder(bytes: Array(data)) else { return nil }
    return try? decoder.nextFrame()?.bitmap
  }

  /// Reads such a file; `@2x` or `@3x` at the end of its name is its scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// In points.
  open var size: CGSize {
    let (width, height) = (CGFloat(cgImage?.width ?? 0) / scale, CGFloat(cgImage?.height ?? 0) / scale)
    return imageOrientation.isUpended ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      cgImage, scale: scale, renderingMode, images: images?.map { $0.withRenderingMode(renderingMode) },
      duration: duration, symbol: symbol, form: form)
  }

  /// All that can be seen in one colour. A template keeps to the tint of the view that shows it.
  open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    var symbol = symbol
    symbol?.color = color
    return UIImage(
      cgImage?.tinted(color.cgColor), scale: scale, renderingMode,
      images: images?.map { $0.withTintColor(color, renderingMode: renderingMode) }, duration: duration, symbol: symbol,
      form: form)
  }

  /// Draws the picture upright into the current context, stretched to a rectangle.
  open func draw(in rect: CGRect) {
    guard let upright, let context = UIGraphicsGetCurrentContext() else { return }
    guard isResizable else { return context.draw(upright, in: rect, isUpright: true) }
    drawParts(of: upright, in: rect, context)
  }

  /// Draws the picture again and again beside each other, from a rectangle's upper left corner on, as far as it reaches.
  open func drawAsPattern(in rect: CGRect) {
    guard let upright, size.width > 0, size.height > 0, let context = UIGraphicsGetCurrentContext() else { return }
    context.tile(upright, of: size, in: rect)
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
    (upright?.bitmap).flatMap { try? PNGEncoder().encode($0) }.map { Data($0) }
  }

  /// The same file, of which a note tells.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    noteMissing("files of the kind JPEG, so that PNG is written in its place")
    return pngData()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other.cgImage == cgImage && other.scale == scale && other.renderingMode == renderingMode
      && other.images == images && other.duration == duration && other.form == form
  }
  open override var hash: Int { cgImage.hashValue }
}
