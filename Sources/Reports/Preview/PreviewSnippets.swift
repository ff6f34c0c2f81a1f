import SpringformNumerics
import SpringformVerification

/// Text to paste where an animation is to be shown. It names files by their scene, so that it stays right when the scene changes.
struct PreviewSnippets {
  private let base: String

  /// - Parameter baseURL: where the gallery will be found; links are relative without it.
  init(baseURL: String?) {
    base = baseURL.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
  }

  /// A file's address.
  func address(_ path: String) -> String { base + path }

  /// An image in Markdown.
  func markdown(_ entry: PreviewManifest.Entry) -> String {
    "![\(Markdown.text(Self.description(of: entry)))](\(address(entry.stablePaths.animation)))"
  }

  /// An image in HTML, at the size of its points.
  func html(_ entry: PreviewManifest.Entry) -> String {
    "<img src=\"\(htmlEscaped(address(entry.stablePaths.animation)))\" width=\"\(Self.width(of: entry))\""
      + " alt=\"\(htmlEscaped(Self.description(of: entry)))\">"
  }

  /// One image that follows the reader's choice of light and dark.
  func picture(light: PreviewManifest.Entry, dark: PreviewManifest.Entry) -> String {
    """
    <picture>
      <source media="(prefers-color-scheme: dark)" srcset="\(htmlEscaped(address(dark.stablePaths.animation)))">
      \(html(light))
    </picture>
    """
  }

  private static func width(of entry: PreviewManifest.Entry) -> String {
    (Double(entry.width) / entry.settings.scale).rounded().typographicText(places: 0)
  }

  private static func description(of entry: PreviewManifest.Entry) -> String {
    visible(entry.summary.isEmpty ? entry.name : entry.summary)
  }
}

extension PreviewManifest {
  /// The light and the dark entry of the same scene, if it has both.
  func pair(of entry: Entry) -> (light: Entry, dark: Entry)? {
    guard entry.look != nil else { return nil }
    let looks = scenes.filter { $0.scene == entry.scene && $0.look != nil }
    guard let light = looks.first(where: { $0.look == .light }), let dark = looks.first(where: { $0.look == .dark })
    else { return nil }
    return (light, dark)
  }
}
