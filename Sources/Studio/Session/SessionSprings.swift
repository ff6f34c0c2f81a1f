import SpringformPipeline
import SpringformScene
import SpringformSceneFile

extension Session {
  /// Looks for springs once nobody waits for a picture.
  func findSprings(_ values: [String: String], _ strokes: [Stroke]?) {
    surveying?.cancel()
    guard let open, let scene = open.scene else { return }
    var settings = scenes.settings
    settings.seed = scene.seed
    surveying = Task(priority: .background) { [settings] in
      // A scene that cannot be played has told so already.
      guard let springs = try? await Self.springs(of: open, values, strokes, settings), !Task.isCancelled else {
        return
      }
      tell(.springs(springs))
    }
  }

  @concurrent private static func springs(
    of open: OpenScene, _ values: [String: String], _ strokes: [Stroke]?, _ settings: RenderSettings
  ) async throws -> [SpringUse] {
    try SpringUse.find(among: open.scene?.parameters ?? [], values: values) { values in
      guard let scene = try open.playable(values, strokes) else { return [] }
      return try Playback(scene, settings: settings).startedSprings()
    }
  }
}
