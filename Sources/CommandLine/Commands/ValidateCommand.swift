import ArgumentParser
import Springform
import SpringformDocument
import SpringformSceneFile

struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate", abstract: "Checks scene files, Lottie files and SVG files without rendering them.",
    discussion: """
      Everything that is wrong is told with its line and column. Exit code 65 when a file has problems, 1 when only what a \
      file expects of its own motion is not met. What may be a mistake is a warning: a layer that shows nothing, a number \
      that can hardly be meant, a character that no font has, and, with --run, a touch that begins no event.
      """)

  @Argument(help: "Scene files, Lottie files and SVG files, or folders of them.") var files: [String]

  @Flag(name: .customLong("run"), help: "Play the scenes too, and test what they expect.") var plays = false
  @Flag(help: "Print the result as JSON.") var json = false
  @Flag(help: "Print nothing but problems.") var quiet = false

  func run() throws {
    let results = try SceneFolder.expanded(files).map { try FileResult($0, plays: plays) }
    if json { try Console.writeResult(SpringformCommandLine.json(results) + "\n") }
    for result in results {
      if !json {
        result.failure?.print()
        for warning in result.doubts { Console.printWarning(warning.text) }
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
    /// The file, where it is one that this one includes.
    let file: String?
    let line: Int
    let column: Int
    let message: String

    init(_ problem: Problem, of file: String) {
      self.file = problem.file == file ? nil : problem.file
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
  let doubts: [Problem]

  private enum CodingKeys: CodingKey { case file, problems, warnings, message }

  init(_ file: String, plays: Bool) throws {
    self.file = file
    var doubts: [Problem] = []
    do {
      let bytes = try InputFile.bytes(of: file, maximumSize: LoadedScene.maximumFileSize)
      var unmet: [Problem] = []
      if LottieAnimation.isLottie(bytes) || LoadedScene.isSVG(bytes, path: file) {
        doubts = try LoadedScene(path: file).warnings
      } else if let warnings = try SceneFile.libraryWarnings(bytes, path: file) {
        doubts = warnings
      } else {
        let scene = try SceneFile(bytes, path: file)
        doubts = scene.warnings
        try scene.check()
        doubts += try scene.undrawableText()
        unmet = try plays ? scene.unmetExpectations() : []
        if plays { doubts += try scene.unansweredTouches() }
        doubts = ProblemList(doubts).problems
      }
      problems = unmet.map { Place($0, of: file) }
      failure = unmet.isEmpty ? nil : ErrorMessage(unmet: ProblemList(unmet))
    } catch {
      problems = (error as? ProblemList)?.problems.map { Place($0, of: file) } ?? []
      failure = ErrorMessage(error)
    }
    self.doubts = doubts
    warnings = doubts.map { Place($0, of: file) }
    message = problems.isEmpty ? failure?.message : nil
  }
}
