import SpringformBitmap
import SpringformCodecs
import Testing

/// What Chromium 156 shows of each of these files was read from its `ImageDecoder`.
@Suite("Files that browsers forgive")
struct LeniencyTests {
  private static let (black, white, red, blue): (UInt32, UInt32, UInt32, UInt32) = (
    0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_0000, 0xFF00_00FF
  )

  /// Checks that a file is refused, and forgiven for the same reason.
  /// - Returns: what is shown then, picture by picture.
  private func forgiven(_ file: [UInt8], _ reason: DecoderError.Reason) throws -> [Bitmap] {
    #expect(complaint(about: file)?.reason == reason)
    let leniency = Leniency()
    var decoder = try AnimationDecoder(bytes: file, options: DecoderOptions(leniency: leniency))
    var pictures: [Bitmap] = []
    while let frame = try decoder.nextFrame() { pictures.append(frame.bitmap) }
    #expect(leniency.fault == complaint(about: file))
    return pictures
  }

  // MARK: GIF

  @Test("A first image beyond the screen makes it larger")
  func firstOutside() throws {
    let file = HandmadeGIF.file(HandmadeGIF.image([2, 2, 2], x: 1, width: 3), HandmadeGIF.image([1, 1]))
    let pictures = try forgiven(file, .frameOutside(x: 1, y: 0, width: 3, height: 1))
    #expect(pictures.map(\.width) == [4, 4])
    #expect(pictures[0].pixels == [0, Self.red, Self.red, Self.red])
  }

  @Test("Of a later image only what is on the screen is shown")
  func laterOutside() throws {
    let file = HandmadeGIF.file(
      HandmadeGIF.image([0, 0, 0, 0], height: 2), HandmadeGIF.image([1, 2, 3, 1], x: 1, width: 2, height: 2),
      HandmadeGIF.image([3], x: 9, width: 1), height: 2)
    let pictures = try forgiven(file, .frameOutside(x: 1, y: 0, width: 2, height: 2))
    #expect(pictures[1].pixels == [Self.black, Self.white, Self.black, Self.blue])
    #expect(pictures[2] == pictures[1])
  }

  @Test("A screen without size has the first image's")
  func noScreen() throws {
    let file = HandmadeGIF.file(HandmadeGIF.image([1, 3]), width: 0, height: 0)
    #expect(try forgiven(file, .size(width: 0, height: 0))[0].pixels == [Self.white, Self.blue])
  }

