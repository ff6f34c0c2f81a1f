import ArgumentParser
import Springform
import SpringformNumerics
import SpringformVerification

struct PruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Removes baselines that 'verify' compares nothing with.",
    discussion: """
      Where \(Project.fileName) says which scenes are verified, these are the baselines of all others. Where nothing says \
      that, only the baselines go whose scenes are no more, after they have been listed and --yes confirms it, and those that are \
      named. Files in the directory that are no baselines stay.
      """)

  @Argument(
    help: ArgumentHelp(
      "Baselines, or folders of scenes whose baselines are of no use any more.", valueName: "baseline"))
  var names: [String] = []

  @OptionGroup var options: ProjectOptions

  @Flag(help: "Remove what is listed, though no \(Project.fileName) names the scenes.") var yes = false
  @Flag(help: "Remove nothing; exit with 2 if there is something that 'verify' compares nothing with.") var check =
    false
  @Flag(help: "Print the names as JSON.") var json = false

  func run() throws {
    let project = try options.project()
    let store = BaselineStore(directory: project.baselines)
    let list = try PruneList(of: names, in: project, store)
    let isConfirmed = yes || project.namesScenes || !names.isEmpty
    let listed = (list.obsolete + (check ? list.doubtful : [])).sorted()
    try Console.writeResult(
      json ? SpringformCommandLine.json(listed) + "\n" : listed.map { visible($0) + "\n" }.joined())
    if check {
      if !listed.isEmpty { throw FailedVerdict(exitCode: 2) }
      return
    }
    for name in list.doubtful {
      Console.printError("\(name): stays, for no \(Project.fileName) says whether it is verified; name it to remove it")
    }
    guard isConfirmed || list.obsolete.isEmpty else {
      throw UsageError.conflict(
        "no \(Project.fileName) names the scenes, so nothing has been removed",
        hint: "give --yes to remove what is listed, whose scenes are gone, or name baselines")
    }
    for name in list.obsolete {
      try store.remove(name)
      if !json { Console.printError("removed \(name)") }
    }
  }
}

/// The baselines that are of no use.
struct PruneList {
  /// Those that can go.
  var obsolete: [String] = []
  /// Those that nothing is compared with, which may be another's.
  var doubtful: [String] = []

  /// - Parameter names: of baselines that are not wanted, and of folders whose scenes are gone; none for all.
  init(of names: [String], in project: Project, _ store: BaselineStore) throws {
    let all = try Coverage(ofAllIn: project, .catalog, store)
    guard !names.isEmpty else {
      obsolete = all.uncompared.filter(\.isObsolete).map(\.name)
      doubtful = all.uncompared.filter { !$0.isObsolete }.map(\.name)
      return
    }
    for name in names where try !add(name, of: all, in: project, store) {
      throw UsageError.unknown(what: "baseline", name: name, known: try store.headers().map(\.name))
    }
  }

  /// - Returns: whether there is such a baseline, or baselines of such a folder.
  private mutating func add(
    _ name: String, of all: Coverage, in project: Project, _ store: BaselineStore
  ) throws -> Bool {
    let isVerified = project.namesScenes && all.subjects.contains { $0.name == name }
    guard !isVerified else {
      throw UsageError.conflict(
        "'\(name)' is verified", hint: "take it out of \(Project.fileName) before you remove its baseline")
    }
    let halves = all.uncompared.filter { $0.reason == .missingManifest }.map(\.name)
    let recorded = try store.headers().map(\.name) + halves
    let below = project.files(recorded, below: name, .catalog)
    let uncompared = all.uncompared.map(\.name)
    for name in recorded.contains(name) ? [name] : below.filter(uncompared.contains) where !obsolete.contains(name) {
      obsolete.append(name)
    }
    return recorded.contains(name) || !below.isEmpty
  }
}
