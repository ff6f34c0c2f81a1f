import SpringformNumerics
import SpringformVerification

/// A scene's part of the report, as its template wants it. No name is used at two levels: templates look for what a level
/// does not have in the one around it.
struct SceneSection {
  struct Change {
    let name: String
    let expected: String
    let actual: String
    var kind = ""
  }

  struct Curve {
    let number: Int
    let name: String
    let unit: String?
    let difference: String?
    let hasFacts: Bool
    let facts: [Change]
  }

  struct Fact {
    let name: String
    let value: String
  }

  struct File {
    let name: String
    let path: String
  }

  let number: Int
  let id: String
  let name: String
  let status: String
  let label: String
  /// HTML.
  let sentence: String
  /// HTML: what of the sentence is not listed as a cause or as unmet; `nil` where that is all.
  let lead: String?
  let leadKind: String
  let hasCauses: Bool
  let causesTitle: String
  let causes: [CauseEntry]
  /// Lines that belong beneath each other.
  let details: String?
  let hasParameters: Bool
  let parameters: [Fact]
  let command: String?
  /// With everything that cannot be seen.
  let exactCommand: String
  let isPlayable: Bool
  /// How much differs and where most, for browsers that do not play.
  let worstText: String
  let poster: String?
  /// What the player leaves out.
  let note: String?
  /// The whole animations, where the player does not show them.
  let wholeFiles: [File]
  let hasUnmet: Bool
  let unmet: [String]
  let hasCurves: Bool
  let comparesCurves: Bool
  let curves: [Curve]
  let hasUnchangedCurves: Bool
  let unchangedCurves: [Curve]
  let unchangedText: String
  let hasFindings: Bool
  let findings: [Change]
  let hasEnvironment: Bool
  let environment: [Change]
  let hasFacts: Bool
  let facts: [Fact]
  let hasFiles: Bool
  let files: [File]

  /// - Parameters:
  ///   - number: the place in the report, from 0.
  ///   - poster: a small PNG in base64.
  ///   - note: what the player leaves out, in a sentence.
  init(_ scene: SceneResult, number: Int, poster: String? = nil, note: String? = nil) {
    self.number = number
    let id = "scene-\(number + 1)"
    self.id = id
    name = visible(scene.name)
    status = scene.status.rawValue
    label = scene.status.label
    sentence = Prose(visible(capitalized(scene.sentence))).html
    causes = CauseEntry.all(of: scene, in: id)
    hasCauses = !causes.isEmpty
    causesTitle = causes.count == 1 ? "Cause" : "\(causes.count) causes"
    lead = scene.rest.map { Prose(visible(capitalized($0))).html }
    leadKind = hasCauses || !scene.unmetExpectations.isEmpty ? "lead extent" : "lead"
    details = scene.details.isEmpty ? nil : scene.details.map(visible).joined(separator: "\n")
    parameters = scene.parameters.map { Fact(name: visible($0.name), value: visible($0.value)) }
    hasParameters = !parameters.isEmpty
    command = scene.acceptCommand.map(visible)
    exactCommand = scene.acceptCommand ?? ""
    isPlayable = scene.media.expected != nil || scene.media.actual != nil
    worstText = scene.comparison.map { SceneData.words($0, withPlace: true) } ?? ""
    self.poster = poster
    self.note = note
    // They begin with a curve's name, which is as it is.
    unmet = scene.unmetExpectations.map { Prose(visible($0)).html }
    hasUnmet = !unmet.isEmpty
    let numbered = Array(scene.curves.enumerated())
    // Without anything to compare them with, all are shown.
    curves = numbered.filter { !$1.isUnchanged }.map { Curve($1, number: $0) }
    unchangedCurves = numbered.filter { $1.isUnchanged }.map { Curve($1, number: $0) }
    hasCurves = !scene.curves.isEmpty
    hasUnchangedCurves = !unchangedCurves.isEmpty
    unchangedText = unchangedCurves.count == 1 ? "1 unchanged curve" : "\(unchangedCurves.count) unchanged curves"
    comparesCurves = scene.curves.contains { $0.expected != nil }
    findings = (scene.comparison?.findings ?? []).filter { !scene.tells($0) }.map {
      Change(
        name: visible(capitalized($0.name)), expected: visible($0.expected), actual: visible($0.actual),
        kind: $0.fails ? "fails" : "")
    }
    hasFindings = !findings.isEmpty
    environment = scene.environmentChanges.map {
      Change(name: visible($0.name), expected: visible($0.recorded ?? "–"), actual: visible($0.current ?? "–"))
    }
    hasEnvironment = !environment.isEmpty
    facts = Self.facts(of: scene)
    hasFacts = !facts.isEmpty
    let media = [
      ("Baseline", scene.media.expected), ("New", scene.media.actual), ("Difference", scene.media.difference),
      ("Side by side", scene.media.sideBySide),
    ]
    files = media.compactMap { name, path in path.map { File(name: name, path: linkPath($0)) } }
    hasFiles = !files.isEmpty
    wholeFiles = note == nil ? [] : files.filter { ["Baseline", "New"].contains($0.name) }
  }

