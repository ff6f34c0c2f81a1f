import SpringformBitmap
import SpringformCodecs
import Testing

@Suite("Reading PNG")
struct PNGDecodingTests {
  @Test("What the encoder wrote", arguments: Films.allCases)
  func encoded(films: Films) throws {
    let picture = try films.film().pictures[0]
    #expect(try decode(PNGEncoder().encode(picture)).map(\.bitmap) == [picture])
  }

  private static let layouts: [(name: String, file: [UInt8], pixels: [UInt32])] = [
    (
      "gray 1", HandmadePNG.file(3, 1, depth: 1, type: 0, rows: [[0, 0b1010_0000]]),
      [0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF]
    ),
    (
      "gray 2", HandmadePNG.file(4, 1, depth: 2, type: 0, rows: [[0, 0b0001_1011]]),
      [0xFF00_0000, 0xFF55_5555, 0xFFAA_AAAA, 0xFFFF_FFFF]
    ),
    ("gray 4", HandmadePNG.file(2, 1, depth: 4, type: 0, rows: [[0, 0x1F]]), [0xFF11_1111, 0xFFFF_FFFF]),
    ("gray 8", HandmadePNG.file(1, 2, depth: 8, type: 0, rows: [[0, 7], [0, 200]]), [0xFF07_0707, 0xFFC8_C8C8]),
    (
      "gray 16", HandmadePNG.file(3, 1, depth: 16, type: 0, rows: [[0, 0x80, 0x80, 0x7F, 0x00, 0x7F, 0xFF]]),
      [0xFF80_8080, 0xFF7F_7F7F, 0xFF7F_7F7F]
    ),
    ("rgb 8", HandmadePNG.file(2, 1, depth: 8, type: 2, rows: [[0, 1, 2, 3, 4, 5, 6]]), [0xFF01_0203, 0xFF04_0506]),
    ("rgb 16", HandmadePNG.file(1, 1, depth: 16, type: 2, rows: [[0, 1, 1, 2, 2, 3, 3]]), [0xFF01_0203]),
    ("gray alpha 8", HandmadePNG.file(2, 1, depth: 8, type: 4, rows: [[0, 255, 128, 9, 0]]), [0x8080_8080, 0]),
    ("gray alpha 16", HandmadePNG.file(1, 1, depth: 16, type: 4, rows: [[0, 255, 255, 128, 128]]), [0x8080_8080]),
    (
      "rgba 8", HandmadePNG.file(2, 1, depth: 8, type: 6, rows: [[0, 255, 0, 51, 51, 1, 2, 3, 255]]),
      [0x3333_000A, 0xFF01_0203]
    ),
    (
      "rgba 16", HandmadePNG.file(1, 1, depth: 16, type: 6, rows: [[0, 255, 255, 0, 0, 0, 0, 255, 255]]), [0xFFFF_0000]
    ),
    (
      "palette 1", HandmadePNG.file(2, 1, depth: 1, type: 3, palette: [1, 2, 3, 4, 5, 6], rows: [[0, 0x40]]),
      [0xFF01_0203, 0xFF04_0506]
    ),
    (
      "palette 4",
      HandmadePNG.file(2, 1, depth: 4, type: 3, palette: [1, 2, 3, 4, 5, 6], transparency: [0], rows: [[0, 0x01]]),
      [0, 0xFF04_0506]
    ),
    (
      "palette 8",
      HandmadePNG.file(
        2, 1, depth: 8, type: 3, palette: [255, 0, 0, 4, 5, 6], transparency: [128], rows: [[0, 0, 1]]),
      [0x8080_0000, 0xFF04_0506]
    ),
    (
      "gray 2, one transparent",
      HandmadePNG.file(4, 1, depth: 2, type: 0, transparency: [0, 2], rows: [[0, 0b0001_1011]]),
      [0xFF00_0000, 0xFF55_5555, 0, 0xFFFF_FFFF]
    ),
    (
      "rgb 8, one transparent",
      HandmadePNG.file(2, 1, depth: 8, type: 2, transparency: [0, 1, 0, 2, 0, 3], rows: [[0, 1, 2, 3, 1, 2, 4]]),
      [0, 0xFF01_0204]
    ),
    (
      "rgb 16, one transparent to the last bit",
      HandmadePNG.file(
        2, 1, depth: 16, type: 2, transparency: [1, 1, 2, 2, 3, 3], rows: [[0, 1, 1, 2, 2, 3, 3, 1, 1, 2, 2, 3, 2]]),
      [0, 0xFF01_0203]
    ),
  ]

  @Test("Every layout", arguments: layouts.map(\.name))
  func layout(name: String) throws {
    let layout = try #require(Self.layouts.first { $0.name == name })
    #expect(try decode(layout.file).map(\.bitmap.pixels) == [layout.pixels])
  }

  /// PNG specification, section 9.2, by hand: gray 8, previous row 10 20 30.
  @Test(
    "Every filter",
    arguments: [
      (0, [1, 2, 3], [1, 2, 3]), (1, [1, 2, 255], [1, 3, 2]), (2, [1, 2, 250], [11, 22, 24]),
      (3, [1, 2, 3], [6, 15, 25]), (4, [1, 2, 3], [11, 22, 33]), (4, [250, 250, 3], [4, 4, 23]),
    ] as [(UInt8, [UInt8], [UInt32])])
  func filters(kind: UInt8, row: [UInt8], expected: [UInt32]) throws {
    let file = HandmadePNG.file(3, 2, depth: 8, type: 0, rows: [[0, 10, 20, 30], [kind] + row])
    #expect(try decode(file)[0].bitmap.pixels.suffix(3).map { $0 & 0xFF } == expected)
  }

