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
    if let baselines {
      project.baselines = baselines
    } else if !project.reaches(project.baselines) {
      throw CoverageError.outside(directory: project.baselines, option: "--baselines")
    }
    return project
  }

  private func readProject() throws -> Project {
    let path = config ?? Project.fileName
    guard config != nil || access(path, F_OK) == 0 else {
      let other = "springform.yaml"
      guard access(other, F_OK) != 0 else {
        throw UsageError.conflict("\(other) is not read", hint: "call it \(Project.fileName)")
      }
      return try Project(.catalog)
    }
    return try Self.project(at: path)
  }

  /// What a file says.
  static func project(at path: String) throws -> Project {
    try Project(document(at: path), directory: directory(of: path), scenes: .catalog)
  }

  /// Where results go by settings that are wrong elsewhere.
  var unreadableReport: String? {
    let path = config ?? Project.fileName
    return Project.report(in: try? Self.document(at: path), directory: Self.directory(of: path))
  }

  private static func document(at path: String) throws -> Document {
    try Document(InputFile.bytes(of: path, maximumSize: DocumentLimits().bytes), file: path)
  }

  private static func directory(of path: String) -> String {
    let directory = path.contains("/") ? String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) : ""
    return path.hasPrefix("/") && directory.isEmpty ? "/" : directory
  }
}

extension SceneLookup {
  /// The scenes of the running command, and those in files.
  static var catalog: Self {
    let catalog = Catalog.current
    return Self(
      names: catalog.names, areExamples: catalog.areExamples, isPath: Catalog.isPath, files: SceneFolder.files,
      make: { name, parameters in
        let entry = try catalog.entry(named: name)
        return SeededScene(try entry.make(parameters.map { ($0.name, $0.value) }), seed: entry.seed)
      },
      describe: { ErrorMessage($0).message ?? "\($0)" })
  }
}

extension Project {
  /// What `verify` and `record` are about: what is named, or all that there is.
  /// - Throws: ``NothingRecorded`` when nothing is named, and nothing says what could be meant.
  func coverage(of names: [String], in store: BaselineStore) throws -> Coverage {
    guard names.isEmpty else { return try Coverage(of: names, in: self, .catalog, store) }
    let all = try Coverage(ofAllIn: self, .catalog, store)
    guard !all.isEmpty || namesScenes else { throw NothingRecorded(baselines: baselines) }
    return all
  }
}

/// Nobody says what is meant, and nothing has been recorded.
struct NothingRecorded: Error {
  /// The directory where baselines would be.
  let baselines: String
}

/// What is meant is no scene, and nothing has been recorded of it.
struct NothingCovered: Error {}

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
