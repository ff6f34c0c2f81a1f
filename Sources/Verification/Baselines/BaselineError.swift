package import SpringformCodecs

/// What is wrong with a baseline. Paths are as the store's directory was given.
package enum BaselineError: Error, Equatable {
  /// The animation is there and its manifest is not.
  case missingManifest(path: String)
  /// The manifest is there and its animation is not.
  case missingAnimation(path: String)
  /// The manifest is not what a recording writes; `reason` completes "damaged:".
  case damagedManifest(path: String, reason: String)
  /// What Git checks out in the file's place while its extension for large files, LFS, has not fetched it.
  case largeFilePointer(path: String)
  /// The manifest's format is not ``Manifest/currentFormat``.
  case unknownFormat(path: String, found: Int)
  /// The manifest is another baseline's.
  case wrongName(path: String, found: String, expected: String)
  case damagedAnimation(path: String, Damage)
  /// Something that is no file stands where a file should be.
  case wrongKind(path: String, isDirectory: Bool)
  /// Something else has the place of the baselines' directory.
  case notADirectory(path: String)
  /// A symbolic link that leads out of the directory, or nowhere.
  case outside(path: String)
  /// The file is there and cannot be read; `code` is the C library's error number.
  case unreadable(path: String, code: Int32)

  package enum Damage: Hashable, Sendable {
    /// Not the bytes that the manifest speaks of.
    case notTheManifests
    case undecodable(DecoderError)
    /// Not the pictures that the manifest lists; the first wrong one, from 0.
    case frame(Int)
  }
}
