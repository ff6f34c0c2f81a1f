import SpringformBitmap
import SpringformCodecs
import Testing

@Suite("GIF motion")
struct GIFMotionTests {
  @Test("Only the changed rectangle is stored")
  func cropped() async throws {
    let first = try Bitmap(width: 40, height: 30, fill: 0xFFFF_FFFF)
    var second = first
    second[10, 20] = 0xFF00_0000
    second[13, 25] = 0xFF00_00FF
    let played = try await PlayedGIF(encodeGIF([first, second]))
    #expect(played.frames.map(\.area) == [40 * 30, 4 * 6])
    #expect(played.frames.map(\.pixels) == [first.pixels, second.pixels])
  }

  @Test("Equal pictures become one that stays longer")
  func still() async throws {
    let white = try Bitmap(width: 4, height: 4, fill: 0xFFFF_FFFF)
    let black = try Bitmap(width: 4, height: 4, fill: 0xFF00_0000)
    let played = try await PlayedGIF(encodeGIF([white, white, white, black, black]))
    #expect(played.frames.map(\.delay) == [6, 4])
  }

  @Test("A pixel whose source does not change never changes on screen, however many colours move past")
  func noFlicker() async throws {
    var noise = Noise(seed: 5)
    let backdrop = try Bitmap(64, 64) { _, _ in 0xFF00_0000 | noise.next(below: 1 << 24) }
    let pictures = try (0..<8).map { index in
      try Bitmap(64, 64) { x, y in
        (index * 6..<index * 6 + 20).contains(x) && (10..<40).contains(y)
          ? 0xFF00_0000 | noise.next(below: 1 << 24) : backdrop[x, y]
      }
    }
    try await expectNoFlicker(pictures, PlayedGIF(encodeGIF(pictures)))
  }

  /// One entry of 256 stands for what stays as it is.
  @Test(
    "What changes in up to 255 colours is exact, down to the usual quality and whatever lies around it",
    arguments: [1, 2, 127, 128, 254, 255] as [UInt32], [90, 100])
  func fewChanges(colors: UInt32, quality: Int) async throws {
    var noise = Noise(seed: 17)
    let backdrop = try Bitmap(64, 64) { _, _ in 0xFF00_0000 | noise.next(below: 1 << 24) }
    let pictures = try (0..<5).map { index in
      try Bitmap(64, 64) { x, y in
        let color = UInt32(x + 32 * y + index) % colors
        return x < 32 && y < 32 && index > 0 ? 0xFF00_0000 | color << 16 | (255 - color) << 8 | 0x5A : backdrop[x, y]
      }
    }
    let played = try await PlayedGIF(encodeGIF(pictures, options: GIFOptions(quality: quality)))
    let changed = pictures[0].pixels.indices.filter { $0 % 64 < 32 && $0 / 64 < 32 }
    // With one colour nothing changes after the second picture.
    for (picture, frame) in zip(pictures, played.frames).dropFirst() {
      #expect(changed.count { picture.pixels[$0] != frame.pixels[$0] } == 0)
    }
  }

  /// Between black lines, so that no row has a fill, a soft picture of many colours fades on white, which then stays.
  @Test("What has come to rest shows nothing of what faded there", arguments: [(90, 3), (70, 8), (30, 16)])
  func rest(quality: Int, levels: Int) async throws {
    let pictures = try (0..<30).map { index in
      let opacity = max(1 - Double(index) / 12, 0)
      return try Bitmap(64, 64) { x, y in
        if x % 8 == 0 { return 0xFF00_0000 }
        func channel(_ value: Int, _ shift: UInt32) -> UInt32 {
          let faded = 255 - opacity * Double(255 - value)
          return UInt32(faded.rounded()) << shift
        }
        return channel(255, 24) | channel(x * 3, 16) | channel(y * 3, 8) | channel(255 - x - y, 0)
      }
    }
    let played = try await PlayedGIF(encodeGIF(pictures, options: GIFOptions(quality: quality)))
    let last = try #require(played.frames.last)
    for (shown, source) in zip(last.pixels, pictures[29].pixels) where shown != source {
      let channels = [(Pixel.red(shown), Pixel.red(source)), (Pixel.green(shown), Pixel.green(source))]
      for (shown, source) in channels + [(Pixel.blue(shown), Pixel.blue(source))] {
        #expect(abs(Int(shown) - Int(source)) <= levels)
      }
    }
  }

