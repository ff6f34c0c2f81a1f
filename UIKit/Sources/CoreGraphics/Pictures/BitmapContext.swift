import Springform

/// Whether pixels have an alpha, and where.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
}

/// How the components of pixels lie in memory.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bytes of a pixel stand the other way round.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

extension CGContext {
  /// Makes a picture of its own, in coordinates that grow upward from its lower left corner.
  /// - Parameters:
  ///   - data: the pixels to begin with, from the upper left one on; `nil` for none. What is drawn is not written to them: a note says
  ///     so when it is.
  ///   - width: in pixels.
  ///   - height: in pixels.
  ///   - bitsPerComponent: 8; there are no others here.
  ///   - bytesPerRow: 0 for as many as it takes.
  ///   - space: red, green and blue.
  ///   - bitmapInfo: alphas that are premultiplied, first or last, in either order of bytes.
  /// - Returns: `nil` for other kinds of pixels, and for a size that no picture has.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let layout = PixelLayout(CGBitmapInfo(rawValue: bitmapInfo))
    let stride = bytesPerRow == 0 ? width * 4 : bytesPerRow
    guard bitsPerComponent == 8, space.numberOfComponents == 3, let layout,
      var bitmap = try? Bitmap(width: width, height: height), stride >= width * 4
    else { return nil }
    if let data {
      for row in 0..<height {
        for column in 0..<width { bitmap[column, row] = layout.pixel(at: data + row * stride + column * 4) }
      }
    }
    self.init(over: bitmap, isBorrowed: data != nil)
  }
}

/// At which of a pixel's four bytes each component stands.
private struct PixelLayout {
  let (alpha, red, green, blue): (Int, Int, Int, Int)

  init?(_ info: CGBitmapInfo) {
    let isReversed: Bool
    switch info.subtracting(.alphaInfoMask) {
    case [], .byteOrder32Big: isReversed = false
    case .byteOrder32Little: isReversed = true
    default: return nil
    }
    let order: [Int]
    switch CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue) {
    case .premultipliedFirst: order = [0, 1, 2, 3]
    case .premultipliedLast: order = [3, 0, 1, 2]
    default: return nil
    }
    let places = isReversed ? order.map { 3 - $0 } : order
    (alpha, red, green, blue) = (places[0], places[1], places[2], places[3])
  }

  /// A colour that is brighter than its alpha allows is as bright as that.
  func pixel(at bytes: UnsafeMutableRawPointer) -> UInt32 {
    func byte(_ place: Int) -> UInt32 { UInt32(bytes.load(fromByteOffset: place, as: UInt8.self)) }
    let top = byte(alpha)
    return top << 24 | min(byte(red), top) << 16 | min(byte(green), top) << 8 | min(byte(blue), top)
  }
}
