/// Lays a picture down in perspective.
///
/// Each pixel is the mean of samples spread evenly over the part of the picture that it shows, at most one pixel of the picture
/// apart; each sample is the mean of its share of that part, so that together they cover it once. A picture laid down as it is
/// stays as it is, one at half the size is the mean of each four pixels, one that grows is interpolated, and one seen from its edge
/// does not flicker; what is transparent around it smooths its edges.
package struct PerspectiveWarp {
  /// From pixels of the result to pixels of the picture: [x y 1] times the three rows gives [u v w], a place (u / w, v / w);
  /// nothing shows where w is not above 0.
  package let rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  /// More samples than this across a pixel change nothing that is seen.
  private static let maximumSamples = 64

  package init(rows x: SIMD4<Double>, _ y: SIMD4<Double>, _ origin: SIMD4<Double>) { rows = (x, y, origin) }

  /// - Parameters:
  ///   - picture: premultiplied pixels, row by row, transparent beyond its edges.
  ///   - width: the picture's.
  ///   - height: the picture's.
  ///   - result: where the pixels go, row by row.
  ///   - resultWidth: the result's width; its height follows.
  package func apply(
    _ picture: UnsafeBufferPointer<UInt32>, width: Int, height: Int, to result: UnsafeMutableBufferPointer<UInt32>,
    width resultWidth: Int
  ) {
    guard resultWidth > 0, picture.count >= width * height else { return }
    for row in 0..<result.count / resultWidth {
      for column in 0..<resultWidth {
        let place = rows.0 * (Double(column) + 0.5) + rows.1 * (Double(row) + 0.5) + rows.2
        result[row * resultWidth + column] = pixel(picture, width, height, around: place)
      }
    }
  }

  @inline(__always)
  private func pixel(
    _ picture: UnsafeBufferPointer<UInt32>, _ width: Int, _ height: Int, around center: SIMD4<Double>
  ) -> UInt32 {
    let w = center.z
    guard w > 0 else { return 0 }
    let place = center / w
    // How the place moves from pixel to pixel.
    let (across, down) = ((rows.0 - place * rows.0.z) / w, (rows.1 - place * rows.1.z) / w)
    let footprint = SIMD2(abs(across.x) + abs(down.x), abs(across.y) + abs(down.y))
    let reach = footprint / 2 + 1
    guard place.x > -reach.x, place.y > -reach.y, place.x < Double(width) + reach.x,
      place.y < Double(height) + reach.y
    else { return 0 }
    let (columns, lines) = (Self.count(across), Self.count(down))
    let share =
      SIMD2(across.x.magnitude, across.y.magnitude) / Double(columns)
      + SIMD2(down.x.magnitude, down.y.magnitude) / Double(lines)
    // Narrower than a pixel a sample may be where the others fill it; one that is alone interpolates.
    let box = SIMD2(footprint.x < 1 ? 1 : min(share.x, 1), footprint.y < 1 ? 1 : min(share.y, 1))
    var sum = SIMD4<Float>.zero
    for line in 0..<lines {
      let y = (Double(line) + 0.5) / Double(lines) - 0.5
      for column in 0..<columns {
        let x = (Double(column) + 0.5) / Double(columns) - 0.5
        let sample = center + rows.0 * x + rows.1 * y
        guard sample.z > 0 else { continue }
        sum += Self.mean(picture, width, height, over: box, around: SIMD2(sample.x, sample.y) / sample.z)
      }
    }
    let mean = sum / Float(columns * lines) + 0.5
    let bytes = SIMD4<UInt32>(mean.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)))
    return bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24
  }

  /// How many samples a pixel needs along a step of this length.
  @inline(__always)
  private static func count(_ step: SIMD4<Double>) -> Int {
    let length = (step.x * step.x + step.y * step.y).squareRoot().rounded(.up)
    return length < 1 ? 1 : length < Double(maximumSamples) ? Int(length) : maximumSamples
  }

  /// The mean over an upright rectangle of at most one pixel's size, which touches at most two columns and two rows.
  @inline(__always)
  private static func mean(
    _ picture: UnsafeBufferPointer<UInt32>, _ width: Int, _ height: Int, over size: SIMD2<Double>,
    around center: SIMD2<Double>
  ) -> SIMD4<Float> {
    let (start, end) = (center - size / 2, center + size / 2)
    guard end.x > 0, end.y > 0, start.x < Double(width), start.y < Double(height) else { return .zero }
    let first = start.rounded(.down)
    let (column, row) = (Int(first.x), Int(first.y))
    // What lies in the second column, and in the second row.
    let beyond = ((end - first - 1) / size).clamped(lowerBound: .zero, upperBound: .one)
    let (right, bottom) = (Float(beyond.x), Float(beyond.y))
    func color(_ column: Int, _ row: Int) -> SIMD4<Float> {
      guard column >= 0, row >= 0, column < width, row < height else { return .zero }
      let pixel = picture[row * width + column]
      return SIMD4<Float>(SIMD4<UInt32>(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24))
    }
    let above = color(column, row) * (1 - right) + color(column + 1, row) * right
    let below = color(column, row + 1) * (1 - right) + color(column + 1, row + 1) * right
    return above * (1 - bottom) + below * bottom
  }
}
