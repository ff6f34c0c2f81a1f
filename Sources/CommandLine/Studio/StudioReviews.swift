import ArgumentParser
import FoundationEssentials
import Springform
import SpringformReports
import SpringformStudio
import SpringformVerification

/// Compares scenes with their baselines as `verify` does, and replaces these as `approve` does.
struct StudioReviews {
  /// The settings' file; `nil` for those that `verify` would find.
  let config: String?

  /// - Parameter name: the scene's or variant's, or a scene file's path.
  func review(_ name: String) async throws -> Review {
    // What the file says may have changed.
    let project = try ProjectOptions.parse(config.map { ["--config", $0] } ?? []).project()
    let directory = try ScratchDirectory(in: FileManager.default.temporaryDirectory.path)
    let folder = ResultsFolder(directory: directory.path + "/report")
    let store = BaselineStore(directory: project.baselines)
    let run = VerificationRun(
      verifier: Verifier(store: store), subjects: try project.coverage(of: [name], in: store).subjects, isCI: false,
      acceptCommand: { _ in "" },
      describe: { error in
        let failure = ErrorMessage(error)
        return (failure.text ?? "\(error)", failure.exitCode)
      })
    var found = try await run.run(into: folder)
    // The studio has a button for that.
    for index in found.scenes.indices { found.scenes[index].acceptCommand = nil }
    let results = try await VerificationSummary.writeReport(on: found, in: folder, durations: [:])
    let names = results.scenes.filter(\.awaitsApproval).map(\.name)
    let approve: @Sendable () throws -> Void = {
      // The directory stays as long as it may be needed.
      try withExtendedLifetime(directory) { _ = try Approval(from: folder, into: store).accept(names) }
    }
    return Review(
      sentence: results.scenes.first?.sentence ?? "", passes: results.exitCode == 0 && names.isEmpty,
      page: try InputFile.bytes(of: Report.pagePath(in: folder)), approve: names.isEmpty ? nil : approve)
  }
}
