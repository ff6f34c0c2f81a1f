import SpringformBitmap
import SpringformCodecs
import SpringformGeometry
import SpringformPipeline
import SpringformRaster
import SpringformReports
import SpringformScene
import SpringformSceneFile

extension Session {
  /// Draws a small picture of a scene of the list.
  func sendPoster(_ id: Int, of name: String) {
    guard let entry = scenes.entries.first(where: { $0.name == name }) else { return }
    Task(priority: .background) { [settings = scenes.settings] in
      // A scene that cannot be played says why when it is opened.
      let bytes = (try? await Self.poster(of: entry, settings)) ?? []
      send(FileMessage(id: id, command: "", bytes: bytes))
    }
  }

  /// The longer side of a poster in pixels, and among how many moments it is chosen.
  private static let (side, moments) = (320.0, 18)

  @concurrent private static func poster(
    of entry: SceneList.Entry, _ settings: RenderSettings
  ) async throws -> [UInt8] {
    let scene = try entry.load()
    var settings = settings
    settings.seed = scene.seed
    let values = try entry.begin().values.map { (name: $0.key, text: $0.value) }
    let take = try Take(try scene.make(values), settings: settings)
    defer { take.end() }
    while !take.isFinished { try take.advance() }
    let lists = try await take.footage.lists()
    let renderer = try Renderer(scale: min(side / max(lists[0].size.width, lists[0].size.height), 2))
    let count = min(moments, lists.count)
    let pictures = try (0..<count).map { try renderer.render(lists[$0 * (lists.count - 1) / max(count - 1, 1)]) }
    return try PNGEncoder().encode(PosterChoice.poster(among: pictures))
  }
}
