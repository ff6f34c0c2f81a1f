import SpringformBitmap
import SpringformComparison

/// A picture that is drawn pixel by pixel.
/// - Parameter pixel: nil for the background.
func drawing(
  width: Int = 64, height: Int = 40, background: UInt32 = 0xFFFF_FFFF, _ pixel: (Int, Int) -> UInt32?
) throws -> Bitmap {
  var bitmap = try Bitmap(width: width, height: height, fill: background)
  for y in 0..<height { for x in 0..<width { bitmap[x, y] = pixel(x, y) ?? background } }
  return bitmap
}

/// What is said of two animations of 20 pictures a second.
func sentence(_ expected: [Bitmap], _ actual: [Bitmap]) throws -> String {
  try AnimationComparison(
    expected: PictureSequence(expected, rate: 20), actual: PictureSequence(actual, rate: 20)
  ).sentence
}

extension Bitmap {
  /// - Parameter pixel: what is shown at a place.
  func picked(_ pixel: (_ x: Int, _ y: Int) -> UInt32) -> Bitmap {
    var copy = self
    for y in 0..<height { for x in 0..<width { copy[x, y] = pixel(x, y) } }
    return copy
  }

  func filled(_ rect: PixelRect, with pixel: UInt32) -> Bitmap {
    var copy = self
    for y in rect.y..<rect.y + rect.height {
      for x in rect.x..<rect.x + rect.width { copy[x, y] = pixel }
    }
    return copy
  }

  /// Red, green and blue of each pixel, 0...1, to others.
  func converted(_ function: (SIMD3<Double>) -> SIMD3<Double>) -> Bitmap {
    picked { x, y in
      let pixel = self[x, y]
      let color = SIMD3(Double(Pixel.red(pixel)), Double(Pixel.green(pixel)), Double(Pixel.blue(pixel))) / 255
      let levels = (function(color).clamped(lowerBound: .zero, upperBound: .one) * 255).rounded(.toNearestOrEven)
      return Pixel.premultiplied(
        red: UInt32(levels.x), green: UInt32(levels.y), blue: UInt32(levels.z), alpha: Pixel.alpha(pixel))
    }
  }
}
