import SpringformBitmap
import SpringformCodecs
import TestSupport
import Testing

/// What others make of our files: the same pictures at the same times.
@Suite("GIF in other readers")
struct GIFReadersTests {
  private static let width = 48
  private static let height = 32

  /// An opaque animation, and one on nothing where every frame needs the last one disposed of.
  private static func pictures(background: UInt32) throws -> [Bitmap] {
    try (0..<12).map { index in
      try Bitmap.disc(
        width, height, x: 8 + Double(index) * 2.7, y: 16, radius: 7, color: 0xFFFF_5964, on: background)
    }
  }

  private static let backgrounds: [UInt32] = [0xFFFF_FFFF, 0]

  @Test("ffmpeg", arguments: backgrounds)
  func ffmpeg(background: UInt32) async throws {
    try Tool.ffmpeg.demand()
    let (file, played) = try await encoded(background)
    let frames = try Tool.output(
      of: "ffmpeg -v error -i $FILE -f rawvideo -pix_fmt rgba -fps_mode passthrough -", file: file)
    expect(Tool.pixels(frames), are: played)
    let packets = "ffprobe -v error -show_entries packet=duration -of csv=p=0 $FILE"
    #expect(try Tool.numbers(Tool.output(of: packets, file: file)) == played.frames.map(\.delay))
  }

  @Test("ImageMagick", arguments: backgrounds)
  func imageMagick(background: UInt32) async throws {
    try Tool.imagemagick.demand()
    let (file, played) = try await encoded(background)
    expect(Tool.pixels(try Tool.output(of: "convert gif:$FILE -coalesce -depth 8 rgba:-", file: file)), are: played)
    let delays = try Tool.output(of: "identify -format '%T\\n' gif:$FILE", file: file)
    #expect(Tool.numbers(delays) == played.frames.map(\.delay))
  }

  @Test("gifsicle", arguments: backgrounds)
  func gifsicle(background: UInt32) async throws {
    try Tool.gifsicle.demand()
    let (file, played) = try await encoded(background)
    let unoptimised = try PlayedGIF(Tool.output(of: "gifsicle --no-warnings --unoptimize $FILE", file: file))
    expect(unoptimised.frames.flatMap(\.pixels), are: played)
    #expect(unoptimised.frames.map(\.delay) == played.frames.map(\.delay))
  }

  @Test("Pillow", arguments: backgrounds)
  func pillow(background: UInt32) async throws {
    try Tool.pillow.demand()
    let (file, played) = try await encoded(background)
    func run(_ statement: String) throws -> [UInt8] {
      let script = "import sys; from PIL import Image, ImageSequence; i = Image.open(sys.argv[1]); \(statement)"
      return try Tool.output(of: "/usr/bin/python3 -c '\(script)' $FILE", file: file)
    }
    let frames = try run("[sys.stdout.buffer.write(f.convert(\"RGBA\").tobytes()) for f in ImageSequence.Iterator(i)]")
    expect(Tool.pixels(frames), are: played)
    let delays = try run("[print(f.info[\"duration\"] // 10) for f in ImageSequence.Iterator(i)]")
    #expect(Tool.numbers(delays) == played.frames.map(\.delay))
  }

  private func encoded(_ background: UInt32) async throws -> (file: [UInt8], played: PlayedGIF) {
    let file = try await encodeGIF(Self.pictures(background: background), rate: 30)
    return (file, try PlayedGIF(file))
  }

  /// Colours of absent pixels mean nothing.
  private func expect(_ pixels: [UInt32], are played: PlayedGIF) {
    #expect(pixels.count == Self.width * Self.height * played.frames.count)
    let differences = zip(pixels, played.frames.flatMap(\.pixels)).count { $0 != $1 && ($0 | $1) >> 24 != 0 }
    #expect(differences == 0)
  }
}
