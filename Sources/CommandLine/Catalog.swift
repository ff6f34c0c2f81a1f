import Springform
import SpringformSceneFile

/// The scenes that the running command knows.
struct Catalog: Sendable {
  @TaskLocal static var current = Catalog(scenes: [])

  let scenes: [any Scene.Type]
  /// Whether the scenes are there to be looked at, and not what the command's user makes.
  let areExamples: Bool
  /// Makes whatever scene is asked for, if not the scenes themselves do.
  private var maker: SceneMaker?

  init(scenes: [any Scene.Type], areExamples: Bool = false) {
    self.scenes = scenes
    self.areExamples = areExamples
  }

  /// The same scenes, made in another way.
  func making(_ maker: SceneMaker?) -> Catalog {
    var catalog = self
    catalog.maker = maker
    return catalog
  }

  /// Made when somebody asks: telling a scene's parameters takes longer than reading a scene file.
  var entries: [LoadedScene] { scenes.map { LoadedScene($0) } }

  var names: [String] { scenes.map { $0.name } }

  /// - Parameter name: a scene's name, or the path of a file with one: anything with a slash, or ending in `.yml`, `.yaml`,
  ///   `.json`, `.lottie`, `.svg` or `.svgz`. What it says, and not its name, tells a Lottie file and an SVG file from a scene
  ///   file.
  func entry(named name: String) throws -> LoadedScene {
    var entry = try ownEntry(named: name)
    if let maker { entry.make = maker }
    return entry
  }

  private func ownEntry(named name: String) throws -> LoadedScene {
    if Self.isPath(name) { return try LoadedScene(path: name) }
    guard let scene = scenes.first(where: { $0.name == name }) else {
      throw UsageError.unknown(what: "scene", name: name, known: names)
    }
    return LoadedScene(scene)
  }

  static func isPath(_ name: String) -> Bool { name.contains("/") || isSceneFile(name) }

  /// How files with scenes end, without the point.
  static let suffixes = ["yml", "yaml", "json", "lottie", "tgs"] + LoadedScene.svgSuffixes

  /// Whether a name is one of a file with a scene.
  static func isSceneFile(_ name: String) -> Bool { suffixes.contains { name.lowercased().hasSuffix("." + $0) } }
}
