import ArgumentParser
import Springform
import SpringformDocument

/// Which scene, and with which parameters.
struct SceneOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The scene's name, as in 'list', or a scene file's path.", valueName: "scene"),
    completion: .custom { _, _, _ in Catalog.current.names })
  var name: String

  @Option(
    name: .long, parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Set a parameter of the scene; may be repeated.", valueName: "name=value"))
  var set: [String] = []

  @Option(
    name: .customLong("seed"), parsing: .unconditional,
    help: ArgumentHelp("The seed of the scene's random numbers.", valueName: "seed"))
  var chosenSeed: UInt64?

  /// The scene that is meant. A scene file is read now, and not again until the next call.
  /// - Parameter quiet: whether the file's warnings are not told.
  func find(quiet: Bool = false) throws -> ChosenScene {
    let entry = try Catalog.current.entry(named: name)
    if !quiet { for warning in entry.warnings { Console.printWarning(warning.text) } }
    return ChosenScene(entry: entry, settings: try Self.settings(set), seed: chosenSeed ?? entry.seed)
  }

  static func settings(_ texts: [String]) throws -> [(name: String, text: String)] {
    try texts.map { text in
      guard let setting = Setting(text) else {
        throw UsageError.value(option: "--set", value: text, expected: "written as name=value")
      }
      return (setting.name, setting.value)
    }
  }
}

/// A scene, and what the command line says about it.
struct ChosenScene {
  let entry: CatalogEntry
  /// What `--set` says.
  let settings: [(name: String, text: String)]
  /// The seed that was chosen, or the scene's own.
  let seed: UInt64

  /// The scene with the parameters that are set.
  func make() throws -> any Playable { try entry.make(settings) }
}
