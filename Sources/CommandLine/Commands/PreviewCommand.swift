import ArgumentParser
import Springform
import SpringformReports
import SpringformVerification
import SpringformNumerics
import SpringformSceneFile

struct PreviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview", abstract: "Makes a gallery of scenes that opens from disk.",
    discussion: """
      The directory gets index.html, media, summary.md and manifest.json. What was drawn before and would come out the same \
      is not drawn again: scenes, settings, pictures they load, fonts, libraries and this program are compared.
      A scene with a choice between light and dark, or a flag 'dark', is shown in both.
      Beside each GIF lie the same as WebP, without loss, and as MP4, if the program ffmpeg is here; and as a poster the \
      moment that says most, which is shown until the animation plays.
      """)

  @Argument(help: ArgumentHelp("Where the gallery goes.", valueName: "dir"))
  var directory: String

  @Argument(
    help: ArgumentHelp(
      "The scenes, by name, and files or folders of scenes; all scenes by name by default.", valueName: "scene"),
    completion: .custom { _, _, _ in Catalog.current.names })
  var names: [String] = []

  @Option(help: ArgumentHelp("The page's heading; how many animations there are by default.", valueName: "text"))
  var title: String?

  @Option(
    name: .customLong("scene-title"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("What a scene is called on the page; may be repeated.", valueName: "scene=text"))
  var sceneTitles: [String] = []

  @Option(
    name: .long, parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Set a parameter of the one scene; may be repeated.", valueName: "name=value"))
  var set: [String] = []

  @Option(parsing: .unconditional, help: "The seed of the scenes' random numbers.")
  var seed: UInt64?

  @OptionGroup var pictures: PictureOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The most bytes a GIF may have, such as 10MB.",
      discussion: "To fit, it gives up as little as it must: pictures, then colors, then size.", valueName: "size"))
  var budget: ByteSizeOption?

  @OptionGroup var address: BaseURLOption

  @Flag(name: .customLong("single-file"), help: "Put all media into the page, so that it can be sent alone.")
  var singleFile = false

  @Flag(inversion: .prefixedNo, help: "Use again what was drawn before from the same inputs.")
  var cache = true

  @Flag(help: "Print what was made as JSON.") var json = false
  @Flag(help: "Print nothing but errors.") var quiet = false

  func run() async throws {
    guard !directory.isEmpty else {
      throw UsageError.conflict("the directory has no name", hint: "give one, such as preview")
    }
    if let highest = ImageFormat.gif.rates.first, let rate = pictures.fps, rate > highest {
      throw UsageError.rate(rate, format: .gif)
    }
    guard title != "" else { throw UsageError.value(option: "--title", value: "''", expected: "a text") }
    guard set.isEmpty || names.count == 1 else {
      throw UsageError.conflict("--set is for one scene", hint: "name the scene whose parameter it is")
    }
    var options = PreviewOptions()
    options.title = title
    options.budget = budget?.bytes
    options.baseURL = address.baseURL
    options.isSingleFile = singleFile
    options.usesCache = cache
    let names = names.isEmpty ? Catalog.current.names : try SceneFolder.expanded(names)
    var scenes: [PreviewScene] = []
    for name in names { scenes += try await self.scenes(named: name) }
    try SceneTitles(sceneTitles).give(to: &scenes)
    var bar = ProgressBar(isQuiet: quiet || json)
    defer { bar.end() }
    let outcome = try await Preview(scenes, options: options).make(in: directory) { _, done, total in
      bar.update(done, of: total)
    } finished: { entry, isDrawn in
      bar.end()
      if !quiet, !json { Console.printError(PreviewReport.line(entry, isDrawn: isDrawn)) }
    }
    bar.end()
    let report = PreviewReport(outcome)
    if !quiet, !json { for line in report.missingLines { Console.printError(line) } }
    if json {
      try Console.writeResult(SpringformCommandLine.json(report) + "\n")
    } else if !quiet {
      try Console.writeResult(report.text)
    }
  }

  /// A scene, or both of its looks.
  private func scenes(named name: String) async throws -> [PreviewScene] {
    let (entry, files) = try await ReadFiles.during { try Catalog.current.entry(named: name) }
    let given = try SceneOptions.settings(set, of: entry)
    guard let look = AppearanceParameter(entry.parameters), !given.contains(where: { $0.name == look.name }) else {
      return [try scene(entry, name: entry.name, given, look: nil, files.map(\.path))]
    }
    return try [PreviewScene.Appearance.light, .dark].map {
      try scene(
        entry, name: "\(entry.name)@\($0.rawValue)", given + [(look.name, look.value(for: $0))], look: $0,
        files.map(\.path))
    }
  }

  private func scene(
    _ entry: LoadedScene, name: String, _ settings: [(name: String, text: String)], look: PreviewScene.Appearance?,
    _ files: [String]
  ) throws -> PreviewScene {
    let subject = Subject(
      name: name, sceneName: entry.name,
      parameters: settings.map { ParameterSetting(name: $0.name, value: $0.text) }, scene: try entry.make(settings),
      settings: try pictures.settings(seed: seed ?? entry.seed, stillAt: nil))
    return PreviewScene(
      subject: subject, summary: entry.summary, parameters: entry.parameters, look: look, files: files)
  }
}

/// What the command tells.
private struct PreviewReport: Encodable {
  let page: String
  /// The names of the scenes that were drawn, and of those that were found as an earlier run left them.
  let drawn: [String]
  let kept: [String]
  /// Bytes of all GIFs.
  let bytes: Int
  /// What GIFs gave up for the budget, by scene.
  let gaveUp: [String: [String]]
  /// Which formats are not there and why, by scene.
  let missing: [String: [MissingFormat]]

  init(_ outcome: Preview.Outcome) {
    page = outcome.pagePath
    drawn = outcome.drawn
    let entries = outcome.manifest.scenes
    kept = entries.map(\.name).filter { !outcome.drawn.contains($0) }
    bytes = entries.reduce(0) { $0 + $1.media.animation.bytes }
    gaveUp = Dictionary(
      entries.filter { !$0.gaveUp.isEmpty }.map { ($0.name, $0.gaveUp) }, uniquingKeysWith: { first, _ in first })
    missing = Dictionary(
      entries.filter { !$0.missing.isEmpty }.map { ($0.name, $0.missing) }, uniquingKeysWith: { first, _ in first })
  }

  /// What is missing, each said once.
  var missingLines: [String] {
    Set(missing.values.joined()).sorted { $0.sentence < $1.sentence }.map { reason in
      let scenes = missing.filter { $0.value.contains(reason) }.keys.sorted()
      let place = scenes.count == drawn.count + kept.count ? "" : " (\(scenes.joined(conjunction: "and")))"
      let remedy = reason == .videoProgram ? "; install it with: \(installation(of: FFmpeg.package))" : ""
      return reason.sentence + place + remedy
    }
  }

  var text: String {
    let count = drawn.count + kept.count
    return "\(page): \(count) animation\(count == 1 ? "" : "s"), \(drawn.count) drawn, \(bytes.byteText())\n"
  }

  static func line(_ entry: PreviewManifest.Entry, isDrawn: Bool) -> String {
    let losses = entry.gaveUp.isEmpty ? "" : "; gave up: " + entry.gaveUp.joined(conjunction: "and")
    return "\(entry.name): \(isDrawn ? "drawn" : "unchanged"), \(entry.media.animation.bytes.byteText())\(losses)"
  }
}
