import SpringformBitmap
import SpringformCodecs
import Testing

/// Gray pictures of 2x1 put together by hand.
@Suite("Reading APNG")
struct APNGDecodingTests {
  private static func gray(_ levels: UInt8...) -> [UInt8] { HandmadePNG.zlib([0] + levels) }

  /// - Parameter isShown: whether the default picture is the first frame.
  private static func file(frames: UInt32, plays: UInt32 = 0, isShown: Bool = true, _ rest: (inout HandmadePNG) -> Void)
    -> [UInt8]
  {
    var png = HandmadePNG(2, 1, depth: 8, type: 0)
    png.append("acTL", HandmadePNG.word(frames) + HandmadePNG.word(plays))
    if isShown { png.appendFrame(0, 2, 1, delay: (1, 4)) }
    png.append("IDAT", gray(10, 20))
    rest(&png)
    png.append("IEND")
    return png.bytes
  }

  @Test("One picture is a still, however long it says it stays")
  func still() throws {
    let bitmap = try Bitmap(width: 2, height: 1, fill: 0xFF20_4060)
    var decoder = try AnimationDecoder(bytes: PNGEncoder().encode(bitmap, for: 2))
    #expect(decoder.info.format == .png)
    let frame = try #require(try decoder.nextFrame())
    #expect(frame.bitmap == bitmap && frame.end == 0.1)
  }

  @Test("Frames are drawn upon each other")
  func composed() throws {
    let file = Self.file(frames: 3) { png in
      png.appendFrame(1, 1, 1, x: 1, delay: (1, 0), disposal: 2)
      png.append("fdAT", HandmadePNG.word(2) + Self.gray(99))
      png.appendFrame(3, 1, 1, delay: (0, 1))
      png.append("fdAT", HandmadePNG.word(4) + Self.gray(7))
    }
    let frames = try decode(file)
    #expect(frames.map { $0.bitmap.pixels.map { $0 & 0xFF } } == [[10, 20], [10, 99], [7, 20]])
    // A denominator of 0 means hundredths, and no time at all is shown for a tenth of a second.
    #expect(frames.map(\.end) == [0.25, 0.26, 0.36])
    #expect(try AnimationDecoder(bytes: file).info.frames.map(\.storedDelay.numerator) == [1, 1, 0])
  }

  @Test("A default picture without a control chunk is not shown")
  func hiddenDefault() throws {
    let file = Self.file(frames: 1, isShown: false) { png in
      png.appendFrame(0, 2, 1)
      png.append("fdAT", HandmadePNG.word(1) + Self.gray(1, 2))
    }
    #expect(try decode(file).map { $0.bitmap.pixels.map { $0 & 0xFF } } == [[1, 2]])
  }

  @Test("The number of plays", arguments: [(0, .forever), (1, .times(1)), (9, .times(9))] as [(UInt32, LoopCount)])
  func loops(plays: UInt32, loop: LoopCount) throws {
    #expect(try AnimationDecoder(bytes: Self.file(frames: 1, plays: plays) { _ in }).info.loop == loop)
  }

  @Test("Damage is named")
  func damage() {
    func reason(frames: UInt32 = 2, _ rest: (inout HandmadePNG) -> Void) -> DecoderError.Reason? {
      complaint(about: Self.file(frames: frames, rest))?.reason
    }
    #expect(reason { _ in } == .frameCount(stated: 2, found: 1))
    #expect(reason { $0.appendFrame(1, 2, 1) } == .missing("frame data"))
    #expect(reason { $0.appendFrame(2, 2, 1) } == .sequence(expected: 1, found: 2))
    #expect(reason { $0.appendFrame(1, 2, 1, x: 1) } == .frameOutside(x: 1, y: 0, width: 2, height: 1))
    #expect(reason { $0.appendFrame(1, 0, 1) } == .frameOutside(x: 0, y: 0, width: 0, height: 1))
    #expect(
      reason { $0.appendFrame(1, .max, .max, x: .max) }
        == .frameOutside(x: Int(UInt32.max), y: 0, width: Int(UInt32.max), height: Int(UInt32.max)))
    #expect(reason { $0.appendFrame(1, 2, 1, disposal: 3) } == .field("fcTL.dispose", value: 3))
    #expect(reason { $0.appendFrame(1, 2, 1, blend: 2) } == .field("fcTL.blend", value: 2))
    #expect(reason { $0.append("fdAT", HandmadePNG.word(1)) } == .unexpected("fdAT"))
    #expect(reason(frames: 0) { _ in } == .field("acTL.frames", value: 0))
  }
}
