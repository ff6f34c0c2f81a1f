import ArgumentParser
import Springform
import SpringformReports
import SpringformVerification

struct MergeReportsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge-reports", abstract: "Joins the results of 'verify --shard' into one report.",
    discussion: """
      Every part must be there once, and all must have been made with the same versions and options. The exit code is that \
      of one verification of everything.
      """)

  @Argument(help: ArgumentHelp("The report directories of all parts.", valueName: "dir"))
  var directories: [String]

  @Option(name: .shortAndLong, help: ArgumentHelp("Where the joined results go.", valueName: "dir"))
  var output: String

  @OptionGroup var address: AddressOptions

  @Flag(help: "Print the results as JSON.") var json = false
  @Flag(help: "Print nothing but errors.") var quiet = false

  func run() async throws {
    let folder = ResultsFolder(directory: output)
    let command = "\(RootCommand.programName) approve --report \(shellQuoted(output))"
    let parts = directories.map { ResultsFolder(directory: $0) }
    let merged = try RunResults.merge(parts, into: folder) { name in command + " " + shellQuoted(name) }
    let durations = parts.map { Report.durations(of: merged, in: $0) }.reduce(into: [:]) { all, part in
      all.merge(part) { one, _ in one }
    }
    let results = try await VerificationSummary.writeReport(
      on: merged, in: folder, durations: durations, addresses: address.addresses)
    var list = ResultsList(isQuiet: quiet || json)
    for result in results.scenes { list.add(result) }
    try VerificationSummary(results, in: folder, acceptCommand: command).report(json: json, quiet: quiet)
  }
}
