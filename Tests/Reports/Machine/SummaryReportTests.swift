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
    let text = SummaryReport(
      sampleRun(scenes), addresses: ReportAddresses(page: "https://example.org/runs/1234567/report")
    ).text
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
      ]), addresses: ReportAddresses(page: "https://example.org/r")
    ).text
    #expect(
      text == """
        ### Of 4 scenes, 1 changed and 1 is new.

        | Scene | | What happened |
        |---|---|---|
        | [a b](https://example.org/r/index.html#scene-1) [GIF](https://example.org/r/a%20b/side-by-side.gif) | changed | 5 % faster |
        | [e](https://example.org/r/index.html#scene-2) | new | something happened |

        [Report](https://example.org/r/index.html) · 1 identical, 1 similar

        """)
  }

  @Test(
    "a picture is shown where an address says that it can be, and leads to the GIF; a path alone would be a broken one")
  func pictures() {
    let (changed, new) = (
      Media(sideBySide: "a b/side-by-side.gif", picture: "a b/picture.png"), Media(picture: "n/picture.png")
    )
    var scene = sampleScene("a b", .changed, sentence: "5 % faster", media: changed)
    scene.causes = sampleCauses
    let run = sampleRun([scene, sampleScene("n", .new, media: new)])
    let image = { (folder: String, file: String) in "<a href=\"\(folder)/\(file)\"><img src=\"\(folder)/" }
    let one = SummaryReport(run, addresses: ReportAddresses(page: "https://example.org/r/")).text
    #expect(
      one.contains("</ul>" + image("https://example.org/r", "a%20b/side-by-side.gif") + "a%20b/picture.png\" width=\""))
    #expect(one.contains("happened<br>" + image("https://example.org/r", "n/picture.png") + "n/picture.png\" width=\""))
    let two = SummaryReport(
      run, addresses: ReportAddresses(page: "https://example.org/r", pictures: "https://example.org/p")
    ).text
    #expect(two.contains(image("https://example.org/p", "a%20b/side-by-side.gif")))
    #expect(two.contains("[GIF](https://example.org/p/a%20b/side-by-side.gif)"))
    #expect(two.contains("[Report](https://example.org/r/index.html)"))
    let none = SummaryReport(run).text
    #expect(
      !none.contains("<img") && !none.contains("GIF") && !none.contains("](") && none.contains("| a b | changed |"))
    // The page's address alone may be known.
    let linked = SummaryReport(run, addresses: ReportAddresses(page: "https://example.org/r", pictures: "")).text
    #expect(!linked.contains("<img") && !linked.contains("![") && linked.contains("](https://example.org/r/index.html"))
  }

  @Test("no more than twelve pictures are shown, those of what is worst")
  func fewPictures() {
    let scenes = (0..<30).map { index in
      sampleScene("s\(index)", .changed, score: Double(index), media: Media(picture: "s\(index)/picture.png"))
    }
    let text = SummaryReport(sampleRun(scenes), addresses: ReportAddresses(page: "https://example.org")).text
    #expect(
      text.split(separator: "<img ").count == 13 && text.contains("/s29/picture.png")
        && !text.contains("/s17/picture.png"))
  }

  @Test("a sentence is told to its end, however long")
  func longSentences() {
    let sentence = (1...60).map { "cause \($0)" }.joined(separator: ", ")
    let text = SummaryReport(sampleRun([sampleScene("a", .changed, sentence: sentence)])).text
    #expect(text.contains("| changed | \(sentence) |\n"))
  }

  @Test("scenes of one status and one cause share a row, the worst first; of many only the first are named")
  func groups() {
    func scene(_ name: String, _ score: Double, _ cause: String, gif: Bool = false) -> SceneResult {
      var scene = sampleScene(
        name, .changed, score: score, sentence: "\(cause); \(name) differs most",
        media: Media(sideBySide: gif ? name + "/side-by-side.gif" : nil))
      scene.cause = cause
      return scene
    }
    let many = (0..<30).map { scene("z\($0 + 10)", 0.1, "opacity") }
    let text = SummaryReport(
      sampleRun([scene("a", 1, "5 % faster"), scene("b", 3, "5 % faster", gif: true), scene("c", 2, "late")] + many)
    ).text
    let rows = text.split(separator: "\n").filter { $0.contains("| changed |") }
    #expect(rows.count == 3)
    #expect(
      rows.prefix(2) == [
        "| b, a | changed | 5 % faster |", "| c | changed | late; c differs most |",
      ])
    #expect(rows.last?.hasSuffix(", z21 and 18 more | changed | opacity |") == true)
  }

  @Test("causes that a sentence cannot name are listed, each with what follows from it; names stay code")
  func causes() {
    func text(_ causes: [CauseResult]) -> String {
      var scene = sampleScene("a", .changed, sentence: "`knob` is new; 3 moments differ")
      scene.causes = causes
      return SummaryReport(sampleRun([scene])).text
    }
    #expect(
      text(sampleCauses).contains(
        "| changed | `knob` is new; 3 moments differ<ul><li>the spring of `knob.x` has response 0.6 s, was 0.45 s<ul>"
          + "<li>the spring of `tail.x` has response 0.6 s, was 0.45 s</li><li>`tail` appears 0.1 s later</li></ul></li>"
          + "<li>`label.text` was 'May', is 'Mai'</li></ul> |\n"))
    #expect(text([CauseResult(phrase: "`knob` is new")]).contains("3 moments differ |\n"))
    // However many there are, each is named.
    let many = (0..<300).map { CauseResult(phrase: "`dot[\($0)].position` is (\($0), 1), was (0, 0)") }
    let list = text(many)
    #expect((0..<300).allSatisfy { list.contains("<li>`dot[\($0)].position` is") } && !list.contains("more"))
  }

  @Test("a scene whose causes are too many for a comment is told by its sentence")
  func tooManyCauses() {
    var scene = sampleScene("a", .changed, sentence: "2000 dots moved")
    scene.causes = (0..<2000).map { CauseResult(phrase: "`dot[\($0)].position` is (\($0), 1), was (0, 0)") }
    let text = SummaryReport(sampleRun([scene, sampleScene("b", .changed)])).text
    #expect(text.utf8.count < 60_000)
    #expect(text.contains("| changed | 2000 dots moved |\n") && text.contains("| b | changed"))
  }

  @Test("a file's problems are listed, up to five, without the lines that they stand in")
  func problems() {
    func text(_ count: Int) -> String {
      var scene = sampleScene("a.yml", .failed, sentence: count == 1 ? "a.yml:1:1: no" : "a.yml has \(count) problems")
      scene.details = (1...count).flatMap { number in
        (count == 1 ? [] : ["a.yml:\(number):1: 'b|c' is *wrong*"]) + ["  \(number) | b|c", "    | ^"]
      }
      return SummaryReport(sampleRun([scene])).text
    }
    func item(_ number: Int) -> String { "<li>`a.yml:\(number):1: 'b\\|c' is *wrong*`</li>" }
    #expect(text(1).contains("| failed | a.yml:1:1: no |\n"))
    #expect(text(2).contains("| failed | a.yml has 2 problems<ul>\(item(1))\(item(2))</ul> |\n"))
    #expect(text(7).contains(item(5) + "<li>and 2 more</li></ul> |\n"))
  }

  @Test("what the sentence names is not said again: of a single cause only what follows is listed")
  func onlyCause() {
    var scene = sampleScene("a", .changed, sentence: sampleCauses[0].phrase + "; 3 moments differ")
    (scene.cause, scene.causes) = (sampleCauses[0].phrase, [sampleCauses[0]])
    #expect(
      SummaryReport(sampleRun([scene])).text.contains(
        "0.45 s; 3 moments differ<ul><li>the spring of `tail.x` has response 0.6 s, was 0.45 s</li>"
          + "<li>`tail` appears 0.1 s later</li></ul> |\n"))
  }

  @Test("scenes whose further causes differ are told apart")
  func otherCauses() {
    let scenes = sampleCauses.indices.map { index in
      var scene = sampleScene("\(index)", .changed, sentence: "`knob` is new")
      (scene.cause, scene.causes) = ("`knob` is new", [sampleCauses[index]])
      return scene
    }
    let text = SummaryReport(sampleRun(scenes)).text
    #expect(text.split(separator: "\n").count { $0.contains("| changed |") } == 2)
  }

  @Test("odd names stay text in their cell", arguments: oddTexts)
  func oddNames(_ text: String) throws {
    let summary = SummaryReport(
      sampleRun([sampleScene(text, .changed, sentence: text)]), addresses: ReportAddresses(page: "http:r")
    ).text
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
