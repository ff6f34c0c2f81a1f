/// A folder that a project's file names, and how what is in it is drawn.
struct ProjectFolder: Sendable {
  let place: ScenePlace
  /// What the file names in it besides.
  let others: [ScenePlace]
  /// Without a suffix to the scene's name, and each variant's.
  let layers: [(suffix: String, settings: SceneSettings)]

  /// Whether a file belongs to this folder and to nothing else that the project's file names.
  func holds(_ file: ScenePlace) -> Bool { file.isBelow(place) && !others.contains { file.isAtOrBelow($0) } }
}

extension Project {
  /// What is verified of a file that was recorded and is there, whatever it holds by now: one that is no scene any more fails, as long as
  /// its folder is verified.
  func subjects(ofRecorded scene: String, _ scenes: SceneLookup) -> [Subject] {
    guard scenes.isPath(scene) else { return [] }
    let file = place(of: scene)
    let layers = folders.first { $0.holds(file) }?.layers ?? []
    return layers.map { suffix, settings in
      let name = scene + suffix
      do {
        return settings.subject(named: name, scene: scene, try scenes.found(path(scene), settings.parameters))
      } catch {
        return settings.subject(named: name, scene: scene, SceneLookup.SeededScene(UnreadableScene(error: error)))
      }
    }
  }
}
