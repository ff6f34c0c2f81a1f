import FoundationEssentials
import Glibc
import SpringformBitmap
import SpringformPipeline
import SpringformVerification

/// The directory of a gallery: its manifest, its page, media that are named by their content, so that none is ever changed, and
/// copies of them that are named by their scenes.
struct PreviewFolder {
  let directory: String

  /// Makes the directory and the one of the media.
  /// - Throws: `OutputError`.
  func begin() throws(OutputError) {
    try makeDirectories(directory)
    for name in ["media"] + PreviewManifest.StablePaths.directories {
      try makeDirectory(inFolder: directory + "/" + name)
    }
  }

  /// The last run's manifest; `nil` when there is none that can be used.
  func manifest() -> PreviewManifest? {
    guard let bytes = try? bytes(at: manifestPath, maximumSize: ResultsFolder.largestText),
      let manifest = try? JSONDecoder().decode(PreviewManifest.self, from: Data(bytes)),
      manifest.format == PreviewManifest.currentFormat
    else { return nil }
    return manifest
  }

  /// Whether a file of the media is there, as it was written.
  func holds(_ file: PreviewManifest.File) -> Bool {
    guard let name = Self.mediaName(file.path), let bytes = try? bytes(of: file) else { return false }
    return bytes.count == file.bytes && name.hasPrefix(ContentDigest.of(bytes).description)
  }

  /// A file of the media.
  /// - Throws: `InputError`, also for a link that leads out of the gallery.
  func bytes(of file: PreviewManifest.File) throws(InputError) -> [UInt8] { try bytes(at: directory + "/" + file.path) }

  private func bytes(at path: String, maximumSize: Int = InputFile.maximumSize) throws(InputError) -> [UInt8] {
    try FolderEntry.check(path, in: directory)
    return try InputFile.bytes(of: path, maximumSize: maximumSize)
  }

  /// Writes a file of the media.
  /// - Parameter suffix: with its point.
  func write(_ bytes: [UInt8], suffix: String) throws -> PreviewManifest.File {
    let path = "media/" + ContentDigest.of(bytes).description + suffix
    try OutputFile.write(bytes, inFolder: directory + "/" + path)
    return PreviewManifest.File(path: path, bytes: bytes.count)
  }

  /// Brings the copies under a scene's name up to date.
  func copyMedia(of entry: PreviewManifest.Entry) throws {
    for copy in entry.copies {
      let bytes = try bytes(of: copy.file)
      let place = directory + "/" + copy.path
      if (try? self.bytes(at: place, maximumSize: bytes.count)) != bytes {
        try OutputFile.write(bytes, inFolder: place)
      }
    }
  }

  /// Removes the media that are needed no more. Files of other names stay.
  /// - Parameter withOrphans: whether those go, too, that no manifest tells of, because a run ended before it wrote its own;
  ///   another that is under way may be about to need them.
  func removeMedia(of old: PreviewManifest?, exceptThoseOf new: PreviewManifest, withOrphans: Bool) {
    let needed = Set(new.scenes.flatMap(\.media.all).map(\.path))
    let orphans = withOrphans ? directoryEntries(mediaPath).map { "media/" + $0 } : []
    for path in (old?.scenes.flatMap(\.media.all).map(\.path) ?? []) + orphans where !needed.contains(path) {
      if let name = Self.mediaName(path) { unlink(mediaPath + "/" + name) }
    }
    func copies(in manifest: PreviewManifest) -> [String] {
      manifest.scenes.flatMap { $0.copies.map(\.path) }
    }
    let kept = Set(copies(in: new))
    for path in old.map(copies) ?? [] where !kept.contains(path) { unlink(directory + "/" + path) }
  }

  var mediaPath: String { directory + "/media" }

  var manifestPath: String { directory + "/manifest.json" }

  /// The file's name, if the path is one that we give: the manifest may have come from anywhere.
  private static func mediaName(_ path: String) -> String? {
    guard path.hasPrefix("media/") else { return nil }
    let name = String(path.dropFirst(6))
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, Digest(String(parts[0])) != nil, ["gif", "webp", "mp4", "png", "js"].contains(parts[1])
    else { return nil }
    return name
  }
}
