import SpringformBitmap

/// How far two pictures of one size are apart: of each pixel red, green and blue, 1 being white.
struct PictureDistances {
  private let size: PixelSize
  private(set) var numbers: [Float]

  init(_ picture: Bitmap, minus other: Bitmap) {
    size = picture.size
    numbers = []
    numbers.reserveCapacity(size.area * 3)
    for (a, b) in zip(picture.pixels, other.pixels) {
      for shift: UInt32 in [16, 8, 0] {
        numbers.append((Float(a >> shift & 0xFF) - Float(b >> shift & 0xFF)) * (1 / 255))
      }
    }
  }

  /// Each number as the average of those around it, twice over, which is nearly a bell; what lies outside of the picture is no distance.
  /// - Parameter radius: how far the average reaches in each direction, in pixels.
  func blurred(by radius: Int) -> Self {
    guard radius > 0 else { return self }
    var result = self
    for _ in 0..<2 {
      result.average(radius, count: size.width, step: 3, lines: size.height, lineStep: size.width * 3)
      result.average(radius, count: size.height, step: size.width * 3, lines: size.width, lineStep: 3)
    }
    return result
  }

  /// Averages along lines of numbers that lie `step` apart.
  private mutating func average(_ radius: Int, count: Int, step: Int, lines: Int, lineStep: Int) {
    let factor = 1 / Float(2 * radius + 1)
    var line = [Float](repeating: 0, count: count)
    for start in (0..<lines).lazy.flatMap({ line in (0..<3).map { line * lineStep + $0 } }) {
      var sum: Float = 0
      for index in 0..<min(radius, count) { sum += numbers[start + index * step] }
      for index in 0..<count {
        if index + radius < count { sum += numbers[start + (index + radius) * step] }
        line[index] = sum * factor
        if index >= radius { sum -= numbers[start + (index - radius) * step] }
      }
      for index in 0..<count { numbers[start + index * step] = line[index] }
    }
  }
}
