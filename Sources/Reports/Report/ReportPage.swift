import Mustache
import SpringformNumerics
import SpringformVerification

/// The report as one HTML file that needs nothing but itself.
///
/// What can be read stands in the page as text; a script adds the players. A content security policy with a nonce keeps
/// everything else from running or loading, should a name ever find its way around the escaping.
struct ReportPage {
  struct Chip {
    let status: String
    let label: String
    let count: Int
  }

  let nonce: String
  let title: String
  let sign: String
  let verdict: String
  let facts: String
  let styles = PageTemplates.reportStyles
  let chips: [Chip]
  let hasScenes: Bool
  let scenes: [SceneSection]

  init(
    _ results: RunResults, scenes sorted: [SceneResult], posters: [String: String], notes: [String: String],
    nonce: String, kind: ReportKind
  ) {
    self.nonce = nonce
    verdict = results.verdict(on: kind)
    title = verdict.prefix(verdict.hasSuffix(".") ? verdict.count - 1 : verdict.count) + " · Springform"
    sign =
      results.scenes.contains { $0.exitCode != 0 }
      ? "changed" : results.count(.new) > 0 ? "new" : results.scenes.isEmpty ? "" : "pass"
    var facts = ["Springform \(results.environment.springform)", results.environment.architecture]
    if !results.baselines.isEmpty { facts.append(kind.origin(results.baselines)) }
    if let shard = results.shard { facts.append("part \(shard.index) of \(shard.count)") }
    self.facts = facts.map(visible).joined(separator: " · ")
    let present = SceneResult.Status.worstFirst.filter { results.count($0) > 0 }
    let all = Chip(status: "all", label: "All", count: results.scenes.count)
    chips =
      present.count > 1
      ? [all] + present.map { Chip(status: $0.rawValue, label: $0.label, count: results.count($0)) } : []
    hasScenes = !sorted.isEmpty
    scenes = sorted.enumerated().map { SceneSection($1, number: $0, poster: posters[$1.name], note: notes[$1.name]) }
  }

  /// The page up to where the media begin.
  func beginning() throws -> String { try PageTemplates.library().render(self, withTemplate: "report") ?? "" }

  /// What follows the media.
  var end: String {
    "<script type=\"module\" nonce=\"\(nonce)\">\n\(PageTemplates.reportScript)</script>\n</body>\n</html>\n"
  }
}
