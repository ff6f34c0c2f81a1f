import ArgumentParser
import Springform
import SpringformVerification

struct ApproveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "approve", abstract: "Accepts what the last verification drew as the new baselines.",
    discussion: """
      Exactly the stored animations of the last 'verify' are taken, after checking that they are what was verified; nothing \
      is drawn again. All of them are checked before the first baseline is replaced. Expectations are no pictures: a scene \
      that breaks what is expected of its motion fails until the scene, or its 'expect', is mended. A scene that does something \
      else by now than it did when it was verified is accepted as it was, with a warning. The baseline of a scene that was renamed \
      is renamed.
      """)

  @Argument(
    help: ArgumentHelp(
      "Scenes, or variants as scene@variant, similar ones too; by default all that changed or are new.",
      valueName: "scene"))
  var names: [String] = []

  @OptionGroup var options: ProjectOptions
  @OptionGroup var reports: ReportOption

  @Flag(help: "Print what was done as JSON.") var json = false
  @Flag(help: "Print nothing but errors.") var quiet = false

  func run() throws {
    let project = try options.project()
    let approval = try Approval(
      from: reports.folder(of: project), into: BaselineStore(directory: project.baselines))
    let names = try names.isEmpty ? approval.acceptable : names.flatMap { try approval.acceptable(meantBy: $0) }
    let written = try approval.accept(names)
    if json {
      try Console.writeResult(SpringformCommandLine.json(written) + "\n")
    } else if !quiet {
      for name in written {
        Console.printError("\(name): accepted" + (approval.formerName(of: name).map { ", and '\($0)' removed" } ?? ""))
      }
      if names.isEmpty { Console.printError("there is nothing to accept") }
      if written.count < names.count { Console.printError("\(names.count - written.count) accepted before") }
    }
    for name in names { warn(of: name, project, approval) }
    let broken = approval.breakingExpectations(names)
    for result in broken {
      let sentences = result.unmetExpectations.joined(separator: "; ")
      Console.printError(
        "\(result.name): still breaks what is expected of its motion: \(sentences); mend the scene, or its 'expect'")
    }
    if self.names.isEmpty { try report(approval.unacceptable) }
    if let first = broken.first { throw FailedVerdict(exitCode: first.exitCode) }
  }

  /// Says so where the scene is another by now than what was verified.
  private func warn(of name: String, _ project: Project, _ approval: Approval) {
    guard let scene = approval.scene(of: name) else { return }
    let change: String?
    do {
      guard let subject = try project.subject(named: name, of: scene, .catalog) else { return }
      change = try approval.change(of: name, since: subject)
    } catch {
      change = ErrorMessage(error).message
    }
    guard let change else { return }
    Console.printWarning(
      "\(name): the scene is newer than what was verified and accepted: \(change); run 'verify' again")
  }

  /// Says what still fails. A comparison that could not be made keeps its exit code.
  private func report(_ results: [SceneResult]) throws {
    for result in results {
      Console.printError(ErrorMessage(result.refusal).message ?? "")
    }
    if let failed = results.first(where: { $0.status != .obsolete }) { throw FailedVerdict(exitCode: failed.exitCode) }
  }
}
