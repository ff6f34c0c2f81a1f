import Glibc
import SpringformBitmap
import SpringformPipeline

/// The files of one baseline.
///
/// They are replaced as a whole: the new animation is written beside the old one under a name of its own; then the new
/// manifest takes the old one's place, the moment from which the new baseline counts; then the animation is renamed. Whoever
/// reads in between, or after a process that died in between, takes the animation that the manifest speaks of.
struct BaselineFiles {
  let manifest: String
  let animation: String
  /// The animation that is about to take the other's place.
  let next: String
  private let place: BaselinePlace

  private static let nextSuffix = ".apng.next"

  init(_ name: String, in place: BaselinePlace) { self.init(stem: FileName.path(name), in: place) }

  /// Where earlier versions kept them, all in one folder; `nil` where that is the same.
  static func former(_ name: String, in place: BaselinePlace) -> Self? {
    let stem = FileName.encoded(name)
    return stem == FileName.path(name) ? nil : Self(stem: stem, in: place)
  }

  /// Those of a name, and those that earlier versions may have left.
  static func all(_ name: String, in place: BaselinePlace) -> [Self] {
    [Self(name, in: place)] + (former(name, in: place).map { [$0] } ?? [])
  }

  /// - Parameters:
  ///   - stem: what the files' paths begin with, from the place on.
  ///   - place: where they are.
  init(stem: String, in place: BaselinePlace) {
    let path = place.directory + "/" + stem
    manifest = path + ".json"
    animation = path + ".apng"
    next = path + Self.nextSuffix
    self.place = place
  }

  /// The bytes that a manifest speaks of.
  func animation(of manifest: Manifest) throws(BaselineError) -> [UInt8] {
    guard let (_, bytes) = try found(for: manifest) else {
      guard try place.holds(animation) else { throw .missingAnimation(path: animation) }
      throw .damagedAnimation(path: animation, .notTheManifests)
    }
    return bytes
  }

  /// Whether the baseline is this one already.
  func hold(_ text: [UInt8], _ manifest: Manifest) throws(BaselineError) -> Bool {
    guard try place.holds(self.manifest) else { return false }
    do {
      guard try place.bytes(of: self.manifest) == text else { return false }
      return try found(for: manifest) != nil
    } catch .largeFilePointer {
      return false
    }
  }

  /// - Throws: ``BaselineError`` when something else has the place of a file.
  func checkPlaces() throws(BaselineError) {
    for path in [manifest, animation, next] { _ = try place.holds(path) }
  }

  /// Completes or undoes replacements that were interrupted, of this baseline and of others in its folder.
  func finishReplacements() throws {
    let path = manifest.dropFirst(place.directory.count + 1)
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    for name in directoryEntries(place.directory + "/" + folder) where name.hasSuffix(Self.nextSuffix) {
      let stem = folder + name.dropLast(Self.nextSuffix.count)
      // What something else has taken the place of is told when that baseline is meant.
      do { try Self(stem: String(stem), in: place).finishReplacement() } catch is BaselineError {}
    }
  }

  /// Completes a replacement that was interrupted, or undoes it when the manifest was not replaced yet.
  private func finishReplacement() throws {
    guard try place.holds(next) else { return }
    let current = try place.holds(manifest) ? try? Manifest(bytes: place.text(of: manifest), path: manifest) : nil
    if let current, try found(for: current)?.path == next {
      try rename(next, to: animation)
    } else {
      unlink(next)
    }
  }

  /// Whether anything of the baseline is there, damaged or not.
  func areThere() throws(BaselineError) -> Bool {
    let (hasManifest, hasAnimation) = (try place.holds(manifest), try place.holds(animation))
    return hasManifest || hasAnimation
  }

  func replace(manifest text: [UInt8], animation bytes: [UInt8]) throws {
    try place.makeFolders(of: manifest)
    try OutputFile.write(bytes, to: next)
    try OutputFile.write(text, to: manifest)
    try rename(next, to: animation)
  }

  /// Removes them, the manifest last, so that what remains after an interruption is still known for what it is.
  func remove() throws {
    for path in [next, animation, manifest] where try place.holds(path) {
      guard unlink(path) == 0 else { throw OutputError.cannotCreate(path: path, code: errno) }
    }
    place.removeEmptyFolders(of: manifest)
  }

  private func rename(_ source: String, to target: String) throws(OutputError) {
    guard Glibc.rename(source, target) == 0 else { throw .cannotCreate(path: target, code: errno) }
  }

  private func found(for manifest: Manifest) throws(BaselineError) -> (path: String, bytes: [UInt8])? {
    for path in [animation, next] where try place.holds(path) {
      let bytes = try place.bytes(of: path)
      if bytes.count == manifest.animation.byteCount, Digest(of: bytes) == manifest.animation.digest {
        return (path, bytes)
      }
    }
    return nil
  }
}
