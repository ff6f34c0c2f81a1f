import Springform
import SpringformDocument
import SpringformSceneFile

/// The scenes that the running command knows.
struct Catalog: Sendable {
  @TaskLocal static var current = Catalog(scenes: [])

  /// A scene with its defaults, some of them replaced.
  typealias Maker = @Sendable (_ settings: [(name: String, text: String)]) throws -> any Playable

  let scenes: [any Scene.Type]
  /// Makes whatever scene is asked for, if not the scenes themselves do.
  private var maker: Maker?

  init(scenes: [any Scene.Type]) { self.scenes = scenes }

  /// The same scenes, made in another way.
  func making(_ maker: Maker?) -> Catalog {
    var catalog = self
    catalog.maker = maker
    return catalog
  }

  /// Made when somebody asks: telling a scene's parameters takes longer than reading a scene file.
  var entries: [CatalogEntry] { scenes.map { CatalogEntry($0) } }

  var names: [String] { scenes.map { $0.name } }

  /// - Parameter name: a scene's name, or the path of a file with one: anything with a slash, or ending in `.yml`, `.yaml`,
  ///   `.json` or `.lottie`. What it says, and not its name, tells a Lottie file from a scene file.
  func entry(named name: String) throws -> CatalogEntry {
    let entry = try ownEntry(named: name)
    guard let maker else { return entry }
    return CatalogEntry(
      name: entry.name, summary: entry.summary, parameters: entry.parameters, seed: entry.seed,
      warnings: entry.warnings, make: maker)
  }

  private func ownEntry(named name: String) throws -> CatalogEntry {
    if Self.isPath(name) { return try CatalogEntry(path: name) }
    guard let scene = scenes.first(where: { $0.name == name }) else {
      throw UsageError.unknown(what: "scene", name: name, known: names)
    }
    return CatalogEntry(scene)
  }

  static func isPath(_ name: String) -> Bool {
    name.contains("/") || [".yml", ".yaml", ".json", ".lottie"].contains { name.hasSuffix($0) }
  }
}

/// What is listed of a scene, wherever it comes from, and how it is made.
struct CatalogEntry: Sendable {
  let name: String
  let summary: String
  let parameters: [ParameterDescription]
  /// The seed of its random numbers, when nobody chooses another.
  let seed: UInt64
  /// What may be a mistake in its file.
  var warnings: [Problem] = []
  let make: Catalog.Maker

  init(
    name: String, summary: String, parameters: [ParameterDescription], seed: UInt64, warnings: [Problem],
    make: @escaping Catalog.Maker
  ) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.seed = seed
    self.warnings = warnings
    self.make = make
  }

  init<S: Scene>(_ type: S.Type) {
    name = type.name
    summary = type.summary
    parameters = S.Parameters.descriptions
    seed = 0
    make = { settings in
      var scene = type.init()
      if !settings.isEmpty { scene.parameters = try S.Parameters.reading(settings) }
      return scene
    }
  }

  init(_ file: SceneFile) {
    name = file.name
    summary = file.summary
    parameters = file.parameterDescriptions
    seed = file.seed
    warnings = file.warnings
    make = { settings in try file.setting(settings) }
  }
}
