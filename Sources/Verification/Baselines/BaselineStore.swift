import Glibc
import SpringformBitmap
import SpringformPipeline

/// The directory of a project's baselines: for each an animation, `NAME.apng`, and its manifest, `NAME.json`, in folders where the
/// scene's file is in such.
///
/// Each baseline is replaced as a whole, whenever the process ends; see `BaselineFiles`. Who reads and writes at the same time
/// waits for the others.
package struct BaselineStore: Sendable {
  package let directory: String

  /// - Parameter directory: need not be there before something is written.
  package init(directory: String) {
    self.directory = directory
  }

  /// A baseline, `nil` when there is none.
  /// - Throws: ``BaselineError``.
  package func baseline(named name: String) throws(BaselineError) -> Baseline? {
    guard try place.exists() else { return nil }
    return try withLock(on: directory, .shared) { () throws(BaselineError) in try readBaseline(named: name) }
  }

  /// A baseline's manifest without a look at its animation.
  /// - Throws: ``BaselineError``.
  func manifest(named name: String) throws(BaselineError) -> Manifest {
    let path = try files(of: name).manifest
    return try Manifest(bytes: place.text(of: path), path: path)
  }

  /// The digest of what a baseline's manifest says; `nil` where there is none.
  /// - Throws: ``BaselineError``.
  func manifestDigest(of name: String) throws(BaselineError) -> Digest? {
    let path = try files(of: name).manifest
    return try place.holds(path) ? Digest(of: place.text(of: path)) : nil
  }

  /// A part of a baseline's manifest, not checked.
  /// - Throws: ``BaselineError``, `DecodingError`.
  func manifest<Part: Decodable>(named name: String, as type: Part.Type) throws -> Part {
    try DiffableJSON.decode(type, from: place.text(of: files(of: name).manifest))
  }

  private func readBaseline(named name: String) throws(BaselineError) -> Baseline? {
    let files = try files(of: name)
    guard try place.holds(files.manifest) else {
      // What is left of a first recording that ended before it counted is nothing.
      guard try !place.holds(files.animation) else { throw .missingManifest(path: files.manifest) }
      return nil
    }
    let bytes = try place.text(of: files.manifest)
    let manifest = try Manifest(bytes: bytes, path: files.manifest)
    guard manifest.name == name else {
      throw .wrongName(path: files.manifest, found: manifest.name, expected: name)
    }
    return Baseline(
      manifest: manifest, digest: Digest(of: bytes), animation: try files.animation(of: manifest),
      path: files.animation)
  }

  /// Whether anything of a baseline is there, damaged or not.
  /// - Throws: ``BaselineError`` when something else has its place.
  func hasFiles(of name: String) throws(BaselineError) -> Bool {
    guard try place.exists() else { return false }
    return try files(of: name).areThere()
  }

  /// The files of a baseline, which may have their names from an earlier version.
  private func files(of name: String) throws(BaselineError) -> BaselineFiles {
    let files = BaselineFiles(name, in: place)
    guard let former = BaselineFiles.former(name, in: place) else { return files }
    if try files.areThere() { return files }
    return try former.areThere() ? former : files
  }

  /// Gives a baseline's files their names if they have those of an earlier version; where there are others of these names, they go.
  /// - Returns: whether any were given a name.
  /// - Throws: ``BaselineError``, `OutputError`.
  package func rename(_ name: String) throws -> Bool {
    guard try place.exists(), let former = BaselineFiles.former(name, in: place), try former.areThere() else {
      return false
    }
    return try withLock(on: directory, .exclusive) {
      let files = BaselineFiles(name, in: place)
      try finishReplacements(of: [files, former])
      let baseline = try files.areThere() ? nil : try readBaseline(named: name)
      if let baseline {
        try files.replace(manifest: try place.text(of: former.manifest), animation: baseline.animation)
      }
      try former.remove()
      return baseline != nil
    }
  }

  /// Writes a baseline in the place of an older one, if there is any; one that is there already stays untouched.
  /// - Returns: whether anything was written.
  /// - Throws: ``BaselineError`` when the place is taken by something else, `OutputError`.
  @discardableResult
  package func write(_ recording: Recording) throws -> Bool {
    let all = BaselineFiles.all(recording.manifest.name, in: place)
    let files = all[0]
    let text = Array(try recording.manifest.text().utf8)
    if try !place.exists() { try makeDirectories(directory) }
    return try withLock(on: directory, .exclusive) {
      try finishReplacements(of: all)
      let isThere = try files.hold(text, recording.manifest)
      if !isThere { try files.replace(manifest: text, animation: recording.animation) }
      // Under the name of an earlier version there would be another of this name.
      for former in all.dropFirst() { try former.remove() }
      return !isThere
    }
  }

  /// Removes a baseline.
  /// - Throws: ``BaselineError``, `OutputError`.
  package func remove(_ name: String) throws {
    try withLock(on: directory, .exclusive) {
      let all = BaselineFiles.all(name, in: place)
      try finishReplacements(of: all)
      for files in all { try files.remove() }
    }
  }

  /// Completes or undoes what processes left that were ended while they replaced a baseline, this one or another beside it.
  /// - Throws: ``BaselineError`` when something else has the place of one of the files.
  private func finishReplacements(of all: [BaselineFiles]) throws {
    for files in all { try files.checkPlaces() }
    for files in all { try files.finishReplacements() }
  }

  private var place: BaselinePlace { BaselinePlace(directory: directory) }
}

