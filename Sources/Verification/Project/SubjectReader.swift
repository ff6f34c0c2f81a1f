import SpringformDocument

/// Turns the entries under `scenes` into subjects.
struct SubjectReader {
  let scenes: SceneLookup
  let defaults: SceneSettings
  /// Where a path of the file leads.
  let place: (_ path: String) -> String
  let problems: Problems
  private(set) var subjects: [Subject] = []

  init(
    scenes: SceneLookup, defaults: SceneSettings, place: @escaping (_ path: String) -> String, problems: Problems
  ) {
    self.scenes = scenes
    self.defaults = defaults
    self.place = place
    self.problems = problems
  }

  /// A scene and its variants.
  mutating func read(_ entry: Node.Entry) {
    guard scenes.names.contains(entry.key) || scenes.isPath(entry.key) else {
      return problems.add(
        .unknownKey(entry.key, what: "the command", known: scenes.names), at: entry.keyPosition)
    }
    let fields = Fields(
      entry.value, known: SceneSettings.keys + ["variants"], what: "the scene '\(entry.key)'", problems)
    let settings = SceneSettings(reading: fields, over: defaults)
    add(settings, name: entry.key, scene: entry.key, at: entry.keyPosition)
    for variant in fields.names("variants") ?? [] {
      let fields = Fields(
        variant.value, known: SceneSettings.keys, what: "the variant '\(variant.key)'", problems)
      add(
        SceneSettings(reading: fields, over: settings), name: entry.key + "@" + variant.key, scene: entry.key,
        at: variant.keyPosition)
    }
  }

  /// The scenes that were not read, with the default settings.
  mutating func addOthers(at position: SourcePosition) {
    let named = Set(subjects.map(\.sceneName))
    for name in scenes.names where !named.contains(name) { add(defaults, name: name, scene: name, at: position) }
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