  @Test("What becomes transparent disappears, and what stays is exactly what it was")
  func transparency() async throws {
    let pictures = try (0..<10).map { index in
      let x = 6 + Double(index) * 3
      return try Bitmap.disc(48, 24, x: x, y: 12, radius: 6, color: 0xFF35_A7FF, on: 0)
    }
    let played = try await PlayedGIF(encodeGIF(pictures))
    #expect(played.frames.map(\.pixels) == pictures.map(opaqueOrTransparent))
  }

  @Test("Transparency with more colours than a palette has does not flicker", arguments: [0xFF, 0x00] as [UInt32])
  func richTransparency(firstAlpha: UInt32) async throws {
    var noise = Noise(seed: 11)
    let backdrop = try Bitmap(64, 64) { x, y in
      x < 40 ? 0xFF00_0000 | UInt32(x * 6) << 16 | UInt32(y * 4) << 8 | noise.next(below: 4) : 0
    }
    var pictures = try (0..<8).map { index in
      try Bitmap(64, 64) { x, y in
        (index * 6..<index * 6 + 20).contains(x) && (10..<40).contains(y)
          ? 0xFF00_0000 | noise.next(below: 1 << 24) : backdrop[x, y]
      }
    }
    pictures[0][0, 0] = firstAlpha << 24
    let played = try await PlayedGIF(encodeGIF(pictures))
    try expectNoFlicker(pictures, played)
    for (picture, frame) in zip(pictures, played.frames) {
      #expect(frame.pixels.map { $0 == 0 } == opaqueOrTransparent(picture).map { $0 == 0 })
    }
  }

  @Test("What begins opaque with more colours than a palette has, and turns transparent, does not flicker")
  func lateTransparency() async throws {
    let pictures = try Self.holes(in: 64, at: [4, 5, 7])
    let played = try await PlayedGIF(encodeGIF(pictures))
    try expectNoFlicker(pictures, played)
    for (picture, frame) in zip(pictures, played.frames) {
      #expect(frame.pixels.map { $0 == 0 } == opaqueOrTransparent(picture).map { $0 == 0 })
    }
  }

  /// Four pictures of 1024 by 1024 are looked at beforehand; what comes later cannot be known.
  @Test("Transparency that is foretold may come at any time")
  func foretoldTransparency() async throws {
    let pictures = try Self.holes(in: 1024, at: [5, 7])
    let options = GIFOptions(expectsTransparency: true)
    try await expectNoFlicker(pictures, PlayedGIF(encodeGIF(pictures, options: options)))
  }

  /// Eight opaque pictures, some with two pixels missing. Between these lie thousands of colours, more of which change
  /// each time.
  private static func holes(in side: Int, at holes: Set<Int>) throws -> [Bitmap] {
    var noise = Noise(seed: 3)
    var picture = try Bitmap(width: side, height: side, fill: 0xFFFF_FFFF)
    return (0..<8).map { index in
      for y in 0..<64 {
        for x in 0..<64 where index == 0 || x / 8 == index { picture[x, y] = 0xFF00_0000 | noise.next(below: 1 << 24) }
      }
      var shown = picture
      if holes.contains(index) { (shown[0, 0], shown[63, 63]) = (0, 0) }
      return shown
    }
  }

  @Test("That colours run out beside what has to stay is said", arguments: [(colors: 40, crowded: 0), (1 << 24, 7)])
  func crowdedPalette(colors: UInt32, crowded: Int) async throws {
    var noise = Noise(seed: 5)
    let encoder = try GIFEncoder(width: 64, height: 64, to: MemorySink())
    // Eight rows more are new each time, and a corner turns transparent and back.
    var rows = try Bitmap(width: 64, height: 64, fill: 0xFF00_0000)
    for index in 0..<8 {
      for pixel in index * 512..<index * 512 + 512 {
        rows[pixel % 64, pixel / 64] = 0xFF00_0000 | noise.next(below: colors)
      }
      var picture = rows
      if index % 2 == 1 { picture[63, 63] = 0 }
      let start = Double(index) / 10
      try await encoder.write(Frame(bitmap: picture, start: start, end: start + 0.1))
    }
    try await encoder.finish()
    #expect(encoder.warnings == (crowded == 0 ? [] : [.crowdedPalette(pictures: crowded)]))
  }