/// Which baseline it is, and whose.
package struct BaselineHeader: Hashable, Sendable {
  package let name: String
  /// The scene's name; the baseline's where its manifest does not tell.
  package let scene: String
}

extension BaselineStore {
  /// The baselines in ascending order of their names, those that are known left out.
  ///
  /// A file is taken for a baseline's manifest if it is one, under its own name, or if an animation of its name is beside it.
  /// Other files in the directory are none of ours.
  /// - Parameters:
  ///   - known: names that are passed over without a look at their files.
  ///   - isWanted: whether a name counts.
  /// - Throws: ``BaselineError``.
  package func headers(
    otherThan known: [String] = [], where isWanted: (_ name: String) -> Bool = { _ in true }
  ) throws(BaselineError) -> [BaselineHeader] {
    let passedOver = Set(known.flatMap { [FileName.path($0), FileName.encoded($0)] })
    var headers: [String: BaselineHeader] = [:]
    for stem in try stems(of: ".json") where !passedOver.contains(stem) {
      let name = FileName.decoded(stem)
      guard FileName.isCut(stem) || isWanted(name) else { continue }
      let bytes = try? place.text(of: directory + "/" + stem + ".json")
      if let outline = bytes.flatMap({ try? DiffableJSON.decode(Outline.self, from: $0) }),
        [FileName.path(outline.name), FileName.encoded(outline.name)].contains(stem)
      {
        if isWanted(outline.name) {
          headers[outline.name] = BaselineHeader(name: outline.name, scene: outline.scene)
        }
      } else if isWanted(name), headers[name] == nil,
        (try? place.holds(BaselineFiles(stem: stem, in: place).animation)) == true
      {
        headers[name] = BaselineHeader(name: name, scene: name)
      }
    }
    return headers.values.sorted { $0.name < $1.name }
  }

  /// The paths of all manifests, and of what might be such, each with the digest of what it says.
  func manifestStates() throws(BaselineError) -> [String] {
    try stems(of: ".json").map { stem in
      let bytes = try? place.text(of: directory + "/" + stem + ".json")
      return stem + " " + (bytes.map { Digest(of: $0).description } ?? "unreadable")
    }
  }

  /// The names that the manifests' own names tell, without a look into them.
  func shortNames() throws(BaselineError) -> [String] {
    try stems(of: ".json").filter { !FileName.isCut($0) }.map { FileName.decoded($0) }
  }

  /// What animations without a manifest would be the baselines of, if they are any.
  func namesWithoutManifest() throws(BaselineError) -> [String] {
    let manifests = Set(try stems(of: ".json"))
    return try stems(of: ".apng").filter { !manifests.contains($0) && !FileName.isCut($0) }.map { FileName.decoded($0) }
  }

  /// The paths of files with a suffix, without it; none without the directory.
  private func stems(of suffix: String) throws(BaselineError) -> [String] {
    guard try place.exists() else { return [] }
    return try place.files().filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }
  }
}

/// The parts of a manifest that tell it from other files.
private struct Outline: Decodable {
  let format: Int
  let name: String
  let scene: String
  let animation: RecordedAnimation
}
