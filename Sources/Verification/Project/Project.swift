package import SpringformDocument

/// What is verified, with what settings, and where everything goes: the content of `springform.yml`.
package struct Project: Sendable {
  /// Where the baselines are, relative to the current directory or absolute.
  package var baselines: String
  /// Where results go.
  package var report: String
  package var subjects: [Subject]
  private let defaults: SceneSettings

  package static let fileName = "springform.yml"

  /// A project without a file: every scene with the default settings, baselines in `Baselines`, results in
  /// `springform-report`.
  /// - Throws: what making a scene throws.
  package init(_ scenes: SceneLookup) throws {
    baselines = Self.usualBaselines
    report = Self.usualReport
    defaults = SceneSettings()
    subjects = try scenes.names.map { name in
      SceneSettings().subject(named: name, scene: name, try scenes.found(name, []))
    }
  }

  /// A scene that the project's file does not name, with the default settings.
  /// - Throws: what making the scene throws.
  package func subject(of scene: String, _ scenes: SceneLookup) throws -> Subject {
    defaults.subject(named: scene, scene: scene, try scenes.found(scene, defaults.parameters))
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
    func path(_ key: String, _ usual: String) -> String {
      let path = fields.text(key) ?? usual
      if path.isEmpty { problems.add("'\(key)' is empty", at: fields[key]?.position ?? fields.node.position) }
      return Self.path(path, in: directory)
    }
    baselines = path("baselines", Self.usualBaselines)
    report = path("report", Self.usualReport)
    let defaults = fields.fields("defaults", known: SceneSettings.keys).map { SceneSettings(reading: $0) }
    self.defaults = defaults ?? SceneSettings()
    var reader = SubjectReader(
      scenes: scenes, defaults: self.defaults, place: { Self.path($0, in: directory) }, problems: problems)
    for entry in fields.names("scenes") ?? [] { reader.read(entry) }
    if fields.flag("others") ?? (fields.entry("scenes") == nil) { reader.addOthers(at: fields.node.position) }
    try problems.throwIfAny()
    subjects = reader.subjects
  }

  private static func path(_ path: String, in directory: String) -> String {
    directory.isEmpty || path.hasPrefix("/") ? path : directory + "/" + path
  }

  private static let usualBaselines = "Baselines"
  private static let usualReport = "springform-report"
}
