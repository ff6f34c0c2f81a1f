import Judge
import Springform
import Testing

@Suite("The judge")
struct JudgeTests {
  /// 32 by 32 pixels: the left half of one colour, the right half of another.
  private static func picture(_ left: UInt32, _ right: UInt32) throws -> Bitmap {
    try Bitmap(width: 32, height: 32, pixels: (0..<1024).map { $0 % 32 < 16 ? left : right })
  }

  /// What the judge says of a file made of some pictures about others, all at 50 hertz.
  private static func verdict(of shown: [Bitmap], about source: [Bitmap], rate: Double = 50) async throws -> Verdict {
    let memory = MemorySink()
    let encoder = try ImageFormat.apng.makeEncoder(width: 32, height: 32, to: memory)
    try await show(shown, rate: rate, in: encoder)
    let judge = try Judge(file: memory.bytes, rate: 50, count: source.count, measuresSimilarity: true)
    try await show(source, rate: 50, in: judge)
    return try judge.verdict()
  }

  private static func show(_ pictures: [Bitmap], rate: Double, in sink: any FrameSink) async throws {
    for (index, bitmap) in pictures.enumerated() {
      try await sink.write(Frame(bitmap: bitmap, start: Double(index) / rate, end: Double(index + 1) / rate))
    }
    try await sink.finish()
  }

  private static let white: UInt32 = 0xFFFF_FFFF
  private static let black: UInt32 = 0xFF00_0000

  @Test("Equal pictures differ in nothing")
  func exact() async throws {
    let pictures = [try Self.picture(Self.white, Self.black), try Self.picture(Self.black, Self.white)]
    let verdict = try await Self.verdict(of: pictures, about: pictures)
    #expect((verdict.frames, verdict.exactFrames) == (2, 2))
    #expect((verdict.psnr, verdict.worstPSNR) == (99, 99))
    #expect((verdict.ssim, verdict.flicker, verdict.startError, verdict.shortestDelay) == (1, 0, 0, 20))
  }

  /// One level everywhere is 20 log10(255) = 48.13 dB; in one picture of two the mean square is half of that.
  @Test("Noise is the mean square of all channels, over all pictures and in the worst")
  func noise() async throws {
    let source = [try Self.picture(Self.white, Self.black), try Self.picture(0xFF10_2030, Self.black)]
    let shown = [source[0], try Self.picture(0xFF11_1F31, 0xFF01_0101)]
    let verdict = try await Self.verdict(of: shown, about: source)
    #expect(abs(verdict.worstPSNR - 48.1308) < 1e-3)
    #expect(abs(verdict.psnr - 51.1411) < 1e-3)
    #expect(verdict.exactFrames == 1)
  }

  /// On screen is a colour 4 levels from the one that is off by 9; what does not rest for ten pictures does not count.
  @Test("Residue is how far pixels at rest are off beyond what the colours on screen force")
  func residue() async throws {
    let (source, shown) = (try Self.picture(0xFF10_1010, Self.black), try Self.picture(0xFF10_1019, 0xFF10_1014))
    let moving = try Self.picture(Self.white, Self.black)
    func pictures(_ picture: Bitmap, _ count: Int) -> [Bitmap] {
      [moving] + Array(repeating: picture, count: count) + [moving]
    }
    #expect(try await Self.verdict(of: pictures(shown, 10), about: pictures(source, 10)).residue == 5)
    #expect(try await Self.verdict(of: pictures(shown, 9), about: pictures(source, 9)).residue == 0)
  }

  /// The right half rests in the source. On screen each of its channels moves by 3, 0 and 9 levels: 4 in the mean.
  @Test("Flicker is what moves on screen while its source rests, and nothing else")
  func flicker() async throws {
    let source = [try Self.picture(Self.white, Self.black), try Self.picture(Self.black, Self.black)]
    let shown = [source[0], try Self.picture(Self.white, 0xFF03_0009)]
    #expect(try await Self.verdict(of: shown, about: source).flicker == 4)
    #expect(try await Self.verdict(of: source, about: [source[0], source[0]]).flicker == 255.0 / 2)
  }

  /// At 60 hertz the second picture appears 3.33 ms before a refresh at 50 hertz, the third 6.67 ms; the fourth has
  /// drifted by half a refresh.
  @Test("Pictures that appear between refreshes are found out")
  func startError() async throws {
    let pictures = try (0..<3).map { try Self.picture(UInt32($0) * 0x10 | Self.black, Self.white) }
    let verdict = try await Self.verdict(of: pictures, about: pictures, rate: 60)
    #expect(abs(verdict.startError - 6.667) < 1e-2)
    #expect(verdict.exactFrames == 3)
  }

  @Test("A file with fewer pictures is looked at in the middle of each refresh")
  func merged() async throws {
    let (a, b) = (try Self.picture(Self.white, Self.black), try Self.picture(Self.black, Self.white))
    let verdict = try await Self.verdict(of: [a, a, b], about: [a, a, b])
    #expect((verdict.frames, verdict.exactFrames, verdict.shortestDelay) == (2, 3, 20))
  }

  /// Means 100 and 110 without variance: (2 x 100 x 110 + 6.5025) / (100 x 100 + 110 x 110 + 6.5025).
  @Test("Similarity is that of the paper's formula")
  func similarity() async throws {
    let source = [try Self.picture(0xFF64_6464, 0xFF64_6464)]
    let shown = [try Self.picture(0xFF6E_6E6E, 0xFF6E_6E6E)]
    let ssim = try #require(await Self.verdict(of: shown, about: source).ssim)
    #expect(abs(ssim - 0.995_476) < 1e-5)
  }

  @Test("Nothing is what a viewer shows behind it: white")
  func transparency() async throws {
    let shown = try await Self.verdict(
      of: [try Self.picture(0, 0x8000_0000)], about: [try Self.picture(Self.white, 0xFF7F_7F7F)])
    #expect(shown.exactFrames == 1)
  }

  @Test("Pictures of another size are refused")
  func size() async throws {
    let memory = MemorySink()
    let encoder = try ImageFormat.apng.makeEncoder(width: 32, height: 32, to: memory)
    try await Self.show([try Self.picture(0, 0)], rate: 50, in: encoder)
    let judge = try Judge(file: memory.bytes, rate: 50, count: 1, measuresSimilarity: false)
    let other = Frame(bitmap: try Bitmap(width: 31, height: 32), start: 0, end: 0.02)
    #expect(throws: Judge.Failure.size(width: 32, height: 32, expectedWidth: 31, expectedHeight: 32)) {
      try judge.write(other)
    }
    #expect(throws: Judge.Failure.noFrames) { try judge.verdict() }
  }
}
