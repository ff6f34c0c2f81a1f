import Glibc
import SpringformBitmap
import SpringformCodecs
import SpringformPipeline
import Testing
import TestSupport

/// What is written is decoded again by ffmpeg, with its own conversions.
@Suite("Videos that are written")
struct VideoEncoderTests {
  /// A disc that moves over a gradient, with an edge that is not on pixels.
  private static func picture(_ number: Int, width: Int = 75, height: Int = 51, transparent: Bool = false) throws
    -> Bitmap
  {
    var bitmap = try Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let distance = hypot(Double(x) - 15.3 - Double(number) * 1.7, Double(y) - 25.6)
        let cover = UInt32(min(max(14 - distance, 0), 1) * 255)
        let (red, green) = (UInt32(x * 3), UInt32(y * 5))
        bitmap[x, y] =
          transparent
          ? Pixel.straight(red: 240, green: 60, blue: 30, alpha: cover)
          : Pixel.premultiplied(
            red: (240 * cover + red * (255 - cover)) / 255, green: (60 * cover + green * (255 - cover)) / 255,
            blue: (30 * cover + 128 * (255 - cover)) / 255, alpha: 255)
      }
    }
    return bitmap
  }

  private static func encode(
    _ format: ImageFormat, _ pictures: [Bitmap], rate: Double = 60, hold: Double = 0,
    _ settings: (inout EncodingSettings) -> Void = { _ in }
  ) async throws -> [UInt8] {
    let memory = MemorySink()
    var options = EncodingSettings(rate: rate)
    settings(&options)
    let encoder = try format.makeEncoder(
      width: pictures[0].width, height: pictures[0].height, settings: options, to: memory)
    for (index, picture) in pictures.enumerated() {
      let end = Double(index + 1) / rate + (index == pictures.count - 1 ? hold : 0)
      try await encoder.write(Frame(bitmap: picture, start: Double(index) / rate, end: end))
    }
    try await encoder.finish()
    return memory.bytes
  }

  private static func noise<Value: BinaryInteger>(_ a: some Sequence<Value>, _ b: some Sequence<Value>) -> Double {
    let errors = zip(a, b).map { Double(Int($0) - Int($1)) }
    return errors.reduce(0) { $0 + $1 * $1 } / Double(errors.count)
  }

  /// Decibels, for samples of eight bits.
  private static func signalToNoise(_ noise: Double) -> Double { noise == 0 ? 100 : 10 * log10(255 * 255 / noise) }

  @Test("Brightness comes back at 45 dB and more, picture by picture", arguments: [ImageFormat.mp4, .webM])
  func brightness(format: ImageFormat) async throws {
    try Tool.ffmpeg.demand()
    let pictures = try (0..<12).map { try Self.picture($0) }
    let bytes = try await Self.encode(format, pictures)
    let decoded = try Tool.output(
      of: "ffmpeg -v error -i $FILE -vf extractplanes=y -f rawvideo -pix_fmt gray -", file: bytes)
    let layout = PlaneLayout(.halfColor, hasAlpha: false, isEven: format == .mp4)
    let area = layout.size(of: PixelSize(width: 75, height: 51)).area
    #expect(decoded.count == area * pictures.count)
    for (index, picture) in pictures.enumerated() {
      let noise = Self.noise(decoded[(index * area)..<((index + 1) * area)], picture.planes(layout).prefix(area))
      #expect(Self.signalToNoise(noise) >= 45)
    }
  }

  @Test("Colours of ProRes come back at 45 dB and more, alpha to the last level")
  func proRes() async throws {
    try Tool.ffmpeg.demand()
    for transparent in [false, true] {
      let pictures = try (0..<3).map { try Self.picture($0, transparent: transparent) }
      let bytes = try await Self.encode(.mov, pictures)
      let decoded = try Tool.output(of: "ffmpeg -v error -i $FILE -f rawvideo -pix_fmt rgba -", file: bytes)
      let original = pictures.flatMap(\.pixels).map(Pixel.unpremultiplied)
      let pairs = zip(Tool.pixels(decoded), original).filter { Pixel.alpha($1) > 0 }
      #expect(decoded.count == original.count * 4)
      #expect(zip(Tool.pixels(decoded), original).allSatisfy { abs(Int(Pixel.alpha($0)) - Int(Pixel.alpha($1))) <= 1 })
      let noise = pairs.reduce(0.0) { $0 + Double(Pixel.squaredDistance($1.0, $1.1)) } / Double(3 * pairs.count)
      #expect(Self.signalToNoise(noise) >= 45)
    }
  }

  @Test("A WebM has its transparency, and an MP4 white instead, with a warning")
  func transparency() async throws {
    try Tool.ffmpeg.demand()
    let pictures = try (0..<3).map { try Self.picture($0, transparent: true) }
    let bytes = try await Self.encode(.webM, pictures)
    let decoded = try Tool.output(
      of: "ffmpeg -v error -c:v libvpx-vp9 -i $FILE -vf extractplanes=a -f rawvideo -pix_fmt gray -", file: bytes)
    let alpha = pictures.flatMap(\.pixels).map { UInt8(Pixel.alpha($0)) }
    #expect(decoded.count == alpha.count)
    #expect(Self.signalToNoise(Self.noise(decoded, alpha)) >= 45)

    let memory = MemorySink()
    let encoder = try ImageFormat.mp4.makeEncoder(width: 75, height: 51, to: memory)
    try await encoder.write(Frame(bitmap: pictures[0], start: 0, end: 1))
    try await encoder.finish()
    #expect(encoder.warnings == [.transparencyLost])
    let corner = try Tool.output(
      of: "ffmpeg -v error -i $FILE -vf crop=2:2:70:0 -frames:v 1 -f rawvideo -pix_fmt gray -", file: memory.bytes)
    #expect(corner.allSatisfy { $0 >= 253 }, "\(corner)")
  }

  @Test(
    "There are as many pictures as moments, each at its time, and a held one stays", arguments: ImageFormat.videos,
    [60.0, 120, 33.3])
  func times(format: ImageFormat, rate: Double) async throws {
    try Tool.ffmpeg.demand()
    let bytes = try await Self.encode(format, (0..<6).map { try Self.picture($0) }, rate: rate, hold: 0.5)
    let text = try Tool.output(
      of: "ffprobe -v error -select_streams v -show_entries frame=pts_time -of default=nk=1:nw=1 $FILE", file: bytes)
    let times = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    #expect(times.count == Int(((6 / rate + 0.5) * rate).rounded()))
    // WebM counts milliseconds.
    let tolerance = format == .webM ? 0.000_501 : 0.000_001
    for (index, time) in times.enumerated() { #expect(abs(time - Double(index) / rate) <= tolerance) }
    // What is held is one picture.
    let digests = try Tool.output(
      of: "ffmpeg -v error -i $FILE -vf extractplanes=y -f framemd5 - | grep -v '^#' | cut -d, -f6 | uniq | wc -l",
      file: bytes)
    #expect(format != .mov || Tool.numbers(digests) == [6])
  }

  @Test("Odd sides are padded where a format has none, and never scaled")
  func oddSides() async throws {
    try Tool.ffmpeg.demand()
    for (format, size) in [(ImageFormat.mp4, [76, 52]), (.webM, [75, 51]), (.mov, [75, 51])] {
      let bytes = try await Self.encode(format, [Self.picture(0)])
      let text = try Tool.output(
        of: "ffprobe -v error -show_entries stream=width,height -of default=nk=1:nw=1 $FILE", file: bytes)
      #expect(Tool.numbers(text) == size)
    }
  }

  @Test("The colours' meaning is written down", arguments: ImageFormat.videos)
  func tags(format: ImageFormat) async throws {
    try Tool.ffmpeg.demand()
    let bytes = try await Self.encode(format, [Self.picture(0)])
    let entries = "color_range,color_space,color_transfer,color_primaries"
    let text = try Tool.output(
      of: "ffprobe -v error -show_entries stream=\(entries) -of csv=p=0 $FILE", file: bytes)
    #expect(String(decoding: text, as: UTF8.self) == "tv,bt709,iec61966-2-1,bt709\n")
  }

  @Test("What players want first comes first, and nothing tells when or by what it was made")
  func structure() async throws {
    let bytes = try await Self.encode(.mp4, [Self.picture(0)])
    func place(_ text: String) -> Int? { bytes.indices.first { bytes[$0...].starts(with: text.utf8) } }
    let (index, data) = (try #require(place("moov")), try #require(place("mdat")))
    #expect(index < data)
    // ISO/IEC 14496-12, 8.2.2: version and flags, then the times of creation and of the last change.
    let header = try #require(place("mvhd"))
    #expect(bytes[(header + 8)..<(header + 16)].allSatisfy { $0 == 0 })
    #expect(place("Lavf") == nil)
  }

  @Test("The same pictures give the same bytes", arguments: ImageFormat.videos)
  func determinism(format: ImageFormat) async throws {
    let pictures = try (0..<12).map { try Self.picture($0) }
    let first = try await Self.encode(format, pictures)
    #expect(try await Self.encode(format, pictures) { $0.jobs = 7 } == first)
  }

  @Test("A lower quality makes a smaller file", arguments: ImageFormat.videos)
  func quality(format: ImageFormat) async throws {
    let pictures = try (0..<6).map { try Self.picture($0) }
    var sizes: [Int] = []
    for quality in [95, 75, 30.0] {
      sizes.append(try await Self.encode(format, pictures) { $0.quality = quality }.count)
    }
    #expect(sizes == sizes.sorted(by: >) && Set(sizes).count == 3, "\(sizes)")
  }

  @Test("A picture that is too short to be seen is passed over, unless there is no other")
  func shortPictures() async throws {
    try Tool.ffmpeg.demand()
    let memory = MemorySink()
    let encoder = try ImageFormat.mov.makeEncoder(
      width: 75, height: 51, settings: EncodingSettings(rate: 10), to: memory)
    try await encoder.write(Frame(bitmap: try Self.picture(0), start: 0, end: 0.01))
    try await encoder.finish()
    let text = try Tool.output(
      of: "ffprobe -v error -count_frames -show_entries stream=nb_read_frames -of csv=p=0 $FILE", file: memory.bytes)
    #expect(Tool.numbers(text) == [1])
  }

  @Test("What cannot be is refused")
  func refusals() throws {
    #expect(throws: VideoError.rate(0)) {
      _ = try ImageFormat.mp4.makeEncoder(width: 8, height: 8, settings: EncodingSettings(rate: 0), to: MemorySink())
    }
    #expect("\(VideoError.noProgram("ffmpeg"))" == "videos need the program ffmpeg, which is not here")
  }
}
