import SpringformBitmap
import SpringformCodecs
import SpringformComparison
import SpringformPipeline
import SpringformVerification
import Testing

@testable import SpringformReports

@Suite struct FileReportTests {
  private func pictures(late: Int) throws -> PictureSequence {
    try PictureSequence((0..<8).map { try Folder.picture(40, 30, position: max($0 - late, 0)) }, rate: 25)
  }

  @Test("files are shown without loss, and what is on one side only is shown, too")
  func page() async throws {
    let folder = try Folder()
    var report = try FileReport(
      directory: folder.path, expected: "old", names: ["moved", "same", "new", "gone", "bad", "unreadable"])
    let (old, new) = (try pictures(late: 0), try pictures(late: 2))
    for (name, actual) in [("moved", new), ("same", old)] {
      let comparison = try AnimationComparison(expected: old, actual: actual)
      try await report.add(
        name, expected: old, actual: actual, comparison: comparison, tolerance: AnimationTolerance())
    }
    try await report.add("new", isNew: true, sentence: "not in 'old'", new)
    try await report.add("gone", isNew: false, sentence: "not in 'new'", old)
    try await report.add("unreadable", isNew: true, sentence: "not in 'old'", nil as PictureSequence?)
    report.add("bad", failure: "damaged", exitCode: 65)
    try await report.finish()

    let results = try folder.results.load()
    #expect(results.scenes.map(\.name) == ["bad", "gone", "moved", "new", "same", "unreadable"])
    #expect(results.scenes.map(\.status) == [.failed, .missing, .changed, .new, .identical, .new])
    #expect(results.scenes.map(\.exitCode) == [65, 1, 1, 1, 0, 1])
    #expect(results.scenes.allSatisfy { $0.acceptCommand == nil })
    var (expected, actual) = (old, new)
    for (name, animation) in [("expected", { expected.nextPicture() }), ("actual", { actual.nextPicture() })] {
      var cursor = try AnimationCursor(AnimationFrames(path: folder.path + "/moved/\(name).apng"))
      for index in 0..<8 { #expect(try cursor.picture(at: Double(index) / 25) == animation()) }
    }
    #expect(results.scenes[2].media.difference == "moved/difference.apng")
    let page = try folder.text("index.html")
    #expect(page.contains("Of 6 files, 1 changed, 1 failed, 1 is missing and 2 are new."))
    #expect(page.contains("compared with old"))
  }

  @Test("files that are similar are shown like those that changed, but for a GIF that nobody would comment on")
  func similar() async throws {
    let folder = try Folder()
    var report = try FileReport(directory: folder.path, expected: "old", names: ["near"])
    let tolerance = AnimationTolerance(picture: Tolerance(maximumDifferentPixels: 500))
    let (old, new) = (try pictures(late: 0), try pictures(late: 2))
    let comparison = try AnimationComparison(expected: old, actual: new, tolerance: tolerance)
    try await report.add("near", expected: old, actual: new, comparison: comparison, tolerance: tolerance)
    try await report.finish()
    let result = try folder.results.load().scenes[0]
    #expect(result.status == .similar && result.exitCode == 0)
    #expect(
      result.media
        == Media(expected: "near/expected.apng", actual: "near/actual.apng", difference: "near/difference.apng"))
  }

  @Test("of animations that are too large for a page it holds an excerpt, says so, and has the whole ones beside it")
  func large() async throws {
    let folder = try Folder()
    func noise(_ seed: Int) throws -> [Bitmap] {
      try (0..<20).map { try Folder.picture(300, 300, position: 0, noise: 20 * seed + $0 + 1) }
    }
    let (old, new) = (try PictureSequence(noise(0), rate: 25), try PictureSequence(noise(1), rate: 25))
    let tolerance = AnimationTolerance(picture: Tolerance(metric: .exact, maximumDifferentPixels: 90_000))
    let comparison = try AnimationComparison(expected: old, actual: new, tolerance: tolerance)
    var report = try FileReport(directory: folder.path, expected: "old", names: ["noise"])
    try await report.add("noise", expected: old, actual: new, comparison: comparison, tolerance: tolerance)
    try await report.finish()

    // Noise takes all of three bytes a pixel, so that each file has 5.4 MB, and an excerpt is bound by its pixels: 1.25
    // million for each animation.
    for name in ["expected", "actual"] {
      let file = try AnimationDecoder(bytes: folder.bytes("noise/\(name).apng"))
      #expect(file.info.frames.count == 20 && file.info.width == 300)
    }
    #expect(try AnimationDecoder(bytes: folder.bytes("noise/difference.apng")).info.frames.count == 13)
    let page = try folder.text("index.html")
    #expect(page.utf8.count < 10_000_000)
    // The page is too long to be shown in a failure.
    let facts = [
      "its player shows 13 of 20 moments, of each stretch one that differs most.",
      "<a href=\"./noise/expected.apng\">Baseline</a> <a href=\"./noise/actual.apng\">New</a>",
    ]
    #expect(facts.filter { !page.contains($0) }.isEmpty)
    let times = try #require(page.firstRange(of: "\"times\":["))
    #expect(page[times.upperBound...].prefix { $0 != "]" }.split(separator: ",").count == 13)
    #expect(try folder.results.load().scenes.first?.comparison?.moments.count == 20)
  }

  @Test("files that browsers can take apart are stored as they are")
  func ownBytes() async throws {
    let folder = try Folder()
    let (old, new) = (try pictures(late: 0), try pictures(late: 2))
    try await folder.writeAnimation("mine.apng", frames: 8)
    let bytes = try folder.bytes("mine.apng")
    var report = try FileReport(directory: folder.path, expected: "old", names: ["moved", "alone"])
    try await report.add(
      "moved", expected: old, actual: new, comparison: try AnimationComparison(expected: old, actual: new),
      tolerance: AnimationTolerance(), files: (bytes + [7], nil))
    try await report.add("alone", isNew: true, sentence: "not in 'old'", new, file: bytes + [8])
    try await report.finish()
    #expect(try folder.bytes("moved/expected.apng") == bytes + [7])
    #expect(try folder.bytes("alone/actual.apng") == bytes + [8])
    var cursor = try AnimationCursor(AnimationFrames(path: folder.path + "/moved/actual.apng"))
    #expect(try cursor.picture(at: 7 / 25) == Folder.picture(40, 30, position: 5))
  }

  @Test("a report takes the place of an earlier one and leaves other files alone")
  func again() async throws {
    let folder = try Folder()
    try folder.write([1], "mine/expected.apng")
    for name in ["first", "second"] {
      var report = try FileReport(directory: folder.path, expected: "old", names: [name])
      try await report.add(name, isNew: true, sentence: "not in 'old'", try pictures(late: 0))
      try await report.finish()
    }
    #expect(try folder.bytes("mine/expected.apng") == [1])
    #expect(throws: InputError.missing(path: folder.path + "/first/actual.apng")) {
      try folder.bytes("first/actual.apng")
    }
    var cursor = try AnimationCursor(AnimationFrames(path: folder.path + "/second/actual.apng"))
    #expect(try cursor.picture(at: 1 / 25) == Folder.picture(40, 30, position: 1))
  }
}
