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
    let playback = try Playback(scene.makeScene(), settings: settings)
    let size = try Renderer(scale: settings.scale).pixelSize(of: playback.scene.size)
    let sink = CountingSink(try target.makeSink(width: size.width, height: size.height, encoding: encoding))
    var bar = ProgressBar(isQuiet: quiet)
    defer { bar.end() }
    try await playback.render(into: sink) { done, total in bar.update(done, of: total) }
    bar.end()
    try report(sink, target: target, settings: settings, duration: playback.duration)
  }

  private func report(
    _ sink: CountingSink, target: OutputTarget, settings: RenderSettings, duration: Double
  ) throws {
    let isStill = target.format == .png
    let summary = RenderSummary(
      scene: scene.name, output: target.path, format: target.format.rawValue, width: sink.width, height: sink.height,
      frames: sink.frameCount, duration: isStill ? nil : duration, fps: isStill ? nil : settings.rate)
    if json {
      try Console.writeResult(SpringformCommandLine.json(summary) + "\n")
    } else if !quiet, !target.isStandardOutput {
      Console.printError(summary.text)
    }
  }
}

private struct RenderSummary: Encodable {
  let scene: String
  let output: String
  let format: String
  let width: Int
  let height: Int
  let frames: Int
  let duration: Double?
  let fps: Double?

  var text: String {
    let time =
      duration.map { ", \(frames) frame\(frames == 1 ? "" : "s"), \(plain(($0 * 1000).rounded() / 1000)) s" } ?? ""
    return "\(output): \(width)x\(height)\(time)"
  }
}
