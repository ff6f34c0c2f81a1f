import ArgumentParser
import Springform
import SpringformVerification

struct PruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Removes the baselines that 'verify' compares nothing with.",
    discussion: """
      These are the baselines of scenes and variants that are no more, or that \(Project.fileName) does not name any more. \
      Files in the directory that are no baselines stay.
      """)

  @OptionGroup var options: ProjectOptions

  @Flag(help: "Remove nothing; exit with 2 if there is something to remove.") var check = false
  @Flag(help: "Print the names as JSON.") var json = false

  func run() throws {
    let project = try options.project()
    let store = BaselineStore(directory: project.baselines)
    let obsolete = try project.obsolete(in: store)
    if !check { for name in obsolete { try store.remove(name) } }
    try Console.writeResult(
      json ? SpringformCommandLine.json(obsolete) + "\n" : obsolete.map { shown($0) + "\n" }.joined())
    if check, !obsolete.isEmpty { throw FailedVerdict(exitCode: 2) }
  }
}
