import Mustache

/// The pages' templates, styles and scripts, which are compiled into the library.
enum PageTemplates {
  /// All of them by name.
  static func library() throws -> MustacheLibrary {
    // Registering is idempotent, and templates can name only what is registered when they are read.
    MustacheContentTypes.register(PageText(), named: "PAGE")
    return MustacheLibrary(
      templates: [
        "report": try template(PackageResources.report_mustache),
        "curve": try template(PackageResources.curve_mustache),
        "scene": try template(PackageResources.scene_mustache),
        "preview": try template(PackageResources.preview_mustache),
        "player": try template(PackageResources.player_mustache),
      ])
  }

  static let reportStyles = text(
    PackageResources.base_css, PackageResources.report_css, PackageResources.player_css)

  static let previewStyles = text(
    PackageResources.base_css, PackageResources.report_css, PackageResources.player_css, PackageResources.preview_css)

  static let reportScript = playerScript + text(PackageResources.report_js)

  static let previewScript = playerScript + text(PackageResources.preview_js)

  static let playerTemplate = text(PackageResources.player_mustache)

  static let playerScript = text(
    PackageResources.apng_js, PackageResources.frames_js, PackageResources.difference_js, PackageResources.charts_js,
    PackageResources.stage_js, PackageResources.transport_js, PackageResources.strip_js, PackageResources.player_js,
    PackageResources.controls_js, PackageResources.page_js)

  private static func template(_ bytes: [UInt8]) throws -> MustacheTemplate {
    try MustacheTemplate(string: text(bytes))
  }

  private static func text(_ files: [UInt8]...) -> String {
    files.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }
}

/// Puts values into HTML, as content and into attributes in double quotes.
private struct PageText: MustacheContentType {
  func escapeText(_ text: String) -> String { htmlEscaped(text) }
}
