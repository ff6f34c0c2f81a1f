import SpringformDocument
import SpringformPipeline

/// Turns the entries under `scenes` into subjects.
struct SubjectReader {
  let scenes: SceneLookup
  let defaults: SceneSettings
  let reach: ProjectReach
  /// Where a path of the file leads.
  let place: (_ path: String) -> String
  let problems: Problems
  private(set) var subjects: [Subject] = []

  init(
    scenes: SceneLookup, defaults: SceneSettings, reach: ProjectReach,
    place: @escaping (_ path: String) -> String, problems: Problems
  ) {
    self.scenes = scenes
    self.defaults = defaults
    self.reach = reach
    self.place = place
    self.problems = problems
  }

  /// Scenes and folders of scenes, each with its variants. Who names a scene by itself takes it out of its folder, and a folder
  /// what it holds out of the one around it.
  mutating func read(_ entries: [Node.Entry]) {
    let places = entries.map { ScenePlace(place($0.key)) }
    for (entry, own) in zip(entries, places) {
      do {
        let names = try names(meantBy: entry)
        let layers = names.isEmpty ? [] : layers(of: entry)
        for name in names {
          let file = ScenePlace(place(name))
          // The entry's own name leads to no other entry.
          let isTaken = places.contains { $0 != own && $0.isBelow(own) && file.isAtOrBelow($0) }
          guard !isTaken else { continue }
          for layer in layers { add(layer.settings, name: name + layer.suffix, scene: name, at: layer.position) }
        }
      } catch {
        // As with a scene's file, the others are verified all the same.
        subjects.append(defaults.subject(named: entry.key, scene: entry.key, .init(UnreadableScene(error: error))))
      }
    }
  }

  /// A scene's name, or those of the files in a folder.
  /// - Throws: what says that a folder holds nothing.
  private func names(meantBy entry: Node.Entry) throws -> [String] {
    let key = entry.key
    guard !scenes.names.contains(key) else { return [key] }
    guard reach.contains(key) else {
      problems.add(
        "'\(key)' leads out of the folder of \(Project.fileName)", at: entry.keyPosition,
        hint: "leave it out, and name it on the command line")
      return []
    }
    if let files = try scenes.files(place(key)) {
      guard !files.isEmpty else { throw CoverageError.noScenes(folder: place(key)) }
      return files.map { ScenePlace.normalized(key + "/" + $0) }
    }
    guard !key.hasSuffix("/") else { throw InputError.missing(path: place(key)) }
    guard !scenes.isPath(key) else { return [key] }
    problems.add(.unknownKey(key, what: "the command", known: scenes.names), at: entry.keyPosition)
    return []
  }

  /// The scenes that were not read, with the default settings.
  mutating func addOthers(at position: SourcePosition) {
    let named = Set(subjects.map(\.sceneName))
    for name in scenes.names where !named.contains(name) { add(defaults, name: name, scene: name, at: position) }
  }

  /// What an entry says, and each of its variants.
  private func layers(of entry: Node.Entry) -> [(suffix: String, settings: SceneSettings, position: SourcePosition)] {
    let fields = Fields(
      entry.value, known: SceneSettings.keys + ["variants"], what: "the scene '\(entry.key)'", problems)
    let settings = SceneSettings(reading: fields, over: defaults)
    let variants = (fields.names("variants") ?? []).map { variant in
      let own = Fields(variant.value, known: SceneSettings.keys, what: "the variant '\(variant.key)'", problems)
      return ("@" + variant.key, SceneSettings(reading: own, over: settings), variant.keyPosition)
    }
    return [("", settings, entry.keyPosition)] + variants
  }

  private mutating func add(_ settings: SceneSettings, name: String, scene: String, at position: SourcePosition) {
    let source = scenes.isPath(scene) ? place(scene) : scene
    do {
      let found = try scenes.found(source, settings.parameters)
      subjects.append(settings.subject(named: name, scene: scene, found))
    } catch {
      problems.add(scenes.describe(error), at: settings.parametersMark ?? position)
    }
  }
}
