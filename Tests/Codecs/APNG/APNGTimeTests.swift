import SpringformBitmap
import SpringformCodecs
import Testing

@Suite("APNG times")
struct APNGTimeTests {
  private static let exactRates: [(rate: Double, ticks: Int, denominator: Int)] = [
    (1, 1, 1), (10, 1, 10), (12.5, 2, 25), (24, 1, 24), (30_000.0 / 1001, 1001, 30_000), (29.97, 100, 2997),
    (33.3, 10, 333), (50, 1, 50), (60, 1, 60), (90, 1, 90),
  ]

  /// Fractions of a second that 16 bits can hold are stored as they are.
  @Test("Rates are exact", arguments: exactRates)
  func rates(rate: Double, ticks: Int, denominator: Int) async throws {
    let delays = try await delays(ends: (1...9).map { Double($0) / rate })
    #expect(delays == Array(repeating: Self.delay(ticks, per: denominator), count: 9))
  }

  private static let mixedDelays: [(ends: [Double], delays: [FrameDelay])] = [
    ([0.02, 0.05, 0.1], [delay(2, per: 100), delay(3, per: 100), delay(5, per: 100)]),
    ([0.5, 0.5 + 1.0 / 3], [delay(3, per: 6), delay(2, per: 6)]),
    ([1001.0 / 30_000, 1001.0 / 30_000 + 5], [delay(1001, per: 30_000), delay(5, per: 1)]),
    ([3600], [delay(3600, per: 1)]),
  ]

  @Test("Mixed delays share a rate, long ones are reduced", arguments: mixedDelays)
  func mixed(ends: [Double], expected: [FrameDelay]) async throws {
    #expect(try await delays(ends: ends + [(ends.last ?? 0) + 1]).dropLast() == expected[...])
  }

  @Test("Irrational times are rounded to milliseconds, and the error never adds up")
  func rounding() async throws {
    let ends = (1...400).map { Double($0) * 0.0314159265 }
    var sum = 0.0
    for (delay, end) in zip(try await delays(ends: ends), ends) {
      sum += delay.seconds
      #expect(abs(sum - end) <= 0.000_5 + 1e-9)
    }
  }

  @Test("Decoded times are the source's")
  func decoded() async throws {
    let frames = try await decode(film(ends: (1...200).map { Double($0) / 60 }).apng())
    #expect(frames.enumerated().allSatisfy { $1.start == Double($0) / 60 && $1.end == Double($0 + 1) / 60 })
  }

  @Test("No time at all and too much of it are refused", arguments: [[0.1, 0.1], [1, 70_000], [0.1, .nan]])
  func refused(ends: [Double]) async {
    await #expect {
      try await film(ends: ends).apng()
    } throws: { error in
      if case EncoderError.frameTimes(frame: 1, _, _) = error { true } else { false }
    }
  }

  private func delays(ends: [Double]) async throws -> [FrameDelay] {
    try await AnimationDecoder(bytes: film(ends: ends).apng()).info.frames.map(\.storedDelay)
  }

  private func film(ends: [Double]) throws -> Film {
    Film(try ends.indices.map { try Bitmap(width: 2, height: 2, fill: 0xFF00_0000 | UInt32($0)) }, ends: ends)
  }

  private static func delay(_ numerator: Int, per denominator: Int) -> FrameDelay {
    FrameDelay(numerator: numerator, denominator: denominator)
  }
}
