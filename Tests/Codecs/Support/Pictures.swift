import SpringformBitmap
import SpringformCodecs
import SpringformNumerics

/// Random numbers from a seed, so that every run sees the same pictures.
struct Noise {
  private var generator: SplitMix64

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  mutating func next(below limit: UInt32) -> UInt32 { UInt32(generator.next() >> 32) % limit }
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
