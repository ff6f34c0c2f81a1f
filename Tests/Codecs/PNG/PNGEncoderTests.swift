import SpringformBitmap
import SpringformCodecs
import TestSupport
import Testing

@Suite("PNG")
struct PNGEncoderTests {
  private static let palette: UInt8 = 3
  private static let rgb: UInt8 = 2
  private static let rgba: UInt8 = 6

  @Test("Up to 256 colours go into a palette, translucent ones included", arguments: [1, 2, 255, 256])
  func palettes(colors: Int) throws {
    let picture = try Bitmap(40, 30) { x, y in
      let index = UInt32((x + y * 40) % colors)
      return Pixel.straight(red: index, green: 255 - index, blue: 9, alpha: 255 - index / 2)
    }
    try expectExact(picture, colorType: Self.palette)
  }

  @Test("More colours keep their channels")
  func channels() throws {
    try expectExact(Bitmap(40, 30) { x, y in 0xFF00_0000 | UInt32(x * 6) << 16 | UInt32(y * 8) }, colorType: Self.rgb)
    try expectExact(
      Bitmap(40, 30) { x, y in Pixel.straight(red: UInt32(x), green: UInt32(y), blue: 0, alpha: UInt32(x * 6)) },
      colorType: Self.rgba)
  }

  @Test("Noise, which no filter helps, and one pixel survive")
  func extremes() throws {
    var noise = Noise(seed: 2)
    try expectExact(Bitmap(33, 17) { _, _ in 0xFF00_0000 | noise.next(below: 1 << 24) }, colorType: Self.rgb)
    try expectExact(Bitmap(width: 1, height: 1), colorType: Self.palette)
  }

  /// Stored samples would take 3 bytes a pixel; a smooth ramp filters down to almost nothing.
  @Test("Smooth pictures are filtered")
  func gradients() throws {
    let picture = try Bitmap(256, 256) { x, y in 0xFF00_0000 | UInt32(x) << 16 | UInt32(y) << 8 | UInt32((x + y) / 2) }
    try expectExact(picture, colorType: Self.rgb)
    #expect(try PNGEncoder().encode(picture).count < 256 * 256 / 16)
  }

  @Test("Every level decodes to the same picture", arguments: [-5, 0, 1, 6, 12, 99])
  func levels(level: Int) throws {
    let picture = try Bitmap.disc(60, 60, x: 30, y: 30, radius: 20, color: 0xFFFF_5964, on: 0)
    let read = try ReadPNG(PNGEncoder(compressionLevel: level).encode(picture))
    #expect(read.pixels == picture.pixels.map(Pixel.unpremultiplied))
  }

  @Test("Pillow reads the same colours", arguments: [0, 0xFFFF_FFFF] as [UInt32])
  func pillow(background: UInt32) throws {
    try Tool.pillow.demand()
    let picture = try Bitmap.disc(60, 60, x: 30, y: 30, radius: 20, color: 0xFFFF_5964, on: background)
    let script = "import sys; from PIL import Image; i = Image.open(sys.argv[1]).convert(\"RGBA\");"
    let write = "sys.stdout.buffer.write(i.tobytes())"
    let read = try Tool.output(of: "/usr/bin/python3 -c '\(script) \(write)' $FILE", file: PNGEncoder().encode(picture))
    #expect(Tool.pixels(read) == picture.pixels.map(Pixel.unpremultiplied))
  }

  private func expectExact(_ picture: Bitmap, colorType: UInt8) throws {
    let read = try ReadPNG(PNGEncoder().encode(picture))
    #expect(read.width == picture.width && read.height == picture.height)
    #expect(read.colorType == colorType)
    #expect(read.pixels == picture.pixels.map(Pixel.unpremultiplied))
  }
}
