import SpringformBitmap
import SpringformCodecs
import SpringformPipeline
import TestSupport
import Testing

@testable import SpringformStudio

@Suite struct ReferenceTests {
  /// An animation whose pictures all differ and show for so many hundredths of a second each.
  private func reference(_ hundredths: [Int], isGIF: Bool = true) async throws -> Reference {
    let file = MemorySink()
    let encoder: any FrameSink =
      isGIF ? try GIFEncoder(width: 30, height: 20, to: file) : try APNGEncoder(width: 30, height: 20, to: file)
    var time = 0
    for (index, delay) in hundredths.enumerated() {
      let bitmap = try Bitmap(width: 30, height: 20, fill: 0xFF00_0000 + UInt32(index * 8))
      try await encoder.write(Frame(bitmap: bitmap, start: Double(time) / 100, end: Double(time + delay) / 100))
      time += delay
    }
    try await encoder.finish()
    return try Reference(bytes: file.bytes, path: "some/given file")
  }

  /// As often as its pictures change: pictures that stay longer are several that are equal, and delays are rounded by turns.
  @Test(
    arguments: [
      ([4, 4, 4, 4], 25), ([2, 2, 8, 2, 50], 50), ([3, 3, 4, 3, 3, 4, 9], 30), ([5], 50), ([10, 100], 10),
    ] as [([Int], Double)]) func isDrawnAtTheFilesRate(hundredths: [Int], rate: Double) async throws
  {
    #expect(try await reference(hundredths).plan(forWidth: 60).fps == rate)
  }

  @Test func isDrawnAsLargeAndInTheSameFormat() async throws {
    let gif = try await reference([4, 4]).plan(forWidth: 60)
    #expect(gif.format == .gif && gif.scale == 0.5)
    let apng = try await reference([4, 4], isGIF: false).plan(forWidth: 15)
    #expect(apng.format == .apng && apng.scale == 2)
  }

  @Test func isSentAsAnAPNGWithTheSameTimes() async throws {
    let given = try await reference([4, 6, 10])
    let decoder = try AnimationDecoder(bytes: try await given.portable())
    #expect(decoder.info.format == .apng)
    #expect(decoder.info.playedTimes == [0, 0.04, 0.1, 0.2])
    #expect(given.name == "given file" && given.times == [0, 0.04, 0.1])
  }

  /// As `encode` takes it: in natural order, at a rate.
  @Test func isADirectoryOfFrames() async throws {
    try await withTemporaryDirectory { directory in
      for (name, color) in [("frame-2.png", 0xFF00_FF00), ("frame-10.png", 0xFFFF_0000)] as [(String, UInt32)] {
        let bytes = try PNGEncoder().encode(Bitmap(width: 3, height: 2, fill: color))
        try OutputFile.write(bytes, to: directory + "/" + name)
      }
      let given = try await Reference.reading(directory + "/", rate: 10)
      #expect(given.times == [0, 0.1])
      var decoder = try AnimationDecoder(bytes: try await given.portable())
      #expect(try decoder.nextFrame()?.bitmap == Bitmap(width: 3, height: 2, fill: 0xFF00_FF00))
    }
  }
}
