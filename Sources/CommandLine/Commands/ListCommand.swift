import ArgumentParser
import Springform
import SpringformDocument
import SpringformNumerics
import SpringformSceneFile

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the scenes and their parameters.",
    discussion: """
      Each parameter with its default, what it may be and what it does; --set NAME=VALUE changes it. Of files that are named it \
      lists the parameters that they declare.
      """)

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
    /// Absent where nobody says.
    let unit: String?
    let help: String

    /// A bound that nobody has set is none.
    private static func bound(_ number: Double?) -> Double? {
      number.flatMap { abs($0) < .greatestFiniteMagnitude ? $0 : nil }
    }

    init(_ parameter: ParameterDescription) {
      (name, kind, `default`, help) = (parameter.name, parameter.kind, parameter.defaultText, parameter.help)
      choices = parameter.choices.isEmpty ? nil : parameter.choices
      minimum = Self.bound(parameter.range?.lowerBound)
      maximum = Self.bound(parameter.range?.upperBound)
      unit = parameter.unit.isEmpty ? nil : parameter.unit
    }

    /// As it is set, and with the number's unit; angles in degrees, as people write them.
    var setting: String {
      if unit == "rad", let angle = Double(self.default) {
        return "\(name)=\((angle * 180 / .pi).decimalText(places: 4))deg"
      }
      return "\(name)=\(self.default)" + (self.default.isEmpty ? "" : unit ?? "")
    }

    /// What it may be.
    var values: String {
      if let choices { return choices.joined(separator: ", ") }
      return switch (minimum?.decimalText, maximum?.decimalText) {
      case (let low?, let high?): "\(low) to \(high)"
      case (let low?, nil): "at least \(low)"
      case (nil, let high?): "at most \(high)"
      case (nil, nil): kind
      }
    }
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
    parameters = entry.parameters.map { Parameter($0) }
  }

  /// A longer cell stands out of its column, in characters.
  private static let widest = 40

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }

  var text: String {
    var lines = [summary.isEmpty ? name : "\(name)  \(summary)"]
    // A file may say anything.
    let cells = parameters.map { ("  " + visible($0.setting), visible($0.values), visible($0.help)) }
    let width = cells.map(\.0.count).filter { $0 <= Self.widest }.max() ?? 0
    let second = cells.map(\.1.count).filter { $0 <= Self.widest }.max() ?? 0
    lines = lines.map { visible($0) }
    lines += cells.map { setting, values, help in
      let line = Self.padded(setting, to: width) + "  " + (help.isEmpty ? values : Self.padded(values, to: second))
      return help.isEmpty ? line : line + "  " + help
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
