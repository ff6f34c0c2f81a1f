import SpringformMatching
import SpringformNumerics
import SpringformPipeline
import SpringformScene
import SpringformSceneFile

extension Session {
  /// Looks for values of some parameters with which the scene looks like the file, and tells how far that is.
  /// - Parameter free: names of the parameters; none ends the search that goes on.
  func fit(_ id: Int, _ values: [String: String], _ strokes: [Stroke]?, free: [String]) {
    fitting?.cancel()
    fitting = nil
    guard !free.isEmpty, let reference = scenes.reference, let open, let scene = open.scene else { return }
    let make = open.maker(strokes) ?? scene.make
    fitting = Task(priority: .background) { [services = scenes.services] in
      do {
        let parameters = try free.prefix(SceneMatch.mostParameters).map { try Self.parameter($0, of: scene, values) }
        let settings = values.sorted { $0.key < $1.key }.map { (name: $0.key, text: $0.value) }
        let moments = try await reference.moments(showing: make(settings).size)
        let match = SceneMatch(
          moments, free: parameters, fixed: settings.filter { !free.contains($0.name) }, seed: scene.seed, make: make)
        let found = try await match.found { part in
          Task { await self.tell(.fitting(id: id, part: part)) }
        }
        try Task.checkCancellation()
        tell(.fit(FitAnswer(id: id, found)))
      } catch is CancellationError {
      } catch {
        tell(.fit(FitAnswer(id: id, failure: services.describe(error))))
      }
    }
  }

  private static func parameter(
    _ name: String, of scene: LoadedScene, _ values: [String: String]
  ) throws -> FreeParameter {
    guard let description = scene.parameters.first(where: { $0.name == name }),
      let parameter = FreeParameter(description, text: values[name])
    else { throw StudioError.boundless(parameter: name) }
    return parameter
  }
}
