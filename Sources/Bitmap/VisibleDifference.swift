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
}
