import ArgumentParser
import Springform
import SpringformComparison
import SpringformReports

struct CompareCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare", abstract: "Tells in what two pictures, animations or directories of them differ, and why.",
    discussion: """
      Of animations it tells the cause as far as it can be seen: a delay, another speed or spring, a wrong frame, \
      another colour, opacity or place. Files in directories are matched by their names, including those of folders.
      Exit codes: 0 identical or similar, 1 different, 65 a file is damaged, 66 a file is missing.
      """)

  @Argument(help: ArgumentHelp("What it should be: a GIF, PNG, APNG, WebP or a directory.", valueName: "expected"))
  var expected: String

  @Argument(help: ArgumentHelp("What it is.", valueName: "actual"))
  var actual: String

  @OptionGroup var options: ToleranceOptions

  @Option(help: ArgumentHelp("Write a report that opens in a browser into this directory.", valueName: "dir"))
  var report: String?

  @Flag(help: "Print the result as JSON.") var json = false

  func run() async throws {
    let tolerance = try options.tolerance()
    if expected == "-", actual == "-" {
      throw UsageError.conflict("both files cannot come from standard input", hint: "give one of them as a file")
    }
    let areDirectories = (try isDirectory(expected), try isDirectory(actual))
    guard areDirectories.0 == areDirectories.1 else {
      throw UsageError.conflict(
        "'\(areDirectories.0 ? expected : actual)' is a directory and '\(areDirectories.0 ? actual : expected)' is not",
        hint: "give two files, or two directories")
    }
    if let report, report.isEmpty {
      throw UsageError.value(option: "--report", value: "''", expected: "a directory")
    }
    if areDirectories.0 { try await compareDirectories(tolerance) } else { try await compareFiles(tolerance) }
  }

  private func compareDirectories(_ tolerance: Tolerance) async throws {
    var page: FileReport?
    let comparison = try await DirectoryComparison(
      expected: expected, actual: actual, tolerance: tolerance,
      begin: { names in page = try report.map { try FileReport(directory: $0, expected: expected, names: names) } },
      compared: { try await page?.add($0, $1) },
      failed: { page?.add($0, failure: $1, exitCode: $2) })
    for name in comparison.missing { try await page?.addUnpaired(name, in: expected, isNew: false, otherSide: actual) }
    for name in comparison.extra { try await page?.addUnpaired(name, in: actual, isNew: true, otherSide: expected) }
    try await page?.finish()
    try Console.writeResult(json ? SpringformCommandLine.json(comparison) + "\n" : comparison.text + pageLine(page))
    if comparison.exitCode != 0 { throw FailedVerdict(exitCode: comparison.exitCode) }
  }

  private func compareFiles(_ tolerance: Tolerance) async throws {
    var bar = ProgressBar(isQuiet: json)
    defer { bar.end() }
    let files = try ComparedFiles(expected: expected, actual: actual, tolerance: tolerance) { done, total in
      bar.update(done, of: total)
    }
    bar.end()
    let comparison = files.comparison
    let name = String(actual.split(separator: "/").last ?? "/")
    var page = try report.map { try FileReport(directory: $0, expected: expected, names: [name]) }
    try await page?.add(name, files)
    try await page?.finish()
    let summary = ComparisonSummary(comparison, expected: expected, actual: actual)
    try Console.writeResult(
      json ? SpringformCommandLine.json(summary) + "\n" : ComparisonText(comparison).text + pageLine(page))
    if comparison.tier == .different { throw FailedVerdict(exitCode: 1) }
  }

  private func pageLine(_ page: FileReport?) -> String { page.map { "report: \(shown($0.pagePath))\n" } ?? "" }
}

/// Two files and what they have been found to be.
struct ComparedFiles {
  let expected: ComparedFile
  let actual: ComparedFile
  let tolerance: AnimationTolerance
  let comparison: AnimationComparison

  /// Compares two files; a picture is an animation of one frame.
  /// - Throws: `InputError`.
  init(
    expected: String, actual: String, tolerance: Tolerance,
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws {
    self.expected = try ComparedFile(path: expected)
    self.actual = try ComparedFile(path: actual)
    var animationTolerance = AnimationTolerance(picture: tolerance)
    // A GIF's times are whole centiseconds.
    if self.expected.isQuantised || self.actual.isQuantised { animationTolerance.seconds = 0.01 }
    self.tolerance = animationTolerance
    comparison = try AnimationComparison(
      expected: self.expected, actual: self.actual, tolerance: animationTolerance, progress: progress)
  }
}

extension FileReport {
  mutating func add(_ name: String, _ files: ComparedFiles) async throws {
    try await add(
      name, expected: files.expected, actual: files.actual, comparison: files.comparison, tolerance: files.tolerance)
  }

  /// Adds a file that is in one directory only. If it is damaged it is named without being shown.
  mutating func addUnpaired(_ name: String, in directory: String, isNew: Bool, otherSide: String) async throws {
    try await add(
      name, isNew: isNew, sentence: "not in '\(otherSide)'",
      try? ComparedFile(path: DirectoryComparison.join(directory, name)))
  }
}
