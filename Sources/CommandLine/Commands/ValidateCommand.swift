import ArgumentParser
import Springform
import SpringformDocument
import SpringformSceneFile

struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate", abstract: "Checks scene files without rendering them.",
    discussion: """
      Everything that is wrong is told with its line and column. Exit code 65 when a file has problems, 1 when only what a \
      file expects of its own motion is not met. Touches of the tape that begin no event are warnings.
      """)

  @Argument(help: "Scene files.") var files: [String]

  @Flag(name: .customLong("run"), help: "Play the scenes too, and test what they expect.") var plays = false
  @Flag(help: "Print the result as JSON.") var json = false
  @Flag(help: "Print nothing but problems.") var quiet = false

  func run() throws {
    let results = try files.map { try FileResult($0, plays: plays) }
    if json { try Console.writeResult(SpringformCommandLine.json(results) + "\n") }
    for result in results {
      if !json {
        result.failure?.print()
        for warning in result.idle {
          for line in ("warning: " + warning.text).split(separator: "\n") { Console.printError(String(line)) }
        }
      }
      if !json, !quiet, result.failure == nil { Console.printError("\(result.file): fine") }
    }
    let codes = results.compactMap(\.failure?.exitCode)
    if let code = codes.first(where: { $0 != 1 }) ?? codes.first { throw FailedVerdict(exitCode: code) }
  }
}

/// What became of one file.
private struct FileResult: Encodable {
  struct Place: Encodable {
    let line: Int
    let column: Int
    let message: String

    init(_ problem: Problem) {
      line = problem.position.line
      column = problem.position.column
      message = problem.sentence
    }
  }

  let file: String
  let problems: [Place]
  /// What may be a mistake and fails nothing.
  let warnings: [Place]
  let message: String?
  let failure: ErrorMessage?
  let idle: [Problem]

  private enum CodingKeys: CodingKey { case file, problems, warnings, message }

  init(_ file: String, plays: Bool) throws {
    self.file = file
    var idle: [Problem] = []
    do {
      let scene = try SceneFile(InputFile.bytes(of: file), path: file)
      try scene.check()
      let unmet = try plays ? scene.unmetExpectations() : []
      if plays { idle = try scene.unansweredTouches() }
      problems = unmet.map { Place($0) }
      failure = unmet.isEmpty ? nil : ErrorMessage(unmet: ProblemList(unmet))
    } catch {
      problems = (error as? ProblemList)?.problems.map { Place($0) } ?? []
      failure = ErrorMessage(error)
    }
    self.idle = idle
    warnings = idle.map { Place($0) }
    message = problems.isEmpty ? failure?.message : nil
  }
}
