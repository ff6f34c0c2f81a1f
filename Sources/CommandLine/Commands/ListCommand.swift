import ArgumentParser
import Springform
import SpringformDocument
import SpringformNumerics
import SpringformSceneFile

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the scenes and their parameters.",
    discussion: "Of files that are named it lists the parameters that they declare.")

  @Argument(
    help: ArgumentHelp(
      "Names of scenes, or paths of scene files, Lottie files or SVG files; all scenes that come with the tool if none is named.",
      valueName: "scene"),
    completion: .custom { _, _, _ in Catalog.current.names })
  var scenes: [String] = []

  @Flag(help: "Print only the names, one a line.") var names = false
  @Flag(help: "Print JSON.") var json = false

  func run() throws {
    let wanted = scenes.isEmpty ? Catalog.current.names : scenes
    if names, scenes.isEmpty { return try Console.writeResult(wanted.map { $0 + "\n" }.joined()) }
    let found = try wanted.map { try Catalog.current.entry(named: $0) }
    for warning in found.flatMap(\.warnings) { Console.printWarning(warning.text) }
    // As other commands take them.
    if names { return try Console.writeResult(wanted.map { visible($0) + "\n" }.joined()) }
    let entries = try found.map { try SceneEntry($0) }
    if json {
      try Console.writeResult(SpringformCommandLine.json(entries) + "\n")
    } else {
      try Console.writeResult(entries.map(\.text).joined(separator: "\n"))
    }
  }
}

private struct SceneEntry: Encodable {
  struct Parameter: Encodable {
    let name: String
    let kind: String
    let `default`: String
    let choices: [String]?
    let minimum: Double?
    let maximum: Double?
    let help: String
  }

  let name: String
  let summary: String
  let width: Double
  let height: Double
  let duration: Double?
  let parameters: [Parameter]

  init(_ entry: LoadedScene) throws {
    let scene = try entry.make([])
    name = entry.name
    summary = entry.summary
    width = scene.size.width
    height = scene.size.height
    duration = scene.duration
    parameters = entry.parameters.map {
      Parameter(
        name: $0.name, kind: $0.kind, default: $0.defaultText, choices: $0.choices.isEmpty ? nil : $0.choices,
        minimum: $0.range?.lowerBound, maximum: $0.range?.upperBound, help: $0.help)
    }
  }

  var text: String {
    var lines = [summary.isEmpty ? name : "\(name)  \(summary)"]
    lines += parameters.map { parameter in
      let shown = parameter.default.isEmpty ? parameter.kind : parameter.default
      return "  \(parameter.name)=\(shown)" + (parameter.help.isEmpty ? "" : "  \(parameter.help)")
    }
    // A file may say anything.
    return lines.map { visible($0) + "\n" }.joined()
  }
}
