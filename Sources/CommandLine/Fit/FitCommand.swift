import ArgumentParser
import Springform
import SpringformMatching
import SpringformNumerics
import SpringformSceneFile
import Synchronization

struct FitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fit",
    abstract: "Finds the values of a scene's parameters with which it looks like a recording.",
    discussion: """
      The scene is drawn small again and again, with other values, until its pictures are as near to the recording's as they come. \
      What the recording does not tell is said. The same question has the same answer on every machine.
      """)

  @OptionGroup var scene: SceneOptions
  @OptionGroup var source: RecordingOptions

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A number of the scene that is looked for; may be repeated.",
      discussion: """
        Without a range it is looked for in the parameter's own, or else between a quarter of its value and four times that. At most \
        \(SceneMatch.mostParameters).
        """, valueName: "name|name=min..max"))
  var free: [String]

  @Flag(help: "Print the result as JSON.") var json = false
  @Flag(help: "Show no progress.") var quiet = false

  func run() async throws {
    try source.check()
    let chosen = try scene.find()
    let parameters = try FreeOptions(free, of: chosen.entry, settings: chosen.settings).parameters
    let recording = try source.open()
    let moments = try RecordedMoments(recording.pictures, showing: chosen.make().size, rate: recording.rate)
    recording.printWarnings()
    let names = Set(parameters.map(\.name))
    let others = chosen.settings.filter { !names.contains($0.name) }
    let match = SceneMatch(moments, free: parameters, fixed: others, seed: chosen.seed, make: chosen.entry.make)
    let bar = Mutex(ProgressBar(isQuiet: quiet))
    defer { bar.withLock { $0.end() } }
    let values = try await match.found { part in bar.withLock { $0.update(Int(part * 100), of: 100) } }
    bar.withLock { $0.end() }
    let summary = FitSummary(values, scene: scene.name, file: source.file, others: others, seed: scene.chosenSeed)
    try Console.writeResult(json ? SpringformCommandLine.json(summary) + "\n" : summary.text)
  }
}
