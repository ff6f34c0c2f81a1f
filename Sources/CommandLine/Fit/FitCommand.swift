import ArgumentParser
import Springform
import SpringformDocument
import SpringformMatching
import SpringformNumerics
import SpringformSceneFile
import SpringformVerification
import Synchronization

struct FitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fit",
    abstract: "Finds the values of a scene's parameters with which it looks like a recording.",
    discussion: """
      The scene is drawn small again and again, with other values, until its pictures are as near to the recording's as they come. \
      What the recording does not tell is said. The same question has the same answer on every machine.
      """)

  @Argument(
    help: ArgumentHelp(
      "The scene's name, as in 'list', or the path of a scene file, a Lottie file or an SVG file.", valueName: "scene"),
    completion: .custom { _, _, _ in Catalog.current.names })
  var scene: String

  @Argument(
    help: ArgumentHelp("An animation, a video, or a directory of PNG files.", valueName: "recording"))
  var file: String

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A number of the scene that is looked for; may be repeated.",
      discussion: """
        Without a range it is looked for in the parameter's own, or else between a quarter of its value and four times that. At most \
        \(SceneMatch.mostParameters).
        """, valueName: "name|name=min..max"))
  var free: [String]

  @Option(
    name: .long, parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Set a parameter of the scene: what is kept, or where the search begins; may be repeated.",
      valueName: "name=value"))
  var set: [String] = []

  @Option(parsing: .unconditional, help: ArgumentHelp("The seed of the scene's random numbers.", valueName: "seed"))
  var seed: UInt64?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The time of the recording at which the scene begins.", valueName: "seconds"))
  var from: Double?
  @Option(parsing: .unconditional, help: ArgumentHelp("End at this time of the recording.", valueName: "seconds"))
  var to: Double?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The part of the recording that shows the scene, in pixels.", valueName: "x,y,w,h"))
  var crop: CropOption?
  @Option(parsing: .unconditional, help: "Pictures per second of PNG files, 50 by default.")
  var fps: Double?

  @OptionGroup var source: InputOptions
  @OptionGroup var size: LimitOptions
  @Flag(help: "Print the result as JSON.") var json = false
  @Flag(help: "Show no progress.") var quiet = false

  func run() async throws {
    try PlaybackError.Setting.rate.check(fps ?? 1)
    try PlaybackError.Setting.from.check(from ?? 0)
    try PlaybackError.Setting.to.check(to ?? 1)
    let entry = try Catalog.current.entry(named: scene)
    for warning in entry.warnings { Console.printWarning(warning.text) }
    let settings = try SceneOptions.settings(set, of: entry)
    let parameters = try FreeOptions(free, of: entry, settings: settings).parameters
    let options = DecoderOptions(animation: size.limits, leniency: source.leniency, delays: .stored)
    let input = try FrameInput([file], raw: nil, rate: fps ?? EditOptions.usualRate, options: options)
    guard input.isRepeatable else {
      throw UsageError.conflict("a recording is read several times", hint: "give it in a file")
    }
    let recording = try FileRecording(input, path: file, from: from, to: to, crop: crop?.area)
    let moments = try RecordedMoments(recording, showing: entry.make(settings).size, rate: input.typicalRate)
    options.printWarning()
    if let warning = input.damageWarning { Console.printWarning(warning) }
    let names = Set(parameters.map(\.name))
    let match = SceneMatch(
      moments, free: parameters, fixed: settings.filter { !names.contains($0.name) }, seed: seed ?? entry.seed,
      make: entry.make)
    let bar = Mutex(ProgressBar(isQuiet: quiet))
    defer { bar.withLock { $0.end() } }
    let values = try await match.found { part in bar.withLock { $0.update(Int(part * 100), of: 100) } }
    bar.withLock { $0.end() }
    let summary = FitSummary(values, scene: scene, file: file, others: others(than: names), seed: seed)
    try Console.writeResult(json ? SpringformCommandLine.json(summary) + "\n" : summary.text)
  }

  /// What is set of other parameters than those that are looked for.
  private func others(than names: Set<String>) -> [String] {
    set.filter { text in Setting(text).map { !names.contains($0.name) } ?? false }
  }
}
