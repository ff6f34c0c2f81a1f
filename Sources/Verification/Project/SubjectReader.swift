import SpringformDocument
import SpringformNumerics
import SpringformPipeline

/// Turns what stands under `scenes` into subjects: a list of scenes and folders, or a mapping that says how each is drawn.
struct SubjectReader {
  let scenes: SceneLookup
  let defaults: SceneSettings
  let reach: ProjectReach
  /// Where a path of the file leads.
  let place: (_ path: String) -> String
  let problems: Problems
  private(set) var subjects: [Subject] = []
  /// What is left out: scenes that `others` would add.
  private var leftOut: Set<String> = []
  /// Where files and folders are that are left out.
  private(set) var leftOutPlaces: [ScenePlace] = []
  /// Folders that are verified.
  private(set) var folders: [ProjectFolder] = []
  /// How many baselines are of files in a folder.
  private let baselineCount: (_ folder: ScenePlace) -> Int

  private struct Entry {
    let key: String
    let position: SourcePosition
    /// How it is drawn; `nil` where nothing says so.
    let value: Node?

    var isLeftOut: Bool { value?.flag == false }
  }

  init(
    scenes: SceneLookup, defaults: SceneSettings, reach: ProjectReach,
    place: @escaping (_ path: String) -> String, baselineCount: @escaping (_ folder: ScenePlace) -> Int,
    problems: Problems
  ) {
    self.scenes = scenes
    self.defaults = defaults
    self.reach = reach
    self.place = place
    self.baselineCount = baselineCount
    self.problems = problems
  }

  /// Scenes and folders of scenes, each with its variants. Who names a scene by itself takes it out of its folder, and a folder
  /// what it holds out of the one around it; `false` leaves it out.
  mutating func read(_ node: Node) {
    let entries = entries(of: node)
    let places = entries.map { ScenePlace(place($0.key)) }
    for (entry, own) in zip(entries, places) {
      do {
        let (names, isFolder) = try names(meantBy: entry)
        guard !entry.isLeftOut else {
          leftOut.formUnion(names)
          if !scenes.names.contains(entry.key) { leftOutPlaces.append(own) }
          continue
        }
        let layers = names.isEmpty && !isFolder ? [] : layers(of: entry)
        if isFolder {
          let others = places.filter { $0 != own && $0.isBelow(own) }
          folders.append(ProjectFolder(place: own, others: others, layers: layers.map { ($0.suffix, $0.settings) }))
          guard !names.isEmpty else { throw CoverageError.noScenes(folder: place(entry.key)) }
        }
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

  private func entries(of node: Node) -> [Entry] {
    if let entries = node.entries {
      return entries.map { Entry(key: $0.key, position: $0.keyPosition, value: $0.value) }
    }
    var entries: [Entry] = []
    for element in node.elements ?? [] {
      guard let name = element.text else {
        problems.add(
          "a scene in a list is its name", at: element.position,
          hint: "to say how it is drawn, write a mapping: 'NAME: { fps: 25 }'")
        continue
      }
      guard !entries.contains(where: { $0.key == name }) else {
        problems.add("'\(name)' is there twice", at: element.position)
        continue
      }
      entries.append(Entry(key: name, position: element.position, value: nil))
    }
    return entries
  }

  /// A scene's name, or those of the files in a folder.
  /// - Throws: what says that a folder is not there.
  private func names(meantBy entry: Entry) throws -> (names: [String], isFolder: Bool) {
    let key = entry.key
    guard !scenes.names.contains(key) else { return ([key], false) }
    guard reach.contains(key) else {
      problems.add(
        "'\(key)' leads out of the folder of \(Project.fileName)", at: entry.position,
        hint: "leave it out, and name it on the command line")
      return ([], false)
    }
    if let files = try scenes.files(place(key)) { return (files.map { ScenePlace.normalized(key + "/" + $0) }, true) }
    guard !key.hasSuffix("/") else { throw InputError.missing(path: place(key)) }
    guard scenes.isPath(key) else {
      problems.add(unknown(key), at: entry.position)
      return ([], false)
    }
    if entry.isLeftOut, isGone(place(key)), !isInItsFolder(key) {
      problems.add(
        "there is no file '\(key)' to be left out", at: entry.position, hint: "take the line out, or mend the name")
    }
    return ([key], false)
  }

  private func isInItsFolder(_ file: String) -> Bool {
    let start = file.lastIndex(of: "/").map { file.index(after: $0) } ?? file.startIndex
    let folder = start == file.startIndex ? "." : String(file[..<start])
    return (try? scenes.files(place(folder)))?.contains(String(file[start...])) ?? false
  }

  /// What is wrong with a name that no scene, file or folder has.
  private func unknown(_ key: String) -> Problem.Reason {
    let count = baselineCount(ScenePlace(place(key)))
    if count == 0, closest(to: key, among: scenes.names) != nil {
      return .unknownKey(key, what: "the command", known: scenes.names)
    }
    let hint =
      if count > 0 {
        "\(count) baseline\(count == 1 ? " is of a file" : "s are of files") in it: restore the folder, or take it out here and "
          + "'prune' \(count == 1 ? "that" : "them")"
      } else if scenes.areExamples || scenes.names.isEmpty || scenes.names.count > 40 {
        "take the line out, or mend the name"
      } else {
        "the scenes are \(scenes.names.joined(conjunction: "and"))"
      }
    return .other("there is no scene, folder or file '\(key)'", hint: hint)
  }

  /// The scenes that were not read, with the default settings.
  mutating func addOthers(at position: SourcePosition) {
    let named = leftOut.union(subjects.map(\.sceneName))
    for name in scenes.names where !named.contains(name) { add(defaults, name: name, scene: name, at: position) }
  }

  /// What an entry says, and each of its variants.
  private func layers(of entry: Entry) -> [(suffix: String, settings: SceneSettings, position: SourcePosition)] {
    guard let value = entry.value else { return [("", defaults, entry.position)] }
    let fields = Fields(
      value, known: SceneSettings.keys + ["variants"], what: "the scene '\(entry.key)'", problems)
    let settings = SceneSettings(reading: fields, over: defaults)
    let variants = (fields.names("variants") ?? []).map { variant in
      let own = Fields(variant.value, known: SceneSettings.keys, what: "the variant '\(variant.key)'", problems)
      return ("@" + variant.key, SceneSettings(reading: own, over: settings), variant.keyPosition)
    }
    return [("", settings, entry.position)] + variants
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
