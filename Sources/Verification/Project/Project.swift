package import SpringformDocument

/// What is verified, with what settings, and where everything goes: the content of `springform.yml`.
package struct Project: Sendable {
  /// Where the baselines are, relative to the current directory or absolute.
  package var baselines: String
  /// Where results go.
  package var report: String
  /// What the file names, or else the command's own scenes, if these are no examples.
  package var subjects: [Subject]
  /// Whether the file says which scenes are verified.
  package let namesScenes: Bool
  /// The files and folders that it leaves out.
  private let leftOut: [ScenePlace]
  let folders: [ProjectFolder]
  private let defaults: SceneSettings
  /// Where the file is; paths in it, and the names of scenes' files, begin there. Empty for the current directory.
  private let directory: String

  package static let fileName = "springform.yml"

  /// A project without a file: default settings, baselines in `Baselines`, results in `springform-report`.
  /// - Throws: what making a scene throws.
  package init(_ scenes: SceneLookup) throws {
    baselines = Self.usualBaselines
    report = Self.usualReport
    defaults = SceneSettings()
    (namesScenes, leftOut, folders, directory) = (false, [], [], "")
    subjects = try (scenes.areExamples ? [] : scenes.names).map { name in
      SceneSettings().subject(named: name, scene: name, try scenes.found(name, []))
    }
  }

  /// Whether a directory that nobody has named on the command line lies where the project may put it. What the file says has been
  /// checked when it was read.
  package func reaches(_ path: String) -> Bool { !directory.isEmpty || ProjectReach(directory: "").contains(path) }

  /// A scene that the project's file does not name, with the default settings.
  /// - Parameters:
  ///   - scene: its name.
  ///   - path: of its file; where the name leads by default.
  /// - Throws: what making the scene throws.
  func subject(of scene: String, at path: String? = nil, _ scenes: SceneLookup) throws -> Subject {
    let source = path ?? (scenes.isPath(scene) ? self.path(scene) : scene)
    return defaults.subject(named: scene, scene: scene, try scenes.found(source, defaults.parameters))
  }

  /// What would be verified by a baseline's name; `nil` where it is a variant that the file does not name.
  /// - Throws: what making the scene throws.
  package func subject(named name: String, of scene: String, _ scenes: SceneLookup) throws -> Subject? {
    if let subject = subjects.first(where: { $0.name == name }) { return subject }
    return name == scene ? try subject(of: scene, scenes) : nil
  }

  /// What fails to be verified.
  func failingSubject(named name: String, _ error: any Error) -> Subject {
    defaults.subject(named: name, scene: name, SceneLookup.SeededScene(UnreadableScene(error: error)))
  }

  /// Where the name of a scene's file leads.
  func path(_ name: String) -> String { Self.path(name, in: directory) }

  func place(of name: String) -> ScenePlace { ScenePlace(name, in: directory) }

  /// Whether a file is left out when a folder is meant that it lies in: whoever names what is left out itself wants it.
  func leavesOut(_ file: ScenePlace, from folder: ScenePlace) -> Bool {
    leftOut.contains { $0.isBelow(folder) && file.isAtOrBelow($0) }
  }

  /// Of the names of baselines those of files below a folder.
  /// - Parameter folder: from the current directory on.
  package func files(_ names: [String], below folder: String, _ scenes: SceneLookup) -> [String] {
    names.filter { scenes.isPath($0) && place(of: $0).isBelow(ScenePlace(folder)) }
  }

  /// How a scene's file is called that nothing names otherwise.
  /// - Parameter path: from the current directory on.
  func name(ofFile path: String) -> String {
    if path.hasPrefix("/") { return path }
    // What begins with a dash would be taken for an option.
    if directory.isEmpty, ScenePlace.normalized(path).hasPrefix("-") { return path }
    return directory.isEmpty
      ? ScenePlace.normalized(path) : ScenePlace(path).path(from: ScenePlace("", in: directory))
  }

  /// Reads a project's file.
  /// - Parameters:
  ///   - document: the file.
  ///   - directory: where the file is; paths in it begin there. Empty for the current directory.
  ///   - scenes: those that there are.
  /// - Throws: `ProblemList`, with every problem's line and column.
  package init(_ document: Document, directory: String, scenes: SceneLookup) throws(ProblemList) {
    let problems = Problems(document.source)
    let keys = ["baselines", "report", "defaults", "scenes", "others"]
    let fields = Fields(document.root, known: keys, what: Self.fileName, problems)
    let reach = ProjectReach(directory: directory)
    func path(_ key: String, _ usual: String) -> String {
      let (path, position) = (fields.text(key) ?? usual, fields[key]?.position ?? fields.node.position)
      if path.isEmpty { problems.add("'\(key)' is empty", at: position) }
      if !reach.contains(path) {
        problems.add(
          "'\(key)' leads out of the folder of \(Self.fileName)", at: position,
          hint: "leave it out, and say so on the command line: --\(key) \(path)")
      }
      return Self.path(path, in: directory)
    }
    baselines = path("baselines", Self.usualBaselines)
    report = path("report", Self.usualReport)
    let defaults = fields.fields("defaults", known: SceneSettings.keys).map { SceneSettings(reading: $0) }
    self.defaults = defaults ?? SceneSettings()
    self.directory = directory
    var reader = SubjectReader(
      scenes: scenes, defaults: self.defaults, reach: reach, place: { Self.path($0, in: directory) },
      baselineCount: { [baselines] folder in
        let recorded = (try? BaselineStore(directory: baselines).headers()) ?? []
        return recorded.count { scenes.isPath($0.scene) && ScenePlace($0.scene, in: directory).isBelow(folder) }
      }, problems: problems)
    let named = fields.value("scenes", "a list of scenes and folders, or a mapping") { node in
      node.entries == nil && node.elements == nil ? nil : node
    }
    if let named { reader.read(named) }
    let (hasScenes, others) = (fields.entry("scenes") != nil, fields.flag("others"))
    if others ?? !(hasScenes || scenes.areExamples) { reader.addOthers(at: fields.node.position) }
    namesScenes = hasScenes || others != nil
    try problems.throwIfAny()
    (subjects, leftOut, folders) = (reader.subjects, reader.leftOutPlaces, reader.folders)
  }

  /// Where results go by a file that is wrong elsewhere, or is none; `nil` where no results may be.
  package static func report(in document: Document?, directory: String) -> String? {
    let path = document?.root["report"]?.text ?? usualReport
    guard !path.isEmpty, ProjectReach(directory: directory).contains(path) else { return nil }
    return Self.path(path, in: directory)
  }

  private static func path(_ path: String, in directory: String) -> String {
    directory.isEmpty || path.hasPrefix("/") ? path : directory + "/" + path
  }

  private static let usualBaselines = "Baselines"
  private static let usualReport = "springform-report"
}
