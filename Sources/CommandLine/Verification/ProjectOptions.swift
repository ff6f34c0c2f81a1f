import ArgumentParser
import Glibc
import Springform
import SpringformDocument
import SpringformVerification
import SpringformSceneFile

/// Where the project's settings and baselines are.
struct ProjectOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The project's settings; by default \(Project.fileName) here, if there is one.", valueName: "file"))
  var config: String?

  @Option(
    help: ArgumentHelp(
      "Where the baselines are; by default what the settings say, or Baselines.", valueName: "dir"))
  var baselines: String?

  /// The settings, with what the command line says instead.
  func project() throws -> Project {
    if let baselines, baselines.isEmpty {
      throw UsageError.value(option: "--baselines", value: "''", expected: "a directory")
    }
    var project = try readProject()
    if let baselines { project.baselines = baselines }
    return project
  }

  private func readProject() throws -> Project {
    let path = config ?? Project.fileName
    guard config != nil || access(path, F_OK) == 0 else { return try Project(.catalog) }
    return try Self.project(at: path)
  }

  /// What a file says.
  static func project(at path: String) throws -> Project {
    let document = try Document(InputFile.bytes(of: path), file: path)
    let directory = path.contains("/") ? String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) : ""
    return try Project(
      document, directory: path.hasPrefix("/") && directory.isEmpty ? "/" : directory, scenes: .catalog)
  }
}

extension SceneLookup {
  /// The scenes of the running command, and those in files.
  static var catalog: Self {
    let catalog = Catalog.current
    return Self(
      names: catalog.names, isPath: Catalog.isPath,
      make: { name, parameters in
        let entry = try catalog.entry(named: name)
        return SeededScene(try entry.make(parameters.map { ($0.name, $0.value) }), seed: entry.seed)
      },
      describe: { ErrorMessage($0).message ?? "\($0)" })
  }
}

extension Project {
  /// The subjects of these names, of scenes of these names with all variants, and of files with scenes, alone or in folders; all
  /// that the project has for no names.
  func subjects(named names: [String]) throws -> [Subject] {
    if names.isEmpty { return subjects }
    let names = try SceneFolder.expanded(names)
    let files = names.filter { name in Catalog.isPath(name) && !subjects.contains { $0.isMeant(by: name) } }
    for name in names where !files.contains(name) && !subjects.contains(where: { $0.isMeant(by: name) }) {
      throw UsageError.unknown(what: "scene", name: name, known: subjects.map(\.name))
    }
    return try subjects.filter { subject in names.contains { subject.isMeant(by: $0) } }
      + files.map { try subject(of: $0, .catalog) }
  }

  /// The baselines that nothing is compared with when everything is verified. A scene that is still there is no excuse: left
  /// out of the project, it would change without anybody's notice.
  func obsolete(in store: BaselineStore) throws -> [String] { try store.names(otherThan: subjects.map(\.name)) }
}

extension Subject {
  fileprivate func isMeant(by name: String) -> Bool { self.name == name || sceneName == name }
}

/// How many pictures are drawn at the same time.
struct JobsOption: ParsableArguments {
  @Option(parsing: .unconditional, help: "How many pictures are drawn at the same time; by default one per core.")
  var jobs: Int?

  func applied(to subjects: [Subject]) throws -> [Subject] {
    let range = PlaybackError.Setting.jobs.range
    if let jobs, !range.contains(Double(jobs)) { throw PlaybackError.setting(.jobs, value: Double(jobs)) }
    return subjects.map { subject in
      var subject = subject
      subject.settings.jobs = jobs ?? processorCount()
      return subject
    }
  }
}