  /// PNG specification, section 8.2: the pass each pixel of an 8x8 block belongs to.
  @Test("Interlaced pictures of every size", arguments: 1...9, [1, 2, 3, 5, 8, 9])
  func interlaced(width: Int, height: Int) throws {
    let passes = [
      "16462646", "77777777", "56565656", "77777777", "36463646", "77777777", "56565656", "77777777",
    ].map { $0.compactMap(\.wholeNumberValue) }
    var rows: [[UInt8]] = []
    for pass in 1...7 {
      for y in 0..<height {
        let row = (0..<width).filter { passes[y % 8][$0 % 8] == pass }.map { UInt8(y * 20 + $0) }
        if !row.isEmpty { rows.append([0] + row) }
      }
    }
    let file = HandmadePNG.file(UInt32(width), UInt32(height), depth: 8, type: 0, interlace: 1, rows: rows)
    let expected = (0..<height).flatMap { y in (0..<width).map { UInt32(y * 20 + $0) } }
    #expect(try decode(file)[0].bitmap.pixels.map { $0 & 0xFF } == expected)
  }

  @Test("A picture whose data comes in many chunks, among chunks nobody needs")
  func chunks() throws {
    var png = HandmadePNG(2, 1, depth: 8, type: 0)
    png.append("tEXt", [1, 2, 3])
    for byte in HandmadePNG.zlib([0, 9, 8]) { png.append("IDAT", [byte]) }
    png.append("zzZz", [5])
    png.append("IEND")
    #expect(try decode(png.bytes + [1, 2, 3])[0].bitmap.pixels == [0xFF09_0909, 0xFF08_0808])
  }

  private static let damages: [(what: String, file: [UInt8], offset: Int, reason: DecoderError.Reason)] = [
    ("no pixels", HandmadePNG.file(0, 1, depth: 8, type: 0, rows: []), 16, .size(width: 0, height: 1)),
    (
      "too many pixels for anyone", HandmadePNG.file(1 << 31, 1 << 31, depth: 8, type: 0, rows: []), 16,
      .tooLarge(width: 1 << 31, height: 1 << 31)
    ),
    ("a huge picture of nothing", HandmadePNG.file(8000, 8000, depth: 16, type: 6, rows: []), 41, .tooFewPixels),
    ("bit depth", HandmadePNG.file(1, 1, depth: 3, type: 0, rows: []), 24, .field("IHDR.bitDepth", value: 3)),
    ("color type", HandmadePNG.file(1, 1, depth: 8, type: 5, rows: []), 25, .field("IHDR.colorType", value: 5)),
    (
      "interlace", HandmadePNG.file(1, 1, depth: 8, type: 0, interlace: 2, rows: []), 28,
      .field("IHDR.interlace", value: 2)
    ),
    ("no palette", HandmadePNG.file(1, 1, depth: 8, type: 3, rows: [[0, 0]]), 33, .unexpected("IDAT")),
    (
      "index", HandmadePNG.file(1, 1, depth: 8, type: 3, palette: [1, 2, 3], rows: [[0, 7]]), 56,
      .colorIndex(7, colors: 1)
    ),
    ("filter", HandmadePNG.file(1, 1, depth: 8, type: 0, rows: [[5, 0]]), 41, .badCode),
    ("short", HandmadePNG.file(1, 2, depth: 8, type: 0, rows: [[0, 0]]), 41, .tooFewPixels),
    ("long", HandmadePNG.file(1, 1, depth: 8, type: 0, rows: [[0, 0, 0]]), 41, .tooManyPixels),
  ]

  @Test("Damage is named with its place", arguments: damages.map(\.what))
  func damage(what: String) throws {
    let damage = try #require(Self.damages.first { $0.what == what })
    let found = try #require(complaint(about: damage.file))
    #expect(found.format == .png)
    #expect(found.reason == damage.reason)
    #expect(found.offset == damage.offset)
  }

  @Test("A wrong checksum, an essential chunk nobody knows, and no picture")
  func chunkDamage() {
    var file = HandmadePNG.file(1, 1, depth: 8, type: 0, rows: [[0, 0]])
    file[file.count - 1] ^= 1
    #expect(complaint(about: file)?.reason == .checksum("IEND"))
    var png = HandmadePNG(1, 1, depth: 8, type: 0)
    png.append("QUUX")
    #expect(complaint(about: png.bytes)?.reason == .unexpected("QUUX"))
    png = HandmadePNG(1, 1, depth: 8, type: 0)
    png.append("IEND")
    #expect(complaint(about: png.bytes)?.reason == .missing("IDAT"))
  }

  @Test("The caller can lower the limit")
  func limit() {
    let file = HandmadePNG.file(10, 10, depth: 1, type: 0, rows: Array(repeating: [0, 0, 0], count: 10))
    #expect(complaint(about: file, maximumArea: 100) == nil)
    #expect(complaint(about: file, maximumArea: 99)?.reason == .tooLarge(width: 10, height: 10))
  }
}
