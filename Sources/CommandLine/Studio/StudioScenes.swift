import Springform
import SpringformDocument
import SpringformExpectations
import SpringformSceneFile
import SpringformStudio
import SpringformVerification

/// Finds what a studio shall open: scenes by their names, scene files, folders of these, and a project's scenes.
struct StudioScenes {
  private let catalog = Catalog.current
  private(set) var entries: [SceneList.Entry] = []

  /// - Parameter names: what was asked for; nothing for all compiled scenes.
  init(_ names: [String]) throws {
    for name in names.isEmpty ? catalog.names : try SceneFolder.expanded(names) { try add(name) }
    guard !entries.isEmpty else {
      throw UsageError.conflict("there is no scene to open", hint: "name a scene file, or a folder with some")
    }
  }

  private mutating func add(_ name: String) throws {
    if Self.isProject(name) {
      for subject in try ProjectOptions.project(at: name).subjects {
        add(config: name, scene: subject.sceneName, as: subject.name)
      }
    } else {
      if !Catalog.isPath(name) { _ = try catalog.entry(named: name) }
      add(scene: name)
    }
  }

  private mutating func add(config: String? = nil, scene: String, as name: String? = nil) {
    let name = name ?? scene
    guard !entries.contains(where: { $0.name == name }) else { return }
    let isPicture =
      Catalog.isPath(scene)
      && (try? InputFile.bytes(of: scene, maximumSize: LoadedScene.maximumFileSize))
        .map { LottieAnimation.isLottie($0) || LoadedScene.isSVG($0, path: scene) } == true
    // Values and touches are written into scene files alone.
    let path = Catalog.isPath(scene) && !isPicture ? scene : nil
    entries.append(
      SceneList.Entry(
        name: name, word: scene, path: path, project: config, takesTouches: !isPicture,
        begin: { [catalog] in
          try Catalog.$current.withValue(catalog) { try Self.beginning(of: name, config: config) }
        }, review: { try await StudioReviews(config: config).review(name) }
      ) { [catalog] in try catalog.entry(named: scene) })
  }

  /// What a project says of one of its scenes now; nothing where it does not name it any more.
  private static func beginning(of name: String, config: String?) throws -> SceneList.Beginning {
    guard let config, let subject = try ProjectOptions.project(at: config).subjects.first(where: { $0.name == name })
    else { return SceneList.Beginning() }
    return SceneList.Beginning(
      values: Dictionary(subject.parameters.map { ($0.name, $0.value) }) { $1 },
      expectations: Array(subject.expectations.dropFirst(ownExpectations(of: subject.scene).count)))
  }

  private static func isProject(_ name: String) -> Bool { name.split(separator: "/").last == Project.fileName[...] }
}
