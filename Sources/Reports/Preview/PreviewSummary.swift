import SpringformNumerics
import SpringformVerification

/// A gallery as a table for a pull request or a job's summary.
struct PreviewSummary {
  let text: String

  init(_ manifest: PreviewManifest, baseURL: String?) {
    let snippets = PreviewSnippets(baseURL: baseURL)
    let count = manifest.scenes.count
    var text = "### \(count) animation\(count == 1 ? "" : "s")\n\n"
    if count > 0 { text += "| Animation | | |\n|---|---|---|\n" }
    let rows = manifest.scenes.enumerated().map { index, entry in
      let name = Markdown.link(
        Markdown.shortened(entry.heading, to: 60), to: snippets.address("index.html#scene-\(index + 1)"))
      let facts = [
        "\(entry.width) × \(entry.height)", "\(entry.duration.typographicText(places: 2)) s",
        byteSize(entry.media.animation.bytes),
      ]
      let words = facts + entry.gaveUp.map(Markdown.text)
      return "| \(name) | \(snippets.markdown(entry)) | \(words.joined(separator: ", ")) |\n"
    }
    let ending = "\n[Gallery](\(snippets.address("index.html")))\n"
    self.text = Markdown.table(text, rows: rows.map { ([$0], 1) }, others: "gallery", ending: ending)
  }
}

/// A number of bytes as a fact about a file: the nearest with three digits.
func byteSize(_ bytes: Int) -> String { bytes.byteText(rounded: .toNearestOrAwayFromZero) }
