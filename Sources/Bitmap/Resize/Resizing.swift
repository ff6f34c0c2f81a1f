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
    result.withMutablePixels { target in
      sums.withUnsafeMutableBufferPointer { sums in
        for y in 0..<height {
          sums.update(repeating: .zero)
          for tap in 0..<rows.taps {
            let weight = rows.weights[y &* rows.taps &+ tap]
            if weight != 0 { add(row: rows.starts[y] &+ tap, times: weight, to: sums) }
          }
          columns.apply(to: UnsafeBufferPointer(sums)) { x, sum in target[y &* width &+ x] = sum.pixel }
        }
      }
    }
    return result
  }

  /// Adds a row's components, weighed, to the sums of its columns. In memory a pixel is blue, green, red and alpha, a byte each:
  /// going through them one by one is simple enough to be done for many at a time.
  private func add(row: Int, times weight: Float, to sums: UnsafeMutableBufferPointer<SIMD4<Float>>) {
    pixels.withUnsafeBytes { bytes in
      let bytes = UnsafeRawBufferPointer(rebasing: bytes[row &* width &* 4..<(row &+ 1) &* width &* 4])
      sums.withMemoryRebound(to: Float.self) { sums in
        for index in 0..<bytes.count { sums[index] += weight * Float(bytes[index]) }
      }
    }
  }

  /// The part of the picture that begins at column `x`, row `y`.
  /// - Throws: ``BitmapError/area(x:y:width:height:)`` unless it lies inside.
  public func cropped(x: Int, y: Int, width: Int, height: Int) throws(BitmapError) -> Self {
    guard x >= 0, y >= 0, width >= 1, height >= 1, width <= self.width - x, height <= self.height - y else {
      throw .area(x: x, y: y, width: width, height: height)
    }
    let rows = (y..<y + height).flatMap { row in
      let start = row * self.width + x
      return pixels[start..<start + width]
    }
    return try Bitmap(width: width, height: height, pixels: rows)
  }
}

extension SIMD4<Float> {
  /// The nearest valid pixel: no colour exceeds alpha.
  @inline(__always)
  fileprivate var pixel: UInt32 {
    let alpha = Self.nearest(Swift.min(Swift.max(w, 0), 255))
    let colors = clamped(lowerBound: .zero, upperBound: SIMD4(repeating: Float(alpha)))
    return Pixel.premultiplied(
      red: Self.nearest(colors.z), green: Self.nearest(colors.y), blue: Self.nearest(colors.x), alpha: alpha)
  }

  /// The nearest whole number to one that is not negative, the larger one of two. The library's own is called for each number,
  /// which takes longer than all else here.
  @inline(__always)
  private static func nearest(_ value: Float) -> UInt32 {
    let whole = Int32(value)
    return UInt32(bitPattern: value - Float(whole) >= 0.5 ? whole &+ 1 : whole)
  }
}
