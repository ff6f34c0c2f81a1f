import SpringformBitmap
import Testing

@testable import SpringformCodecs

@Suite("WebP")
struct WebPEncoderTests {
  @Test("Without loss every pixel of every frame comes back", arguments: Films.allCases)
  func exact(films: Films) async throws {
    let film = try films.film()
    #expect(try await film.shown(in: film.webP()) == film.pictures)
  }

  @Test("Times are rounded to milliseconds one by one", arguments: [10, 24, 30, 60, 90] as [Double])
  func times(rate: Double) async throws {
    let pictures = try (0..<30).map { try Bitmap(width: 4, height: 4, fill: 0xFF00_0000 | $0 * 5) }
    let frames = try await decode(Film(pictures, rate: rate).webP())
    #expect(frames.map(\.end) == (1...30).map { (Double($0) / rate * 1000).rounded() / 1000 })
  }

  @Test("Equal pictures in a row become one")
  func merging() async throws {
    let frames = try await AnimationDecoder(bytes: Films.pausing.film().webP()).info.frames
    #expect(frames.map(\.storedDelay.numerator) == Array(repeating: 60, count: 8) + [20])
  }

  @Test("Any number of jobs makes the same file", arguments: Films.allCases)
  func jobs(films: Films) async throws {
    let film = try films.film()
    let file = try await film.webP()
    #expect(try await film.webP(WebPOptions(jobs: 5)) == file)
  }

  @Test("A picture is blended where that is shorter, and takes away what becomes see-through")
  func ways() async throws {
    // Two squares of one colour move, far from each other: between them nothing is new.
    func picture(_ step: Int, on ground: (Int, Int) -> UInt32) throws -> Bitmap {
      try Bitmap(40, 40) { x, y in
        [2, 32].contains { ($0..<$0 + 6).contains(y) } && (step * 6..<step * 6 + 8).contains(x)
          ? 0xFF20_40E0 : ground(x, y)
      }
    }
    func chequered(_ x: Int, _ y: Int) -> UInt32 { 0xFF00_0000 | UInt32((x * 37 ^ y * 91) & 0xFF) << 8 }
    let noisy = Film(try (0..<4).map { try picture($0, on: chequered) }, rate: 10)
    let clear = Film(try (0..<4).map { try picture($0) { _, _ in 0 } }, rate: 10)
    // After the head of each picture, in the last of four bits: 2 for one that replaces, 1 for one that goes.
    func ways(_ file: [UInt8]) -> [UInt8] {
      file.indices.filter { file[$0...].starts(with: "ANMF".utf8) }.map { file[$0 + 8 + 15] & 3 }
    }
    #expect(try await ways(noisy.webP()) == [2, 0, 0, 0])
    #expect(try await ways(clear.webP()) == [3, 3, 3, 2])
    for film in [noisy, clear] { #expect(try await film.shown(in: film.webP()) == film.pictures) }
  }

  @Test(
    "Colours that nobody sees are left as they are, since to choose others takes time even where all is opaque"
  )
  func invisible() throws {
    let pixels = (0..<64).map { $0 % 3 == 0 ? 0x0000_4000 | $0 : 0xFF20_0000 | $0 * 5 } as [UInt32]
    let file = try WebPFile(WebPStill.lossless(pixels, width: 8, height: 8), DecoderOptions())
    var stored: [UInt32] = []
    try file.decode(frame: 0, premultiplied: false) { stored += $0 }
    #expect(stored == pixels)
  }

  @Test("Lossy files are close to the source, the more so the better the quality")
  func lossy() async throws {
    let film = Film(try Films.colorful.film().pictures.map { try $0.enlarged(4) })
    var errors: [Double] = []
    for quality in [5.0, 50, 95] {
      let shown = try await film.shown(in: film.webP(WebPOptions(compression: .lossy(quality: quality))))
      errors.append(zip(shown, film.pictures).map { $0?.meanError(to: $1) ?? 255 }.reduce(0, +) / Double(shown.count))
    }
    #expect(errors[0] > errors[1] && errors[1] > errors[2])
    #expect(errors[2] < 3)
  }

  @Test("The number of plays", arguments: [.forever, .times(1), .times(65_535)] as [LoopCount])
  func loops(loop: LoopCount) async throws {
    let file = try await Films.flat.film().webP(WebPOptions(loop: loop))
    #expect(try AnimationDecoder(bytes: file).info.loop == loop)
  }

  @Test("No number of plays", arguments: [0, 65_536])
  func badLoops(plays: Int) async throws {
    await #expect(throws: EncoderError.loopCount(plays)) {
      try await Films.flat.film().webP(WebPOptions(loop: .times(plays)))
    }
  }

  @Test("Sizes and times beyond the format are refused")
  func limits() async throws {
    #expect(throws: BitmapError.size(width: 16_384, height: 1)) {
      try WebPEncoder(width: 16_384, height: 1, to: MemorySink())
    }
    for (ends, error) in [
      ([0.1, 0.1001], .frameTimes(frame: 1, start: 0.1, end: 0.1001)),
      ([0.1, 20_000], .frameTimes(frame: 1, start: 0.1, end: 20_000)),
      ([3_500_000], .frameTimes(frame: 0, start: 0, end: 3_500_000)),
    ] as [([Double], EncoderError)] {
      let film = Film(
        try ends.indices.map { try Bitmap(width: 2, height: 2, fill: 0xFF00_0000 | UInt32($0)) }, ends: ends)
      await #expect(throws: error) { try await film.webP() }
    }
    await #expect(throws: EncoderError.noFrames) {
      try await WebPEncoder(width: 1, height: 1, to: MemorySink()).finish()
    }
  }
}

extension Bitmap {
  fileprivate func enlarged(_ factor: Int) throws -> Bitmap {
    try Bitmap(width * factor, height * factor) { self[$0 / factor, $1 / factor] }
  }

  /// The mean difference of a red component.
  fileprivate func meanError(to other: Bitmap) -> Double {
    let sum = zip(pixels, other.pixels).reduce(0) { $0 + abs(Int(Pixel.red($1.0)) - Int(Pixel.red($1.1))) }
    return Double(sum) / Double(pixels.count)
  }
}
