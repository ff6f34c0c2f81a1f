import SpringformBitmap
import SpringformCodecs
import Testing

@Suite("WebP")
struct WebPEncoderTests {
  @Test("Without loss every pixel of every frame comes back", arguments: Films.allCases)
  func exact(films: Films) throws {
    let film = try films.film()
    #expect(try film.shown(in: film.webP()) == film.pictures)
  }

  @Test("Times are rounded to milliseconds one by one", arguments: [10, 24, 30, 60, 90] as [Double])
  func times(rate: Double) throws {
    let pictures = try (0..<30).map { try Bitmap(width: 4, height: 4, fill: 0xFF00_0000 | $0 * 5) }
    let frames = try decode(Film(pictures, rate: rate).webP())
    #expect(frames.map(\.end) == (1...30).map { (Double($0) / rate * 1000).rounded() / 1000 })
  }

  @Test("Equal pictures in a row become one")
  func merging() throws {
    let frames = try AnimationDecoder(bytes: Films.pausing.film().webP()).info.frames
    #expect(frames.map(\.storedDelay.numerator) == Array(repeating: 60, count: 8) + [20])
  }

  @Test("Lossy files are close to the source, the more so the better the quality")
  func lossy() throws {
    let film = Film(try Films.colorful.film().pictures.map { try $0.enlarged(4) })
    let errors = try [5.0, 50, 95].map { quality in
      let shown = try film.shown(in: film.webP(WebPOptions(compression: .lossy(quality: quality))))
      return zip(shown, film.pictures).map { $0?.meanError(to: $1) ?? 255 }.reduce(0, +) / Double(shown.count)
    }
    #expect(errors[0] > errors[1] && errors[1] > errors[2])
    #expect(errors[2] < 3)
  }

  @Test("The number of plays", arguments: [.forever, .times(1), .times(65_535)] as [LoopCount])
  func loops(loop: LoopCount) throws {
    let file = try Films.flat.film().webP(WebPOptions(loop: loop))
    #expect(try AnimationDecoder(bytes: file).info.loop == loop)
  }

  @Test("No number of plays", arguments: [0, 65_536])
  func badLoops(plays: Int) throws {
    #expect(throws: EncoderError.loopCount(plays)) { try Films.flat.film().webP(WebPOptions(loop: .times(plays))) }
  }

  @Test("Sizes and times beyond the format are refused")
  func limits() throws {
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
      #expect(throws: error) { try film.webP() }
    }
    #expect(throws: EncoderError.noFrames) { try WebPEncoder(width: 1, height: 1, to: MemorySink()).finish() }
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
