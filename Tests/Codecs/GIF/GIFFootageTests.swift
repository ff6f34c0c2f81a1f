import Glibc
import SpringformBitmap
import SpringformCodecs
import Testing

/// Pictures of true colour that change everywhere, as those of films and recordings do.
@Suite("GIFs of footage")
struct GIFFootageTests {
  private static let (width, height, count) = (160, 120, 10)

  /// A soft sky, hills with a grain, and a lit ball that crosses them, seen by a camera that pans.
  /// - Parameter noise: by how many levels a pixel differs from what it shows, at most.
  private static func footage(noise: UInt32) throws -> [Bitmap] {
    var random = Noise(seed: 61)
    let grain = (0..<512).map { _ in Int(random.next(below: 24)) }
    func bump(_ x: Int, period: Int) -> Int {
      let phase = (x % period + period) % period
      return phase * (period - phase) * 4 / period
    }
    return try (0..<count).map { index in
      try Bitmap(width, height) { column, row in
        let (x, y) = (column + index * 3, row + index)
        var (red, green, blue) = (60 + y, 90 + y / 2 + x / 8, 200 - y / 2)
        if row > 60 - bump(x, period: 90) / 4 {
          let texture = grain[(x * 7 + y * 13) & 511]
          (red, green, blue) = (50 + texture + x / 5, 100 + texture - y / 4, 40 + texture / 2 + bump(y, period: 40) / 2)
        }
        let (dx, dy) = (column - 30 - index * 8, row - 64)
        let square = dx * dx + dy * dy
        if square < 400 {
          (red, green, blue) = (250 - square / 4 - dx * 2, 180 - square / 3 - dx * 2, 60 + (400 - square) / 8)
        }
        func level(_ value: Int) -> UInt32 {
          let off = noise == 0 ? 0 : Int(random.next(below: 2 * noise + 1)) - Int(noise)
          return UInt32(min(max(value + off, 0), 255))
        }
        return 0xFF00_0000 | level(red) << 16 | level(green) << 8 | level(blue)
      }
    }
  }

  /// Peak signal to noise over all pictures.
  private static func decibels(_ pictures: [Bitmap], _ played: PlayedGIF) -> Double {
    var squares = 0
    for (picture, frame) in zip(pictures, played.frames) {
      for (asked, shown) in zip(picture.pixels, frame.pixels) { squares += Pixel.squaredDistance(asked, shown) }
    }
    return 10 * log10(255 * 255 * Double(pictures.count * width * height * 3) / Double(squares))
  }

  @Test(
    "Footage is near to what was asked for, and small, at every quality",
    arguments: [
      (6, 100, 41.0, 199_000), (6, 90, 40.8, 195_000), (6, 75, 36.8, 135_500), (0, 100, 44.4, 124_500),
      (0, 90, 43.3, 114_000),
    ] as [(noise: UInt32, quality: Int, decibels: Double, bytes: Int)])
  func footage(noise: UInt32, quality: Int, decibels: Double, bytes: Int) async throws {
    let pictures = try Self.footage(noise: noise)
    let file = try await encodeGIF(pictures, options: GIFOptions(quality: quality))
    let played = try PlayedGIF(file)
    #expect(played.frames.count == Self.count)
    #expect(Self.decibels(pictures, played) >= decibels)
    #expect(file.count <= bytes)
  }
}
