import SpringformBitmap
import SpringformComparison

/// An opaque picture of greys, row by row.
func grays(_ rows: [[UInt32]]) throws -> Bitmap {
  try Bitmap(
    width: rows[0].count, height: rows.count, pixels: rows.joined().map { 0xFF00_0000 | $0 << 16 | $0 << 8 | $0 })
}

extension Bitmap {
  /// The picture with one pixel replaced.
  func with(_ pixel: UInt32, x: Int, y: Int) -> Bitmap {
    var result = self
    result[x, y] = pixel
    return result
  }
}

/// Numbers that look random and are the same every time (G. Marsaglia, "Xorshift RNGs", 2003).
struct Noise {
  private var state: UInt32

  init(seed: UInt32) { state = seed }

  mutating func next(below limit: UInt32) -> UInt32 {
    state ^= state << 13
    state ^= state >> 17
    state ^= state << 5
    return state % limit
  }
}

/// An opaque picture of random pixels.
func noise(width: Int, height: Int, seed: UInt32) throws -> Bitmap {
  var noise = Noise(seed: seed)
  return try Bitmap(
    width: width, height: height,
    pixels: (0..<width * height).map { _ in 0xFF00_0000 | noise.next(below: 1 << 24) })
}
