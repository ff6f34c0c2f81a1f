import Springform

extension CGImage {
  /// The picture turned by quarters and seen in a mirror.
  /// - Parameter place: says which pixel, as its column and row, shows at a column and row of the result.
  package func rearranged(
    width: Int, height: Int, _ place: (_ column: Int, _ row: Int) -> (column: Int, row: Int)
  ) -> CGImage {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      for column in 0..<width {
        let source = place(column, row)
        pixels.append(bitmap.pixels[source.row * self.width + source.column])
      }
    }
    return (try? Bitmap(width: width, height: height, pixels: pixels)).map { CGImage($0) } ?? self
  }

  /// What all pixels have in common on average, weighted by their alphas.
  package var averageColor: CGColor {
    var sums = (alpha: 0.0, red: 0.0, green: 0.0, blue: 0.0)
    for pixel in bitmap.pixels {
      sums.alpha += Double(pixel >> 24)
      sums.red += Double(pixel >> 16 & 0xFF)
      sums.green += Double(pixel >> 8 & 0xFF)
      sums.blue += Double(pixel & 0xFF)
    }
    guard sums.alpha > 0 else { return CGColor(gray: 0, alpha: 0) }
    return CGColor(
      red: CGFloat(sums.red / sums.alpha), green: CGFloat(sums.green / sums.alpha),
      blue: CGFloat(sums.blue / sums.alpha), alpha: CGFloat(sums.alpha / (255 * Double(max(bitmap.pixels.count, 1)))))
  }
}
