import SpringformBitmap

/// What transparent pictures are laid upon to be judged.
enum Backdrop {
  case black
  case white

  /// The colour 0x00RRGGBB of a premultiplied pixel on it.
  @inline(__always)
  func color(_ pixel: UInt32) -> UInt32 {
    let color = pixel & 0xFF_FFFF
    // No component exceeds alpha, so none overflows.
    return self == .black ? color : color &+ (255 &- Pixel.alpha(pixel)) &* 0x01_0101
  }
}
