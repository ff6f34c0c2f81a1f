import SpringformBitmap
import SpringformCodecs
import Testing

/// Pictures that a palette holds exactly, as recordings of screens are: what keeps their files small.
@Suite("GIF sizes")
struct GIFSizeTests {
  /// Letters of 6 by 10 pixels in seven shades upon a dark page, one more in each picture.
  private static func typing(_ count: Int) throws -> [Bitmap] {
    var noise = Noise(seed: 40)
    let letters = (0..<24).map { _ in (0..<60).map { _ in noise.next(below: 3) == 0 ? 1 + noise.next(below: 6) : 0 } }
    var page = try Bitmap(width: 240, height: 160, fill: 0xFF10_1418)
    func type(_ letter: [UInt32], column: Int, row: Int) {
      for (offset, shade) in letter.enumerated() where shade > 0 {
        page[column * 6 + offset % 6, row * 10 + offset / 6] = 0xFF10_1418 + shade * 0x20_2020
      }
    }
    for row in 0..<12 {
      for column in 0..<40 where noise.next(below: 4) > 0 {
        type(letters[Int(noise.next(below: 24))], column: column, row: row)
      }
    }
    return (0..<count).map { index in
      type(letters[index % 24], column: index % 40, row: 12 + index / 40)
      return page
    }
  }

  @Test("A long recording takes little more than its first picture")
  func recording() async throws {
    let pictures = try Self.typing(150)
    let first = try await encodeGIF([pictures[0]]).count
    let file = try await encodeGIF(pictures)
    #expect(try PlayedGIF(file).frames.map(\.pixels) == pictures.map(\.pixels))
    // A letter: 8 bytes of control, 10 of description, 3 of data around the codes of 60 pixels.
    #expect((file.count - first) / 149 < 60)
  }

  @Test(
    "All 256 colours are exact where some pixels stay, which are drawn again, and share the file's table",
    arguments: [1, 7, 64])
  func fullTable(step: Int) async throws {
    let pictures = try (0..<5).map { index in
      try Bitmap(64, 48) { x, y in
        let stays = x % 8 == 3
        let level = UInt32(x * 5 + y * 64 + (stays ? 0 : index * step)) & 0xFF
        return 0xFF00_0000 | level << 16 | (255 - level) << 8 | (level * 3 & 0xFF)
      }
    }
    let file = try await encodeGIF(pictures)
    #expect(try PlayedGIF(file).frames.map(\.pixels) == pictures.map(\.pixels))
    #expect(StoredGIF(file).images.map(\.tableEntries) == Array(repeating: 0, count: 5))
  }

  /// An index has two bits at least.
  @Test("Pictures of few colours have short codes", arguments: [(2, 2), (4, 2), (5, 3), (16, 4), (17, 5)])
  func shortCodes(colors: UInt32, codeSize: Int) async throws {
    var noise = Noise(seed: 3)
    // Every colour changes somewhere, and what stays has one of them.
    let pictures = try (0..<4).map { index in
      try Bitmap(40, 30) { x, y in
        0xFF00_0000 | (y < 4 ? UInt32(x) % colors : noise.next(below: colors)) * 0x08_0402
      }
    }
    let file = try await encodeGIF(pictures)
    #expect(try PlayedGIF(file).frames.map(\.pixels) == pictures.map(\.pixels))
    #expect(StoredGIF(file).images.dropFirst().allSatisfy { $0.codeSize <= codeSize + 1 })
    #expect(StoredGIF(file).images[0].codeSize == codeSize)
  }

  @Test("A picture that draws the first two of many colours has codes of two bits, and no table")
  func firstColors() async throws {
    var picture = try Bitmap(64, 64) { x, y in 0xFF00_0000 | UInt32(x + y) * 0x02_0101 }
    var pictures = [picture]
    for index in 0..<40 {
      // A cursor blinks.
      for y in 20..<30 { picture[30, y] = index % 2 == 0 ? 0xFF00_0000 : 0xFF02_0101 }
      pictures.append(picture)
    }
    let file = try await encodeGIF(pictures)
    #expect(try PlayedGIF(file).frames.map(\.pixels) == pictures.map(\.pixels))
    #expect(Set(StoredGIF(file).images.dropFirst().map { [$0.tableEntries, $0.codeSize] }) == [[0, 2]])
  }

  @Test("A table that its colours fill is given up for a larger one where what stays is dear to draw again")
  func fullLocalTable() async throws {
    var noise = Noise(seed: 14)
    // Three scenes of 128 colours each, of which the file's table holds two; each changes in every third line.
    let pictures = try (0..<9).reduce(into: [Bitmap]()) { pictures, index in
      let scene = UInt32(index / 3)
      pictures.append(
        try Bitmap(48, 48) { x, y in
          if index % 3 > 0, y % 3 > 0, let last = pictures.last { return last[x, y] }
          let level = index % 3 > 0 ? UInt32(x + y * 16 + index * 50) % 128 : noise.next(below: 128)
          return 0xFF00_0000 | (level << 16) | (level + scene * 40) << 8 | 0x10
        })
    }
    let file = try await encodeGIF(pictures)
    #expect(try PlayedGIF(file).frames.map(\.pixels) == pictures.map(\.pixels))
    let changes = StoredGIF(file).images.enumerated().filter { $0.offset % 3 > 0 }.map(\.element.tableEntries)
    #expect(changes.count == 6 && changes.contains(256) && !changes.contains(128))
  }

  @Test("Stickers that disappear use the file's table as well")
  func stickers() async throws {
    let pictures = try (0..<8).map { index in
      try Bitmap(48, 24) { x, y in
        (index * 4..<index * 4 + 12).contains(x) && y > 4 ? 0xFF00_0000 | UInt32(x % 4 * 4 + y % 4) * 0x0C_0804 : 0
      }
    }
    let file = try await encodeGIF(pictures)
    #expect(try PlayedGIF(file).frames.map(\.pixels) == pictures.map(\.pixels))
    #expect(StoredGIF(file).images.map(\.tableEntries).max() == 0)
  }
}
