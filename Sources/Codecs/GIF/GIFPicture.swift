import SpringformBitmap

/// A bitmap as a GIF can show it: every pixel opaque, 0xFFRRGGBB, or absent, 0.
struct GIFPicture: Sendable {
  /// Pixels from this alpha up are shown, opaque; the others are not.
  static let opaqueAlpha: UInt32 = 128

  let pixels: [UInt32]

  init(_ bitmap: Bitmap) {
    let source = bitmap.pixels
    let isOpaque = source.withUnsafeBufferPointer { pixels in
      var all = UInt32.max
      for pixel in pixels { all &= pixel }
      return Pixel.alpha(all) == 255
    }
    // An opaque bitmap's storage is shared, not copied.
    pixels = isOpaque ? source : source.map(Self.opaqueOrAbsent)
  }

  private static func opaqueOrAbsent(_ pixel: UInt32) -> UInt32 {
    guard Pixel.alpha(pixel) >= opaqueAlpha else { return 0 }
    return Pixel.unpremultiplied(pixel) | 0xFF00_0000
  }
}
