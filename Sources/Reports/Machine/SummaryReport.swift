import SpringformVerification

/// A run as a table for a pull request or a job's summary: only what needs attention, the worst first, and scenes that changed
/// for the same cause together.
struct SummaryReport {
  let text: String

  /// - Parameter baseURL: where the report's folder will be found; links are relative without it.
  init(_ results: RunResults, kind: ReportKind = .scenes, baseURL: String?) {
    let base = baseURL.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    func address(_ path: String) -> String { base.map { $0 + path } ?? path }
    // The page's sections are numbered in the same order.
    let scenes = results.worstFirst.enumerated().filter { ![.identical, .similar].contains($1.status) }.map {
      Entry(
        scene: $1, link: Markdown.link(Markdown.shortened($1.name, to: 60), to: address("index.html#scene-\($0 + 1)")),
        film: $1.media.sideBySide.map { "[GIF](\(address(Self.encoded($0))))" })
    }
    var text = "### \(Markdown.text(results.verdict(on: kind)))\n\n"
    if !scenes.isEmpty { text += "| \(kind == .scenes ? "Scene" : "File") | | What happened |\n|---|---|---|\n" }
    let groups = Self.groups(scenes)
    let ending = Self.ending(results, address("index.html"))
    self.text = Markdown.table(
      text, rows: groups.map { ([Self.row($0), Self.row($0, isShort: true)], $0.count) }, others: "report",
      ending: ending)
  }

  /// A scene with what leads to it.
  private struct Entry {
    let scene: SceneResult
    let link: String
    let film: String?
  }

  /// Scenes of one status and one cause belong together, in the place of the worst of them.
  private static func groups(_ scenes: [Entry]) -> [[Entry]] {
    var groups: [[Entry]] = []
    var places: [[String]: Int] = [:]
    for entry in scenes {
      let scene = entry.scene
      // Without a known cause changes have nothing in common; whatever else happened is its own cause.
      let cause = scene.cause ?? (scene.status == .changed ? nil : scene.sentence)
      let key = [scene.status.rawValue, cause ?? ""] + scene.causes.flatMap { [$0.phrase] + $0.consequences }
      if let place = places[key] {
        groups[place].append(entry)
      } else {
        if cause != nil { places[key] = groups.count }
        groups.append([entry])
      }
    }
    return groups
  }

  /// - Parameter isShort: whether causes are told by the sentence alone.
  private static func row(_ group: [Entry], isShort: Bool = false) -> String {
    let most = 12
    let links = group.prefix(most).map { entry in entry.link + (entry.film.map { " " + $0 } ?? "") }
    let names = links.joined(separator: ", ") + (group.count > most ? " and \(group.count - most) more" : "")
    guard let scene = group.first?.scene else { return "" }
    let sentence = group.count > 1 ? scene.cause ?? scene.sentenceAfterStatus : scene.sentenceAfterStatus
    let list =
      isShort || !scene.causes.needList
      ? ""
      : Markdown.list(
        scene.causes.map { cause in
          (Prose(cause.phrase).markdown, cause.consequences.map { Prose($0).markdown })
        })
    return "| \(names) | \(scene.status.rawValue) | \(Prose(sentence).markdown)\(list) |\n"
  }

  private static func ending(_ results: RunResults, _ report: String) -> String {
    let (identical, similar) = (results.count(.identical), results.count(.similar))
    let parts = [identical > 0 ? "\(identical) identical" : "", similar > 0 ? "\(similar) similar" : ""]
    let passed = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    return "\n[Report](\(report))" + (passed.isEmpty ? "" : " · \(passed)") + "\n"
  }

  /// A path as part of an address in parentheses.
  private static func encoded(_ path: String) -> String { String(linkPath(path).dropFirst(2)) }
}
