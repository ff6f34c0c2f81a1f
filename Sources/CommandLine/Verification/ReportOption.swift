import ArgumentParser
import Springform
import SpringformVerification

/// Where a report will be found.
struct BaseURLOption: ParsableArguments {
  @Option(
    name: .customLong("base-url"),
    help: ArgumentHelp("Where the directory will be found on the web, for links in summary.md.", valueName: "url"))
  var baseURL: String?
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
}
