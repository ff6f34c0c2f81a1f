import SpringformBitmap
import SpringformCodecs
import SpringformComparison
import SpringformPipeline
import SpringformVerification
import Testing

@Suite("Two files")
struct FileComparisonTests {
  /// Three GIF frames, and the same with a code in the last one's data that nobody has defined.
  private func animations() async throws -> (sound: [UInt8], damaged: [UInt8]) {
    let sink = MemorySink()
    let encoder = try GIFEncoder(width: 8, height: 8, options: GIFOptions(), to: sink)
    for (index, color) in [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF].enumerated() {
      let picture = try Bitmap(width: 8, height: 8, fill: UInt32(color))
      try await encoder.write(Frame(bitmap: picture, start: Double(index) / 10, end: Double(index + 1) / 10))
    }
    try await encoder.finish()
    var damaged = sink.bytes
    let last = try #require(AnimationDecoder(bytes: damaged).info.frames.last)
    // The image's header takes ten bytes, the code size one, the first block's length another.
    damaged[last.bytes.upperBound - 3] = 0xFF
    damaged[last.bytes.upperBound - 4] = 0xFF
    return (sink.bytes, damaged)
  }

  @Test("Files that are equal byte for byte are identical, and no picture is decoded")
  func equalBytes() async throws {
    let directory = try Directory()
    let (sound, damaged) = try await animations()
    for (name, bytes) in [("sound", sound), ("damaged", damaged), ("damaged too", damaged)] {
      try directory.write(bytes, to: name)
    }
    func compare(_ a: String, _ b: String, ignored: [PixelRect] = []) throws -> AnimationComparison {
      try FileComparison(
        expected: directory.path + "/" + a, actual: directory.path + "/" + b, tolerance: Tolerance(ignored: ignored)
      ).comparison
    }
    // Where it is decoded, the damage is an error; where it is not, it is not found.
    #expect(throws: InputError.self) { try compare("sound", "damaged") }
    let equal = try compare("damaged", "damaged too")
    #expect(equal.tier == .identical && equal.diagnosis == .identical)
    #expect(equal.sentence == "identical: 3 frames, 0.3 s")
    // It says what a look at the pictures would have said.
    let looked = try AnimationComparison(
      expected: ComparedFile(path: directory.path + "/sound"), actual: ComparedFile(path: directory.path + "/sound"),
      tolerance: AnimationTolerance(seconds: 0.01))
    let same = try compare("sound", "sound")
    #expect(same.moments == looked.moments && same.findings == looked.findings && same.sentence == looked.sentence)
    // Bytes that are in no file are compared as a file's.
    let unwritten = try FileComparison(expected: ("a", sound), actual: ("b", sound)).comparison
    #expect(unwritten.moments == same.moments && unwritten.sentence == same.sentence)
    #expect(same.worst == nil && same.failingCount == 0 && same.expected == looked.expected)
  }

  @Test("Whoever asks for the metric lossy gets the verdict that the choice of it gives")
  func lastDelay() async throws {
    func gif(_ end: Double) async throws -> [UInt8] {
      let sink = MemorySink()
      let encoder = try GIFEncoder(width: 8, height: 8, options: GIFOptions(), to: sink)
      for (index, color) in [0xFFFF_0000, 0xFF00_FF00].enumerated() {
        let picture = try Bitmap(width: 8, height: 8, fill: UInt32(color))
        try await encoder.write(Frame(bitmap: picture, start: Double(index), end: index == 0 ? 1 : end))
      }
      try await encoder.finish()
      return sink.bytes
    }
    let files = (expected: try await gif(2), actual: try await gif(1.2))
    func tier(_ metric: Metric) throws -> Tier {
      try FileComparison(
        expected: ("a", files.expected), actual: ("b", files.actual), tolerance: Tolerance(metric: metric)
      ).comparison.tier
    }
    #expect(try tier(.lossy) == .similar)
    #expect(try tier(.similar) == .different)
  }

  @Test("Equal files that are no pictures are still an error")
  func noPicture() throws {
    let directory = try Directory()
    try directory.write("no picture", to: "a")
    try directory.write("no picture", to: "b")
    #expect(throws: InputError.self) {
      try FileComparison(expected: directory.path + "/a", actual: directory.path + "/b")
    }
  }
}
