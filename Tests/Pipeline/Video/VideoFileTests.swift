import SpringformBitmap
import SpringformCodecs
import SpringformPipeline
import Testing
import TestSupport

@Suite("Videos that are read")
struct VideoFileTests {
  /// A second of ffmpeg's test picture, made by ffmpeg.
  private static func video(_ options: String, size: String = "96x64", rate: String = "30", _ suffix: String) throws
    -> [UInt8]
  {
    try Tool.ffmpeg.demand()
    return try Tool.output(
      of:
        "ffmpeg -v error -f lavfi -i testsrc=s=\(size):r=\(rate):d=1 \(options) -y $FILE.\(suffix) && cat $FILE.\(suffix)"
    )
  }

  /// Turns `$FILE.0.mp4` by 90 degrees, as ffmpeg is asked from 6.0 on, or before; the output follows.
  private static let turning =
    " && { ffmpeg -v quiet -display_rotation 90 -i $FILE.0.mp4 -c copy -y $FILE.1.mp4 || ffmpeg -v error -i $FILE.0.mp4 "
    + "-c copy -metadata:s:v rotate=90 -y $FILE.1.mp4; } && ffmpeg -v error -i $FILE.1.mp4 -c copy"

  private static func file(_ bytes: [UInt8], limits: AnimationLimits = .usual, strict: Bool = true) throws -> VideoFile
  {
    let options = DecoderOptions(animation: limits, leniency: strict ? nil : Leniency())
    return try #require(try VideoFile(bytes: bytes, path: "x", options: options))
  }

  @Test(
    "Size, rate and number of pictures",
    arguments: [
      ("-c:v libx264", "mp4"), ("-c:v libvpx-vp9 -cpu-used 8", "webm"), ("-c:v prores_ks", "mov"),
      ("-c:v mpeg4", "avi"), ("-c:v libx264", "mkv"), ("-c:v mpeg2video", "ts"), ("-c:v libx264", "flv"),
    ])
  func kinds(options: String, suffix: String) throws {
    let file = try Self.file(Self.video(options, suffix))
    #expect(file.size == PixelSize(width: 96, height: 64) && file.rate == 30 && file.count == 30 && file.damage == nil)
  }

  @Test("What was written is read as it was, at its times")
  func roundTrip() async throws {
    try Tool.ffmpeg.demand()
    let colors: [UInt32] = [0xFFE0_4020, 0xFF10_80F0, 0xFFF0_F0F0]
    let memory = MemorySink()
    let encoder = try ImageFormat.mov.makeEncoder(
      width: 33, height: 17, settings: EncodingSettings(rate: 120), to: memory)
    for (index, color) in colors.enumerated() {
      let bitmap = try Bitmap(width: 33, height: 17, fill: color)
      try await encoder.write(Frame(bitmap: bitmap, start: Double(index) / 120, end: Double(index + 1) / 120))
    }
    try await encoder.finish()
    var frames = VideoFrames(try Self.file(memory.bytes))
    for (index, color) in colors.enumerated() {
      let frame = try #require(try frames.next())
      #expect(frame.start == Double(index) / 120 && frame.end == Double(index + 1) / 120)
      #expect(Pixel.squaredDistance(frame.bitmap[16, 8], color) <= 3)
    }
    #expect(try frames.next() == nil)
  }

  @Test("A copy begins where the original stands, however far that goes on")
  func copies() throws {
    var original = VideoFrames(try Self.file(Self.video("-c:v libx264", "mp4")))
    let first = try #require(try original.next())
    var copy = original
    var rest: [Bitmap] = []
    while let frame = try original.next() { rest.append(frame.bitmap) }
    #expect(rest.count == 29 && first.bitmap != rest[0])
    #expect(try copy.next()?.bitmap == rest[0])
    copy.skip(10)
    #expect(try copy.next()?.bitmap == rest[11])
    copy.skip(100)
    #expect(try copy.next() == nil)
  }

