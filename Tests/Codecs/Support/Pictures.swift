import SpringformBitmap
import SpringformCodecs

/// A small generator with a seed (SplitMix64), so that every run sees the same pictures.
struct Noise {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below limit: UInt32) -> UInt32 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return UInt32((mixed ^ mixed >> 31) >> 32) % limit
  }
}

extension Bitmap {
  init(_ width: Int, _ height: Int, pixel: (_ x: Int, _ y: Int) -> UInt32) throws {
    let pixels = (0..<height).flatMap { y in (0..<width).map { x in pixel(x, y) } }
    try self.init(width: width, height: height, pixels: pixels)
  }

  /// A soft-edged disc upon a background: flat fills with a ramp of blends between them.
  static func disc(
    _ width: Int, _ height: Int, x: Double, y: Double, radius: Double, color: UInt32, on background: UInt32
  ) throws -> Bitmap {
    try Bitmap(width, height) { column, row in
      let dx = Double(column) - x
      let dy = Double(row) - y
      let inside = min(max((radius * radius - dx * dx - dy * dy) / radius, 0), 1)
      func blend(_ shift: UInt32) -> UInt32 {
        let front = Double(color >> shift & 0xFF)
        let back = Double(background >> shift & 0xFF)
        return UInt32((front * inside + back * (1 - inside)).rounded()) << shift
      }
      return blend(24) | blend(16) | blend(8) | blend(0)
    }
  }
}

/// Encodes pictures shown one after the other at a rate in hertz.
func encodeGIF(_ pictures: [Bitmap], rate: Double = 50, options: GIFOptions = GIFOptions()) async throws -> [UInt8] {
  let sink = MemorySink()
  let encoder = try GIFEncoder(
    width: pictures.first?.width ?? 1, height: pictures.first?.height ?? 1, options: options, to: sink)
  for (index, picture) in pictures.enumerated() {
    try await encoder.write(Frame(bitmap: picture, start: Double(index) / rate, end: Double(index + 1) / rate))
  }
  try await encoder.finish()
  return sink.bytes
}
