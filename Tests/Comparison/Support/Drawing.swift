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

  /// About its middle; between pixels colours are interpolated.
  func enlarged(by factor: Double) -> Bitmap {
    func source(_ place: Int, _ count: Int) -> (first: Int, next: Int, share: Double) {
      let middle = Double(count - 1) / 2
      let exact = min(max(middle + (Double(place) - middle) / factor, 0), Double(count - 1))
      return (Int(exact), min(Int(exact) + 1, count - 1), exact - exact.rounded(.down))
    }
    func mixed(_ a: UInt32, _ b: UInt32, _ share: Double) -> UInt32 {
      [UInt32(24), 16, 8, 0].reduce(0) { result, shift in
        let (one, other) = (Double(a >> shift & 0xFF), Double(b >> shift & 0xFF))
        return result | UInt32((one + (other - one) * share).rounded()) << shift
      }
    }
    return picked { x, y in
      let (column, row) = (source(x, width), source(y, height))
      let rows = [row.first, row.next].map { mixed(self[column.first, $0], self[column.next, $0], column.share) }
      return mixed(rows[0], rows[1], row.share)
    }
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
