import SpringformBitmap
import SpringformCodecs
import Testing

@Suite("GIF time")
struct GIFTimeTests {
  /// Delays of the first frames, worked out by hand from end = round(100 (i + 1) / rate).
  @Test(
    "Ends are rounded, not delays",
    arguments: [
      (10, [10, 10, 10, 10, 10, 10]), (12.5, [8, 8, 8, 8, 8, 8]), (15, [7, 6, 7, 7, 6, 7]), (24, [4, 4, 5, 4, 4, 4]),
      (25, [4, 4, 4, 4, 4, 4]), (30, [3, 4, 3, 3, 4, 3]), (100 / 3.0, [3, 3, 3, 3, 3, 3]), (50, [2, 2, 2, 2, 2, 2]),
    ] as [(Double, [Int])])
  func rates(rate: Double, delays: [Int]) async throws {
    #expect(try await PlayedGIF(encodeGIF(blinking(6), rate: rate)).frames.map(\.delay) == delays)
  }

  @Test("No start is off by more than half a centisecond", arguments: [10, 12.5, 15, 24, 25, 30, 33.3, 48, 50])
  func startTimes(rate: Double) async throws {
    var start = 0
    for (index, delay) in try await PlayedGIF(encodeGIF(blinking(200), rate: rate)).frames.map(\.delay).enumerated() {
      #expect(abs(Double(start) - 100 * Double(index) / rate) <= 0.5 + 1e-9)
      #expect(delay >= 2)
      start += delay
    }
  }

  /// At 60 Hz the ends are 2, 3, 5, 7, 8...: the second picture would stay for one centisecond.
  @Test("A rate that players would slow down is refused")
  func tooFast() async throws {
    await #expect(throws: EncoderError.frameTooShort(frame: 1, centiseconds: 1, minimum: 2)) {
      try await encodeGIF(blinking(60), rate: 60)
    }
  }

  @Test("Time begins with the first frame")
  func origin() async throws {
    let sink = MemorySink()
    let encoder = try GIFEncoder(width: 1, height: 1, to: sink)
    try await encoder.write(Frame(bitmap: Bitmap(width: 1, height: 1), start: 7, end: 7.25))
    try await encoder.finish()
    #expect(try PlayedGIF(sink.bytes).frames.map(\.delay) == [25])
  }

  @Test(
    "Delays too long for 16 bits are split, and no part is too short",
    arguments: [
      (655.35, [65_535]), (655.36, [65_534, 2]), (655.37, [65_535, 2]), (1400, [65_535, 65_535, 8930]),
    ] as [(Double, [Int])])
  func longDelays(seconds: Double, delays: [Int]) async throws {
    let sink = MemorySink()
    let encoder = try GIFEncoder(width: 3, height: 2, to: sink)
    let pictures = try [0xFFFF_0000, 0].map { try Bitmap(width: 3, height: 2, fill: $0) }
    try await encoder.write(Frame(bitmap: pictures[0], start: 0, end: seconds))
    try await encoder.write(Frame(bitmap: pictures[1], start: seconds, end: seconds + 1))
    try await encoder.finish()
    let played = try PlayedGIF(sink.bytes)
    #expect(played.frames.map(\.delay) == delays + [100])
    #expect(played.frames.dropLast().allSatisfy { $0.pixels == pictures[0].pixels })
    #expect(played.frames.last?.pixels == pictures[1].pixels)
  }

  @Test("Times that run backwards or are no numbers are refused")
  func badTimes() async throws {
    let bitmap = try Bitmap(width: 1, height: 1)
    for (start, end, times) in [
      (0, -1, "0 s to -1 s"), (0, .nan, "0 s to nan s"), (.infinity, .infinity, "inf s to inf s"),
      (0, 1e12, "0 s to 1000000000000 s"),
    ] as [(Double, Double, String)] {
      let encoder = try GIFEncoder(width: 1, height: 1, to: MemorySink())
      let error = await #expect(throws: EncoderError.self) {
        try await encoder.write(Frame(bitmap: bitmap, start: start, end: end))
      }
      #expect(error.map { "\($0)" } == "picture 0 cannot be shown from \(times)")
    }
    let encoder = try GIFEncoder(width: 1, height: 1, to: MemorySink())
    try await encoder.write(Frame(bitmap: bitmap, start: 0, end: 1))
    await #expect(throws: EncoderError.frameTimes(frame: 1, start: 0.2, end: 0.3)) {
      try await encoder.write(Frame(bitmap: bitmap, start: 0.2, end: 0.3))
    }
  }

  private func blinking(_ count: Int) async throws -> [Bitmap] {
    try (0..<count).map { try Bitmap(width: 2, height: 2, fill: $0 % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF) }
  }
}
