import SpringformBitmap

/// Drawn pictures that follow each other at a rate.
struct Frames: Sendable {
  var pictures: [Bitmap]
  /// Pictures per second.
  var rate: Double
}

extension Frames {
  /// Whether a person could see it in some frame. What is less no judge of pictures can tell from another rasteriser, which
  /// rounds otherwise and puts edges some hundredths of a pixel elsewhere.
  func isVisiblyOther(than other: Self) -> Bool {
    rate != other.rate || pictures.count != other.pictures.count
      || zip(pictures, other.pictures).contains { Self.isVisible($0, $1) }
  }

  /// As much as 8 levels on 60 pixels, all differences together, and at least 2.5 levels on average in one square of 8 pixels.
  private static func isVisible(_ a: Bitmap, _ b: Bitmap) -> Bool {
    guard a != b, a.size == b.size else { return a.size != b.size }
    // Sums of squares of 4 pixels.
    let columns = (a.width + 3) / 4
    var sums = [Int](repeating: 0, count: columns * ((a.height + 3) / 4))
    for (index, (one, other)) in zip(a.pixels, b.pixels).enumerated() where one != other {
      let levels = levels(one, other)
      if levels > 1 { sums[index / a.width / 4 * columns + index % a.width / 4] += levels }
    }
    guard sums.reduce(0, +) >= 8 * 60 else { return false }
    return sums.indices.contains { index in
      let isLast = index % columns == columns - 1
      let square = [0, 1, columns, columns + 1].filter { !isLast || $0 % columns == 0 }
      return square.reduce(0) { $0 + (sums.indices.contains(index + $1) ? sums[index + $1] : 0) } >= 160
    }
  }

  /// The largest difference of a channel.
  private static func levels(_ one: UInt32, _ other: UInt32) -> Int {
    var most = 0
    for shift in [UInt32(0), 8, 16, 24] {
      most = max(most, abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF)))
    }
    return most
  }
}
