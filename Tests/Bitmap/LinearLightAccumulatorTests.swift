import SpringformBitmap
import Testing

@Suite("Averaging in linear light")
struct LinearLightAccumulatorTests {
  private func average(_ pixels: [UInt32]) throws -> UInt32 {
    var average = LinearLightAccumulator(try Bitmap(width: 1, height: 1, fill: pixels[0]))
    for pixel in pixels.dropFirst() { try average.add(Bitmap(width: 1, height: 1, fill: pixel)) }
    return average.bitmap[0, 0]
  }

  @Test(
    "Light adds up: the mean of sRGB levels is that of IEC 61966-2-1's linear values",
    arguments: [
      // Half of white's light is the level 187.5 of 255, a quarter 136.96, three quarters 224.6.
      ([0xFF00_0000, 0xFFFF_FFFF], 0xFFBC_BCBC),
      ([0xFFFF_FFFF, 0xFF00_0000, 0xFF00_0000, 0xFF00_0000], 0xFF89_8989),
      ([0xFFFF_FFFF, 0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF], 0xFFE1_E1E1),
      // Each component by itself: red of 200 with 100 is 160.2.
      ([0xFFC8_00FF, 0xFF64_00FF], 0xFFA0_00FF),
    ] as [([UInt32], UInt32)])
  func means(pixels: [UInt32], mean: UInt32) throws {
    #expect(try average(pixels) == mean)
    #expect(try average(pixels.reversed()) == mean)
  }

  @Test(
    "What is transparent lends no colour, and alpha is averaged as it is",
    arguments: [
      ([0xFFFF_0000, 0x0000_0000], 0x8080_0000),
      ([0x0000_0000, 0x0000_0000, 0x0000_0000, 0xFFFF_0000], 0x4040_0000),
      // Opaque white beside black at a third of its alpha: three quarters of the light, at two thirds of alpha.
      ([0xFFFF_FFFF, 0x5500_0000], 0xAA96_9696),
    ] as [([UInt32], UInt32)])
  func transparency(pixels: [UInt32], mean: UInt32) throws { #expect(try average(pixels) == mean) }

  @Test("A pixel that never changes keeps its very value, whatever others do")
  func unchanged() throws {
    // Values that do not survive the way through straight colours.
    let odd: [UInt32] = [0x0301_0203, 0x0100_0001, 0x7F3C_2B1A, 0xFF01_0203, 0x0000_0000]
    var average = LinearLightAccumulator(try Bitmap(width: 6, height: 1, pixels: odd + [0xFF00_0000]))
    for level: UInt32 in 1...20 {
      try average.add(Bitmap(width: 6, height: 1, pixels: odd + [0xFF00_0000 | level]))
    }
    #expect(Array(average.bitmap.pixels[..<5]) == odd)
    #expect(average.bitmap.pixels[5] != 0xFF00_0000)
  }

  @Test("A change counts for as many pictures as show it, whenever it comes", arguments: [1, 2, 100, 254, 255])
  func lateChange(count: Int) throws {
    let pixels = Array(repeating: UInt32(0xFFFF_FFFF), count: 256 - count) + Array(repeating: 0xFF00_0000, count: count)
    #expect(try average(pixels) == average(pixels.reversed()))
    let level = Pixel.red(try average(pixels))
    #expect(count == 1 ? level == 255 : level < 255)
    #expect(count == 255 ? level == 13 : level > 13)
  }

  @Test("Pictures of another size, and more than the sums can hold, are refused")
  func refusals() throws {
    var average = LinearLightAccumulator(try Bitmap(width: 2, height: 1))
    #expect(throws: BitmapError.size(width: 1, height: 2)) { try average.add(Bitmap(width: 1, height: 2)) }
    for _ in 1..<256 { try average.add(Bitmap(width: 2, height: 1, fill: 0xFFFF_FFFF)) }
    #expect(throws: BitmapError.size(width: 2, height: 1)) { try average.add(Bitmap(width: 2, height: 1)) }
  }
}
