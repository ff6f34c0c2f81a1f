import FoundationEssentials
import Mustache
import SpringformBitmap
import SpringformNumerics
import SpringformPipeline
import SpringformText
import SpringformVerification

/// A gallery's page: cards, and for each scene a section with a player, curves, parameters and what to paste.
struct PreviewPage {
  let nonce: String
  let title: String
  let facts: String
  let styles = PageTemplates.previewStyles
  let hasScenes: Bool
  let scenes: [PreviewSection]
  /// Scripts with the media of each scene, in a page that holds them; empty otherwise.
  private let mediaScripts: [[UInt8]]

  init(_ manifest: PreviewManifest, folder: PreviewFolder, options: PreviewOptions) throws {
    let snippets = PreviewSnippets(baseURL: options.baseURL)
    scenes = try manifest.scenes.enumerated().map { number, entry in
      func embedded(_ file: PreviewManifest.File, _ type: String) throws -> String {
        guard options.isSingleFile else { return file.path }
        return "data:\(type);base64,"
          + Data(try folder.bytes(of: file)).base64EncodedString()
      }
      // What is sent alone has each picture once, and the animation in the format that all show.
      let downloads =
        options.isSingleFile
        ? try PreviewDownload.all(of: entry).prefix(1).map { $0.leading(to: try embedded($0.file, $0.type)) }
        : PreviewDownload.all(of: entry)
      return PreviewSection(
        entry, number: number, pair: manifest.pair(of: entry), snippets: snippets,
        poster: try embedded(entry.media.poster, "image/png"),
        animation: options.isSingleFile ? "" : entry.media.animation.path,
        strip: try embedded(entry.media.strip, "image/png"),
        downloads: downloads)
    }
    hasScenes = !scenes.isEmpty
    mediaScripts =
      options.isSingleFile
      ? try manifest.scenes.map { try folder.bytes(of: $0.media.frames) } : []
    let count = scenes.count == 1 ? "1 animation" : "\(scenes.count) animations"
    title = options.title.map(visible) ?? count
    facts = (options.title == nil ? "" : count + " · ") + "Springform \(manifest.springform)"
    nonce = Digest(of: Array((try DiffableJSON.text(manifest) + (options.baseURL ?? "") + title).utf8)).description
  }

  func write(to path: String) throws {
    let file = try OutputFile(inFolder: path)
    try file.write(try PageTemplates.library().render(self, withTemplate: "preview") ?? "")
    for (number, script) in mediaScripts.enumerated() {
      try file.write("<script type=\"application/json\" id=\"media-\(number)\">")
      try PreviewFrames.json(in: script).withUnsafeBytes { try file.write($0) }
      try file.write("</script>\n")
    }
    try file.write(
      "<script type=\"module\" nonce=\"\(nonce)\">\n\(PageTemplates.previewScript)</script>\n</body>\n</html>\n")
    try file.commit()
  }
}

/// A scene's card and section, as the template wants them. No name is used at two levels.
struct PreviewSection {
  struct Parameter {
    let key: String
    let value: String
    let kind: String
    let help: String
  }

  struct Curve {
    let number: Int
    let name: String
    let unit: String?
    let difference: String? = nil
    let hasFacts = false
  }

  struct Snippet {
    let label: String
    let code: String
  }

  struct Fact {
    let about: String
    let fact: String
  }

  let number: Int
  let id: String
  let heading: String
  /// The scene's name, where the heading is another text.
  let sceneName: String?
  let summary: String
  let meta: String
  let poster: String
  let animation: String
  let strip: String
  let media: String
  /// When the poster's moment is, in seconds.
  let posterTime: String
  let width: Int
  let height: Int
  let hasSettings: Bool
  let settings: [Parameter]
  let hasParameters: Bool
  let parameters: [Parameter]
  let hasCurves: Bool
  let curves: [Curve]
  let snippets: [Snippet]
  let downloads: [PreviewDownload]
  let details: [Fact]

  init(
    _ entry: PreviewManifest.Entry, number: Int, pair: (light: PreviewManifest.Entry, dark: PreviewManifest.Entry)?,
    snippets: PreviewSnippets, poster: String, animation: String, strip: String, downloads: [PreviewDownload]
  ) {
    self.number = number
    id = "scene-\(number + 1)"
    heading = visible(entry.heading)
    sceneName = entry.title == nil ? nil : visible(entry.name)
    summary = visible(entry.summary)
    let time = "\(entry.duration.typographicText(places: 2)) s"
    meta = "\(entry.width) × \(entry.height) · \(time)"
    self.poster = poster
    self.animation = animation
    self.strip = strip
    media = entry.media.frames.path
    posterTime = entry.media.posterTime.decimalText
    width = entry.width
    height = entry.height
    settings = entry.set.map { Parameter(key: visible($0.name), value: visible($0.value), kind: "", help: "") }
    hasSettings = !settings.isEmpty
    parameters = entry.parameters.map {
      Parameter(
        key: visible($0.name), value: visible($0.value), kind: $0.isDefault ? "" : "set", help: visible($0.help))
    }
    hasParameters = !parameters.isEmpty
    curves = entry.curves.enumerated().map { Curve(number: $0, name: visible($1.name), unit: $1.unit.map(visible)) }
    hasCurves = !curves.isEmpty
    var texts = [
      Snippet(label: "Markdown", code: snippets.markdown(entry)), Snippet(label: "HTML", code: snippets.html(entry)),
    ]
    if let pair {
      texts.append(Snippet(label: "Light and dark", code: snippets.picture(light: pair.light, dark: pair.dark)))
    }
    if let video = snippets.video(entry) { texts.append(Snippet(label: "Video", code: video)) }
    self.snippets = texts
    self.downloads = downloads
    var facts = [
      Fact(about: "Picture", fact: "\(entry.width) × \(entry.height) pixels"),
      Fact(
        about: "Time",
        fact:
          "\(time), \(entry.frames.count.groupedText) frames at \(entry.settings.rate.typographicText(places: 2)) a second"
      ),
    ]
    if !entry.gaveUp.isEmpty { facts.append(Fact(about: "GIF gave up", fact: entry.gaveUp.joined(separator: ", "))) }
    if !entry.missing.isEmpty {
      facts.append(Fact(about: "Not made", fact: visible(entry.missing.map(\.sentence).joined(separator: "; "))))
    }
    facts.append(Fact(about: "Drawn by", fact: Self.versions(entry.environment)))
    details = facts
  }

  private static func versions(_ environment: Environment) -> String {
    let drawing = environment.libraries.filter { ["cairo", "pixman", "pango", "freetype", "box2d"].contains($0.name) }
    let fonts = environment.fonts.map { "\($0.family) \($0.version)" }
    return visible(
      (["springform \(environment.springform)"] + drawing.map { "\($0.name) \($0.version)" } + fonts
        + [environment.architecture]).joined(separator: ", "))
  }
}
