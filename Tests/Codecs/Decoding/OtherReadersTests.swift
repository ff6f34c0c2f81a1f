import SpringformBitmap
import SpringformCodecs
import TestSupport
import Testing

/// What others make of our files: the same pictures at the same times.
@Suite("APNG and WebP in other readers")
struct OtherReadersTests {
  @Test("APNG in ffmpeg", arguments: Films.allCases)
  func ffmpeg(films: Films) async throws {
    try Tool.ffmpeg.demand()
    let file = try await films.film().apng()
    let frames = "ffmpeg -v error -i $FILE -f rawvideo -pix_fmt rgba -fps_mode passthrough -"
    try expect(Tool.output(of: frames, file: file), areFramesOf: file)
  }

  /// Pillow does not clear or restore what a blended picture covered, so the films that need it are left out.
  @Test(
    "APNG in Pillow",
    arguments: Films.allCases.filter { ![.flash, .cutOut, .widening].contains($0) })
  func pillowAPNG(films: Films) async throws { try await expectPillowAgrees(on: films.film().apng()) }

  @Test("WebP in Pillow", arguments: Films.allCases)
  func pillowWebP(films: Films) async throws { try await expectPillowAgrees(on: films.film().webP()) }

  private func expectPillowAgrees(on file: [UInt8]) throws {
    try Tool.pillow.demand()
    func run(_ statement: String) throws -> [UInt8] {
      let script = "import sys; from PIL import Image, ImageSequence; i = Image.open(sys.argv[1]); \(statement)"
      return try Tool.output(of: "/usr/bin/python3 -c '\(script)' $FILE", file: file)
    }
    let frames = "[sys.stdout.buffer.write(f.convert(\"RGBA\").tobytes()) for f in ImageSequence.Iterator(i)]"
    try expect(run(frames), areFramesOf: file)
    let delays = try run("[(f.load(), print(round(f.info[\"duration\"]))) for f in ImageSequence.Iterator(i)]")
    #expect(try Tool.numbers(delays) == decode(file).map { Int((($0.end - $0.start) * 1000).rounded()) })
  }

  /// Colours of absent pixels mean nothing.
  private func expect(_ rgba: [UInt8], areFramesOf file: [UInt8]) throws {
    let expected = try decode(file).flatMap(\.bitmap.pixels).map(Pixel.unpremultiplied)
    let read = Tool.pixels(rgba)
    #expect(read.count == expected.count)
    #expect(zip(read, expected).count { $0 != $1 && ($0 | $1) >> 24 != 0 } == 0)
  }
}
