extension Bitmap {
  /// The picture seen through coloured glass: each component multiplied by a factor 0...1. Factors beyond that count as
  /// the nearest bound, and what is not a number as 0.
  package func tinted(red: Double, green: Double, blue: Double) -> Bitmap {
    let factors = [red, green, blue].map { factor in UInt32(factor > 0 ? (min(factor, 1) * 255).rounded() : 0) }
    let (redFactor, greenFactor, blueFactor) = (factors[0], factors[1], factors[2])
    var result = self
    result.withMutablePixels { pixels in
      for index in pixels.indices {
        let pixel = pixels[index]
        pixels[index] = Pixel.premultiplied(
          red: (Pixel.red(pixel) &* redFactor &+ 127) / 255, green: (Pixel.green(pixel) &* greenFactor &+ 127) / 255,
          blue: (Pixel.blue(pixel) &* blueFactor &+ 127) / 255, alpha: Pixel.alpha(pixel))
      }
    }
    return result
  }
}