  private static func facts(of scene: SceneResult) -> [Fact] {
    var facts: [Fact] = []
    if let comparison = scene.comparison {
      let total = comparison.moments.count
      if !scene.sentence.says("\(comparison.failingCount.groupedText) of \(total.groupedText) moments") {
        facts.append(
          Fact(name: "Moments that differ", value: "\(comparison.failingCount.groupedText) of \(total.groupedText)"))
      }
      if let run = comparison.longestRun, let first = run.first, let last = run.last,
        comparison.moments.indices.contains(first), comparison.moments.indices.contains(last)
      {
        let times = [first, last].map { comparison.moments[$0].time.typographicText(places: 3) }
        facts.append(Fact(name: "Longest run", value: "\(last - first + 1), from \(times[0]) s to \(times[1]) s"))
      }
      let allowed = comparison.maximumDifferentPixels
      facts.append(
        Fact(
          name: "Compared by",
          value: comparison.metric + (allowed > 0 ? ", \(allowed.groupedText) pixels may differ" : "")
        ))
    }
    if let summary = scene.actual ?? scene.expected {
      facts.append(Fact(name: "Picture", value: Self.picture(summary)))
      facts.append(Fact(name: "Time", value: Self.time(summary)))
    }
    return facts
  }

  private static func picture(_ summary: AnimationSummary) -> String {
    let scale = summary.scale == 1 ? "" : ", \(summary.scale.typographicText(places: 3)) pixels a point"
    return "\(summary.width) × \(summary.height) pixels\(scale)"
  }

  private static func time(_ summary: AnimationSummary) -> String {
    let frames = summary.frameCount == 1 ? "1 frame" : "\(summary.frameCount.groupedText) frames"
    return
      "\(summary.duration.typographicText(places: 3)) s, \(frames) at \(summary.rate.typographicText(places: 2)) a second"
  }
}

extension CurveResult {
  fileprivate var isUnchanged: Bool { expected != nil && actual != nil && largestDifference == 0 }
}

extension SceneSection.Curve {
  fileprivate init(_ curve: CurveResult, number: Int) {
    self.number = number
    name = visible(curve.name)
    unit = curve.unit.map(visible)
    difference = curve.largestDifference.map { largest in
      let unit = curve.unit.map { " " + visible($0) } ?? ""
      return largest == 0 ? "unchanged" : "up to \(shortNumber(largest))\(unit) apart"
    }
    facts = curve.facts.map { fact in
      func text(_ value: Double?) -> String {
        // An overshoot is a share of the way.
        if fact.name == "overshoot" { return value.map { shortNumber($0 * 100) + " %" } ?? "–" }
        return value.map { shortNumber($0) + (fact.unit.map { " " + visible($0) } ?? "") } ?? "–"
      }
      return SceneSection.Change(
        name: visible(capitalized(fact.name)), expected: text(fact.expected), actual: text(fact.actual))
    }
    hasFacts = !facts.isEmpty
  }
}

/// A number with three or four digits that matter.
private func shortNumber(_ value: Double) -> String {
  let places =
    switch value.magnitude {
    case 0: 0
    case 100...: 1
    case 1...: 2
    case 0.01...: 4
    default: 9
    }
  return value.typographicText(places: places)
}

/// With a capital letter in front; names of files and curves, which have a point in them, stay as they are.
func capitalized(_ text: String) -> String {
  text.prefix { $0 != " " }.contains(".") ? text : text.prefix(1).uppercased() + text.dropFirst()
}
