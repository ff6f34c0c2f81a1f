import Springform
import SpringformDocument
import SpringformExpectations
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
        add(
          config: name,
          scene: subject.sceneName, as: subject.name, values: subject.parameters,
          expectations: Array(subject.expectations.dropFirst(ownExpectations(of: subject.scene).count)))
      }
    } else {
      if !Catalog.isPath(name) { _ = try catalog.entry(named: name) }
      add(scene: name)
    }
  }

  private mutating func add(
    config: String? = nil, scene: String, as name: String? = nil, values: [ParameterSetting] = [],
    expectations: [MotionExpectation] = []
  ) {
    let name = name ?? scene
    guard !entries.contains(where: { $0.name == name }) else { return }
    entries.append(
      SceneList.Entry(
        name: name, word: scene, path: Self.isSceneFile(scene) ? scene : nil,
        values: Dictionary(values.map { ($0.name, $0.value) }) { $1 }, expectations: expectations,
        review: { try await StudioReviews(config: config).review(name) }
      ) { [catalog] in try catalog.entry(named: scene) })
  }

  /// Values and touches are written into scene files alone.
  private static func isSceneFile(_ scene: String) -> Bool {
    Catalog.isPath(scene) && (try? InputFile.bytes(of: scene)).map(LottieAnimation.isLottie) != true
  }

  private static func isProject(_ name: String) -> Bool { name.split(separator: "/").last == Project.fileName[...] }
}
