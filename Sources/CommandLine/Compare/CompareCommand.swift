import ArgumentParser
import Springform
import SpringformComparison
import SpringformNumerics
import SpringformReports
import SpringformVerification

struct CompareCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Tells in what two pictures, animations, videos or directories of them differ, and why.",
    discussion: """
      Of animations it tells the cause as far as it can be seen: a delay, another speed or spring, a wrong frame, \
      another colour, opacity or place. Files in directories are matched by their names, including those of folders. \
      Files that are equal byte for byte are identical without a look at their pictures.
      Exit codes: 0 identical or similar, 1 different, 65 a file is damaged, 66 a file is missing.
      """)

  @Argument(
    help: ArgumentHelp(
      "What it should be: a \((ImageFormat.allCases + ImageFormat.videos).map(\.name).joined(separator: ", ")) or a directory.",
      valueName: "expected"))
  var expected: String

  @Argument(help: ArgumentHelp("What it is.", valueName: "actual"))
  var actual: String

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

  private func compareFiles(_ tolerance: Tolerance) async throws {
    var bar = ProgressBar(isQuiet: json)
    defer { bar.end() }
    let files = try FileComparison(
      expected: expected, actual: actual, tolerance: tolerance, choosesMetric: options.metric == nil,
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
    let summary = ComparisonSummary(comparison, expected: expected, actual: actual)
    try Console.writeResult(
      json
        ? SpringformCommandLine.json(summary) + "\n"
        : ComparisonText(comparison).text + resizing(comparison) + pageLine(page))
    if comparison.tier == .different { throw FailedVerdict(exitCode: 1) }
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
