import ArgumentParser
import Springform
import SpringformDocument
import SpringformNumerics
import SpringformSceneFile

/// Which scene, and with which parameters.
struct SceneOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The scene's name, as in 'list', or the path of a scene file, a Lottie file or an SVG file.", valueName: "scene"),
    completion: .custom { _, _, _ in Catalog.current.names })
  var name: String

  @Option(
    name: .long, parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Set a parameter of the scene; may be repeated.",
      discussion: "name=@file reads the value from a file, a list from its lines; @@ stands for an @.",
      valueName: "name=value"))
  var set: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Choose one of the scene's themes; the same as --set theme=name.", valueName: "name"))
  var theme: String?

  @Option(
    name: .customLong("seed"), parsing: .unconditional,
    help: ArgumentHelp("The seed of the scene's random numbers.", valueName: "seed"))
  var chosenSeed: UInt64?

  /// The scene that is meant. A scene file is read now, and not again until the next call.
  /// - Parameter quiet: whether the file's warnings are not told.
  func find(quiet: Bool = false) throws -> ChosenScene {
    let entry = try Catalog.current.entry(named: name)
    if !quiet { for warning in entry.warnings { Console.printWarning(warning.text) } }
    return ChosenScene(
      entry: entry, settings: try Self.settings(set, theme: theme, of: entry), seed: chosenSeed ?? entry.seed)
  }

  /// What `--set` and `--theme` say of a scene's parameters.
  static func settings(
    _ texts: [String], theme: String? = nil, of entry: LoadedScene
  ) throws -> [(name: String, text: String)] {
    let set = try texts.map { text in
      guard let setting = Setting(text) else {
        throw UsageError.value(option: "--set", value: text, expected: "written as name=value")
      }
      return (setting.name, try value(setting, of: entry))
    }
    guard let theme else { return set }
    guard let known = entry.parameters.first(where: { $0.name == "theme" })?.choices else {
      throw UsageError.conflict(
        "the scene '\(entry.name)' has no themes", hint: "write them under 'themes', or leave out --theme")
    }
    guard known.isEmpty || known.contains(theme) else {
      throw UsageError.value(option: "--theme", value: theme, expected: known.joined(conjunction: "or"))
    }
    return set + [("theme", theme)]
  }

  /// What is set, or what the file says that it names.
  private static func value(_ setting: Setting, of entry: LoadedScene) throws -> String {
    guard setting.value.hasPrefix("@") else { return setting.value }
    let rest = String(setting.value.dropFirst())
    guard !rest.hasPrefix("@") else { return rest }
    let text = String(decoding: try InputFile.bytes(of: rest, maximumSize: 1 << 20), as: UTF8.self)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0.hasSuffix("\r") ? $0.dropLast() : $0)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    let isList = entry.parameters.first { $0.name == setting.name }?.kind == "list"
    return isList && lines.count > 1 ? ListText.written(lines) : lines.joined(separator: "\n")
  }
}

/// A scene, and what the command line says about it.
struct ChosenScene {
  let entry: LoadedScene
  /// What `--set` says.
  let settings: [(name: String, text: String)]
  /// The seed that was chosen, or the scene's own.
  let seed: UInt64

  /// The scene with the parameters that are set.
  func make() throws -> any Playable { try entry.make(settings) }
}
