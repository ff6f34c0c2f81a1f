import Glibc
import SpringformBitmap

/// A bitmap as a GIF can show it: every pixel opaque, 0xFFRRGGBB, or transparent, 0.
struct GIFPicture: Sendable, Equatable {
  /// Pixels from this alpha up are shown, opaque; the others are not.
  static let opaqueAlpha: UInt32 = 128

  let pixels: [UInt32]
  /// Whether every pixel is shown.
  let isOpaque: Bool

  init(pixels: [UInt32], isOpaque: Bool) {
    self.pixels = pixels
    self.isOpaque = isOpaque
  }

  init(_ bitmap: Bitmap) {
    let source = bitmap.pixels
    if Self.allOpaque(source) {
      // An opaque bitmap's storage is shared, not copied.
      pixels = source
      isOpaque = true
    } else {
      pixels = source.map(Self.opaqueOrTransparent)
      isOpaque = Self.allOpaque(pixels)
    }
  }

  /// Whether something is transparent here that is shown in another picture.
  func clearsPixels(of other: Self, width: Int) -> Bool {
    !isOpaque && PixelRect.cleared(from: other.pixels, to: pixels, width: width) != nil
  }

  static func == (left: Self, right: Self) -> Bool {
    guard left.pixels.count == right.pixels.count else { return false }
    return left.pixels.withUnsafeBytes { left in
      right.pixels.withUnsafeBytes { right in
        guard let first = left.baseAddress, let second = right.baseAddress else { return true }
        return memcmp(first, second, left.count) == 0
      }
    }
  }

  private static func allOpaque(_ pixels: [UInt32]) -> Bool {
    pixels.withUnsafeBufferPointer { pixels in
      var all = UInt32.max
      for pixel in pixels { all &= pixel }
      return Pixel.alpha(all) == 255
    }
  }

  private static func opaqueOrTransparent(_ pixel: UInt32) -> UInt32 {
    guard Pixel.alpha(pixel) >= opaqueAlpha else { return 0 }
    return Pixel.unpremultiplied(pixel) | 0xFF00_0000
  }
}
