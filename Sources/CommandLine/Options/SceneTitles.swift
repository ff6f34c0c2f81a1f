import SpringformNumerics
import SpringformReports
import SpringformVerification

/// What scenes of a gallery are called on its page, as `--scene-title` says it.
struct SceneTitles {
  private let titles: [(scene: String, title: String)]

  /// - Parameter options: each a scene's name, an equals sign and its title.
  /// - Throws: `UsageError`.
  init(_ options: [String]) throws {
    titles = try options.map { option in
      let parts = option.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
        throw UsageError.value(option: "--scene-title", value: option, expected: "a scene and its title, scene=text")
      }
      return (parts[0], parts[1])
    }
  }

  /// Both looks of a scene have its title, and say which of them they are.
  /// - Throws: `UsageError` for a scene that is not among these.
  func give(to scenes: inout [PreviewScene]) throws {
    for (name, title) in titles {
      let indices = scenes.indices.filter { [scenes[$0].subject.name, scenes[$0].subject.sceneName].contains(name) }
      guard !indices.isEmpty else {
        let known = Set(scenes.map(\.subject.sceneName)).sorted()
        throw UsageError.value(
          option: "--scene-title", value: name,
          expected: "one of the gallery's scenes: \(known.joined(separator: ", "))")
      }
      for index in indices {
        let look = scenes[index].subject.name == name ? nil : scenes[index].look
        scenes[index].title = title + (look.map { ", \($0.rawValue)" } ?? "")
      }
    }
  }
}
