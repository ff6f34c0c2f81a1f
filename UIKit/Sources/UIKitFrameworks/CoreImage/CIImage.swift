public import UIKitCore

/// A picture for filters. Its pixels are made at once here, where a phone waits until they are asked for.
open class CIImage: NSObject, @unchecked Sendable {
  /// The pixels of the extent; `nil` for a colour without an end.
  let pixels: CGImage?
  let color: CGColor?
  /// Where the picture lies, in pixels, with y growing upward.
  public let extent: CGRect

  init(_ pixels: CGImage, origin: CGPoint = .zero) {
    (self.pixels, color) = (pixels, nil)
    extent = CGRect(origin: origin, size: CGSize(width: pixels.width, height: pixels.height))
  }

  public convenience init(cgImage image: CGImage) { self.init(image) }
  public convenience init(cgImage image: CGImage, options: [String: Any]?) { self.init(image) }
  public convenience init?(image: UIImage) {
    guard let pixels = image.cgImage else { return nil }
    self.init(pixels)
  }
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }
  /// One colour everywhere.
  public init(color: CIColor) {
    (pixels, self.color, extent) = (
      nil, CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha), .infinite
    )
  }

  public class func empty() -> CIImage { CIImage(color: .clear) }

  open var cgImage: CGImage? { pixels }

  /// The part in a rectangle.
  open func cropped(to rect: CGRect) -> CIImage {
    let part = extent.intersection(rect).integral
    guard !part.isEmpty, let image = rendered(in: part) else { return .empty() }
    return CIImage(image, origin: part.origin)
  }

  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    guard let pixels else { return self }
    let place = extent.applying(matrix).integral
    let made = Self.draw(place) { context in
      context.concatenate(matrix)
      context.draw(pixels, in: self.extent)
    }
    return made.map { CIImage($0, origin: place.origin) } ?? self
  }

  /// Edges go on without an end on a phone. Here blurred pictures end as clear.
  open func clampedToExtent() -> CIImage { CIImage(self, isClamped: true) }
  var isClamped = false
  private init(_ other: CIImage, isClamped: Bool) {
    (pixels, color, extent) = (other.pixels, other.color, other.extent)
    self.isClamped = isClamped
  }

  /// Over another picture.
  open func composited(over dest: CIImage) -> CIImage {
    let place = extent.isInfinite ? dest.extent : dest.extent.isInfinite ? extent : extent.union(dest.extent)
    guard !place.isInfinite else { return self }
    let made = Self.draw(place.integral) { context in
      for image in [dest, self] { image.draw(in: context, place) }
    }
    return made.map { CIImage($0, origin: place.integral.origin) } ?? self
  }

  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
    let filter = CIFilter(name: filterName)
    filter?.setValue(self, forKey: kCIInputImageKey)
    for (key, value) in params { filter?.setValue(value, forKey: key) }
    return filter?.outputImage ?? self
  }
  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }

  // MARK: Pixels

  func draw(in context: CGContext, _ place: CGRect) {
    if let pixels { context.draw(pixels, in: extent) }
    guard let color else { return }
    context.setFillColor(color)
    context.fill(place)
  }

  /// The pixels of a rectangle.
  func rendered(in rect: CGRect) -> CGImage? {
    if rect == extent, let pixels { return pixels }
    return Self.draw(rect) { context in self.draw(in: context, rect) }
  }

  /// A picture of a rectangle, drawn with y growing upward.
  static func draw(_ rect: CGRect, _ body: (CGContext) -> Void) -> CGImage? {
    guard !rect.isInfinite, rect.width >= 1, rect.height >= 1 else { return nil }
    let context = CGContext(
      data: nil, width: Int(rect.width), height: Int(rect.height), bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.translateBy(x: -rect.minX, y: -rect.minY)
    if let context { body(context) }
    return context?.makeImage()
  }
}

/// Makes pixels of filtered pictures.
open class CIContext: NSObject {
  override public init() { super.init() }
  /// What says how a phone does it is not asked here.
  public init(options: [CIContextOption: Any]?) { super.init() }

  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { image.rendered(in: fromRect.integral) }
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? { createCGImage(image, from: fromRect) }
}

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  public static let priorityRequestLow = CIContextOption(rawValue: "priority_request_low")
}

public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  public static let RGBA8 = CIFormat(rawValue: 24)
  public static let BGRA8 = CIFormat(rawValue: 22)
}

extension UIImage {
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    self.init(pixels: ciImage.extent.isInfinite ? nil : ciImage.pixels, scale: scale, orientation: orientation)
  }
  /// A picture that was made of filtered pixels has them as ``cgImage`` here.
  public var ciImage: CIImage? { nil }
}
