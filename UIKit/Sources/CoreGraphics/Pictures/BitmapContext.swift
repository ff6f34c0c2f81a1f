import Springform

/// Whether pixels have an alpha, and where.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// How the components of pixels lie in memory.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// The bytes of a pixel stand the other way round.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
  /// As the machine has it.
  public static let byteOrder32Host = byteOrder32Little
}

/// What a context's picture is like.
struct PictureFormat {
  let layout: PixelLayout
  let bytesPerRow: Int
  let space: CGColorSpace
  let info: CGBitmapInfo
}

extension CGContext {
  /// Makes a picture of its own, in coordinates that grow upward from its lower left corner.
  /// - Parameters:
  ///   - data: the pixels to begin with, from the upper left one on, which are changed by what is drawn; `nil` for none.
  ///   - width: in pixels.
  ///   - height: in pixels.
  ///   - bitsPerComponent: 8; there are no others here.
  ///   - bytesPerRow: 0 for as many as it takes.
  ///   - space: red, green and blue, or grey.
  ///   - bitmapInfo: where the alpha stands, if there is one, in either order of bytes.
  /// - Returns: `nil` for other kinds of pixels, and for a size that no picture has.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    // Core Graphics draws into no others.
    let alpha = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue)
    let isDrawable =
      space.numberOfComponents == 1
      ? alpha == CGImageAlphaInfo.none || alpha == .alphaOnly
      : alpha != .first && alpha != .last && alpha != CGImageAlphaInfo.none
    guard isDrawable else { return nil }
    guard bitsPerComponent == 8, let layout = PixelLayout(colorComponents: space.numberOfComponents, info),
      let bitmap = try? Bitmap(width: width, height: height)
    else { return nil }
    let row = bytesPerRow == 0 ? width * layout.bytesPerPixel : bytesPerRow
    guard row >= width * layout.bytesPerPixel else { return nil }
    self.init(over: bitmap, PictureFormat(layout: layout, bytesPerRow: row, space: space, info: info))
    if let data { memory = PixelMemory(data, width: width, height: height, bytesPerRow: row, layout) }
  }

  /// The picture's pixels, which an app may read and change; `nil` for a context without pixels of its own.
  public var data: UnsafeMutableRawPointer? {
    if let memory { return memory.start }
    guard let format, let size else { return nil }
    let own = PixelMemory(
      nil, width: Int(size.width), height: Int(size.height), bytesPerRow: format.bytesPerRow, format.layout)
    own.bitmap = makeImage()?.bitmap
    memory = own
    return own.start
  }

  /// In pixels; 0 for a context that draws no picture.
  public var width: Int { Int(((size?.width ?? 0) * scale).rounded()) }
  public var height: Int { Int(((size?.height ?? 0) * scale).rounded()) }
  public var bitsPerComponent: Int { size == nil ? 0 : 8 }
  public var bitsPerPixel: Int { size == nil ? 0 : (format?.layout.bytesPerPixel ?? 4) * 8 }
  public var bytesPerRow: Int { size == nil ? 0 : format?.bytesPerRow ?? width * 4 }
  public var colorSpace: CGColorSpace? { size == nil ? nil : format?.space ?? CGColorSpace(name: CGColorSpace.sRGB) }
  public var bitmapInfo: CGBitmapInfo {
    format?.info ?? CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
  }
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none
  }
}
