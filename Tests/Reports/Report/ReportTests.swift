import FoundationEssentials
import SpringformBitmap
import SpringformCodecs
import SpringformPipeline
import SpringformVerification
import Testing

@testable import SpringformReports

@Suite struct ReportTests {
  private func changed(_ folder: Folder, _ name: String = "moving") async throws -> SceneResult {
    try await folder.writeAnimation(name + "/expected.apng")
    try await folder.writeAnimation(name + "/actual.apng", late: 2)
    return sampleScene(
      name, .changed, media: Media(expected: name + "/expected.apng", actual: name + "/actual.apng"))
  }

  @Test("the page holds the animations byte for byte and asks for nothing else")
  func selfContained() async throws {
    let folder = try Folder()
    let scene = try await changed(folder)
    _ = try await Report(sampleRun([scene]), in: folder.results).write()
    let page = try folder.text("index.html")
    for (name, file) in [("expected", "moving/expected.apng"), ("actual", "moving/actual.apng")] {
      let start = try #require(page.firstRange(of: "<script type=\"application/octet-stream\" id=\"media-0-\(name)\">"))
      let text = page[start.upperBound...].prefix { $0 != "<" }
      #expect(Data(base64Encoded: String(text)).map(Array.init) == (try folder.bytes(file)))
    }
    #expect(!page.contains("src=\"http") && !page.contains("@import") && !page.contains("url("))
    #expect(page.contains("default-src 'none'"))
  }

