import SpringformGeometry
import SpringformText
import Testing

@Suite struct ParagraphTests {
  let library = FontLibrary()
  static let text = "The quick brown fox jumps over the lazy dog"
  static let font = Font(size: 20)

  func layout(_ paragraph: Paragraph, _ text: String = text) throws -> TextLayout {
    try library.layout(text, font: Self.font, paragraph: paragraph)
  }

  @Test func linesBreakAtTheWidth() throws {
    let line = try layout(Paragraph())
    let wrapped = try layout(Paragraph(width: 150))
    #expect(wrapped.lineCount > 2)
    #expect(wrapped.size.width <= 150)
    #expect(abs(wrapped.size.height - Double(wrapped.lineCount) * line.size.height) < 1e-3)
    #expect(!wrapped.isTruncated)
    #expect(wrapped.outlines.elements.count == line.outlines.elements.count)
  }

  @Test(arguments: [(Paragraph.Alignment.leading, 0.0), (.center, 0.5), (.trailing, 1)])
  func linesStandWhereTheyAreAligned(alignment: Paragraph.Alignment, share: Double) throws {
    let leading = try #require(try layout(Paragraph(width: 300), "Fox").outlines.controlBounds)
    let layout = try layout(Paragraph(width: 300, alignment: alignment), "Fox")
    let bounds = try #require(layout.outlines.controlBounds)
    #expect(abs(bounds.minX - leading.minX - share * (300 - layout.size.width)) < 0.01)
  }

  @Test(arguments: [Paragraph.Truncation.head, .middle, .tail]) func anEllipsisMarksWhatIsMissing(
    truncation: Paragraph.Truncation
  ) throws {
    let cut = try layout(.line(width: 150, truncation: truncation))
    #expect(cut.isTruncated)
    #expect(cut.lineCount == 1)
    #expect(try #require(cut.outlines.controlBounds).maxX <= 150)
  }

  @Test func theEllipsisStandsWhereTextIsCut() throws {
    let layouts = try [Paragraph.Truncation.head, .middle, .tail].map {
      try layout(.line(width: 150, truncation: $0)).outlines
    }
    #expect(Set(layouts).count == 3)
    // T begins the text when its head is kept.
    let start = try layout(Paragraph(), "T").outlines.elements
    #expect(Array(layouts[2].elements.prefix(start.count)) == start)
    #expect(Array(layouts[0].elements.prefix(start.count)) != start)
  }

  @Test(arguments: [Paragraph.Truncation.none, .tail]) func onlySoManyLinesAreShown(
    truncation: Paragraph.Truncation
  ) throws {
    let two = try layout(Paragraph(width: 150, truncation: truncation, maximumLines: 2))
    let line = try layout(Paragraph())
    #expect(two.lineCount == 2)
    #expect(two.isTruncated)
    #expect(abs(two.size.height - 2 * line.size.height) < 1e-3)
    #expect(try layout(Paragraph(maximumLines: 2), "a\nb\nc").lineCount == 2)
    #expect(try layout(Paragraph(maximumLines: 0), "a\nb").lineCount == 1)
  }
}
