import Springform
import SpringformBitmap
import SpringformComparison
import Testing

@Suite("What lossy files do")
struct LossyRuleTests {
  private static let tolerance = Tolerance(metric: .lossy)

  @Test("A palette of 6x7x6 colours with an ordered dither passes, and is not similar")
  func dithered() async throws {
    let original = try await picture(Poster())
    // D. E. Knuth's "Digital halftones by dot diffusion", 1987, gives this order of B. E. Bayer's, 1973.
    let order: [UInt32] = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]
    var dithered = original
    for y in 0..<original.height {
      for x in 0..<original.width {
        let threshold = order[y % 4 * 4 + x % 4]
        // Steps as small as those of 256 colours that were chosen for the picture.
        func level(_ value: UInt32) -> UInt32 { min((value * 16 + threshold * 12) / 192 * 12, 255) }
        let pixel = original[x, y]
        dithered[x, y] = Pixel.premultiplied(
          red: level(Pixel.red(pixel)), green: level(Pixel.green(pixel)), blue: level(Pixel.blue(pixel)), alpha: 255)
      }
    }
    #expect(PictureComparison(expected: original, actual: dithered).tier == .different)
    #expect(PictureComparison(expected: original, actual: dithered, tolerance: Self.tolerance).tier == .similar)
  }

  static let changes = [
    StrengthTests.Change("small type by 24 levels") { $0.noteColor = 0x928FAB },
    StrengthTests.Change("a headline's opacity by 0.15") { $0.titleOpacity = 0.85 },
    StrengthTests.Change("a gradient by 15 levels") { $0.barColors = [0x7B8AFF, 0xA9E7FF] },
    StrengthTests.Change("a shadow's offset from 8 to 11") { $0.shadowOffset = 11 },
    StrengthTests.Change("small type by 0.75 pixels to the right") { $0.noteShift.dx = 0.75 },
    StrengthTests.Change("a disc's colour by 12 levels") { $0.badgeColor += 0x0C0C0C },
  ]

  @Test("Real changes, half as strong again as the least that is named, are different", arguments: changes)
  func real(change: StrengthTests.Change) async throws {
    var poster = Poster()
    change.make(&poster)
    let comparison = PictureComparison(
      expected: try await picture(Poster()), actual: try await picture(poster), tolerance: Self.tolerance)
    #expect(comparison.tier == .different)
  }

  @Test(
    "A dot that fades a little passes alone, not in many places, and not when it fades clearly",
    arguments: [(dots: 1, level: 80, Tier.similar), (4, 80, .different), (1, 110, .different)])
  func speck(dots: Int, level: Int, tier: Tier) throws {
    func picture(_ level: Int) throws -> Bitmap {
      var picture = try Bitmap(width: 160, height: 40, fill: 0xFFFF_FFFF)
      for left in (0..<dots).map({ $0 * 40 + 18 }) {
        for y in 18..<21 {
          for x in left..<left + 2 { picture[x, y] = 0xFF00_0000 | UInt32(level) * 0x01_0101 }
        }
      }
      return picture
    }
    let comparison = PictureComparison(expected: try picture(0), actual: try picture(level), tolerance: Self.tolerance)
    #expect(comparison.tier == tier)
  }

  @Test("The sentence says so")
  func sentence() async throws {
    let original = try await Film(Poster())
    var noisy = original
    var random = Noise(seed: 3)
    noisy.pictures = original.pictures.map { picture in
      var picture = picture
      picture.withMutablePixels { pixels in
        for place in pixels.indices where pixels[place] & 0xF8 < 0xF8 { pixels[place] += random.next(below: 7) }
      }
      return picture
    }
    let tolerance = AnimationTolerance(picture: Self.tolerance)
    let sentence = try original.compared(with: noisy, tolerance: tolerance).sentence
    #expect(sentence == "similar: only what lossy encoders do differs, as the metric lossy tells")
  }

  private func picture(_ poster: Poster) async throws -> Bitmap { try #require(try await Film(poster).pictures.first) }
}
