import SpringformPipeline

/// Finds what names mean, and what has been recorded of it before.
struct CoverageSearch {
  private(set) var subjects: [Subject] = []
  private(set) var uncompared: [UncomparedBaseline] = []
  private let project: Project
  private let scenes: SceneLookup
  private let store: BaselineStore
  /// The names of recorded files by where these are; made when a file is looked for.
  private lazy var recordedNames = findRecordedNames()

  init(_ project: Project, _ scenes: SceneLookup, _ store: BaselineStore) {
    self.project = project
    self.scenes = scenes
    self.store = store
  }

  mutating func addEverything() throws {
    project.subjects.forEach { add($0) }
    try add(store.headers(otherThan: subjects.map(\.name))) { [project] _ in !project.namesScenes }
    try addHalves { [project] _ in !project.namesScenes }
  }

  /// Half of a baseline is one that is damaged.
  private mutating func addHalves(
    where isWanted: (_ name: String) -> Bool = { _ in true }, isCompared: (_ scene: String) -> Bool
  ) throws {
    for name in try store.namesWithoutManifest() where isWanted(name) {
      if isThere(name) {
        for subject in project.subjects(ofRecorded: name, scenes) { add(subject) }
      }
      guard !has(name) else { continue }
      if isThere(name), isCompared(name) {
        add(try project.subject(of: name, scenes))
      } else {
        let isObsolete = project.namesScenes || scenes.isPath(name) && isGone(project.path(name))
        uncompared.append(UncomparedBaseline(name: name, reason: .missingManifest, isObsolete: isObsolete))
      }
    }
  }

  mutating func add(_ name: String) throws {
    let meant = project.subjects.filter { isMeant($0, by: name) }
    meant.forEach { add($0) }
    if !project.namesScenes, scenes.names.contains(name) {
      if meant.isEmpty { add(try project.subject(of: name, scenes)) }
    } else if try !addFolder(name, isNamed: !meant.isEmpty), meant.isEmpty {
      guard scenes.isPath(name) else {
        let others = project.namesScenes ? [] : scenes.names
        let own = project.subjects.map(\.name)
        throw CoverageError.unknownScene(name, known: own + others.filter { !own.contains($0) })
      }
      try add(file: name)
    }
  }

  private func isMeant(_ subject: Subject, by name: String) -> Bool {
    subject.name == name || subject.sceneName == name
      || scenes.isPath(subject.sceneName) && project.place(of: subject.sceneName) == ScenePlace(name)
  }

  /// The scenes in a folder and those below it, with what has been recorded of it.
  /// - Parameter isNamed: whether the project names the folder, and says itself where nothing is in it.
  /// - Returns: whether there is such a folder, or was one.
  private mutating func addFolder(_ name: String, isNamed: Bool) throws -> Bool {
    let (files, folder) = (try scenes.files(name), ScenePlace(name))
    let isInside = { [project, scenes] (name: String) in
      scenes.isPath(name) && project.place(of: name).isBelow(folder)
    }
    let before = (subjects.count, uncompared.count)
    for subject in project.subjects where isInside(subject.sceneName) { add(subject) }
    for file in files ?? [] {
      let path = ScenePlace.normalized(name + "/" + file)
      let place = ScenePlace(path)
      guard !project.leavesOut(place, from: folder),
        !subjects.contains(where: { scenes.isPath($0.sceneName) && project.place(of: $0.sceneName) == place })
      else { continue }
      try add(file: path)
    }
    let known = subjects.map(\.name) + uncompared.map(\.name)
    let isCompared = { [project] (scene: String) in !project.leavesOut(project.place(of: scene), from: folder) }
    try add(store.headers(otherThan: known, where: isInside), where: isCompared)
    try addHalves(where: isInside, isCompared: isCompared)
    if before == (subjects.count, uncompared.count), !isNamed {
      guard files != nil else { return false }
      throw CoverageError.noScenes(folder: name)
    }
    if before.0 == subjects.count, !isNamed {
      // What has been recorded is told besides.
      let error: any Error = files == nil ? InputError.missing(path: name) : CoverageError.noScenes(folder: name)
      add(project.failingSubject(named: name, error))
    }
    return true
  }

  private mutating func add(file path: String) throws {
    add(try project.subject(of: recordedNames[ScenePlace(path)] ?? project.name(ofFile: path), at: path, scenes))
  }

  /// - Parameter isCompared: whether a scene is drawn that is there and not verified otherwise.
  private mutating func add(_ headers: [BaselineHeader], where isCompared: (_ scene: String) -> Bool) throws {
    for header in headers where isThere(header.scene) {
      for subject in project.subjects(ofRecorded: header.scene, scenes) { add(subject) }
    }
    for header in headers where !has(header.name) {
      let isVariant = header.scene != header.name
      if !isVariant, isThere(header.scene), isCompared(header.scene) {
        add(try project.subject(of: header.scene, scenes))
      } else {
        uncompared.append(baseline(header, isVariant: isVariant))
      }
    }
  }

  private func baseline(_ header: BaselineHeader, isVariant: Bool) -> UncomparedBaseline {
    let path = project.path(header.scene)
    if scenes.isPath(header.scene), isGone(path) {
      return UncomparedBaseline(name: header.name, reason: .missingFile(path))
    }
    // Another command may have other scenes, and another project's file other variants.
    let isObsolete = project.namesScenes || !scenes.areExamples && !isVariant && !scenes.isPath(header.scene)
    return UncomparedBaseline(name: header.name, isObsolete: isObsolete)
  }

  private func isThere(_ scene: String) -> Bool {
    scenes.names.contains(scene) || scenes.isPath(scene) && !isGone(project.path(scene))
  }

  private func has(_ name: String) -> Bool { subjects.contains { $0.name == name } }

  private mutating func add(_ subject: Subject) {
    if !has(subject.name) { subjects.append(subject) }
  }

  private func findRecordedNames() -> [ScenePlace: String] {
    let names = ((try? store.shortNames()) ?? []).filter(scenes.isPath)
    // Of several the one that is written as paths are.
    return Dictionary(names.map { (project.place(of: $0), $0) }) { one, other in
      other == ScenePlace.normalized(other) ? other : one
    }
  }
}
