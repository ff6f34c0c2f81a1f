import Springform
import SpringformNumerics
import SpringformReports
import SpringformVerification

/// Tells what a verification found; both `verify` and `merge-reports` end here.
struct VerificationSummary {
  private let results: RunResults
  private let folder: ResultsFolder
  private let acceptCommand: String

  init(_ results: RunResults, in folder: ResultsFolder, acceptCommand: String) {
    self.results = results
    self.folder = folder
    self.acceptCommand = acceptCommand
  }

  /// Writes the report into the folder, and its files into the results.
  static func writeReport(
    on results: RunResults, in folder: ResultsFolder, durations: [String: Double],
    addresses: ReportAddresses = ReportAddresses()
  ) async throws -> RunResults {
    let results = try await Report(results, in: folder, durations: durations).write(addresses: addresses)
    try folder.finish(results)
    return results
  }

  /// - Throws: ``FailedVerdict`` when something does not pass.
  func report(json: Bool, quiet: Bool) throws {
    if json {
      try Console.writeResult(jsonForTerminals(results.json()))
    } else if !quiet {
      try Console.writeResult(text)
    }
    if results.exitCode != 0 { throw FailedVerdict(exitCode: results.exitCode) }
  }

  private var text: String {
    var lines = [counts]
    if results.exitCode != 0 { lines.append("report: \(visible(Report.pagePath(in: folder)))") }
    if results.scenes.contains(where: \.awaitsApproval) {
      lines.append("accept with: \(visible(acceptCommand))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// `9 scenes: 8 identical, 1 changed`.
  private var counts: String {
    let count = results.scenes.count
    let parts = SceneResult.Status.allCases.compactMap { status in
      let number = results.scenes.count { $0.status == status }
      return number == 0 ? nil : "\(number) \(status.rawValue)"
    }
    let shard = results.shard.map { " in part \($0.index) of \($0.count)" } ?? ""
    return "\(count) scene\(count == 1 ? "" : "s")\(shard)" + (parts.isEmpty ? "" : ": ")
      + parts.joined(separator: ", ")
  }
}

/// Prints results as they come, one a line; errors to standard error, too, when nothing else is printed.
struct ResultsList {
  private let isQuiet: Bool

  init(isQuiet: Bool) { self.isQuiet = isQuiet }

  mutating func add(_ result: SceneResult) {
    let line =
      "\(result.name): \(result.status.rawValue)"
      + (result.sentence == result.status.rawValue ? "" : ", \(result.sentenceAfterStatus)")
    if result.status == .failed || result.status == .missing {
      for text in ["error: \(result.name): \(result.sentence)"] + result.details { Console.printError(text) }
    } else if !isQuiet {
      try? Console.writeResult(([line] + causes(of: result)).map { visible($0) + "\n" }.joined())
    }
  }

  /// One a line, where the sentence cannot name all; of many the first. What follows from them is told by the report.
  private func causes(of result: SceneResult) -> [String] {
    guard result.causes.needList else { return [] }
    let most = 12
    let lines = result.causes.prefix(most).map { cause in
      let count = cause.consequences.count
      return "  \(cause.phrase)" + (count == 0 ? "" : count == 1 ? "; 1 thing follows" : "; \(count) things follow")
    }
    let rest = result.causes.count - most
    return lines + (rest > 0 ? ["  and \(rest) more, which the report lists"] : [])
  }
}