  @Test("The trailer may be missing, an image may not")
  func noTrailer() throws {
    let file = HandmadeGIF.file(HandmadeGIF.image([1, 3]), trailer: [])
    #expect(try forgiven(file, .truncated).count == 1)
    #expect(throws: DecoderError.self) {
      try AnimationDecoder(bytes: Array(file.dropLast(2)), options: DecoderOptions(leniency: Leniency()))
    }
  }

  @Test("From what is no block on a file counts as ended, unless there was no image yet")
  func noBlock() throws {
    let (first, second) = (HandmadeGIF.image([1, 3]), HandmadeGIF.image([2, 2]))
    let file = HandmadeGIF.file(first, [0] + second)
    #expect(try forgiven(file, .unexpected("block 0")).map(\.pixels) == [[Self.white, Self.blue]])
    #expect(throws: DecoderError.self) {
      try AnimationDecoder(bytes: HandmadeGIF.file([0] + first), options: DecoderOptions(leniency: Leniency()))
    }
  }

  @Test("Codes behind the last pixel are passed over")
  func surplusCodes() throws {
    let file = HandmadeGIF.file(HandmadeGIF.image([1, 3, 2, 2]), HandmadeGIF.image([2, 2]))
    #expect(
      try forgiven(file, .tooManyPixels).map(\.pixels) == [[Self.white, Self.blue], [Self.red, Self.red]])
  }

  @Test("Colours that no table has are black")
  func missingColors() throws {
    var file = HandmadeGIF.file(HandmadeGIF.image([3, 1]))
    // Two colours instead of four, then none.
    file[10] = 0x80
    file.removeSubrange(19..<25)
    #expect(try forgiven(file, .colorIndex(3, colors: 2))[0].pixels == [Self.black, Self.white])
    file[10] = 0
    file.removeSubrange(13..<19)
    #expect(try forgiven(file, .missing("color table"))[0].pixels == [Self.black, Self.black])
  }

  @Test("Fewer pixels than there should be are not guessed at")
  func tooFew() {
    let file = HandmadeGIF.file(HandmadeGIF.image([1]))
    #expect(throws: DecoderError.self) {
      var decoder = try AnimationDecoder(bytes: file, options: DecoderOptions(leniency: Leniency()))
      _ = try decoder.nextFrame()
    }
  }

  // MARK: PNG

  /// Four greys in a row.
  private func png(
    before: (inout HandmadePNG) -> Void = { _ in }, rows: [UInt8] = [0, 10, 20, 30, 40], tail: [UInt8] = [],
    after: (inout HandmadePNG) -> Void = { _ in }, endIsSound: Bool = true
  ) -> [UInt8] {
    var png = HandmadePNG(4, 1, depth: 8, type: 0)
    before(&png)
    png.append("IDAT", HandmadePNG.zlib(rows) + tail)
    after(&png)
    png.append("IEND", isSound: endIsSound)
    return png.bytes
  }

  private static let greys: [UInt32] = [0xFF0A_0A0A, 0xFF14_1414, 0xFF1E_1E1E, 0xFF28_2828]

  @Test("A chunk that is not needed may have a wrong checksum, and does not count then")
  func checksums() throws {
    let text = png(before: { $0.append("tEXt", Array("a\0b".utf8), isSound: false) })
    #expect(try forgiven(text, .checksum("tEXt"))[0].pixels == Self.greys)
    let transparent = png(before: { $0.append("tRNS", [0, 10], isSound: false) })
    #expect(try forgiven(transparent, .checksum("tRNS"))[0].pixels == Self.greys)
    #expect(try forgiven(png(endIsSound: false), .checksum("IEND"))[0].pixels == Self.greys)
  }

  @Test("A chunk that is needed may not")
  func neededChecksum() {
    var png = HandmadePNG(4, 1, depth: 8, type: 0)
    png.append("IDAT", HandmadePNG.zlib([0, 10, 20, 30, 40]), isSound: false)
    png.append("IEND")
    #expect(throws: DecoderError.self) {
      try AnimationDecoder(bytes: png.bytes, options: DecoderOptions(leniency: Leniency()))
    }
  }

  @Test("Data behind the picture's end is passed over: more pixels, more bytes, more chunks")
  func surplusData() throws {
    #expect(try forgiven(png(rows: [0, 10, 20, 30, 40, 50, 60]), .tooManyPixels)[0].pixels == Self.greys)
    #expect(try forgiven(png(tail: [1, 2, 3]), .tooManyPixels)[0].pixels == Self.greys)
    let another = png(after: {
      $0.append("tEXt", Array("a\0b".utf8))
      $0.append("IDAT", [1, 2, 3])
    })
    #expect(try forgiven(another, .unexpected("IDAT"))[0].pixels == Self.greys)
  }

  @Test(
    "Of an animation that announces another number of frames, those are shown that are announced and there",
    arguments: [(5, 3), (2, 2), (1, 1)])
  func frameCount(stated: Int, shown: Int) throws {
    var png = HandmadePNG(1, 1, depth: 8, type: 0)
    png.append("acTL", [0, 0, 0, UInt8(stated), 0, 0, 0, 0])
    var sequence: UInt8 = 0
    for frame: UInt8 in 0..<3 {
      png.append("fcTL", [0, 0, 0, sequence, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 10, 0, 0])
      let data = HandmadePNG.zlib([0, 10 * (frame + 1)])
      png.append(frame == 0 ? "IDAT" : "fdAT", frame == 0 ? data : [0, 0, 0, sequence + 1] + data)
      sequence += frame == 0 ? 1 : 2
    }
    png.append("IEND")
    let pictures = try forgiven(png.bytes, .frameCount(stated: stated, found: 3))
    #expect(pictures.map(\.pixels) == Self.greys.prefix(shown).map { [$0] })
  }

  @Test("The last colour stands for indices beyond it")
  func colorIndex() throws {
    let file = HandmadePNG.file(
      4, 1, depth: 8, type: 3, palette: [255, 0, 0, 0, 0, 255], rows: [[0, 0, 1, 2, 200]])
    #expect(
      try forgiven(file, .colorIndex(200, colors: 2))[0].pixels == [Self.red, Self.blue, Self.blue, Self.blue])
  }

  // MARK: Limits and times

  @Test("More pixels in all than are accepted are too much, and not damage")
  func work() throws {
    let file = HandmadeGIF.file(HandmadeGIF.image([0, 0]), HandmadeGIF.image([1, 1]))
    func complaint(_ area: Int, _ work: Int) -> DecoderError? {
      do throws(DecoderError) {
        _ = try AnimationDecoder(
          bytes: file, options: DecoderOptions(animation: AnimationLimits(area: area, work: work)))
        return nil
      } catch {
        return error
      }
    }
    #expect(complaint(2, 4) == nil)
    #expect(complaint(1, 4)?.reason == .tooLarge(width: 2, height: 1))
    #expect(complaint(2, 3)?.reason == .tooMuch(frames: 2, width: 2, height: 1))
    #expect(complaint(2, 3)?.description == "the GIF is too large: 2 pictures of 2x1 pixels")
  }

  @Test(
    "Stored delays are kept where they can be meant", arguments: [(0, 0.1), (1, 0.01), (2, 0.02)] as [(UInt8, Double)])
  func storedDelays(stored: UInt8, end: Double) throws {
    let file = HandmadeGIF.file(HandmadeGIF.control(delay: stored), HandmadeGIF.image([0, 0]))
    var decoder = try AnimationDecoder(bytes: file, options: DecoderOptions(delays: .stored))
    #expect(try decoder.nextFrame()?.end == end)
  }
}
