/// What a run is about: the scenes that are drawn, and the baselines that it compares nothing with.
///
/// A folder remembers what it held: baselines of files below it belong to it, whether the files are there or not.
package struct Coverage: Sendable {
  package let subjects: [Subject]
  /// In ascending order of their names.
  package let uncompared: [UncomparedBaseline]

  /// - Parameters:
  ///   - names: of scenes and variants, files with scenes and folders of such.
  ///   - project: its settings count for the scenes that it names, its defaults for others.
  ///   - scenes: those that there are.
  ///   - store: the project's baselines.
  /// - Throws: ``CoverageError``, ``BaselineError``, what making a scene throws.
  package init(of names: [String], in project: Project, _ scenes: SceneLookup, _ store: BaselineStore) throws {
    var search = CoverageSearch(project, scenes, store)
    for name in names { try search.add(name) }
    self.init(search)
  }

  /// All that there is: what the project's file names, or else the command's own scenes and whatever has a baseline.
  package init(ofAllIn project: Project, _ scenes: SceneLookup, _ store: BaselineStore) throws {
    var search = CoverageSearch(project, scenes, store)
    try search.addEverything()
    self.init(search)
  }

  private init(_ search: CoverageSearch) {
    subjects = search.subjects
    uncompared = search.uncompared.sorted { $0.name < $1.name }
  }

  package var isEmpty: Bool { subjects.isEmpty && uncompared.isEmpty }
}

/// A baseline that nothing is compared with.
package struct UncomparedBaseline: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// The scene's file is not there any more.
    case missingFile(String)
    /// Its scene or variant is not among those that are verified.
    case notVerified
    /// The same, and only its animation is left.
    case missingManifest
  }

  package var name: String
  package var reason: Reason
  /// Whether the baseline is of no use for certain: a file says what is verified, or its scene is no more.
  package var isObsolete: Bool

  package init(name: String, reason: Reason = .notVerified, isObsolete: Bool = true) {
    self.name = name
    self.reason = reason
    self.isObsolete = isObsolete
  }
}
