import SpringformBitmap
import SpringformCodecs
import Testing

/// What Chromium 156 shows of these files was read from its screen.
@Suite("Colours become sRGB")
struct ColorProfileTests {
  private static let dark: [UInt8] = [20, 20, 20], orange: [UInt8] = [200, 120, 80]

  private static func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
  private static func numbers(_ values: UInt32...) -> [UInt8] { values.flatMap(number) }
  private static let displayP3 = numbers(31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000)
  private static let sRGB = numbers(31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000)

  private static func file(_ chunks: [(String, [UInt8])], type: UInt8 = 2) -> [UInt8] {
    var png = HandmadePNG(2, 1, depth: 8, type: type)
    for (name, data) in chunks { png.append(name, data) }
    png.append("IDAT", HandmadePNG.zlib([0] + (type == 2 ? dark + orange : [20, 200])))
    png.append("IEND")
    return png.bytes
  }

  private static func picture(_ bytes: [UInt8], leniency: Leniency? = nil) throws -> (Bitmap, AnimationInfo) {
    var decoder = try AnimationDecoder(bytes: bytes, options: DecoderOptions(leniency: leniency))
    return (try #require(try decoder.nextFrame()).bitmap, decoder.info)
  }

  /// Of the channel that differs most.
  private static func difference(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let channels = [(Pixel.red(a), Pixel.red(b)), (Pixel.green(a), Pixel.green(b)), (Pixel.blue(a), Pixel.blue(b))]
    return channels.reduce(0) { max($0, max($1.0, $1.1) - min($1.0, $1.1)) }
  }

  struct Described: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let chunks: [(String, [UInt8])]
    let dark: UInt32
    let orange: UInt32

    init(_ name: String, _ chunks: [(String, [UInt8])], _ dark: UInt32, _ orange: UInt32) {
      (testDescription, self.chunks, self.dark, self.orange) = (name, chunks, dark, orange)
    }
  }

  @Test(
    "A PNG's chunks tell what its numbers mean",
    arguments: [
      Described("nothing", [], 0x141414, 0xC87850),
      Described("gamma of sRGB alone", [("gAMA", number(45455))], 0x141414, 0xC87850),
      Described("gamma with primaries", [("gAMA", number(45455)), ("cHRM", sRGB)], 0x0C0C0C, 0xC9794F),
      Described("gamma with P3's primaries", [("gAMA", number(45455)), ("cHRM", displayP3)], 0x0C0C0C, 0xD67445),
      Described("light", [("gAMA", number(100_000))], 0x4F4F4F, 0xE5B798),
      Described("another gamma", [("gAMA", number(55556))], 0x1A1A1A, 0xD28B63),
      Described("sRGB outweighs gamma", [("gAMA", number(100_000)), ("sRGB", [0])], 0x141414, 0xC87850),
      Described("primaries without a gamma", [("cHRM", displayP3)], 0x141414, 0xC87850),
      Described("P3 by code points", [("cICP", [12, 13, 0, 1])], 0x141414, 0xD57346),
      Described("BT.709 by code points", [("cICP", [1, 1, 0, 1])], 0x070707, 0xC57146),
      Described("BT.2020 by code points", [("cICP", [9, 1, 0, 1])], 0x070707, 0xEA5F3A),
      Described("code points outweigh", [("gAMA", number(100_000)), ("cICP", [1, 13, 0, 1])], 0x141414, 0xC87850),
      Described("video range does not count", [("cICP", [12, 13, 0, 0])], 0x141414, 0xC87850),
      Described(
        "a profile that is none", [("iCCP", [120, 0, 0] + HandmadePNG.zlib(Array(repeating: 7, count: 200)))], 0x141414,
        0xC87850),
    ])
  func chunks(file: Described) throws {
    let (picture, info) = try Self.picture(Self.file(file.chunks))
    for (seen, expected) in zip(picture.pixels, [file.dark, file.orange]) {
      let difference = Self.difference(seen, expected)
      #expect(difference <= 1, "\(String(seen, radix: 16)), not \(String(expected, radix: 16))")
    }
    #expect((info.colorProfile == nil) == (file.dark == 0x141414 && file.orange == 0xC87850))
  }

  @Test("What is see-through stays so, and greys are converted as colours are")
  func others() throws {
    let (grays, _) = try Self.picture(Self.file([("gAMA", Self.number(100_000))], type: 0))
    #expect(grays.pixels == [0xFF4F_4F4F, 0xFFE5_E5E5])
    var png = HandmadePNG(1, 1, depth: 8, type: 6)
    png.append("gAMA", Self.number(100_000))
    png.append("IDAT", HandmadePNG.zlib([0, 55, 55, 55, 128]))
    png.append("IEND")
    // 55 as light is 128; half of it is left.
    #expect(try Self.picture(png.bytes).0.pixels == [0x8040_4040])
  }

  @Test("Brightness beyond white is told, and refused where nothing is forgiven", arguments: [16, 18] as [UInt8])
  func highDynamicRange(transfer: UInt8) throws {
    let bytes = Self.file([("cICP", [9, transfer, 0, 1])])
    #expect(throws: DecoderError.self) { try Self.picture(bytes) }
    let leniency = Leniency()
    #expect(try Self.picture(bytes, leniency: leniency).0[0, 0] == 0xFF14_1414)
    #expect(leniency.fault?.description.contains("brightness beyond white") == true)
  }
}
