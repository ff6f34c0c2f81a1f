import SpringformBitmap
import SpringformCodecs
import SpringformPipeline
import Testing

/// Frames of one pixel that carry their number in it.
struct NumberedFrames: FrameSource {
  let width = 1
  let height = 1
  let ends: [Double]
  var count: Int? { ends.count }
  private var index = 0

  init(ends: [Double]) { self.ends = ends }

  init(delays: [Double]) { ends = delays.indices.map { delays[...$0].reduce(0, +) } }

  mutating func next() throws -> Frame? {
    guard index < ends.count else { return nil }
    defer { index += 1 }
    return Frame(
      bitmap: try Bitmap(width: 1, height: 1, fill: 0xFF00_0000 | UInt32(index)),
      start: index > 0 ? ends[index - 1] : 0, end: ends[index])
  }
}

@Suite("Frame timing")
struct FrameTimingTests {
  private func frames(_ source: NumberedFrames, _ timing: FrameTiming) async throws -> [Frame] {
    let sink = CollectingSink()
    try await source.transfer(into: sink, timing: timing)
    #expect(sink.isFinished)
    #expect(zip(sink.frames, sink.frames.dropFirst()).allSatisfy { $0.end == $1.start })
    #expect(sink.frames.first?.start == 0)
    return sink.frames
  }

  private func numbers(_ frames: [Frame]) -> [UInt32] { frames.map { $0.bitmap[0, 0] & 0xFFFF } }

  @Test(
    "Ends follow from delays, speed and hold",
    arguments: [
      (FrameTiming(), [0.1, 0.3, 0.7]),
      (FrameTiming(delays: [0.25]), [0.25, 0.5, 0.75]),
      (FrameTiming(delays: [0.5, 0.25, 1]), [0.5, 0.75, 1.75]),
      (FrameTiming(speed: 2), [0.05, 0.15, 0.35]),
      (FrameTiming(hold: 2), [0.1, 0.3, 2.7]),
      (FrameTiming(delays: [0.5], speed: 0.5, hold: 1), [1, 2, 4]),
    ])
  func ends(timing: FrameTiming, ends: [Double]) async throws {
    let frames = try await frames(NumberedFrames(ends: [0.1, 0.3, 0.7]), timing)
    #expect(frames.map(\.end) == ends)
    #expect(numbers(frames) == [0, 1, 2])
  }

  @Test(
    "A part begins with what is on screen at its start, for as long as is left of it",
    arguments: [
      (FrameTiming(from: 0.2, to: 0.5), [1, 2], [0.1, 0.3]),
      (FrameTiming(from: 0.1), [1, 2], [0.2, 0.6]),
      (FrameTiming(to: 0.1), [0], [0.1]),
      (FrameTiming(to: 9), [0, 1, 2], [0.1, 0.3, 0.7]),
      // Times count before the speed, and after new delays; the hold comes at the part's end.
      (FrameTiming(from: 0.2, to: 0.5, speed: 0.5, hold: 1), [1, 2], [0.2, 1.6]),
      (FrameTiming(delays: [1, 2, 3], from: 0.5, to: 2), [0, 1], [0.5, 1.5]),
      (FrameTiming(from: 0.2, to: 0.5, rate: 10), [1, 2, 2], [0.1, 0.2, 0.3]),
    ] as [(FrameTiming, [UInt32], [Double])])
  func part(timing: FrameTiming, shown: [UInt32], ends: [Double]) async throws {
    let frames = try await frames(NumberedFrames(ends: [0.1, 0.3, 0.7]), timing)
    #expect(numbers(frames) == shown)
    #expect(zip(frames.map(\.end), ends).allSatisfy { abs($0 - $1) < 1e-9 }, "\(frames.map(\.end))")
  }

  @Test("A part that shows nothing is an error", arguments: [(0.7, nil), (0.3, 0.3), (5, 6)] as [(Double, Double?)])
  func noPart(from: Double, to: Double?) async throws {
    await #expect(throws: EditError.nothingShown(from: from, to: to, end: to.map { $0 < 1 ? 0.3 : 0.7 } ?? 0.7)) {
      _ = try await self.frames(NumberedFrames(ends: [0.1, 0.3, 0.7]), FrameTiming(from: from, to: to))
    }
  }

  @Test(
    "Sampling shows what is on screen at each interval's beginning, and at last the last frame",
    arguments: [
      // At twice and at half the rate.
      ([0.1, 0.2, 0.3, 0.4], 20.0, [0, 0, 1, 1, 2, 2, 3, 3], 0.4),
      ([0.1, 0.2, 0.3, 0.4], 5, [0, 3], 0.4),
      // A pause is shown again and again.
      ([0.1, 0.5, 0.6], 10, [0, 1, 1, 1, 1, 2], 0.6),
      // The rest that is no whole interval belongs to the last sample.
      ([0.1, 0.2, 0.25], 10, [0, 2], 0.25),
      ([0.02], 10, [0], 0.02),
    ] as [([Double], Double, [UInt32], Double)])
  func sampling(ends: [Double], rate: Double, shown: [UInt32], end: Double) async throws {
    let frames = try await frames(NumberedFrames(ends: ends), FrameTiming(rate: rate))
    #expect(numbers(frames) == shown)
    #expect(frames.dropLast().map(\.end) == (1..<shown.count).map { Double($0) / rate })
    #expect(frames.last?.end == end)
  }

  @Test("Sampling at the frames' own rate changes nothing, however long it runs")
  func ownRate() async throws {
    let delay = 1.0 / 60
    let frames = try await frames(NumberedFrames(delays: Array(repeating: delay, count: 2000)), FrameTiming(rate: 60))
    #expect(numbers(frames) == (0..<2000).map { UInt32($0) })
  }

  @Test("Delays must be one or as many as the frames; pictures must not be endless")
  func refusals() async {
    let source = NumberedFrames(ends: [1, 2, 3])
    await #expect(throws: EditError.delayCount(2, frames: nil)) {
      try await frames(source, FrameTiming(delays: [1, 1]))
    }
    await #expect(throws: EditError.delayCount(4, frames: 3)) {
      try await frames(source, FrameTiming(delays: [1, 1, 1, 1]))
    }
    await #expect(throws: EditError.tooManyFrames) { try await frames(source, FrameTiming(speed: 0.001, rate: 10_000)) }
  }
}