  @Test(
    "Pictures keep their times, whether a rate tells them or not",
    arguments: [
      ("-bf 0", "mp4", "0,1,5,9,13"), ("", "mp4", "0,3"), ("-c:v libvpx-vp9 -cpu-used 8", "webm", "0,1,5,9,13,14"),
    ])
  func times(options: String, suffix: String, chosen: String) throws {
    let numbers = chosen.split(separator: ",").compactMap { Double($0) }
    let filter = numbers.map { "eq(n,\(Int($0)))" }.joined(separator: "+")
    let codec = suffix == "mp4" ? "-c:v libx264 -pix_fmt yuv420p -video_track_timescale 1000" : ""
    let file = try Self.file(
      Self.video("-vf \"select='\(filter)'\" -fps_mode passthrough \(codec) \(options)", rate: "15", suffix))
    #expect(file.count == numbers.count)
    for (start, number) in zip(file.starts, numbers) { #expect(abs(start - number / 15) < 0.001, "\(file.starts)") }
    var frames = VideoFrames(file)
    var seen: [Bitmap] = []
    while let frame = try frames.next() { seen.append(frame.bitmap) }
    #expect(seen.count == numbers.count && Set(seen).count == numbers.count)
  }

  @Test(
    "Pixels that are no squares are made so, and what was turned is turned with them",
    arguments: [("2/1", 0, 192, 64), ("1/2", 0, 96, 128), ("2/1", 90, 64, 192)])
  func aspect(ratio: String, rotation: Int, width: Int, height: Int) throws {
    let bytes = try Self.video(
      "-vf setsar=\(ratio) -c:v libx264 -y $FILE.0.mp4"
        + (rotation == 0 ? " && ffmpeg -v error -i $FILE.0.mp4 -c copy" : Self.turning), "mp4")
    #expect(try Self.file(bytes).size == PixelSize(width: width, height: height))
  }

  @Test(
    "What is see-through stays so",
    arguments: ["libvpx-vp9 -cpu-used 8", "libvpx -auto-alt-ref 0", "prores_ks -profile:v 4444"])
  func alpha(codec: String) throws {
    let isWebM = codec.hasPrefix("libvpx")
    let bytes = try Self.video(
      "-vf \"format=rgba,colorchannelmixer=aa=0\" -pix_fmt \(isWebM ? "yuva420p" : "yuva444p10le") -c:v \(codec)",
      isWebM ? "webm" : "mov")
    var frames = VideoFrames(try Self.file(bytes))
    #expect(try frames.next()?.bitmap[20, 20] == 0)
  }

  @Test("A telephone that was held upright is shown upright")
  func rotation() throws {
    let bytes = try Self.video("-c:v libx264 -y $FILE.0.mp4" + Self.turning, "mp4")
    #expect(try Self.file(bytes).size == PixelSize(width: 64, height: 96))
  }

  /// Half of hybrid log-gamma's signal is 1/12 of the light, which a screen of 1,000 candelas shows as 1000 (1/12)^1.2 = 50.7, a
  /// quarter of white's 203; three quarters are white. PQ has 92.2 and 203 for 50 % and 58 % (ITU-R BT.2100, tables 4 and 5).
  @Test(
    "Brightness beyond white is brought back: reference white is light, and what is darker as a screen shows it",
    arguments: [
      ("arib-std-b67", 0.5, 137), ("arib-std-b67", 0.75, 244), ("smpte2084", 0.5, 180), ("smpte2084", 1, 255),
    ])
  func highDynamicRange(transfer: String, signal: Double, expected: Int) throws {
    try Tool.ffmpeg.demand()
    let bytes = try Tool.output(
      of: "ffmpeg -v error -f lavfi -i color=black:s=64x64:r=10:d=0.1,format=yuv420p10le,"
        + "geq=lum=\(Int((64 + signal * 876).rounded())):cb=512:cr=512,setparams=color_primaries=bt2020:"
        + "color_trc=\(transfer):colorspace=bt2020nc:range=tv -c:v libx264 -qp 0 -color_primaries bt2020 "
        + "-color_trc \(transfer) -colorspace bt2020nc -color_range tv -y $FILE.mp4 && cat $FILE.mp4")
    var frames = VideoFrames(try Self.file(bytes))
    let pixel = try #require(try frames.next()).bitmap[32, 32]
    #expect(abs(Int(pixel & 0xFF) - expected) <= 2 && pixel & 0xFFFFFF == (pixel & 0xFF) * 0x01_0101, "\(pixel & 0xFF)")
  }

  @Test(
    "Nothing else is taken for a video, lists of other files least of all",
    arguments: ["GIF89a", "#EXTM3U\nfile:///etc/passwd", "ffconcat version 1.0", ""])
  func otherFiles(text: String) throws {
    #expect(try VideoFile(bytes: Array(text.utf8), path: "x", options: DecoderOptions()) == nil)
  }

  @Test("Damage is refused, or told and read as far as it goes")
  func damage() throws {
    let bytes = try Self.video("-c:v libx264 -movflags +faststart", "mp4").dropLast(800)
    #expect(throws: InputError.self) { _ = try Self.file(Array(bytes)) }
    let file = try Self.file(Array(bytes), strict: false)
    #expect(file.damage != nil && (1...30).contains(file.count))
    let noise = Array("....ftypisom".utf8) + [UInt8](repeating: 7, count: 5000)
    #expect(throws: InputError.self) { _ = try Self.file(noise, strict: false) }
  }

  @Test("Size and number of pictures have limits")
  func limits() throws {
    let bytes = try Self.video("-c:v libx264", "mp4")
    func reason(_ limits: AnimationLimits) -> DecoderError.Reason? {
      do {
        _ = try Self.file(bytes, limits: limits)
        return nil
      } catch InputError.damaged(_, let error) {
        return error.reason
      } catch { return nil }
    }
    #expect(reason(AnimationLimits(area: 96 * 64 - 1, work: .max)) == .tooLarge(width: 96, height: 64))
    #expect(reason(AnimationLimits(area: .max, work: 96 * 64 * 29)) == .tooMuch(frames: 30, width: 96, height: 64))
    #expect(try Self.file(bytes, limits: AnimationLimits(area: 96 * 64, work: 96 * 64 * 30)).count == 30)
  }
}
