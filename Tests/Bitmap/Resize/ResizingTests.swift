import SpringformBitmap
import Testing

@Suite("Resizing")
struct ResizingTests {
  private func bitmap(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) throws -> Bitmap {
    var bitmap = try Bitmap(width: width, height: height)
    for y in 0..<height { for x in 0..<width { bitmap[x, y] = pixel(x, y) } }
    return bitmap
  }

  @Test(
    "One colour stays exactly that colour at any size", arguments: [0xFF12_34AB, 0x8040_2010, 0x0000_0000] as [UInt32])
  func flat(color: UInt32) throws {
    for (width, height) in [(1, 1), (3, 50), (100, 7), (29, 31)] {
      let resized = try Bitmap(width: 30, height: 20, fill: color).resized(width: width, height: height)
      #expect(resized == (try Bitmap(width: width, height: height, fill: color)))
    }
  }

  @Test("A symmetric picture stays symmetric")
  func symmetry() throws {
    let disc = try bitmap(21, 21) { x, y in
      (x - 10) * (x - 10) + (y - 10) * (y - 10) < 60 ? 0xFFFF_5964 : 0xFFFF_FFFF
    }
    for side in [7, 10, 33] {
      let resized = try disc.resized(width: side, height: side)
      for y in 0..<side {
        for x in 0..<side {
          #expect(resized[x, y] == resized[side - 1 - x, y])
          #expect(resized[x, y] == resized[y, x])
        }
      }
    }
  }

  /// A windowed sinc keeps what is far below its cut-off: a wave of 32 pixels, halved, is one of 16.
  @Test("A slow wave keeps its shape and its height")
  func wave() throws {
    func level(_ x: Double) -> UInt32 {
      // Nearly a cosine: a cubic through its extremes and zeros.
      let period = 32.0
      let phase = (x / period - (x / period).rounded(.down)) * 4
      let triangle = phase < 2 ? 1 - phase : phase - 3
      return UInt32((127.5 + 100 * triangle * (1.5 - 0.5 * triangle * triangle)).rounded())
    }
    func gray(_ level: UInt32) -> UInt32 { 0xFF00_0000 | level * 0x1_0101 }
    let wave = try bitmap(128, 2) { x, _ in gray(level(Double(x) + 0.5)) }
    let half = try wave.resized(width: 64, height: 1)
    for x in 4..<60 {
      let expected = Int(level((Double(x) + 0.5) * 2))
      #expect(abs(Int(Pixel.red(half[x, 0])) - expected) <= 1, "\(x)")
    }
  }

  @Test("A pattern too fine for the new size becomes its mean")
  func mean() throws {
    let checks = try bitmap(64, 64) { x, y in (x + y) % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF }
    let small = try checks.resized(width: 16, height: 16)
    for y in 2..<14 { for x in 2..<14 { #expect(abs(Int(Pixel.green(small[x, y])) - 128) <= 1) } }
  }

  @Test("Invisible pixels lend no colour, and no colour exceeds alpha")
  func alpha() throws {
    let edge = try bitmap(16, 1) { x, _ in x < 8 ? 0xFFFF_0000 : 0 }
    for width in [5, 11, 40] {
      for pixel in try edge.resized(width: width, height: 1).pixels {
        #expect(Pixel.red(pixel) == Pixel.alpha(pixel))
        #expect(Pixel.green(pixel) == 0)
      }
    }
  }

  @Test("Cropping cuts out exactly that part, and refuses what is not inside")
  func crop() throws {
    let numbers = try bitmap(5, 4) { x, y in 0xFF00_0000 | UInt32(10 * y + x) }
    #expect(try numbers.cropped(x: 1, y: 2, width: 3, height: 2).pixels.map { $0 & 0xFF } == [21, 22, 23, 31, 32, 33])
    #expect(try numbers.cropped(x: 0, y: 0, width: 5, height: 4) == numbers)
    for (x, y, width, height) in [(-1, 0, 2, 2), (4, 0, 2, 2), (0, 0, 0, 1), (0, 3, 1, 2), (Int.max, 0, 1, 1)] {
      #expect(throws: BitmapError.area(x: x, y: y, width: width, height: height)) {
        try numbers.cropped(x: x, y: y, width: width, height: height)
      }
    }
  }
}
