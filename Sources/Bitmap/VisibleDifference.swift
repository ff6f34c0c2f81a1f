extension Bitmap {
  /// Whether a component of any pixel differs by so many of its 255 levels.
  /// - Precondition: both have the same size.
  package func differs(from other: Bitmap, byAtLeast levels: Int) -> Bool {
    precondition(size == other.size, "pictures of different sizes")
    return pixels.withUnsafeBufferPointer { pixels in
      other.pixels.withUnsafeBufferPointer { others in
        for index in 0..<pixels.count where pixels[index] != others[index] {
          for shift: UInt32 in [0, 8, 16, 24] {
            let difference = Int(pixels[index] &>> shift & 0xFF) &- Int(others[index] &>> shift & 0xFF)
            if abs(difference) >= levels { return true }
          }
        }
        return false
      }
    }
  }

  /// How far two pictures are apart: the sum of their pixels' squared distances, in levels of 255.
  /// - Precondition: both have the same size.
  package func squaredDistance(to other: Bitmap) -> Int {
    precondition(size == other.size, "pictures of different sizes")
    return pixels.withUnsafeBufferPointer { pixels in
      other.pixels.withUnsafeBufferPointer { others in
        var sum = 0
        for index in 0..<pixels.count where pixels[index] != others[index] {
          sum += Pixel.squaredDistance(pixels[index], others[index])
        }
        return sum
      }
    }
  }
}
