import SpringformBitmap
import SpringformCodecs
import Testing

@Suite("GIF files")
struct GIFFileTests {
  @Test(
    "Plays become repetitions after the first",
    arguments: [(.forever, 0), (.times(1), nil), (.times(2), 1), (.times(65_536), 65_535)] as [(LoopCount, Int?)])
  func loop(loop: LoopCount, repetitions: Int?) async throws {
    let picture = try Bitmap(width: 2, height: 2, fill: 0xFF00_0000)
    #expect(try await PlayedGIF(encodeGIF([picture], options: GIFOptions(loop: loop))).repetitions == repetitions)
  }

  @Test("Numbers of plays that a GIF cannot say are refused", arguments: [Int.min, -1, 0, 65_537, .max])
  func badLoop(plays: Int) {
    #expect(throws: EncoderError.loopCount(plays)) {
      try GIFEncoder(width: 1, height: 1, options: GIFOptions(loop: .times(plays)), to: MemorySink())
    }
  }

  @Test("A frame of another size is refused")
  func wrongSize() async throws {
    let encoder = try GIFEncoder(width: 2, height: 2, to: MemorySink())
    await #expect(throws: EncoderError.frameSize(width: 3, height: 2, expectedWidth: 2, expectedHeight: 2)) {
      try await encoder.write(Frame(bitmap: Bitmap(width: 3, height: 2), start: 0, end: 1))
    }
  }

  @Test("A file needs a frame, and ends once")
  func order() async throws {
    let encoder = try GIFEncoder(width: 1, height: 1, to: MemorySink())
    await #expect(throws: EncoderError.noFrames) { try await encoder.finish() }
    await #expect(throws: EncoderError.alreadyFinished) { try await encoder.finish() }
    await #expect(throws: EncoderError.alreadyFinished) {
      try await encoder.write(Frame(bitmap: Bitmap(width: 1, height: 1), start: 0, end: 1))
    }
  }

  @Test("The sink's own error arrives", arguments: [0, 1, 70_000, 200_000])
  func sinkErrors(capacity: Int) async throws {
    var noise = Noise(seed: 1)
    let pictures = try (0..<4).map { _ in
      try Bitmap(300, 300) { _, _ in 0xFF00_0000 | noise.next(below: 1 << 24) }
    }
    let sink = FullSink(capacity: capacity)
    await #expect(throws: FullSink.Full(capacity: capacity)) {
      let encoder = try GIFEncoder(width: 300, height: 300, to: sink)
      for (index, picture) in pictures.enumerated() {
        try await encoder.write(Frame(bitmap: picture, start: Double(index), end: Double(index + 1)))
      }
      try await encoder.finish()
    }
    #expect(sink.attemptsAfterFailure == 0)
  }

  @Test("An abandoned file gets no end")
  func abandoned() async throws {
    let sink = MemorySink()
    do {
      let encoder = try GIFEncoder(width: 1, height: 1, to: sink)
      try await encoder.write(Frame(bitmap: Bitmap(width: 1, height: 1), start: 0, end: 1))
    }
    #expect(sink.bytes.isEmpty)
  }
}

/// A disk that fills up.
private final class FullSink: ByteSink {
  struct Full: Error, Equatable {
    var capacity: Int
  }

  private let capacity: Int
  private var count = 0
  private var hasFailed = false
  private(set) var attemptsAfterFailure = 0

  init(capacity: Int) { self.capacity = capacity }

  func write(_ bytes: UnsafeRawBufferPointer) throws {
    if hasFailed { attemptsAfterFailure += 1 }
    count += bytes.count
    guard count <= capacity else {
      hasFailed = true
      throw Full(capacity: capacity)
    }
  }
}
