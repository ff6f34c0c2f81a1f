import ArgumentParser
import Springform
import SpringformReports
import SpringformVerification

/// Where a report will be found.
struct BaseURLOption: ParsableArguments {
  @Option(
    name: .customLong("base-url"),
    help: ArgumentHelp("Where the directory will be found on the web, for links in summary.md.", valueName: "url"))
  var baseURL: String?
}

/// Where a report's folder will be found.
struct AddressOptions: ParsableArguments {
  @OptionGroup var page: BaseURLOption

  @Option(
    name: .customLong("pictures-url"),
    help: ArgumentHelp(
      "Where its pictures will be found, if not there as well; without an address, or with '', summary.md shows none.",
      valueName: "url"))
  var picturesURL: String?

  var addresses: ReportAddresses { ReportAddresses(page: page.baseURL, pictures: picturesURL) }
}

/// Where a verification leaves what it found.
struct ReportOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Where the results are; by default what the settings say, or springform-report.", valueName: "dir"))
  var report: String?

  func folder(of project: Project) throws -> ResultsFolder {
    if let report, report.isEmpty {
      throw UsageError.value(option: "--report", value: "''", expected: "a directory")
    }
    guard report != nil || project.reaches(project.report) else {
      throw CoverageError.outside(directory: project.report, option: "--report")
    }
    return ResultsFolder(directory: report ?? project.report)
  }

  /// The folder, where the settings cannot be read as a whole; `nil` where there is none that is sure to be meant.
  func folder(ofUnreadable options: ProjectOptions) -> ResultsFolder? {
    let path = report ?? options.unreadableReport
    return path.flatMap { $0.isEmpty ? nil : ResultsFolder(directory: $0) }
  }
}
