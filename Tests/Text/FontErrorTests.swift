import SpringformGeometry
import SpringformText
import Testing

@Suite struct FontErrorTests {
  let library = FontLibrary()

  @Test(arguments: ["Helvetica Neue Nowhere", "", "Inter,Sans"]) func unknownFamiliesAreNamed(family: String) {
    #expect(throws: FontError.unknownFamily(family)) {
      try library.layout("a", font: Font(family: family, size: 12))
    }
  }

  @Test(arguments: ["inter", "INTER", "Sans", "monospace"]) func familiesAreFoundInAnyCase(family: String) throws {
    let name = ["inter": "Inter", "sans": "Sans", "monospace": "Monospace"][family.lowercased()] ?? ""
    let layout = try library.layout("a", font: Font(family: name, size: 12))
    #expect(try library.layout("a", font: Font(family: family, size: 12)).outlines == layout.outlines)
  }

  @Test(arguments: [(0, "0"), (-1, "-1"), (.nan, "nan"), (.infinity, "inf"), (1e7, "10000000")] as [(Double, String)])
  func sizesAreLimited(size: Double, text: String) {
    let error = #expect(throws: FontError.self) { try library.layout("a", font: Font(size: size)) }
    #expect(error.map { "\($0)" } == "a font of \(text) points is not possible")
  }

  @Test(arguments: [-5, 0, 1e-300, 1e300, .infinity, -.infinity]) func anyWidthThatIsANumberWillDo(width: Double) throws
  {
    let paragraph = Paragraph(width: width, maximumLines: 3)
    #expect(try library.layout("ab cd", font: Font(size: 12), paragraph: paragraph).lineCount >= 1)
    let error = #expect(throws: FontError.self) {
      try library.layout("ab", font: Font(size: 12), paragraph: Paragraph(width: .nan))
    }
    #expect(error.map { "\($0)" } == "a text cannot be nan points wide")
  }

  @Test func textIsLimited() throws {
    let limit = 4096
    let longest = try library.layout(String(repeating: "W", count: limit), font: Font(size: 1))
    let one = try library.layout("W", font: Font(size: 1))
    #expect(abs(longest.size.width / Double(limit) - one.size.width) < 1e-3)
    #expect(throws: FontError.textLength(limit + 1)) {
      try library.layout(String(repeating: "W", count: limit + 1), font: Font(size: 1))
    }
  }

  @Test func anythingIsDrawn() throws {
    for text in ["\0", "a\0b", "\u{10FFFD}", "\u{202E}abc", "\r\n\u{2028}\t", "e\u{301}\u{301}\u{301}", "👨‍👩‍👧"] {
      _ = try library.layout(text, font: Font(size: 12))
    }
    let box = try library.layout("\u{10FFFD}", font: Font(size: 12))
    #expect(!box.outlines.isEmpty)
    let marked = try library.layout("a\u{FFFD}b", font: Font(size: 12))
    #expect(try library.layout("a\0b", font: Font(size: 12)) == marked)
  }
}
