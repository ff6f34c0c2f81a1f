import Mustache

/// The pages' templates, styles and scripts, which are compiled into the library.
enum PageTemplates {
  /// All of them by name.
  static func library() throws -> MustacheLibrary {
    // Registering is idempotent, and templates can name only what is registered when they are read.
    MustacheContentTypes.register(PageText(), named: "PAGE")
    return MustacheLibrary(
      templates: [
        "report": try MustacheTemplate(string: EmbeddedTexts.report_mustache),
        "curve": try MustacheTemplate(string: EmbeddedTexts.curve_mustache),
        "scene": try MustacheTemplate(string: EmbeddedTexts.scene_mustache),
        "preview": try MustacheTemplate(string: EmbeddedTexts.preview_mustache),
        "player": try MustacheTemplate(string: EmbeddedTexts.player_mustache),
      ])
  }

  static let reportStyles = text(
    EmbeddedTexts.base_css, EmbeddedTexts.report_css, EmbeddedTexts.player_css)

  static let previewStyles = text(
    EmbeddedTexts.base_css, EmbeddedTexts.report_css, EmbeddedTexts.player_css, EmbeddedTexts.preview_css)

  static let reportScript = playerScript + EmbeddedTexts.report_js

  static let previewScript = playerScript + EmbeddedTexts.preview_js

  static let playerTemplate = EmbeddedTexts.player_mustache

  static let playerScript = text(
    EmbeddedTexts.apng_js, EmbeddedTexts.frames_js, EmbeddedTexts.difference_js, EmbeddedTexts.charts_js,
    EmbeddedTexts.stage_js, EmbeddedTexts.transport_js, EmbeddedTexts.strip_js, EmbeddedTexts.player_js,
    EmbeddedTexts.controls_js, EmbeddedTexts.page_js)

  private static func text(_ files: String...) -> String { files.joined(separator: "\n") }
}

/// Puts values into HTML, as content and into attributes in double quotes.
private struct PageText: MustacheContentType {
  func escapeText(_ text: String) -> String { htmlEscaped(text) }
}
