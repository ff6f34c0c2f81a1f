import SpringformBitmap
import SpringformCodecs
import Testing

@Suite("GIF pictures")
struct GIFPictureTests {
  @Test("One pixel is a picture")
  func onePixel() async throws {
    let played = try await PlayedGIF(encodeGIF([Bitmap(width: 1, height: 1, fill: 0xFF12_3456)]))
    #expect(played.width == 1 && played.height == 1)
    #expect(played.frames.map(\.pixels) == [[0xFF12_3456]])
  }

  @Test("As many colours as a palette has are exact", arguments: [1, 2, 3, 4, 5, 16, 17, 128, 129, 255, 256])
  func fullPalette(colors: Int) async throws {
    let picture = try Bitmap(32, 32) { x, y in
      let index = UInt32((y * 32 + x) % colors)
      return 0xFF00_0000 | index << 16 | (index * 7 & 0xFF) << 8 | (255 - index)
    }
    #expect(try await PlayedGIF(encodeGIF([picture])).frames.map(\.pixels) == [picture.pixels])
  }

  /// Noise fills the code table over and over, runs reach the widest codes late: both sides of every width change occur.
  @Test("Compression survives full code tables", arguments: [2, 5, 16, 250])
  func noise(colors: UInt32) async throws {
    var noise = Noise(seed: UInt64(colors))
    let picture = try Bitmap(211, 203) { x, _ in
      let index = x < 120 ? noise.next(below: colors) : UInt32(x / 40) % colors
      return 0xFF00_0000 | index * 0x01_0203
    }
    #expect(try await PlayedGIF(encodeGIF([picture])).frames.map(\.pixels) == [picture.pixels])
  }

  /// Every length ends at another place of the code widths' schedule.
  @Test("Compression ends anywhere")
  func lengths() async throws {
    var noise = Noise(seed: 9)
    for length in 1...600 {
      let picture = try Bitmap(length, 1) { _, _ in 0xFF00_0000 | noise.next(below: 3) }
      #expect(try await PlayedGIF(encodeGIF([picture])).frames.map(\.pixels) == [picture.pixels])
    }
  }

  @Test("Fills stay exact among thousands of blends, and blends stay close")
  func fillsAreExact() async throws {
    let fills: [UInt32] = [0xFFFF_5964, 0xFF32_B5A4]
    var noise = Noise(seed: 3)
    let picture = try Bitmap(128, 128) { x, y in
      if y < 48 { return fills[x / 64] }
      return 0xFF00_0000 | UInt32(x) << 17 | UInt32(y) << 9 | noise.next(below: 64)
    }
    let frames = try await PlayedGIF(encodeGIF([picture])).frames
    let shown = try #require(frames.first).pixels
    #expect(shown.prefix(128 * 48) == picture.pixels.prefix(128 * 48))
    let error = zip(shown, picture.pixels).map { squaredError($0, $1) }.reduce(0, +) / Double(3 * shown.count)
    #expect(error < 100)
  }

  private func squaredError(_ a: UInt32, _ b: UInt32) -> Double {
    [16, 8, 0].map { shift in
      let difference = Double(a >> shift & 0xFF) - Double(b >> shift & 0xFF)
      return difference * difference
    }.reduce(0, +)
  }
}
