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

  @Test("A pixel whose source rests never changes, however many colours move past")
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

  @Test("What becomes transparent disappears, and what stays is exactly what it was")
  func transparency() async throws {
    let pictures = try (0..<10).map { index in
      let x = 6 + Double(index) * 3
      return try Bitmap.disc(48, 24, x: x, y: 12, radius: 6, color: 0xFF35_A7FF, on: 0)
    }
    let played = try await PlayedGIF(encodeGIF(pictures))
    #expect(played.frames.map(\.pixels) == pictures.map(opaqueOrAbsent))
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
      #expect(frame.pixels.map { $0 == 0 } == opaqueOrAbsent(picture).map { $0 == 0 })
    }
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
    #expect(try await PlayedGIF(encodeGIF(pictures)).frames.map(\.pixels) == pictures.map(opaqueOrAbsent))
  }

  @Test("Alpha 128 is shown as opaque, 127 not at all")
  func threshold() async throws {
    let picture = try Bitmap(width: 2, height: 1, pixels: [0x8040_0000, 0x7F40_0000])
    // 0x40 of 0x80 is half: 127.5 rounds to 0x80.
    #expect(try await PlayedGIF(encodeGIF([picture])).frames.map(\.pixels) == [[0xFF80_0000, 0]])
  }

  @Test("The same pictures make the same bytes")
  func deterministic() async throws {
    var noise = Noise(seed: 21)
    let pictures = try (0..<4).map { _ in
      try Bitmap(50, 50) { _, _ in 0xFF00_0000 | noise.next(below: 1 << 24) }
    }
    #expect(try await encodeGIF(pictures) == encodeGIF(pictures))
  }

  private func opaqueOrAbsent(_ picture: Bitmap) -> [UInt32] {
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
