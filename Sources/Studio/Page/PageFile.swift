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
      bytes: Array(PageAssets.previewStyles.utf8) + PackageResources.studio_css),
    "studio.js": PageFile(
      type: "text/javascript; charset=utf-8",
      bytes: Array(PageAssets.playerScript.utf8) + scripts.joined(separator: Array("\n".utf8))),
  ]

  /// In the order in which they are read; all share one scope with the player's.
  private static let scripts = [
    PackageResources.link_js, PackageResources.tries_js, PackageResources.against_js, PackageResources.stageview_js,
    PackageResources.filmstrip_js,
    PackageResources.dock_js, PackageResources.liveplayer_js,
    PackageResources.recorder_js, PackageResources.touches_js, PackageResources.parametercontrols_js,
    PackageResources.parameters_js,
    PackageResources.springs_js, PackageResources.verdicts_js, PackageResources.scenelist_js,
    PackageResources.exporting_js, PackageResources.reviewing_js, PackageResources.studio_js, PackageResources.pages_js,
  ]

  private static let page = Array(
    String(decoding: PackageResources.studio_html, as: UTF8.self)
      .replacing("<!-- player -->", with: PageAssets.playerTemplate).utf8)
}
