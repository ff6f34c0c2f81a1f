import SpringformBitmap
import SpringformCodecs
import Testing

@Suite("Reading GIF")
struct GIFDecodingTests {
  private static let (black, white, red, blue): (UInt32, UInt32, UInt32, UInt32) = (
    0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_0000, 0xFF00_00FF
  )

  @Test("What the encoder wrote, as a viewer of giflib's shows it", arguments: Films.allCases)
  func encoded(films: Films) async throws {
    let file = try await encodeGIF(films.film().pictures)
    let played = try PlayedGIF(file)
    let frames = try decode(file)
    #expect(frames.map(\.bitmap.pixels) == played.frames.map(\.pixels))
    #expect(frames.map { Int((($0.end - $0.start) * 100).rounded()) } == played.frames.map(\.delay))
  }

  /// As Chromium 156 and Pillow have it, though GIF89a leaves 4 to 7 undefined.
  @Test(
    "Disposal 4 restores as 3 does; 5 keeps",
    arguments: [(3, 0xFFFF_0000), (4, 0xFFFF_0000), (5, 0xFF00_00FF)] as [(UInt8, UInt32)])
  func undefinedDisposal(disposal: UInt8, left: UInt32) throws {
    let file = HandmadeGIF.file(
      HandmadeGIF.control(), HandmadeGIF.image([2, 2]), HandmadeGIF.control(disposal: disposal),
      HandmadeGIF.image([3], width: 1), HandmadeGIF.control(), HandmadeGIF.image([1], x: 1, width: 1))
    var decoder = try AnimationDecoder(bytes: file)
    var last: Bitmap?
    while let frame = try decoder.nextFrame() { last = frame.bitmap }
    #expect(last?.pixels == [left, 0xFFFF_FFFF])
  }

  @Test("Disposal: keep, clear, restore")
  func disposal() throws {
    let file = HandmadeGIF.file(
      HandmadeGIF.control(), HandmadeGIF.image([2, 2]), HandmadeGIF.control(disposal: 3),
      HandmadeGIF.image([3], width: 1),
      HandmadeGIF.control(disposal: 2), HandmadeGIF.image([1], x: 1, width: 1), HandmadeGIF.control(transparent: 0),
      HandmadeGIF.image([0, 0]))
    #expect(
      try decode(file).map(\.bitmap.pixels) == [
        [Self.red, Self.red], [Self.blue, Self.red], [Self.red, Self.white], [Self.red, 0],
      ])
  }

  /// GIF89a, appendix E: rows 0 8, then 4, then 2 6, then 1 3 5 7.
  @Test("Interlaced rows are put into order")
  func interlaced() throws {
    let stored: [UInt8] = [0, 1, 2, 3, 3, 0, 1, 2, 3]
    let file = HandmadeGIF.file(HandmadeGIF.image(stored, width: 1, height: 9, interlaced: true), width: 1, height: 9)
    let colors = [Self.black, Self.white, Self.red, Self.blue]
    #expect(try decode(file)[0].bitmap.pixels == [0, 0, 3, 1, 2, 2, 3, 3, 1].map { colors[$0] })
  }

  @Test(
    "Delays of less than 2 cs are shown for 10, as players do, and kept as they are stored",
    arguments: [
      (0, 0.1), (1, 0.1), (2, 0.02), (3, 0.03), (100, 1),
    ] as [(UInt8, Double)])
  func delays(stored: UInt8, shown: Double) throws {
    let file = HandmadeGIF.file(HandmadeGIF.control(delay: stored), HandmadeGIF.image([0, 0]))
    let info = try AnimationDecoder(bytes: file).info
    #expect(info.frames.map(\.storedDelay) == [FrameDelay(numerator: Int(stored), denominator: 100)])
    #expect(info.playedDelay(ofFrame: 0) == shown)
    #expect(try decode(file).map(\.end) == [shown])
  }

  @Test("The number of plays", arguments: [nil, 0, 1, 255] as [UInt8?])
  func loops(repetitions: UInt8?) throws {
    var file = HandmadeGIF.file(HandmadeGIF.image([0, 0]))
    var expected = LoopCount.times(1)
    if let repetitions {
      let loop: [UInt8] = [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, repetitions, 0, 0]
      file = HandmadeGIF.file(loop, HandmadeGIF.image([0, 0]))
      expected = repetitions == 0 ? .forever : .times(Int(repetitions) + 1)
    }
    #expect(try AnimationDecoder(bytes: file).info.loop == expected)
  }

  /// The header and palette take 25 bytes, an image's own header 10.
  private static let damages: [(what: String, file: [UInt8], offset: Int, reason: DecoderError.Reason)] = [
    ("no trailer", HandmadeGIF.file(HandmadeGIF.image([0, 0]), trailer: []), 40, .truncated),
    ("no image", HandmadeGIF.file(), 25, .missing("image")),
    ("empty", HandmadeGIF.file(width: 0), 6, .size(width: 0, height: 1)),
    (
      "outside", HandmadeGIF.file(HandmadeGIF.image([0], x: 2, width: 1)), 26,
      .frameOutside(x: 2, y: 0, width: 1, height: 1)
    ),
    (
      "empty image", HandmadeGIF.file(HandmadeGIF.image([], width: 0)), 26,
      .frameOutside(x: 0, y: 0, width: 0, height: 1)
    ),
    ("stray block", HandmadeGIF.file([0x99]), 25, .unexpected("block 153")),
    ("a code nobody defined", HandmadeGIF.file(HandmadeGIF.descriptor + HandmadeGIF.data([4, 0, 7])), 39, .badCode),
    (
      "a first code that is no color", HandmadeGIF.file(HandmadeGIF.descriptor + HandmadeGIF.data([4, 6])), 38, .badCode
    ),
    ("fewer pixels", HandmadeGIF.file(HandmadeGIF.image([0])), 39, .tooFewPixels),
    ("more pixels", HandmadeGIF.file(HandmadeGIF.image([0, 0, 0])), 40, .tooManyPixels),
    ("code size", HandmadeGIF.file(HandmadeGIF.descriptor + [9, 0]), 35, .field("code size", value: 9)),
  ]

  @Test("Damage is named with its place", arguments: damages.map(\.what))
  func damage(what: String) throws {
    let damage = try #require(Self.damages.first { $0.what == what })
    let found = try #require(complaint(about: damage.file))
    #expect(found.format == .gif)
    #expect(found.reason == damage.reason)
    #expect(found.offset == damage.offset)
  }

  @Test("A palette without the transparent index, and one without another")
  func indices() throws {
    var file = HandmadeGIF.file(HandmadeGIF.control(transparent: 3), HandmadeGIF.image([3, 1]))
    #expect(try decode(file)[0].bitmap.pixels == [0, Self.white])
    // Two colours instead of four.
    file[10] = 0x80
    file.removeSubrange(19..<25)
    #expect(try decode(file)[0].bitmap.pixels == [0, Self.white])
    file = HandmadeGIF.file(HandmadeGIF.image([3, 1]))
    file[10] = 0x80
    file.removeSubrange(19..<25)
    #expect(complaint(about: file)?.reason == .colorIndex(3, colors: 2))
  }
}
