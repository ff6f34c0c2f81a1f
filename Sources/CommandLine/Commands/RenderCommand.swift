import ArgumentParser
import Springform
import SpringformSceneFile

struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws a scene into a \(OutputFormat.animated.alternatives), a PNG still or a directory of PNG frames."
  )

  @OptionGroup var scene: SceneOptions
  @OptionGroup var pictures: PictureOptions
  @OptionGroup var blur: ShutterOptions
  @OptionGroup var part: CropOptions
  @OptionGroup var layout: FrameLayoutOptions
  @OptionGroup var sweep: SweepOptions
  @OptionGroup var framing: FramingOptions
  @OptionGroup var encoding: EncodingOptions

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      "Where the result goes: a file, a directory of frames, or - for standard output.",
      discussion: "By default a file named after the scene, here.", valueName: "file|dir|-"))
  var output: String?

  @Option(help: "The output's format, when its suffix does not tell.")
  var format: OutputFormat?

  @Flag(help: "Print what was made as JSON.") var json = false
  @Flag(help: "Print nothing but errors.") var quiet = false
  @Flag(help: "Draw a scene file again whenever it is saved, until interrupted.") var watch = false

  func run() async throws {
    guard watch else { return try await render() }
    try await WatchedFile(scene.name, output: output).everyChange(render)
  }

  private func render() async throws {
    let chosen = try scene.find(quiet: quiet)
    var layout = layout
    // A picture in which nothing moves is one of a moment, unless it shall be an animation.
    if layout.stillOption == nil, try (chosen.make() as? SVGScene)?.isStill == true, try asksForPicture() {
      layout.frame = 0
    }
    let target = try OutputTarget(
      output: output, format: format, name: chosen.entry.name, isStill: layout.stillOption != nil,
      stillOption: layout.stillOption ?? "--frame SECONDS", rate: pictures.fps)
    try encoding.check(for: target.format)
    if json, target.isStandardOutput {
      throw UsageError.conflict("--json and -o - both want standard output", hint: "write to a file instead")
    }
    var settings = try settings(
      seed: chosen.seed, isTimeless: chosen.make() is LottieScene, isVideo: target.format.file.isVideo, layout)
    let sweeps = try sweep.sweeps()
    let (arrangement, framing) = (try layout.layout(), try framing.setting())
    var (times, notes): ([Double]?, [String]?)
    var bar = ProgressBar(isQuiet: quiet)
    defer { bar.end() }
    let background = try settings.background ?? chosen.make().background
    settings.crop = try part.area(of: chosen.makeTable(sweeps), settings: settings)
    let size = try settings.crop?.size ?? chosen.make().size
    if !quiet, let warning = framing.oddDeviceWarning(screen: size) { Console.printWarning(warning) }
    var unchanging: [String] = []
    let whole = settings
    let job = EncodingJob(
      target: target, encoding: encoding, rate: settings.rate, jobs: settings.jobs,
      expectsTransparency: background.alpha < 1)
    let made = try await job.run { step, makeSink in
      let settings = whole.reduced(by: step)
      let composition = try Composition(
        chosen.makeTable(sweeps), settings: settings, layout: arrangement, framing: framing,
        isScaleFree: pictures.scale == nil)
      (times, notes) = (composition.times, composition.notes)
      let size = try Renderer(scale: composition.scale).pixelSize(of: composition.size)
      let sink = CountingSink(try makeSink(size.width, size.height))
      let rendered = try await composition.render(into: sink) { done, total in bar.update(done, of: total) }
      unchanging = rendered.unchangingDirections.map { sweeps[$0].name }
      return sink
    }
    bar.end()
    if !quiet {
      for name in unchanging {
        Console.printWarning("'\(name)' changes nothing that is shown: all its cells are the same")
      }
    }
    var summary = OutputSummary(made, target: target, fps: settings.rate / made.step.rateDivisor)
    summary.scene = chosen.entry.name
    summary.times = times
    summary.notes = notes
    summary.cells = sweeps.isEmpty ? nil : sweeps.cells
    try summary.report(json: json, quiet: quiet, target: target)
  }

  /// Whether the output is a PNG, or nothing is said of it.
  private func asksForPicture() throws -> Bool {
    try (format ?? output.flatMap { $0 == "-" ? nil : try OutputFormat(path: $0, isStill: true) })?.isStill ?? true
  }

  /// - Parameter isTimeless: whether the scene's pictures follow from their times alone.
  private func settings(
    seed: UInt64, isTimeless: Bool, isVideo: Bool, _ layout: FrameLayoutOptions
  ) throws -> RenderSettings {
    var settings = try pictures.settings(seed: seed, stillAt: layout.frame, isExact: isTimeless, isVideo: isVideo)
    settings.shutter = try blur.setting()
    if let option = layout.stillOption, pictures.hold != nil {
      throw UsageError.conflict("\(option) draws a single picture", hint: "leave out --hold")
    }
    return settings
  }
}
