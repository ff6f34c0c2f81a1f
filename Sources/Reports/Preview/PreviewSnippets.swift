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

  /// An image in HTML, at the size of its points: where the reader wants less motion its poster, else WebP, or GIF where that is
  /// not known or smaller.
  func html(_ entry: PreviewManifest.Entry) -> String {
    let webP = entry.media.webP.map { $0.bytes < entry.media.animation.bytes } == true
    return picture(
      [source("media=\"(prefers-reduced-motion: reduce)\"", entry.stablePaths.poster)]
        + (webP ? [source("type=\"image/webp\"", entry.stablePaths.webP)] : []),
      image(entry))
  }

  /// One image that follows the reader's choice of light and dark.
  func picture(light: PreviewManifest.Entry, dark: PreviewManifest.Entry) -> String {
    let (isCalm, isDark) = ("(prefers-reduced-motion: reduce)", "(prefers-color-scheme: dark)")
    return picture(
      [
        source("media=\"\(isCalm) and \(isDark)\"", dark.stablePaths.poster),
        source("media=\"\(isCalm)\"", light.stablePaths.poster),
        source("media=\"\(isDark)\"", dark.stablePaths.animation),
      ], image(light))
  }

  /// A video in HTML that plays by itself, `nil` where there is none.
  func video(_ entry: PreviewManifest.Entry) -> String? {
    guard entry.media.video != nil else { return nil }
    let paths = entry.stablePaths
    return "<video src=\"\(htmlEscaped(address(paths.video)))\" poster=\"\(htmlEscaped(address(paths.poster)))\""
      + " width=\"\(Self.width(of: entry))\" autoplay muted playsinline\(entry.plays == nil ? " loop" : "")"
      + " aria-label=\"\(htmlEscaped(Self.description(of: entry)))\"></video>"
  }

  private func picture(_ sources: [String], _ image: String) -> String {
    (["<picture>"] + (sources + [image]).map { "  " + $0 } + ["</picture>"]).joined(separator: "\n")
  }

  private func source(_ condition: String, _ path: String) -> String {
    "<source \(condition) srcset=\"\(htmlEscaped(address(path)))\">"
  }

  private func image(_ entry: PreviewManifest.Entry) -> String {
    "<img src=\"\(htmlEscaped(address(entry.stablePaths.animation)))\" width=\"\(Self.width(of: entry))\""
      + " alt=\"\(htmlEscaped(Self.description(of: entry)))\">"
  }

  private static func width(of entry: PreviewManifest.Entry) -> String {
    (Double(entry.width) / entry.settings.scale).rounded().typographicText(places: 0)
  }

  private static func description(of entry: PreviewManifest.Entry) -> String {
    visible(entry.summary.isEmpty ? entry.heading : entry.summary)
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
