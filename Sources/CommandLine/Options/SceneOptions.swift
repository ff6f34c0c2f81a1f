import ArgumentParser
import Springform

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

  /// The seed that was chosen, or the scene's own.
  func seed() throws -> UInt64 { try chosenSeed ?? entry().seed }

  /// The scene that is meant, with its defaults.
  func entry() throws -> CatalogEntry { try Catalog.current.entry(named: name) }

  /// The scene with the parameters that are set.
  func makeScene() throws -> any Scene { try entry().make(settings()) }

  /// What `--set` says.
  func settings() throws -> [(name: String, text: String)] { try Self.settings(set) }

  static func settings(_ texts: [String]) throws -> [(name: String, text: String)] {
    try texts.map { text in
      guard let setting = Setting(text) else {
        throw UsageError.value(option: "--set", value: text, expected: "written as name=value")
      }
      return (setting.name, setting.value)
    }
  }
}
