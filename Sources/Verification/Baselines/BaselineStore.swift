import Glibc
import SpringformBitmap
import SpringformPipeline

/// The directory of a project's baselines: for each an animation, `NAME.apng`, and its manifest, `NAME.json`.
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

  private func readBaseline(named name: String) throws(BaselineError) -> Baseline? {
    let files = BaselineFiles(name, in: place)
    guard try place.holds(files.manifest) else {
      // What is left of a first recording that ended before it counted is nothing.
      guard try !place.holds(files.animation) else { throw .missingManifest(path: files.manifest) }
      return nil
    }
    let bytes = try place.bytes(of: files.manifest)
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
    let files = BaselineFiles(name, in: place)
    let (hasManifest, hasAnimation) = (try place.holds(files.manifest), try place.holds(files.animation))
    return hasManifest || hasAnimation
  }

  /// Writes a baseline in the place of an older one, if there is any; one that is there already stays untouched.
  /// - Returns: whether anything was written.
  /// - Throws: ``BaselineError`` when the place is taken by something else, `OutputError`.
  @discardableResult
  package func write(_ recording: Recording) throws -> Bool {
    let files = BaselineFiles(recording.manifest.name, in: place)
    let text = Array(try recording.manifest.text().utf8)
    if try !place.exists() { try makeDirectories(directory) }
    return try withLock(on: directory, .exclusive) {
      for path in [files.manifest, files.animation, files.next] { _ = try place.holds(path) }
      try files.finishReplacement()
      if try files.hold(text, recording.manifest) { return false }
      try files.replace(manifest: text, animation: recording.animation)
      return true
    }
  }

  /// Removes a baseline, its manifest last, so that what remains after an interruption is still known for what it is.
  /// - Throws: ``BaselineError``, `OutputError`.
  package func remove(_ name: String) throws {
    let files = BaselineFiles(name, in: place)
    try withLock(on: directory, .exclusive) {
      for path in [files.next, files.animation, files.manifest] where try place.holds(path) {
        guard unlink(path) == 0 else { throw OutputError.cannotCreate(path: path, code: errno) }
      }
    }
  }

  /// The names of the baselines in ascending order, those that are known left out.
  ///
  /// A file is taken for a baseline's manifest if it is one, under its own name, or if an animation of its name is beside it.
  /// Other files in the directory are none of ours.
  /// - Parameter known: names that are passed over without a look at their files.
  /// - Throws: ``BaselineError``.
  package func names(otherThan known: [String] = []) throws(BaselineError) -> [String] {
    guard try place.exists() else { return [] }
    let passedOver = Set(known.map { FileName.encoded($0) })
    let suffix = ".json"
    var names: [String] = []
    for file in try place.entries() where file.hasSuffix(suffix) && !file.hasPrefix(".") {
      let stem = String(file.dropLast(suffix.count))
      guard !passedOver.contains(stem), let bytes = try? place.bytes(of: directory + "/" + file) else { continue }
      let manifest = try? Manifest(bytes: bytes, path: file)
      if let manifest, FileName.encoded(manifest.name) == stem {
        names.append(manifest.name)
      } else if (try? place.holds(BaselineFiles(FileName.decoded(stem), in: place).animation)) == true {
        names.append(FileName.decoded(stem))
      }
    }
    return names.sorted()
  }

  private var place: BaselinePlace { BaselinePlace(directory: directory) }
}
