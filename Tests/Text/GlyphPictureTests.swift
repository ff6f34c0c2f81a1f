import SpringformBitmap
import SpringformGeometry
import SpringformText
import Testing

/// Noto Color Emoji has one drawing of each glyph, 136 by 128 pixels for an em of 109, whose left edge lies where the glyph
/// begins and whose top lies 101 above the baseline; a glyph's advance is 2550 of an em's 2048 units (tables CBLC, hmtx).
@Suite struct GlyphPictureTests {
  let library = FontLibrary()

  /// With a clear pixel on every side.
  @Test(arguments: [10.9, 17, 109]) func anEmojiLiesWhereItsFontSays(size: Double) throws {
    let layout = try library.layout("😀", font: Font(size: size))
    let picture = try #require(layout.pictures.first)
    #expect(layout.pictures.count == 1)
    #expect(layout.outlines.isEmpty)
    #expect((picture.bitmap.width, picture.bitmap.height) == (138, 130))
    let pixel = size / 109
    #expect(abs(picture.frame.minX + pixel) < 1e-6 * size)
    #expect(abs(picture.frame.minY - layout.baseline + 102 * pixel) < 1e-6 * size)
    #expect(abs(picture.frame.width - 138 * pixel) < 1e-6 * size)
    #expect(abs(picture.frame.height - 130 * pixel) < 1e-6 * size)
    #expect(abs(layout.size.width - 2550.0 / 2048 * size) < 1e-3 * size)
  }

  /// The face is yellow in its upper half, and clear around.
  @Test func anEmojiHasItsOwnColors() throws {
    let bitmap = try #require(try library.layout("😀", font: Font(size: 12)).pictures.first).bitmap
    let forehead = bitmap[69, 20]
    #expect(Pixel.alpha(forehead) == 255)
    #expect(Pixel.red(forehead) > 240 && Pixel.green(forehead) > 180 && Pixel.blue(forehead) < 80)
    for x in 0..<138 { #expect(bitmap[x, 0] == 0 && bitmap[x, 129] == 0) }
    for y in 0..<130 { #expect(bitmap[0, y] == 0 && bitmap[137, y] == 0) }
    #expect(bitmap.pixels.allSatisfy { max(Pixel.red($0), Pixel.green($0), Pixel.blue($0)) <= Pixel.alpha($0) })
  }

  /// What its font joins is one picture: a family of three joined by U+200D, a flag of two letters, a hand and its skin, a
  /// digit in a key cap.
  @Test(arguments: ["👨‍👩‍👧", "🇩🇪", "👋🏽", "1️⃣", "❤️"]) func aSequenceIsOnePicture(emoji: String) throws {
    let layout = try library.layout(emoji, font: Font(size: 20))
    #expect(layout.pictures.count == 1)
    #expect(layout.outlines.isEmpty)
    #expect(abs(layout.size.width - 2550.0 / 2048 * 20) < 0.02)
  }

  @Test func lettersBesideAnEmojiKeepTheirOutlines() throws {
    let font = Font(size: 20)
    let layout = try library.layout("a😀b", font: font)
    let (a, b) = (try library.layout("a", font: font), try library.layout("b", font: font))
    #expect(layout.outlines.elements.count == a.outlines.elements.count + b.outlines.elements.count)
    let picture = try #require(layout.pictures.first)
    #expect(abs(picture.frame.minX + 20.0 / 109 - a.size.width) < 1e-3)
    let bounds = try #require(layout.outlines.controlBounds)
    let last = try #require(b.outlines.controlBounds)
    #expect(abs(bounds.maxX - last.maxX - a.size.width - 2550.0 / 2048 * 20) < 0.02)
  }

  /// Unicode shows these as text unless U+FE0F follows (emoji-data.txt, Emoji_Presentation).
  @Test(arguments: ["plain letters", "0123456789 #*", "✓ ✔ → ↔ ↗ ☎ ♥ © ® ™ ‼ ▶ ☀"]) func textStaysText(text: String)
    throws
  {
    #expect(try library.layout(text, font: Font(size: 20)).pictures.isEmpty)
  }

  @Test(arguments: [0.0, 5]) func emojiStandInARow(spacing: Double) throws {
    let layout = try library.layout("😀😎😀", font: Font(size: 20), paragraph: Paragraph(letterSpacing: spacing))
    let lefts = layout.pictures.map(\.frame.minX)
    #expect(lefts.count == 3)
    for (one, next) in zip(lefts, lefts.dropFirst()) {
      #expect(abs(next - one - 2550.0 / 2048 * 20 - spacing) < 0.02)
    }
    #expect(layout.pictures.first?.bitmap == layout.pictures.last?.bitmap)
    #expect(layout.pictures.first?.bitmap != layout.pictures.dropFirst().first?.bitmap)
  }

  @Test func everyLineHasItsOwn() throws {
    let layout = try library.layout(
      "😀\na😀", font: Font(size: 20), paragraph: Paragraph(alignment: .trailing, letterSpacing: 5))
    let (first, second) = (try #require(layout.pictures.first), try #require(layout.pictures.last))
    #expect(layout.pictures.count == 2)
    #expect(abs(first.frame.minX - second.frame.minX) < 1e-3)
    #expect(abs(second.frame.minY - first.frame.minY - layout.size.height / 2) < 2)
    #expect(first.bitmap == second.bitmap)
    let cut = try library.layout("😀😀😀😀", font: Font(size: 20), paragraph: .line(width: 60))
    #expect(cut.isTruncated)
    #expect(cut.pictures.count < 3)
  }

  @Test func theFontIsToldOf() throws {
    _ = try library.layout("a", font: Font(size: 20))
    #expect(!library.usedFaces.map(\.family).contains("Noto Color Emoji"))
    _ = try library.layout("a😀", font: Font(size: 20))
    #expect(library.usedFaces.map(\.family).contains("Noto Color Emoji"))
    #expect(library.undrawable.isEmpty)
  }
}
