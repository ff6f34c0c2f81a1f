import ArgumentParser
import Springform

struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draws a scene into a GIF, APNG or WebP, a PNG still or a directory of PNG frames."
  )

  @OptionGroup var scene: SceneOptions
  @OptionGroup var pictures: PictureOptions
  @OptionGroup var encoding: EncodingOptions

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      "Where the result goes: a file, a directory of frames, or - for standard output.",
      discussion: "By default a file named after the scene, here.", valueName: "file|dir|-"))
  var output: String?

  @Option(help: "The output's format, when its suffix does not tell.")
  var format: OutputFormat?

  @Option(
    name: .customLong("frame"), parsing: .unconditional,
    help: ArgumentHelp("Draw the one picture that is on screen at this time.", valueName: "seconds"))
  var frameTime: Double?

  @Flag(help: "Print what was made as JSON.") var json = false
  @Flag(help: "Print nothing but errors.") var quiet = false

  func run() async throws {
    let target = try OutputTarget(
      output: output, format: format, name: scene.name, isStill: frameTime != nil, stillOption: "--frame SECONDS",
      rate: pictures.fps)
    try encoding.check(for: target.format)
    if json, target.isStandardOutput {
      throw UsageError.conflict("--json and -o - both want standard output", hint: "write to a file instead")
    }
    let settings = try pictures.settings(seed: scene.seed, stillAt: frameTime)
    var bar = ProgressBar(isQuiet: quiet)
    defer { bar.end() }
    let made = try await Production(target: target, encoding: encoding, rate: settings.rate, jobs: settings.jobs).run {
      economy, makeSink in
      var settings = settings
      settings.rate /= Double(economy.rateDivisor)
      settings.scale *= economy.scale
      let playback = try Playback(scene.makeScene(), settings: settings)
      let size = try Renderer(scale: settings.scale).pixelSize(of: playback.scene.size)
      let sink = CountingSink(try makeSink(size.width, size.height))
      try await playback.render(into: sink) { done, total in bar.update(done, of: total) }
      return sink
    }
    bar.end()
    var summary = OutputSummary(made, target: target, fps: settings.rate / Double(made.economy.rateDivisor))
    summary.scene = scene.name
    try summary.report(json: json, quiet: quiet, target: target)
  }
}
