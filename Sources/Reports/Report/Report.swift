import FoundationEssentials
import SpringformBitmap
import SpringformPipeline
package import SpringformVerification

/// What reviewers look at: one HTML file that needs nothing but itself, and what machines read beside it.
package struct Report: Sendable {
  private let results: RunResults
  private let folder: ResultsFolder
  private let kind: ReportKind
  private let durations: [String: Double]

  /// - Parameters:
  ///   - results: what was found.
  ///   - folder: where the results' media are, and where the report goes.
  ///   - durations: how many seconds each scene took, by its name. They stand in `junit.xml` alone, so that everything else is
  ///     the same for the same results.
  package init(_ results: RunResults, in folder: ResultsFolder, durations: [String: Double] = [:]) {
    self.init(results, in: folder, kind: .scenes, durations: durations)
  }

  init(_ results: RunResults, in folder: ResultsFolder, kind: ReportKind, durations: [String: Double] = [:]) {
    self.results = results
    self.folder = folder
    self.kind = kind
    self.durations = durations
  }

  /// How many seconds each scene of an earlier report took, as far as that tells.
  package static func durations(of results: RunResults, in folder: ResultsFolder) -> [String: Double] {
    let path = folder.directory + "/junit.xml"
    guard (try? FolderEntry.check(path, in: folder.directory)) != nil,
      let bytes = try? InputFile.bytes(of: path, maximumSize: ResultsFolder.largestText)
    else { return [:] }
    return JUnitReport.durations(of: results.scenes.map(\.name), in: String(decoding: bytes, as: UTF8.self))
  }

  /// The page that a report in a folder begins with.
  package static func pagePath(in folder: ResultsFolder) -> String { folder.directory + "/index.html" }

  /// Writes `index.html`, `junit.xml` and `summary.md`, and for each scene that changed `side-by-side.gif` and `picture.png`. Of animations that
  /// are too large for a page it holds an excerpt, and says so.
  /// - Parameter addresses: where the folder will be found, for the summary.
  /// - Returns: the results with the paths of the added media.
  /// - Throws: `InputError` for media that are not there, `OutputError`.
  package func write(addresses: ReportAddresses = ReportAddresses()) async throws -> RunResults {
    var results = results
    var posters: [String: String] = [:]
    var copies: [String: PageCopies] = [:]
    let budget = try PageBudget(results.scenes, in: folder.directory)
    for index in results.scenes.indices {
      let scene = results.scenes[index]
      copies[scene.name] = try await PageCopies(scene, in: folder.directory, budget: budget.share)
      guard let film = try SceneThumbnails(scene, in: folder.directory, copies[scene.name]) else { continue }
      posters[scene.name] = try film.poster().map { Data($0).base64EncodedString() }
      // Nobody comments on what passes.
      guard scene.status != .similar else { continue }
      results.scenes[index].media.sideBySide = try await film.writeSideBySide()
      results.scenes[index].media.picture = try film.writePicture()
    }
    try writePage(of: results, posters: posters, copies: copies)
    let junit = JUnitReport(results, in: folder.directory, durations: durations)
    try OutputFile.write(Array(junit.text.utf8), inFolder: path("junit.xml"))
    let summary = SummaryReport(results, kind: kind, addresses: addresses)
    try OutputFile.write(Array(summary.text.utf8), inFolder: path("summary.md"))
    return results
  }

  private func writePage(
    of results: RunResults, posters: [String: String], copies: [String: PageCopies]
  ) throws {
    let scenes = results.worstFirst
    let data = try scenes.enumerated().map { try SceneData($1, number: $0, copies[$1.name]).scriptText() }
    // A text that would guess the nonce would have to contain a digest of itself: everything counts that the page says.
    let words = try results.json() + results.verdict(on: kind) + scenes.compactMap { copies[$0.name]?.note }.joined()
    let nonce = Digest(of: data.joined() + Array(words.utf8))
    let page = ReportPage(
      results, scenes: scenes, posters: posters, notes: copies.mapValues(\.note), nonce: nonce.description, kind: kind)
    let file = try OutputFile(inFolder: Self.pagePath(in: folder))
    try file.write(try page.beginning())
    for (number, scene) in scenes.enumerated() {
      try file.write("<script type=\"application/json\" id=\"data-\(number)\">")
      try data[number].withUnsafeBytes { try file.write($0) }
      try file.write("</script>\n")
      let copies = copies[scene.name]
      for (name, media, copy) in [
        ("expected", scene.media.expected, copies?.expected), ("actual", scene.media.actual, copies?.actual),
      ] {
        guard let media else { continue }
        try file.write("<script type=\"application/octet-stream\" id=\"media-\(number)-\(name)\">")
        let bytes = try copy ?? InputFile.bytes(of: mediaPath(media, in: folder.directory))
        try file.write(Data(bytes).base64EncodedString())
        try file.write("</script>\n")
      }
    }
    try file.write(page.end)
    try file.commit()
  }

  private func path(_ name: String) -> String { folder.directory + "/" + name }
}

/// Where a result's file lies.
/// - Throws: `InputError.missing` for a path that would lead out of the directory, `InputError.outside` for a link that does.
func mediaPath(_ media: String, in directory: String) throws(InputError) -> String {
  let parts = media.split(separator: "/", omittingEmptySubsequences: false)
  guard !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) else { throw .missing(path: media) }
  let path = directory + "/" + media
  guard canonicalPath(path) == nil || FolderEntry.leads(path, into: directory) else { throw .outside(path: path) }
  return path
}

extension OutputFile {
  func write(_ text: String) throws {
    var text = text
    try text.withUTF8 { try write(UnsafeRawBufferPointer($0)) }
  }
}
