import SpringformVerification
import Testing

@testable import SpringformReports

@Suite struct SummaryReportTests {
  @Test("the summary of 500 changed scenes stays below 60 kB and says how many it leaves out")
  func size() throws {
    let word = "a-scene-with-a-rather-long-name"
    let scenes = (0..<500).map { index in
      sampleScene(
        "\(word)-\(index)", .changed, score: Double(index),
        sentence: "starts 3 frames (0.06 s) later; the worst moment is 0.82 s, where 12345 pixels differ",
        media: Media(sideBySide: "\(word)-\(index)/side-by-side.gif"))
    }
    let text = SummaryReport(sampleRun(scenes), baseURL: "https://example.org/runs/1234567/report").text
    #expect(text.utf8.count < 60_000)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| [") }
    #expect(rows.count > 150)
    #expect(text.contains("And \(500 - rows.count) more in the report."))
    // The worst first.
    #expect(rows.first?.contains("\(word)-499]") == true)
    #expect(text.hasSuffix("\n"))
  }

  @Test("short runs are told whole: a row for each scene that needs attention, links, and a count of the others")
  func content() {
    let media = Media(sideBySide: "a b/side-by-side.gif")
    let text = SummaryReport(
      sampleRun([
        sampleScene("a b", .changed, sentence: "5 % faster", media: media), sampleScene("c", .identical),
        sampleScene("d", .similar), sampleScene("e", .new),
      ]), baseURL: "https://example.org/r"
    ).text
    #expect(
      text == """
        ### Of 4 scenes, 1 changed and 1 is new.

        | Scene | | What happened |
        |---|---|---|
        | [a b](https://example.org/r/index.html#scene-1) | changed | 5 % faster [GIF](https://example.org/r/a%20b/side-by-side.gif) |
        | [e](https://example.org/r/index.html#scene-2) | new | something happened |

        [Report](https://example.org/r/index.html) · 1 identical, 1 similar

        """)
  }

  @Test("odd names stay text in their cell", arguments: oddTexts)
  func oddNames(_ text: String) throws {
    let summary = SummaryReport(sampleRun([sampleScene(text, .changed, sentence: text)]), baseURL: nil).text
    let rows = summary.split(separator: "\n").filter { $0.hasPrefix("| [") }
    #expect(rows.count == 1)
    let row = Array(try #require(rows.first).unicodeScalars)
    /// Marks without a backslash before them.
    func bare(_ mark: Unicode.Scalar) -> Int {
      row.indices.count { row[$0] == mark && (row[..<$0].reversed().prefix { $0 == "\\" }.count).isMultiple(of: 2) }
    }
    // A row of three cells has four bars, and our one link the only brackets.
    #expect(bare("|") == 4 && bare("[") == 1 && bare("]") == 1)
    #expect(bare("<") == 0 && bare(">") == 0 && bare("`") == 0 && bare("&") == 0)
    for (index, scalar) in row.enumerated() where scalar == "@" { #expect(row[index + 1] == "\u{200B}") }
    #expect(!summary.contains("https://") && !summary.contains(" www."))
  }
}
