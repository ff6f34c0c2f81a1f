import SpringformBitmap

/// Drawn pictures that follow each other at a rate.
struct Frames: Sendable {
  var pictures: [Bitmap]
  /// Pictures per second.
  var rate: Double
}

extension Frames {
  /// Whether a person could see it in some frame: as much as 8 levels on 60 pixels, all differences of 4 levels and more
  /// together. What is less no judge of pictures can tell from another rasteriser.
  func isVisiblyOther(than other: Self) -> Bool {
    rate != other.rate || pictures.count != other.pictures.count
      || zip(pictures, other.pictures).contains { Self.weight(of: $0, $1) >= 8 * 60 }
  }

  private static func weight(of a: Bitmap, _ b: Bitmap) -> Int {
    guard a != b else { return 0 }
    var sum = 0
    for (one, other) in zip(a.pixels, b.pixels) where one != other {
      var most = 0
      for shift in [UInt32(0), 8, 16, 24] {
        most = max(most, abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF)))
      }
      if most >= 4 { sum += most }
    }
    return sum
  }
}
