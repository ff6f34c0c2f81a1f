import SpringformGeometry
import SpringformText
import Testing

@Suite struct TextLayoutTests {
  let library = FontLibrary()

  /// Inter Regular has 2816 units in an em; `hb-shape` adds up to 25508 units for this word, and the font's horizontal
  /// header gives 2728 units above the baseline and 680 below.
  @Test(arguments: [7.0, 16, 100]) func measuresAreTheFonts(size: Double) throws {
    let layout = try library.layout("HAMBURGEFONTS", font: Font(size: size))
    let unit = size / 2816
    #expect(abs(layout.size.width - 25508 * unit) < 1e-5 * size)
    #expect(abs(layout.size.height - 3408 * unit) < 1e-5 * size)
    #expect(abs(layout.baseline - 2728 * unit) < 1e-5 * size)
    #expect(layout.lineCount == 1)
    #expect(!layout.isTruncated)
  }

  @Test func outlinesGrowWithTheSize() throws {
    let small = try library.layout("Quick, fox", font: Font(size: 10))
    let large = try library.layout("Quick, fox", font: Font(size: 70))
    let bounds = try #require(small.outlines.controlBounds)
    let grown = try #require(large.outlines.controlBounds)
    for (one, seven) in [
      (bounds.minX, grown.minX), (bounds.minY, grown.minY), (bounds.maxX, grown.maxX), (bounds.maxY, grown.maxY),
      (small.size.width, large.size.width), (small.baseline, large.baseline),
    ] {
      #expect(abs(seven - 7 * one) < 1e-9)
    }
    #expect(small.outlines.elements.count == large.outlines.elements.count)
  }

  /// H stands on the baseline with a cap height of 2048 units.
  @Test func outlinesStandOnTheBaseline() throws {
    let layout = try library.layout("H", font: Font(size: 2816))
    let bounds = try #require(layout.outlines.controlBounds)
    #expect(abs(bounds.maxY - 2728) < 1)
    #expect(abs(bounds.height - 2048) < 1)
  }

  @Test func longLinesAreCompleteToTheLastGlyph() throws {
    let one = try library.layout("I", font: Font(size: 10)).outlines.elements.count
    let many = try library.layout(String(repeating: "I", count: 500), font: Font(size: 10))
    #expect(many.outlines.elements.count == 500 * one)
    let lines = try library.layout(String(repeating: "I\n", count: 99) + "I", font: Font(size: 10))
    #expect(lines.outlines.elements.count == 100 * one)
    #expect(lines.lineCount == 100)
  }

  @Test func weightAndSlantChooseTheFace() throws {
    let widths = try Font.Weight.allCases.map { weight in
      try library.layout("Springform", font: Font(size: 20, weight: weight)).size.width
    }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
    let upright = try library.layout("Springform", font: Font(size: 20)).outlines
    #expect(try library.layout("Springform", font: Font(size: 20, isItalic: true)).outlines != upright)
  }

  @Test func emptyTextIsALineHigh() throws {
    let layout = try library.layout("", font: Font(size: 28.16))
    #expect(layout.outlines.isEmpty)
    #expect(layout.size.width == 0)
    #expect(abs(layout.size.height - 34.08) < 1e-3)
  }

  @Test("Letters are taken apart between one and the next", arguments: [-0.5, 2, 7.25])
  func letterSpacing(spacing: Double) throws {
    let font = Font(size: 20)
    func width(_ text: String, _ spacing: Double) throws -> Double {
      try library.layout(text, font: font, paragraph: Paragraph(letterSpacing: spacing)).size.width
    }
    for text in ["H", "HAMBURGEFONTS", "two words"] {
      let added = spacing * Double(text.count - 1)
      // Each gap is rounded to 1/262144 em.
      #expect(abs(try width(text, spacing) - width(text, 0) - added) <= 4e-5 * Double(text.count - 1))
    }
  }

  @Test("Lines are as high as the multiple says, half of what it adds above them", arguments: [0.0, 0.8, 1, 1.5, 3])
  func lineHeight(multiple: Double) throws {
    let (text, font) = ("one\ntwo\nthree", Font(size: 28.16))
    let plain = try library.layout(text, font: font)
    let layout = try library.layout(text, font: font, paragraph: Paragraph(lineHeight: multiple))
    // The font's own line is 34.08 points high.
    let added = (multiple - 1) * 34.08
    #expect(abs(layout.size.height - 3 * multiple * 34.08) < 1e-3)
    #expect(abs(layout.baseline - plain.baseline - added / 2) < 1e-3)
    #expect(layout.size.width == plain.size.width)
    let (last, before) = (try #require(layout.outlines.controlBounds), try #require(plain.outlines.controlBounds))
    if multiple > 0.5 {
      #expect(abs(last.minY - before.minY - added / 2) < 2e-3)
      #expect(abs(last.maxY - before.maxY - 2.5 * added) < 2e-3)
    }
    if multiple == 1 { #expect(layout == plain) }
  }

  @Test("Distances without end are refused, and enormous ones are limited")
  func spacingLimits() throws {
    let font = Font(size: 10)
    for bad in [Double.nan, .infinity] {
      #expect(throws: FontError.self) { try library.layout("a", font: font, paragraph: Paragraph(lineHeight: bad)) }
      #expect(throws: FontError.self) { try library.layout("a", font: font, paragraph: Paragraph(letterSpacing: bad)) }
    }
    #expect(FontError.lineHeight(.nan).description == "a line cannot be nan times as high as its font")
    #expect(FontError.letterSpacing(.infinity).description == "letters cannot be inf points apart")
    let wide = try library.layout(
      String(repeating: "W", count: FontLibrary.maximumLength), font: font, paragraph: Paragraph(letterSpacing: 1e300))
    #expect(wide.size.width > 40_000 && wide.size.width < 82_000)
    let high = try library.layout(
      String(repeating: "\n", count: FontLibrary.maximumLength), font: font, paragraph: Paragraph(lineHeight: 1e300))
    #expect(high.size.height > 200_000 && high.size.height < 300_000)
    #expect(try library.layout("a", font: font, paragraph: Paragraph(lineHeight: -3)).size.height == 0)
  }
}
