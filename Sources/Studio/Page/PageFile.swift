import SpringformReports

/// A file of the studio's page.
struct PageFile: Hashable {
  let type: String
  let bytes: [UInt8]

  /// The file with a name; empty for the page itself.
  static func named(_ name: String) -> PageFile? { all[name] }

  /// All there are: no name becomes a path on disk.
  private static let all = [
    "": PageFile(type: "text/html; charset=utf-8", bytes: page),
    "studio.css": PageFile(
      type: "text/css; charset=utf-8",
      bytes: Array((PageAssets.previewStyles + EmbeddedTexts.studio_css).utf8)),
    "studio.js": PageFile(
      type: "text/javascript; charset=utf-8",
      bytes: Array((PageAssets.playerScript + scripts.joined(separator: "\n")).utf8)),
  ]

  /// In the order in which they are read; all share one scope with the player's.
  private static let scripts = [
    EmbeddedTexts.link_js, EmbeddedTexts.tries_js, EmbeddedTexts.fitting_js,
    EmbeddedTexts.against_js, EmbeddedTexts.stageview_js,
    EmbeddedTexts.filmstrip_js,
    EmbeddedTexts.dock_js, EmbeddedTexts.liveplayer_js,
    EmbeddedTexts.recorder_js, EmbeddedTexts.touches_js, EmbeddedTexts.parametercontrols_js,
    EmbeddedTexts.parameters_js,
    EmbeddedTexts.springs_js, EmbeddedTexts.verdicts_js, EmbeddedTexts.scenelist_js,
    EmbeddedTexts.exporting_js, EmbeddedTexts.reviewing_js, EmbeddedTexts.studio_js, EmbeddedTexts.pages_js,
  ]

  private static let page = Array(
    EmbeddedTexts.studio_html.replacing("<!-- player -->", with: PageAssets.playerTemplate).utf8)
}
