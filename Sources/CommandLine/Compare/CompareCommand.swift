import ArgumentParser
import Springform
import SpringformComparison
import SpringformNumerics
import SpringformReports
import SpringformVerification

struct CompareCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Tells in what two pictures, animations, videos, scenes or directories of them differ, and why.",
    discussion: """
      Of animations it tells the cause as far as it can be seen: a delay, another speed or spring, a wrong frame, \
      another colour, opacity or place. Files in directories are matched by their names, including those of folders. \
      Files that are equal byte for byte are identical without a look at their pictures. A scene is drawn as large and as \
      often as the file that it is compared with.
      Exit codes: 0 identical or similar, 1 different, 65 a file is damaged, 66 a file is missing.
      """)

  @Argument(
    help: ArgumentHelp(
      "What it should be: a \((ImageFormat.allCases + ImageFormat.videos).map(\.name).joined(separator: ", ")), a scene or a directory.",
      valueName: "expected"))
  var expected: String

  @Argument(help: ArgumentHelp("What it is.", valueName: "actual"))
  var actual: String

  @OptionGroup(title: "Options for a scene") var drawing: ComparedSceneOptions
  @OptionGroup var options: ToleranceOptions
  @OptionGroup var size: LimitOptions

  @Option(help: ArgumentHelp("Write a report that opens in a browser into this directory.", valueName: "dir"))
  var report: String?

  @Flag(help: "Print the result as JSON.") var json = false

  func run() async throws {
    let tolerance = try options.tolerance()
    if expected == "-", actual == "-" {
      throw UsageError.conflict("both files cannot come from standard input", hint: "give one of them as a file")
    }
    if let report, report.isEmpty {
      throw UsageError.value(option: "--report", value: "''", expected: "a directory")
    }
    let areScenes = (ComparedScene.isScene(expected), ComparedScene.isScene(actual))
    if areScenes.0 || areScenes.1 { return try await compareScene(isExpected: areScenes.0, areScenes.1, tolerance) }
    if let option = drawing.given.first {
      throw UsageError.conflict("\(option) is for a scene", hint: "compare a file with a scene, or leave it out")
    }
    let areDirectories = (try isDirectory(expected), try isDirectory(actual))
    guard areDirectories.0 == areDirectories.1 else {
      throw UsageError.conflict(
        "'\(areDirectories.0 ? expected : actual)' is a directory and '\(areDirectories.0 ? actual : expected)' is not",
        hint: "give two files, or two directories")
    }
    if areDirectories.0 { try await compareDirectories(tolerance) } else { try await compareFiles(tolerance) }
  }

  private func compareDirectories(_ tolerance: Tolerance) async throws {
    let directories = try DirectoryComparison(expected: expected, actual: actual)
    let names = directories.common + directories.missing + directories.extra
    var page = try report.map { try FileReport(directory: $0, expected: expected, names: names) }
    var summary = DirectorySummary(directories)
    for name in directories.common {
      let files: FileComparison
      do {
        files = try directories.compare(
          name, tolerance: tolerance, choosesMetric: options.metric == nil, limits: size.limits)
      } catch {
        let failure = ErrorMessage(error)
        let sentence = failure.message ?? "\(error)"
        summary.add(name, failure: sentence, exitCode: failure.exitCode)
        page?.add(name, failure: sentence, exitCode: failure.exitCode)
        continue
      }
      try await page?.add(name, files)
      summary.add(
        name,
        ComparisonSummary(
          files.comparison, expected: directories.expectedPath(of: name), actual: directories.actualPath(of: name)))
    }
    for name in directories.missing {
      try await page?.addUnpaired(
        name, at: directories.expectedPath(of: name), isNew: false, otherSide: actual, limits: size.limits)
    }
    for name in directories.extra {
      try await page?.addUnpaired(
        name, at: directories.actualPath(of: name), isNew: true, otherSide: expected, limits: size.limits)
    }
    try await page?.finish()
    try Console.writeResult(json ? SpringformCommandLine.json(summary) + "\n" : summary.text + pageLine(page))
    if summary.exitCode != 0 { throw FailedVerdict(exitCode: summary.exitCode) }
  }

  private typealias Side = (path: String, bytes: [UInt8])

  /// Draws the scene as the file was drawn.
  private func compareScene(isExpected: Bool, _ isActual: Bool, _ tolerance: Tolerance) async throws {
    guard isExpected != isActual else {
      throw UsageError.conflict(
        "'\(visible(expected))' and '\(visible(actual))' are scenes", hint: "render one of them, and give the file")
    }
    let (path, name) = isExpected ? (actual, expected) : (expected, actual)
    guard path != "-", try !isDirectory(path) else {
      throw UsageError.conflict("a scene is compared with one file", hint: "give a picture, an animation or a video")
    }
    let bytes = try InputFile.bytes(of: path)
    let scene = try ComparedScene(
      name, beside: ComparedFile(bytes: bytes, path: path, limits: size.limits), drawing)
    let sides: [Side] = [(path, bytes), (name, try await scene.draw())]
    try await compareFiles(sides[isExpected ? 1 : 0], sides[isExpected ? 0 : 1], scene, tolerance)
  }

  private func compareFiles(_ tolerance: Tolerance) async throws {
    try await compareFiles(
      (expected, InputFile.bytes(of: expected)), (actual, InputFile.bytes(of: actual)), nil, tolerance)
  }

  /// - Parameter scene: the side that was drawn.
  private func compareFiles(
    _ expectedSide: Side, _ actualSide: Side, _ scene: ComparedScene?, _ tolerance: Tolerance
  ) async throws {
    var bar = ProgressBar(isQuiet: json)
    defer { bar.end() }
    let files = try FileComparison(
      expected: expectedSide, actual: actualSide, tolerance: tolerance, choosesMetric: options.metric == nil,
      limits: size.limits
    ) { done, total in
      bar.update(done, of: total)
    }
    bar.end()
    let comparison = files.comparison
    let name = String(actual.split(separator: "/").last ?? "/")
    var page = try report.map { try FileReport(directory: $0, expected: expected, names: [name]) }
    try await page?.add(name, files)
    try await page?.finish()
    var summary = ComparisonSummary(comparison, expected: expected, actual: actual)
    summary.drawnBy = scene?.command
    try Console.writeResult(
      json
        ? SpringformCommandLine.json(summary) + "\n"
        : ComparisonText(comparison).text + (scene.map(origin) ?? resizing(comparison)) + pageLine(page))
    if comparison.tier == .different { throw FailedVerdict(exitCode: 1) }
  }

  private func origin(_ scene: ComparedScene) -> String {
    "  drawn by '\(visible(scene.command))'\n" + (scene.misfit.map { "  \($0)\n" } ?? "")
  }

  /// At another size the pixels of two pictures have nothing to do with each other; of another shape they are no copies.
  private func resizing(_ comparison: AnimationComparison) -> String {
    let (size, other) = (comparison.expected.size, comparison.actual.size)
    guard size != other, actual != "-",
      abs(size.width * other.height - size.height * other.width) <= max(size.width, other.width)
    else { return "" }
    return
      "  'encode \(visible(actual)) --resize \(size.width)x\(size.height) -o FILE' makes one of the expected size\n"
  }

  private func pageLine(_ page: FileReport?) -> String { page.map { "report: \(visible($0.pagePath))\n" } ?? "" }
}

extension FileReport {
  mutating func add(_ name: String, _ files: FileComparison) async throws {
    try await add(
      name, expected: files.expected, actual: files.actual, comparison: files.comparison, tolerance: files.tolerance,
      files: (files.expected.portableBytes, files.actual.portableBytes))
  }

  /// Adds a file that is in one directory only. If it is damaged or too large it is named without being shown.
  mutating func addUnpaired(
    _ name: String, at path: String, isNew: Bool, otherSide: String, limits: AnimationLimits
  ) async throws {
    let file = try? ComparedFile(path: path, limits: limits)
    try await add(name, isNew: isNew, sentence: "not in '\(otherSide)'", file, file: file?.portableBytes)
  }
}
