extension Bitmap {
  /// The picture at another size, smoothed where it shrinks and sharp where it grows; at its own size, itself.
  ///
  /// Colours are weighed as they are stored: multiplied by alpha, so that invisible pixels lend no colour, and in gamma
  /// space, as everything else here is blended. The filter may swing over at hard edges; results are kept in range.
  /// - Complexity: O(pixels read and written), and six times as much where the picture grows.
  /// - Throws: ``BitmapError/size(width:height:)``.
  public func resized(width: Int, height: Int) throws(BitmapError) -> Self {
    guard width != self.width || height != self.height else { return self }
    var result = try Bitmap(width: width, height: height)
    let columns = ResizeKernel(from: self.width, to: width)
    let rows = ResizeKernel(from: self.height, to: height)
    // One row of all source columns, weighed over the rows: no picture in between is kept.
    var sums = [SIMD4<Float>](repeating: .zero, count: self.width)
    let sourceWidth = self.width
    result.withMutablePixels { target in
      pixels.withUnsafeBufferPointer { source in
        sums.withUnsafeMutableBufferPointer { sums in
          for y in 0..<height {
            sums.update(repeating: .zero)
            for tap in 0..<rows.taps {
              let weight = rows.weights[y &* rows.taps &+ tap]
              guard weight != 0 else { continue }
              let row = (rows.starts[y] &+ tap) &* sourceWidth
              for x in 0..<sourceWidth { sums[x] += weight * SIMD4(pixel: source[row &+ x]) }
            }
            for x in 0..<width {
              var sum = SIMD4<Float>.zero
              for tap in 0..<columns.taps {
                sum += columns.weights[x &* columns.taps &+ tap] * sums[columns.starts[x] &+ tap]
              }
              target[y &* width &+ x] = sum.pixel
            }
          }
        }
      }
    }
    return result
  }

  /// The part of the picture that begins at column `x`, row `y`.
  /// - Throws: ``BitmapError/area(x:y:width:height:)`` unless it lies inside.
  public func cropped(x: Int, y: Int, width: Int, height: Int) throws(BitmapError) -> Self {
    guard x >= 0, y >= 0, width >= 1, height >= 1, width <= self.width - x, height <= self.height - y else {
      throw .area(x: x, y: y, width: width, height: height)
    }
    let rows = (y..<y + height).flatMap { pixels[$0 * self.width + x..<$0 * self.width + x + width] }
    return try Bitmap(width: width, height: height, pixels: rows)
  }
}

extension SIMD4<Float> {
  @inline(__always)
  fileprivate init(pixel: UInt32) {
    self.init(
      Float(Pixel.blue(pixel)), Float(Pixel.green(pixel)), Float(Pixel.red(pixel)), Float(Pixel.alpha(pixel)))
  }

  /// The nearest valid pixel: no colour exceeds alpha.
  @inline(__always)
  fileprivate var pixel: UInt32 {
    let alpha = Swift.min(Swift.max(w, 0), 255).rounded()
    let colors = clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha)).rounded(.toNearestOrAwayFromZero)
    return Pixel.premultiplied(
      red: UInt32(colors.z), green: UInt32(colors.y), blue: UInt32(colors.x), alpha: UInt32(alpha))
  }
}