  @Test("A rich transparent canvas leaves room for what comes later")
  func roomForLater() async throws {
    var noise = Noise(seed: 8)
    let rich = try Bitmap(64, 64) { x, _ in x < 60 ? 0xFF00_0000 | noise.next(below: 1 << 24) : 0 }
    let pictures = try (0..<3).map { index in
      try Bitmap(64, 64) { x, y in
        (8 * index..<8 * index + 8).contains(x) && y < 8 ? [0xFF35_A7FF, 0xFFFF_5964][y / 4] : rich[x, y]
      }
    }
    let played = try await PlayedGIF(encodeGIF([rich] + pictures))
    for (index, frame) in played.frames.dropFirst().enumerated() {
      #expect(frame.pixels[8 * index] == 0xFF35_A7FF && frame.pixels[8 * index + 64 * 4] == 0xFFFF_5964)
    }
  }

  @Test("Pictures may vanish altogether and come back")
  func nothing() async throws {
    let nothing = try Bitmap(width: 9, height: 7)
    let disc = try Bitmap.disc(9, 7, x: 4, y: 3, radius: 3, color: 0xFFFF_0000, on: 0)
    let pictures = [nothing, disc, nothing, disc]
    #expect(try await PlayedGIF(encodeGIF(pictures)).frames.map(\.pixels) == pictures.map(opaqueOrTransparent))
  }

  @Test("What is transparent at first and filled later has all its colours, each picture a palette of its own")
  func layers() async throws {
    // 200 colours in each quarter, the last near black, beside what nothing has covered yet.
    let pictures = try (1...4).map { count in
      try Bitmap(80, 10) { x, y in
        x < 20 * count ? 0xFF00_0000 | UInt32(x / 20) * 60 << 16 | UInt32(x % 20) * 12 << 8 | UInt32(y * 25) : 0
      }
    }
    let played = try await PlayedGIF(encodeGIF(pictures))
    #expect(played.frames.map(\.pixels) == pictures.map(opaqueOrTransparent))
  }

  @Test("Every image of an animation in which pixels become transparent has a transparent entry")
  func transparentEntry() async throws {
    let disc = try Bitmap.disc(9, 7, x: 4, y: 3, radius: 3, color: 0xFFFF_0000, on: 0)
    let opaque = try Bitmap(width: 9, height: 7, fill: 0xFF00_00FF)
    let file = try await encodeGIF([opaque, disc, opaque, disc])
    // The flag in each graphic control extension.
    let controls = file.indices.dropLast(4).filter { Array(file[$0..<$0 + 3]) == [0x21, 0xF9, 4] }
    #expect(controls.count == 4)
    #expect(controls.allSatisfy { file[$0 + 3] & 1 == 1 })
  }

  @Test("Alpha 128 is shown as opaque, 127 not at all")
  func threshold() async throws {
    let picture = try Bitmap(width: 2, height: 1, pixels: [0x8040_0000, 0x7F40_0000])
    // 0x40 of 0x80 is half: 127.5 rounds to 0x80.
    #expect(try await PlayedGIF(encodeGIF([picture])).frames.map(\.pixels) == [[0xFF80_0000, 0]])
  }

  @Test("The same pictures make the same bytes in every process, whatever seed it hashes with")
  func deterministic() async throws {
    let digest = try await Self.digestOfNoise()
    for _ in 0..<2 {
      let process = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        print(try await GIFMotionTests.digestOfNoise())
      }
      #expect(process.map { String(decoding: $0.standardOutputContent, as: UTF8.self).contains(digest) } == true)
    }
  }

  /// Of a GIF with far more colours than its palettes have.
  private static func digestOfNoise() async throws -> String {
    var noise = Noise(seed: 21)
    let pictures = try (0..<4).map { _ in
      try Bitmap(50, 50) { _, _ in 0xFF00_0000 | noise.next(below: 1 << 24) }
    }
    return Digest(of: try await encodeGIF(pictures)).description
  }

  private func opaqueOrTransparent(_ picture: Bitmap) -> [UInt32] {
    picture.pixels.map { Pixel.alpha($0) >= 128 ? Pixel.unpremultiplied($0) | 0xFF00_0000 : 0 }
  }

  private func expectNoFlicker(_ pictures: [Bitmap], _ played: PlayedGIF) throws {
    try #require(played.frames.count == pictures.count)
    for index in 1..<pictures.count {
      let changed = pictures[0].pixels.indices.count { pixel in
        pictures[index].pixels[pixel] == pictures[index - 1].pixels[pixel]
          && played.frames[index].pixels[pixel] != played.frames[index - 1].pixels[pixel]
      }
      #expect(changed == 0, "frame \(index)")
    }
  }
}
