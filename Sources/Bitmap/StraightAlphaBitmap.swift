/// A picture whose red, green and blue are not multiplied by alpha, as most files have them: 0xAARRGGBB, row by row from
/// the top left. Two of them may differ where their bitmaps, rounded after multiplication, do not.
public struct StraightAlphaBitmap: Hashable, Sendable {
  package let size: PixelSize
  /// `size.area` pixels.
  package let pixels: [UInt32]

  /// Takes pixels as they are.
  /// - Throws: ``BitmapError`` when the count is not `width * height` or the size is out of range.
  package init(width: Int, height: Int, pixels: [UInt32]) throws(BitmapError) {
    try Bitmap.check(width: width, height: height)
    guard pixels.count == width * height else { throw .pixelCount(pixels.count, width: width, height: height) }
    size = PixelSize(width: width, height: height)
    self.pixels = pixels
  }

  /// Divides a bitmap's pixels by their alpha and rounds to the nearest.
  package init(_ bitmap: Bitmap) {
    size = bitmap.size
    pixels = bitmap.pixels.map(Pixel.unpremultiplied)
  }

  /// The picture multiplied by alpha, and rounded to the nearest.
  package var bitmap: Bitmap {
    get throws(BitmapError) {
      try Bitmap(
        width: size.width, height: size.height,
        pixels: pixels.map { pixel in
          Pixel.straight(
            red: Pixel.red(pixel), green: Pixel.green(pixel), blue: Pixel.blue(pixel), alpha: Pixel.alpha(pixel))
        })
    }
  }
}
