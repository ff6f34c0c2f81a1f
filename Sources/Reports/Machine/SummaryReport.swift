import SpringformVerification

/// A run as a table for a pull request or a job's summary: only what needs attention, the worst first.
struct SummaryReport {
  let text: String

  /// - Parameter baseURL: where the report's folder will be found; links are relative without it.
  init(_ results: RunResults, kind: ReportKind = .scenes, baseURL: String?) {
    let base = baseURL.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    func address(_ path: String) -> String { base.map { $0 + path } ?? path }
    let scenes = results.worstFirst.enumerated().filter { ![.identical, .similar].contains($1.status) }
    var text = "### \(Markdown.text(results.verdict(on: kind)))\n\n"
    if !scenes.isEmpty { text += "| \(kind == .scenes ? "Scene" : "File") | | What happened |\n|---|---|---|\n" }
    let rows = scenes.map { number, scene in
      // The page's sections are numbered in the same order.
      let name = Markdown.link(Markdown.shortened(scene.name, to: 60), to: address("index.html#scene-\(number + 1)"))
      let film = scene.media.sideBySide.map { " [GIF](\(address(Self.encoded($0))))" } ?? ""
      return
        "| \(name) | \(scene.status.rawValue) | \(Markdown.text(Markdown.shortened(scene.sentence, to: 140)))\(film) |\n"
    }
    let ending = Self.ending(results, address("index.html"))
    self.text = Markdown.table(text, rows: rows, others: "report", ending: ending)
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
