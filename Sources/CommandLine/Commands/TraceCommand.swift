import ArgumentParser
import Springform

struct TraceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace", abstract: "Writes a scene's curves as numbers.")

  enum Format: String, CaseIterable, ExpressibleByArgument { case csv, json }

  @OptionGroup var scene: SceneOptions

  @OptionGroup var part: CurveOptions

  @Option(help: "The format, when the output's suffix does not tell.")
  var format: Format?

  @Option(name: .shortAndLong, parsing: .unconditional, help: ArgumentHelp("A file, or - for standard output."))
  var output = "-"

  func run() throws {
    let format = try format ?? Self.format(of: output)
    let scene = try scene.find()
    let trace = TraceTable(try part.record(scene.make(), seed: scene.seed))
    let text = try format == .csv ? trace.csv : trace.json
    if output == "-" {
      try Console.writeResult(text)
    } else {
      let file = try OutputFile(path: output)
      try Array(text.utf8).withUnsafeBytes { try file.write($0) }
      try file.commit()
    }
  }

  private static func format(of output: String) throws -> Format {
    if output == "-" { return .csv }
    guard let suffix = output.split(separator: "/").last?.split(separator: ".").dropFirst().last else {
      throw UsageError.conflict("'\(output)' has no suffix", hint: "add .csv or .json, or give --format")
    }
    guard let format = Format(rawValue: suffix.lowercased()) else {
      throw UsageError.unknown(what: "output suffix", name: "." + suffix, known: [".csv", ".json"])
    }
    return format
  }
}
