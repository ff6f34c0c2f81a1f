import Springform
import SpringformBitmap
import SpringformComparison
import Testing

/// Both sides of what `similar` is for: the least changes that count as real, and what rasterisers do differently.
@Suite("What is real and what is not")
struct StrengthTests {
  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var make: @Sendable (inout Poster) -> Void

    init(_ name: String, _ make: @escaping @Sendable (inout Poster) -> Void) {
      (testDescription, self.make) = (name, make)
    }
  }

  static let changes = [
    Change("small type by 8 levels") { $0.noteColor += 0x080808 },
    Change("small type by -8 levels of green") { $0.noteColor -= 0x000800 },
    Change("small type's opacity by 0.05") { $0.noteOpacity = 0.95 },
    Change("a headline's opacity by 0.05") { $0.titleOpacity = 0.95 },
    Change("small type by half a pixel to the right") { $0.noteShift.dx = 0.5 },
    Change("small type by half a pixel down") { $0.noteShift.dy = 0.5 },
    Change("small type 1 % larger") { $0.noteSize *= 1.01 },
    Change("a letter") { $0.note = "We saved your place in the quene" },
    Change("another letter") { $0.note = "We saved your place in tho queue" },
    Change("a headline's weight") { $0.titleWeight = .heavy },
    Change("a card 1 % wider") { $0.cardSize.width *= 1.01 },
    Change("a card 1 % lower") { $0.cardSize.height *= 0.99 },
    Change("a card's corners") { $0.cardRadius = 16 },
    Change("a shadow's colour") { $0.shadowColor = 0x303030 },
    Change("a shadow's radius half as large again") { $0.shadowRadius = 13.5 },
    Change("a shadow's offset from 8 to 10") { $0.shadowOffset = 10 },
    Change("a shadow's opacity by 0.05") { $0.shadowOpacity = 0.4 },
    Change("a gradient's first colour by 8 levels") { $0.barColors[0] += 0x080000 },
    Change("a gradient's second colour by -8 levels of green") { $0.barColors[1] -= 0x000800 },
    Change("a gradient by 10 levels") { $0.barColors = [0x7685FF, 0xA4E2FF] },
    Change("a disc's colour by 8 levels") { $0.badgeColor += 0x080000 },
    Change("a disc 1 % larger") { $0.badgeRadius *= 1.01 },
    Change("a disc by half a pixel to the right") { $0.badgeShift.dx = 0.5 },
    Change("a disc by half a pixel down") { $0.badgeShift.dy = -0.5 },
    Change("a dot that is missing") { $0.hasDot = false },
    Change("everything by half a pixel") { $0.drift = 0.5 },
    Change("everything 1 % larger") { $0.scale = 1.01 },
  ]

  @Test("The least change of each kind is different", arguments: changes)
  func real(change: Change) async throws {
    var poster = Poster()
    change.make(&poster)
    let comparison = PictureComparison(expected: try await picture(Poster()), actual: try await picture(poster))
    #expect(comparison.tier == .different)
  }

  static let changesOfType = [
    Change("by 8 levels") { $0.noteColor += 0x080808 },
    Change("by -8 levels of green") { $0.noteColor -= 0x000800 },
    Change("in opacity by 0.05") { $0.noteOpacity = 0.95 },
    Change("by half a pixel to the right") { $0.noteShift.dx = 0.5 },
    Change("1 % larger") { $0.noteSize *= 1.01 },
    Change("a letter") { $0.note = "We saved your place in the quene" },
    Change("another letter") { $0.note = "We saved your place in tho queue" },
  ]

  @Test("So it is where nothing but small type is there, all of which changed", arguments: changesOfType)
  func alone(change: Change) async throws {
    var poster = Poster()
    poster.hasOnlyNote = true
    let original = try await picture(poster)
    change.make(&poster)
    #expect(PictureComparison(expected: original, actual: try await picture(poster)).tier == .different)
  }

  @Test("A whole picture 7 % darker is different")
  func darker() async throws {
    let original = try await picture(Poster())
    let pixels = original.pixels.map { pixel in
      Pixel.premultiplied(
        red: Pixel.red(pixel) * 93 / 100, green: Pixel.green(pixel) * 93 / 100, blue: Pixel.blue(pixel) * 93 / 100,
        alpha: 255)
    }
    let darker = try Bitmap(width: original.width, height: original.height, pixels: pixels)
    #expect(PictureComparison(expected: original, actual: darker).tier == .different)
  }

  @Test("Coordinates that are off by 0.01 or 0.03 pixels are similar", arguments: [0.01, 0.03, -0.03])
  func rounding(drift: Double) async throws {
    var poster = Poster()
    poster.drift = drift
    try await expectSimilar(try await picture(poster))
  }

  @Test("A picture drawn at twice the scale, four pixels averaged to one, is similar")
  func supersampled() async throws {
    let large = try await picture(Poster(), scale: 2)
    try await expectSimilar(
      try sampled(large, by: 2) { x, y, color in
        var sum: UInt32 = 2
        for row in 0..<2 { for column in 0..<2 { sum += color(2 * x + column, 2 * y + row) } }
        return sum / 4
      })
  }

  @Test("Sixteen points a pixel, each in the corner of its cell, make a picture that is similar")
  func sixteenPoints() async throws {
    try await expectSimilar(try await pointSampled())
  }

  @Test("Edges that are drawn otherwise in one place, and as before in all others, are different")
  func otherwiseInOnePlace() async throws {
    let original = try await picture(Poster())
    let redrawn = try await pointSampled()
    var patched = original
    // The disc with the strokes on it.
    for y in 30..<92 { for x in 30..<90 { patched[x, y] = redrawn[x, y] } }
    #expect(PictureComparison(expected: original, actual: patched).tier == .different)
  }

  @Test(
    "Where pictures at rest are the same to the last bit, one that moves may be off by less than where all are drawn otherwise",
    arguments: [(0.02, 0.02, Tier.similar), (0, 0.02, .similar), (0.05, 0.05, .similar), (0, 0.05, .different)])
  func oneRasteriser(resting: Double, moving: Double, tier: Tier) async throws {
    func pictures(resting: Double, moving: Double) async throws -> PictureSequence {
      var poster = Poster()
      poster.drift = resting
      let first = try await picture(poster)
      poster.badgeShift.dx = 3
      poster.drift = moving
      return try PictureSequence([first, try await picture(poster)])
    }
    let expected = try await pictures(resting: 0, moving: 0)
    let comparison = try AnimationComparison(
      expected: expected, actual: try await pictures(resting: resting, moving: moving))
    #expect(comparison.tier == tier)
    #expect(comparison.moments[1].comparison.changedPixels > 100)
  }

  private func expectSimilar(_ actual: Bitmap) async throws {
    let comparison = PictureComparison(expected: try await picture(Poster()), actual: actual)
    #expect(comparison.tier == .similar)
    #expect(comparison.changedPixels > 100)
  }

  private func pointSampled() async throws -> Bitmap {
    let large = try await picture(Poster(), scale: 16)
    return try sampled(large, by: 16) { x, y, color in
      var sum: UInt32 = 8
      for row in 0..<4 { for column in 0..<4 { sum += color(16 * x + 4 * column, 16 * y + 4 * row) } }
      return sum / 16
    }
  }

  private func picture(_ poster: Poster, scale: Double = 1) async throws -> Bitmap {
    try #require(try await Film(poster, scale: scale).pictures.first)
  }

  /// A smaller picture each of whose levels is made of those of a larger one.
  private func sampled(
    _ large: Bitmap, by factor: Int, _ level: (_ x: Int, _ y: Int, _ color: (Int, Int) -> UInt32) -> UInt32
  ) throws -> Bitmap {
    let (width, height) = (large.width / factor, large.height / factor)
    var pixels: [UInt32] = []
    for y in 0..<height {
      for x in 0..<width {
        let levels = [Pixel.red, Pixel.green, Pixel.blue].map { channel in
          level(x, y) { channel(large.pixels[$1 * large.width + $0]) }
        }
        pixels.append(Pixel.premultiplied(red: levels[0], green: levels[1], blue: levels[2], alpha: 255))
      }
    }
    return try Bitmap(width: width, height: height, pixels: pixels)
  }
}
