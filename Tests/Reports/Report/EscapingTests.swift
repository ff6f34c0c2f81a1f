import FoundationEssentials
import Testing

@testable import SpringformReports

@Suite struct EscapingTests {
  @Test("no text can end an attribute, a tag or a reference in HTML", arguments: oddTexts)
  func htmlIsInert(_ text: String) {
    let escaped = htmlEscaped(text).unicodeScalars
    #expect(!escaped.contains { "<>\"'".unicodeScalars.contains($0) })
    #expect(!escaped.contains { $0.properties.generalCategory == .control })
    // Every ampersand begins one of our own references.
    let references = ["amp;", "lt;", "gt;", "quot;", "#39;", "#10;", "#9;"]
    for part in String(escaped).split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
      #expect(references.contains { part.unicodeScalars.starts(with: $0.unicodeScalars) })
    }
  }

  @Test("a mark with an accent upon it is escaped like the mark alone")
  func accents() {
    // Both are single characters to Swift, but not to HTML.
    #expect(htmlEscaped("\"\u{301}") == "&quot;\u{301}")
    #expect(htmlEscaped("<\u{338}b") == "&lt;\u{338}b")
  }

  @Test("JSON in a script element cannot end it, and means the same", arguments: oddTexts)
  func scriptData(_ text: String) throws {
    let json = try JSONEncoder().encode([text])
    let escaped = scriptEscaped(json)
    #expect(!escaped.contains(UInt8(ascii: "<")) && !escaped.contains(UInt8(ascii: ">")))
    #expect(try JSONDecoder().decode([String].self, from: Data(escaped)) == [text])
  }

  @Test("a link leads to a file beside the page, whatever its name")
  func links() {
    #expect(linkPath("a b/ü\".png") == "./a%20b/%C3%BC%22.png")
    #expect(linkPath("javascript:alert(1)") == "./javascript%3Aalert%281%29")
    #expect(linkPath("gooey-menu@dark/expected.apng") == "./gooey-menu%40dark/expected.apng")
  }
}
