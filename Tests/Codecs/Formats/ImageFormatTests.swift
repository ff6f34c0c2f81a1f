import SpringformBitmap
import SpringformCodecs
import Testing

@Suite("What is known of each format")
struct ImageFormatTests {
  @Test("Names and suffixes tell formats apart, and sentences list them in one order")
  func names() {
    #expect(ImageFormat.allCases.map(\.name) == ["GIF", "PNG", "APNG", "WebP"])
    #expect(ImageFormat.allCases.map(\.suffix) == ["gif", "png", "apng", "webp"])
    #expect(ImageFormat.allCases.alternatives == "GIF, PNG, APNG or WebP")
    #expect(ImageFormat.animated.alternatives == "GIF, APNG or WebP")
    #expect([ImageFormat.png].alternatives == "PNG")
  }

  @Test("What a format's encoder writes is read as that format, with as many pictures as it can hold")
  func roundTrip() async throws {
    let pictures = [UInt32(0xFFFF_0000), 0xFF00_FF00].map { try? Bitmap(width: 5, height: 4, fill: $0) }.compactMap(
      \.self)
    for format in ImageFormat.allCases {
      let written = format.isAnimated ? pictures : [pictures[0]]
      let memory = MemorySink()
      let encoder = try format.makeEncoder(
        width: 5, height: 4, settings: EncodingSettings(loop: .times(3), jobs: 1), to: memory)
      for (index, picture) in written.enumerated() {
        try await encoder.write(Frame(bitmap: picture, start: Double(index) / 10, end: Double(index + 1) / 10))
      }
      try await encoder.finish()
      var decoder = try AnimationDecoder(bytes: memory.bytes)
      #expect(decoder.info.format == format)
      #expect(decoder.info.loop == (format.isAnimated ? .times(3) : .times(1)))
      for picture in written { #expect(try decoder.nextFrame()?.bitmap == picture) }
      #expect(try decoder.nextFrame() == nil)
    }
  }

  @Test("A quality is passed on where a format has one, and no quality is the usual one")
  func quality() async throws {
    var noise = Noise(seed: 3)
    let picture = try Bitmap(48, 48) { _, _ in 0xFF00_0000 | noise.next(below: 1 << 24) }
    func size(_ format: ImageFormat, _ quality: Double?) async throws -> Int {
      let memory = MemorySink()
      let encoder = try format.makeEncoder(
        width: 48, height: 48, settings: EncodingSettings(quality: quality), to: memory)
      try await encoder.write(Frame(bitmap: picture, start: 0, end: 1))
      try await encoder.finish()
      return memory.bytes.count
    }
    for format in ImageFormat.animated {
      guard let scale = format.quality else {
        #expect(try await size(format, 10) == size(format, nil))
        continue
      }
      #expect(try await size(format, 10) < size(format, nil))
      if let usual = scale.usual { #expect(try await size(format, usual) == size(format, nil)) }
      #expect(scale.smaller == scale.smaller.sorted(by: >))
    }
  }

  @Test(
    "Few bytes, and those of other formats, are nobody's",
    arguments: ["", "GIF", "RIFF....WEB", "RIFF....WAVE", "\u{89}PN", "<svg/>"])
  func unknown(text: String) { #expect(ImageFormat(sniffing: text.unicodeScalars.map { UInt8($0.value) }) == nil) }

  @Test("Every library is named once, with a version")
  func libraries() {
    let libraries = ImageFormat.allCases.flatMap(\.libraries)
    #expect(libraries.map(\.name) == ["giflib", "libdeflate", "Little CMS", "libwebp", "libwebpmux"])
    #expect(libraries.allSatisfy { $0.version.contains(".") })
  }
}