  /// The word that a page's own script has to know.
  private func nonce(_ scene: SceneResult, _ folder: Folder) async throws -> String {
    _ = try await Report(sampleRun([scene]), in: folder.results).write()
    return String(try #require(folder.text("index.html").firstMatch(of: /nonce="([0-9a-f]+)"/)).1)
  }

  @Test(
    "whatever a page says counts for the word that lets its script run: the same words give the same one, others another"
  )
  func nonces() async throws {
    let folder = try Folder()
    let scene = try await changed(folder)
    let usual = try await nonce(scene, folder)
    #expect(try await nonce(scene, folder) == usual)
    let changes: [(inout SceneResult) -> Void] = [
      { $0.sentence = "something else happened" }, { $0.parameters = [ParameterSetting(name: "way", value: "2")] },
      { $0.causes = sampleCauses }, { $0.details = ["more"] }, { $0.unmetExpectations = ["it settles"] },
      { $0.acceptCommand = "springform approve" },
    ]
    for change in changes {
      var other = scene
      change(&other)
      #expect(try await nonce(other, folder) != usual)
    }
  }

  @Test("what a reader sees around the facts is called what it is called")
  func labels() async throws {
    let folder = try Folder()
    var scene = try await changed(folder)
    (scene.acceptCommand, scene.unmetExpectations) = ("springform approve", ["ball.x settles"])
    var curve = CurveResult(
      name: "ball.x", unit: "pt", expected: .init(times: [0, 1], values: [0, 1]),
      actual: .init(times: [0, 1], values: [0, 2]))
    curve.facts = [.init(name: "overshoot", expected: 0.1, actual: 0.2)]
    scene.curves = [curve]
    scene.environmentChanges = [EnvironmentChange(name: "cairo", recorded: "1", current: "2")]
    scene.comparison?.findings = [.init(name: "loop", expected: "forever", actual: "once", fails: true)]
    scene.actual = AnimationSummary(
      width: 40, height: 30, scale: 1, rate: 25, frameCount: 10, duration: 0.4)
    _ = try await Report(sampleRun([scene, sampleScene("b", .new)]), in: folder.results).write()
    let page = try folder.text("index.html")
    #expect(
      page.matches(of: /<h3>(.*?)<\/h3>/).map { String($0.1) } == [
        "Not as expected", "Curves", "The animation as a whole", "Recorded with other versions", "Details",
        "Files beside this report",
      ])
    #expect(
      page.matches(of: /<dt>([^<]*?)<\/dt><dd>(.*?)<\/dd>/).map { "\($0.1): \($0.2)" } == [
        "Moments that differ: 1 of 2", "Longest run: 1, from 0.04 s to 0.04 s", "Compared by: similar",
        "Picture: 40 × 30 pixels", "Time: 0.4 s, 10 frames at 25 a second",
      ])
    #expect(
      page.matches(of: /<th scope="col">(?:<span class="spoken">)?(\w+)/).map { String($0.1) } == [
        "Measure", "Baseline", "New", "Property", "Baseline", "New", "What", "Baseline", "Now",
      ])
    #expect(page.matches(of: /<span>(\w+) <b>1<\/b>/).map { String($0.1) } == ["Changed", "New"])
    #expect(page.contains("<span class=\"what\">Accept it with</span>"))
    let player = page.firstRange(of: "<template id=\"player\">").map { page[$0.upperBound...] } ?? ""
    #expect(
      player.matches(of: /<(?:span|b|button[^>]*)>([A-Z][a-z ]+?)(?: <kbd [^>]*>\d<\/kbd>)?<\/(?:span|b|button)>/)
        .map { String($0.1) } == [
          "Side by side", "Swipe", "Onion skin", "Blink", "Outline", "Zoom to change", "Baseline", "New", "Difference",
          "Worst", "Next failing",
        ])
    #expect(
      player.matches(of: /aria-label="([A-Z][A-Za-z ]+)"/).prefix(12).map { String($0.1) } == [
        "Divider between baseline and new", "How much of the new picture is seen", "Milliseconds of each picture",
        "Moment", "First moment", "Previous moment", "Play", "Next moment", "Last moment", "Film strip",
      ])
  }

  @Test("causes are a list, each leads to its moment, and what follows from one is folded below it")
  func causes() async throws {
    let folder = try Folder()
    var scene = try await changed(folder)
    (scene.cause, scene.causes) = ("`knob` is new; `label` is missing", sampleCauses)
    scene.sentence = "`knob` is new; `label` is missing; 1 of 2 moments differs; `knob` settles late"
    scene.unmetExpectations = ["`knob` settles late"]
    _ = try await Report(sampleRun([scene]), in: folder.results).write()
    let page = try folder.text("index.html")
    let shown = page.prefix(upTo: try #require(page.firstRange(of: "<template")).lowerBound)
    #expect(!shown.contains("`"))
    // What is listed is not said once more.
    #expect(shown.contains("<p class=\"lead extent\">1 of 2 moments differs</p>"))
    #expect(shown.contains("<ul class=\"unmet\"><li><code>knob</code> settles late</li></ul>"))
    #expect(shown.contains("<h3>2 causes</h3>"))
    #expect(
      shown.contains(
        "<a class=\"cause\" href=\"#scene-1/cause-1\"><span>The spring of <code>knob.x</code> has response 0.6 s, was 0.45 s"
          + "</span> <span class=\"when\">at 0.04\u{A0}s</span></a>"))
    #expect(
      shown.contains(
        "<summary>2 things follow from it</summary><ul><li>The spring of <code>tail.x</code> has response 0.6 s, was 0.45 s"
          + "</li><li><code>tail</code> appears 0.1 s later</li></ul>"))
    // Of one that no moment shows only the words are there.
    #expect(
      shown.contains("<p class=\"cause\"><span><code>label.text</code> was &#39;May&#39;, is &#39;Mai&#39;</span></p>"))
    #expect(page.contains(#""causes":[{"bounds":[4,5,6,7],"moment":1},{}]"#))
  }

  @Test("what is known of a curve has its unit; an overshoot is told in percent of the way")
  func curveFacts() async throws {
    let folder = try Folder()
    var scene = try await changed(folder)
    var curve = CurveResult(name: "ball.x", unit: "pt", expected: nil, actual: .init(times: [0, 1], values: [0, 1]))
    curve.facts = [
      .init(name: "overshoot", expected: 0.125, actual: nil),
      .init(name: "settling time", unit: "s", expected: 0.9, actual: 0.75),
    ]
    scene.curves = [curve]
    _ = try await Report(sampleRun([scene]), in: folder.results).write()
    let page = try folder.text("index.html")
    for (old, new) in [("12.5 %", "–"), ("0.9 s", "0.75 s")] {
      #expect(page.contains("<td class=\"was\">\(old)</td><td class=\"is\">\(new)</td>"))
    }
  }

  @Test("a sentence begins with a capital letter, unless with the name of a file or a curve")
  func beginnings() async throws {
    let folder = try Folder()
    let sentences = ["a.scene.yml has 2 problems", "there is no baseline yet"]
    _ = try await Report(sampleRun(sentences.map { sampleScene($0, .failed, sentence: $0) }), in: folder.results)
      .write()
    let page = try folder.text("index.html")
    #expect(page.contains("<p class=\"lead\">a.scene.yml has") && page.contains("<p class=\"lead\">There is no"))
  }

  @Test("without JavaScript the page says in words how much differs, when and where, and its buttons promise nothing")
  func withoutScript() async throws {
    let folder = try Folder()
    let scenes = [try await changed(folder), sampleScene("b", .similar)]
    _ = try await Report(sampleRun(scenes), in: folder.results).write()
    let page = try folder.text("index.html")
    #expect(
      page.contains(
        "Different pixels at each of 2 moments: 1 of them fail, the worst at 0.04 s with 12 in 3 × 4 pixels at (1, 2). "
          + "The player"))
    #expect(page.components(separatedBy: "aria-pressed=\"false\" disabled>").count == 4)
  }

  @Test("only our own script can run: it alone has the page's nonce", arguments: oddTexts)
  func oddNames(_ text: String) async throws {
    let folder = try Folder()
    var scene = try await changed(folder)
    scene.name = text
    scene.sentence = text
    scene.parameters = [ParameterSetting(name: text, value: text)]
    scene.acceptCommand = text
    scene.unmetExpectations = [text]
    scene.causes = [CauseResult(object: text, phrase: text, consequences: [text], moment: 1)]
    scene.curves = [
      CurveResult(name: text, unit: text, expected: nil, actual: .init(times: [0, 1], values: [0, nil]))
    ]
    scene.environmentChanges = [EnvironmentChange(name: text, recorded: text, current: nil)]
    scene.comparison?.findings = [.init(name: text, expected: text, actual: text, fails: true)]
    _ = try await Report(sampleRun([scene]), in: folder.results).write()
    let page = try folder.text("index.html")
    // The same page with a harmless name has as many tags of every kind.
    var harmless = scene
    for path in [\SceneResult.name, \.sentence] { harmless[keyPath: path] = "a" }
    harmless.parameters = [ParameterSetting(name: "a", value: "a")]
    harmless.acceptCommand = "a"
    harmless.unmetExpectations = ["a"]
    harmless.causes = [CauseResult(object: "a", phrase: "a", consequences: ["a"], moment: 1)]
    harmless.curves[0].name = "a"
    harmless.curves[0].unit = "a"
    harmless.environmentChanges = [EnvironmentChange(name: "a", recorded: "a", current: nil)]
    harmless.comparison?.findings = [.init(name: "a", expected: "a", actual: "a", fails: true)]
    _ = try await Report(sampleRun([harmless]), in: folder.results).write()
    #expect(tags(page) == tags(try folder.text("index.html")))
  }

  /// How often each tag with each set of attribute names occurs, read as a browser does, before our own script.
  private func tags(_ page: String) -> [String: Int] {
    var counts: [String: Int] = [:]
    let scalars = Array(page.unicodeScalars)
    for (index, scalar) in scalars.enumerated() where scalar == "<" {
      let name = scalars[(index + 1)...].prefix { $0.properties.isAlphabetic || $0 == "/" || $0 == "!" }
      var (attributes, isQuoted) = (0, false)
      for scalar in scalars[(index + 1)...] {
        if scalar == "\"" { isQuoted.toggle() }
        if scalar == ">", !isQuoted { break }
        if scalar == "=", !isQuoted { attributes += 1 }
      }
      counts[String(String.UnicodeScalarView(name)) + " \(attributes)", default: 0] += 1
    }
    return counts
  }

  @Test(
    "a file outside of the results, or none, is an error and leaves no page",
    arguments: [
      "../secret.apng", "/etc/passwd", "moving/../../secret.apng", "moving//expected.apng", "not-there.apng",
    ])
  func badMedia(_ path: String) async throws {
    let folder = try Folder()
    var scene = try await changed(folder)
    scene.media.expected = path
    // What would lead out is not even looked for.
    let place = path == "not-there.apng" ? folder.path + "/" + path : path
    await #expect(throws: InputError.missing(path: place)) {
      try await Report(sampleRun([scene]), in: folder.results).write()
    }
    #expect(throws: InputError.missing(path: folder.path + "/index.html")) { try folder.bytes("index.html") }
  }

  @Test("a report of nothing, and one in which everything passes, are whole pages, too")
  func quiet() async throws {
    for scenes in [[], [sampleScene("a", .identical), sampleScene("b", .similar)]] {
      let folder = try Folder()
      let results = try await Report(sampleRun(scenes), in: folder.results).write()
      #expect(results.scenes == scenes)
      let page = try folder.text("index.html")
      #expect(page.contains("<h1>") && page.hasSuffix("</html>\n"))
      #expect(try folder.text("summary.md").hasPrefix("### "))
      #expect(try folder.text("junit.xml").hasPrefix("<?xml"))
    }
  }

  @Test("the same results give the same bytes in every process, whatever seed it hashes with")
  func deterministic() async throws {
    let digest = try await Self.digest()
    for _ in 0..<2 {
      let process = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        print(try await ReportTests.digest())
      }
      #expect(process.map { String(decoding: $0.standardOutputContent, as: UTF8.self).contains(digest) } == true)
    }
  }

  /// Of a report's files.
  private static func digest() async throws -> String {
    let folder = try Folder()
    let scene = try await ReportTests().changed(folder)
    _ = try await Report(sampleRun([scene]), in: folder.results).write()
    // Attachments are named by where they lie, which is another folder each time.
    let attached = try folder.text("junit.xml").replacing(folder.path, with: "R")
    let others = try ["index.html", "summary.md", "moving/side-by-side.gif"].flatMap { try folder.bytes($0) }
    return Digest(of: Array(attached.utf8) + others).description
  }
}
