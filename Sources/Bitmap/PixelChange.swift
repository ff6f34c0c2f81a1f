/// In what a picture differs from the one before it.
package struct PixelChange: Hashable, Sendable {
  /// The sum of all components' differences.
  package var amount = 0
  /// Around all pixels that differ, nil when none does.
  package var area: PixelRect?
}

extension Bitmap {
  /// - Precondition: both have the same size.
  package func change(from old: Bitmap) -> PixelChange {
    precondition(size == old.size, "pictures of different sizes")
    var change = PixelChange()
    var (left, right, top, bottom) = (width, -1, height, -1)
    pixels.withUnsafeBufferPointer { new in
      old.pixels.withUnsafeBufferPointer { old in
        for y in 0..<height {
          for x in 0..<width where new[y &* width &+ x] != old[y &* width &+ x] {
            let (a, b) = (new[y &* width &+ x], old[y &* width &+ x])
            for shift: UInt32 in [0, 8, 16, 24] {
              change.amount &+= abs(Int(a &>> shift & 0xFF) &- Int(b &>> shift & 0xFF))
            }
            (left, right) = (min(left, x), max(right, x))
            (top, bottom) = (min(top, y), max(bottom, y))
          }
        }
      }
    }
    if right >= 0 { change.area = PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1) }
    return change
  }
}
