import SpringformBitmap
import SpringformCodecs
import Testing

@Suite("APNG")
struct APNGEncoderTests {
  @Test("Every pixel of every frame comes back", arguments: Films.allCases)
  func exact(films: Films) async throws {
    let film = try films.film()
    #expect(try await film.shown(in: film.apng()) == film.pictures)
  }

  @Test(
    "Colours are stored as narrowly as the whole animation allows",
    arguments: [
      (Films.flat, 3), (.colorful, 2), (.translucent, 3), (.cutOut, 6), (.widening, 6), (.flash, 2), (.onePixel, 3),
    ] as [(Films, UInt8)])
  func colorTypes(films: Films, colorType: UInt8) async throws {
    let file = try await films.film().apng()
    #expect(file[25] == colorType)
  }

  /// Black stands for what is left out, until somebody draws with it.
  @Test("Black survives, whenever it comes", arguments: [0, 2])
  func black(frame: Int) async throws {
    let colorful = try Films.colorful.film().pictures[0]
    let pictures = try (0..<4).map { index in
      try Bitmap(41, 31) { x, y in
        if index >= frame, x == y { return 0xFF00_0000 }
        return x == 20 ? 0xFF00_FF00 | UInt32(index) : colorful[x, y] | 0xFF10_1010
      }
    }
    let file = try await Film(pictures).apng()
    #expect(try Film(pictures).shown(in: file) == pictures)
    #expect(file[25] == (frame == 0 ? 2 : 6))
  }

  @Test("Smooth pictures are filtered, whatever single channels do")
  func smooth() async throws {
    let pictures = try (0..<2).map { frame in
      try Bitmap(128, 128) { x, y in 0xFF00_0000 | UInt32(x / 4) << 16 | UInt32(x + y) << 8 | UInt32(y + frame) }
    }
    #expect(try await Film(pictures).apng().count < 128 * 128 * 3 * 2 / 20)
  }

  @Test("Equal pictures in a row become one")
  func merging() async throws {
    let frames = try await AnimationDecoder(bytes: Films.pausing.film().apng()).info.frames
    #expect(frames.map(\.storedDelay.numerator) == Array(repeating: 3, count: 8) + [1])
    #expect(frames.allSatisfy { $0.storedDelay.denominator == 50 })
  }

  @Test("Only what changed is stored")
  func cropping() async throws {
    let still = try Bitmap(width: 30, height: 20, fill: 0xFFFF_FFFF)
    var dot = still
    dot[7, 9] = 0xFF00_0000
    dot[9, 10] = 0xFF00_0000
    let frames = try await AnimationDecoder(bytes: Film([still, dot]).apng()).info.frames
    #expect(frames.map { [$0.x, $0.y, $0.width, $0.height] } == [[0, 0, 30, 20], [7, 9, 3, 2]])
  }

  @Test("A picture that comes back is restored, a sprite on nothing cleared away")
  func disposal() async throws {
    let flash = try await AnimationDecoder(bytes: Films.flash.film().apng()).info.frames
    #expect(flash[1].disposal == .restore)
    let sprites = try [2, 30].map { left in
      try Bitmap(41, 31) { x, _ in x >= left && x < left + 8 ? 0xFF12_3456 : 0 }
    }
    let frames = try await AnimationDecoder(bytes: Film(sprites).apng()).info.frames
    #expect(frames[0].disposal == .clear)
    #expect(frames[1].width == 8)
  }

  @Test("A single picture is an ordinary PNG")
  func still() async throws {
    let film = Film(Array(try Films.colorful.film().pictures.prefix(1)))
    let file = try await film.apng()
    #expect(try ReadPNG(file).pixels == film.pictures[0].pixels)
    #expect(try AnimationDecoder(bytes: file).info.loop == .times(1))
  }

  @Test("The number of plays", arguments: [.forever, .times(1), .times(3), .times(70_000)] as [LoopCount])
  func loops(loop: LoopCount) async throws {
    let file = try await Films.flat.film().apng(APNGOptions(loop: loop))
    #expect(try AnimationDecoder(bytes: file).info.loop == loop)
  }

  @Test("No number of plays", arguments: [0, -1, 1 << 31])
  func badLoops(plays: Int) async throws {
    await #expect(throws: EncoderError.loopCount(plays)) {
      try await Films.flat.film().apng(APNGOptions(loop: .times(plays)))
    }
  }

  @Test("Frames of other sizes, after the end and without any are refused")
  func misuse() async throws {
    let encoder = try APNGEncoder(width: 3, height: 2, to: MemorySink())
    await #expect(throws: EncoderError.frameSize(width: 2, height: 3, expectedWidth: 3, expectedHeight: 2)) {
      try await encoder.write(Frame(bitmap: Bitmap(width: 2, height: 3), start: 0, end: 1))
    }
    await #expect(throws: EncoderError.noFrames) { try await encoder.finish() }
    await #expect(throws: EncoderError.alreadyFinished) {
      try await encoder.write(Frame(bitmap: Bitmap(width: 3, height: 2), start: 0, end: 1))
    }
    await #expect(throws: EncoderError.alreadyFinished) { try await encoder.finish() }
  }

  @Test("The bytes do not depend on the number of jobs", arguments: Films.allCases)
  func jobs(films: Films) async throws {
    var files: Set<[UInt8]> = []
    for jobs in [-1, 1, 2, 3, 9] { files.insert(try await films.film().apng(APNGOptions(jobs: jobs))) }
    #expect(files.count == 1)
  }

  @Test("Every level decodes to the same pictures", arguments: [-1, 0, 1, 12, 40])
  func levels(level: Int) async throws {
    let film = try Films.cutOut.film()
    #expect(try await film.shown(in: film.apng(APNGOptions(compressionLevel: level))) == film.pictures)
  }
}
