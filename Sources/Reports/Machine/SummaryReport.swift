import SpringformVerification

/// A run as a table for a pull request or a job's summary: only what needs attention, the worst first, and scenes that changed
/// for the same cause together.
struct SummaryReport {
  let text: String

  /// - Parameter addresses: where the report's folder will be found. By a path hosts show no picture and find no page, so there are
  ///   neither pictures nor links without an address.
  init(_ results: RunResults, kind: ReportKind = .scenes, addresses: ReportAddresses = ReportAddresses()) {
    func link(_ title: String, _ path: String) -> String {
      addresses.page.map { Markdown.link(title, to: $0 + path) } ?? Markdown.text(title)
    }
    func picture(_ path: String?) -> String? {
      path.flatMap { path in addresses.pictures.map { $0 + Self.encoded(path) } }
    }
    // The page's sections are numbered in the same order.
    let scenes = results.worstFirst.enumerated().filter { ![.identical, .similar].contains($1.status) }.map {
      Entry(
        scene: $1, link: link(Markdown.shortened($1.name, to: 60), "index.html#scene-\($0 + 1)"),
        film: picture($1.media.sideBySide), picture: picture($1.media.picture))
    }
    var text = "### \(Markdown.text(results.verdict(on: kind)))\n\n"
    if !scenes.isEmpty { text += "| \(kind == .scenes ? "Scene" : "File") | | What happened |\n|---|---|---|\n" }
    let groups = Self.groups(scenes)
    let ending = Self.ending(results, addresses.page.map { Markdown.link("Report", to: $0 + "index.html") })
    let rows = groups.enumerated().map { number, group in
      let isShown = number < Self.mostPictures
      return (
        [
          Self.row(group, isShown: isShown), Self.row(group, isShort: true, isShown: isShown),
          Self.row(group, isShort: true),
        ], group.count
      )
    }
    self.text = Markdown.table(text, rows: rows, others: "report", ending: ending)
  }

  /// More take long to load, and nobody looks through them.
  private static let mostPictures = 12

  /// A scene with what leads to it.
  private struct Entry {
    let scene: SceneResult
    let link: String
    /// Addresses.
    let film: String?
    let picture: String?
  }

  /// Scenes of one status and one cause belong together, in the place of the worst of them.
  private static func groups(_ scenes: [Entry]) -> [[Entry]] {
    var groups: [[Entry]] = []
    var places: [[String]: Int] = [:]
    for entry in scenes {
      let scene = entry.scene
      // Without a known cause changes have nothing in common; whatever else happened is its own cause.
      let cause = scene.cause ?? (scene.status == .changed ? nil : scene.sentence)
      let key =
        [scene.status.rawValue, cause ?? ""] + scene.causes.flatMap { [$0.phrase] + $0.consequences }
        + problems(of: scene)
      if let place = places[key] {
        groups[place].append(entry)
      } else {
        if cause != nil { places[key] = groups.count }
        groups.append([entry])
      }
    }
    return groups
  }

  /// - Parameters:
  ///   - isShort: whether causes are told by the sentence alone.
  ///   - isShown: whether there is a picture of the first scene.
  private static func row(_ group: [Entry], isShort: Bool = false, isShown: Bool = false) -> String {
    let most = 12
    let links = group.prefix(most).map { entry in entry.link + (entry.film.map { " [GIF](\($0))" } ?? "") }
    let names = links.joined(separator: ", ") + (group.count > most ? " and \(group.count - most) more" : "")
    guard let scene = group.first?.scene else { return "" }
    let sentence = group.count > 1 ? scene.cause ?? scene.sentenceAfterStatus : scene.sentenceAfterStatus
    let problems = problems(of: scene).map { (text: $0, below: [String]()) }
    let causes = scene.listedCauses.map { cause in
      (text: Prose(cause.phrase).markdown, below: cause.consequences.map { Prose($0).markdown })
    }
    let list = isShort || problems.isEmpty && causes.isEmpty ? "" : Markdown.list(problems + causes)
    let picture = isShown ? group.first.map { Self.picture($0, below: !list.isEmpty) } ?? "" : ""
    return "| \(names) | \(scene.status.rawValue) | \(Prose(sentence).markdown)\(list)\(picture) |\n"
  }

  /// What is wrong with a file that the sentence only counts, without the lines that it stands in.
  private static func problems(of scene: SceneResult) -> [String] {
    let most = 5
    let all = scene.details.filter { $0.first.map { !$0.isWhitespace } ?? false }
    return all.prefix(most).map(Markdown.code) + (all.count > most ? ["and \(all.count - most) more"] : [])
  }

  /// - Parameter list: whether it stands below one, and needs no line of its own.
  private static func picture(_ entry: Entry, below list: Bool) -> String {
    guard let picture = entry.picture else { return "" }
    let scene = entry.scene
    let side = max(scene.expected?.width ?? 0, scene.actual?.width ?? 0, 1)
    // Half as wide as it is, where it was made smaller.
    let (words, width) =
      scene.comparison == nil ? ("What is new", min(side, 160)) : ("Baseline, new, difference", min(side * 3 + 48, 480))
    return (list ? "" : "<br>") + Markdown.picture(picture, words, width: width, linkingTo: entry.film ?? picture)
  }

  private static func ending(_ results: RunResults, _ report: String?) -> String {
    let (identical, similar) = (results.count(.identical), results.count(.similar))
    let parts = [identical > 0 ? "\(identical) identical" : "", similar > 0 ? "\(similar) similar" : ""]
    let passed = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    let line = [report, passed.isEmpty ? nil : passed].compactMap(\.self).joined(separator: " · ")
    return line.isEmpty ? "" : "\n\(line)\n"
  }

  /// A path as part of an address in parentheses.
  private static func encoded(_ path: String) -> String { String(linkPath(path).dropFirst(2)) }
}
