import SpringformBitmap
import SpringformCodecs
import Testing

@Suite("Passing over frames")
struct SkippingTests {
  private static func gray(_ levels: UInt8...) -> [UInt8] { HandmadePNG.zlib([0] + levels) }

  /// Six frames of 2x1: parts, whole ones, one drawn over the rest, and one that is taken back.
  private static func file(damaged: Int? = nil) -> [UInt8] {
    var png = HandmadePNG(2, 1, depth: 8, type: 0)
    png.append("acTL", HandmadePNG.word(6) + HandmadePNG.word(0))
    png.appendFrame(0, 2, 1, delay: (1, 4))
    png.append("IDAT", gray(10, 20))
    func data(_ number: Int, _ levels: UInt8...) -> [UInt8] {
      HandmadePNG.word(UInt32(2 * number)) + (number == damaged ? [1, 2, 3] : HandmadePNG.zlib([0] + levels))
    }
    png.appendFrame(1, 1, 1, x: 1, delay: (1, 4))
    png.append("fdAT", data(1, 99))
    png.appendFrame(3, 2, 1, delay: (1, 4), disposal: 2)
    png.append("fdAT", data(2, 30, 40))
    png.appendFrame(5, 1, 1, delay: (1, 4))
    png.append("fdAT", data(3, 7))
    png.appendFrame(7, 2, 1, delay: (1, 4))
    png.append("fdAT", data(4, 50, 60))
    png.appendFrame(9, 1, 1, x: 1, delay: (1, 4), disposal: 1)
    png.append("fdAT", data(5, 8))
    png.append("IEND")
    return png.bytes
  }

  @Test("What is shown after frames that were passed over is what would have been shown", arguments: 0..<6, 0..<6)
  func pictures(first: Int, count: Int) throws {
    let all = try decode(Self.file())
    #expect(
      all.map { $0.bitmap.pixels.map { $0 & 0xFF } } == [
        [10, 20], [10, 99], [30, 40], [7, 99], [50, 60], [50, 8],
      ])
    var decoder = try AnimationDecoder(bytes: Self.file())
    for _ in 0..<first { _ = try decoder.nextFrame() }
    try decoder.skip(count)
    for expected in all.dropFirst(first + count) {
      let frame = try #require(try decoder.nextFrame())
      #expect(frame.bitmap == expected.bitmap)
      #expect(frame.start == expected.start && frame.end == expected.end)
    }
    #expect(try decoder.nextFrame() == nil)
  }

  @Test("Frames that a later one covers are not decoded; others are")
  func covered() throws {
    for damaged in 1...3 {
      var decoder = try AnimationDecoder(bytes: Self.file(damaged: damaged))
      try decoder.skip(4)
      #expect(try decoder.nextFrame()?.bitmap.pixels.map { $0 & 0xFF } == [50, 60])
    }
    // The third is taken back, so that the first two come to light again.
    var decoder = try AnimationDecoder(bytes: Self.file(damaged: 1))
    #expect(throws: DecoderError.self) { try decoder.skip(3) }
  }

  @Test("Of pixels of three bytes the one colour that the header names is transparent, in all ways of reading")
  func transparentColor() throws {
    let rows: [[UInt8]] = [[0, 1, 2, 3, 9, 9, 9, 255, 255, 255]]
    let file = HandmadePNG.file(3, 1, depth: 8, type: 2, transparency: [0, 9, 0, 9, 0, 9], rows: rows)
    #expect(try decode(file).first?.bitmap.pixels == [0xFF01_0203, 0, 0xFFFF_FFFF])
    let straight = try #require(try AnimationDecoder(bytes: file).straightPicture())
    #expect(straight.pixels == [0xFF01_0203, 0x0009_0909, 0xFFFF_FFFF])
  }

  @Test("Of pixels of four bytes the colours are multiplied by alpha, unless they are asked for as they are")
  func translucent() throws {
    let rows: [[UInt8]] = [[0, 200, 100, 50, 128, 7, 8, 9, 0, 1, 2, 3, 255]]
    let file = HandmadePNG.file(3, 1, depth: 8, type: 6, rows: rows)
    // 200 * 128 / 255 is 100.4, 100 * 128 / 255 is 50.2, 50 * 128 / 255 is 25.1.
    #expect(try decode(file).first?.bitmap.pixels == [0x8064_3219, 0, 0xFF01_0203])
    let straight = try #require(try AnimationDecoder(bytes: file).straightPicture())
    #expect(straight.pixels == [0x80C8_6432, 0x0007_0809, 0xFF01_0203])
  }
}
