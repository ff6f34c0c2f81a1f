package import SpringformCodecs
import SpringformPipeline

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
  /// Something else has the place of the baselines' directory, or of a folder in it.
  case notADirectory(path: String)
  /// A symbolic link that leads out of the directory, or nowhere.
  case outside(path: String)
  /// A symbolic link has the place of a folder, wherever it leads: two baselines could be one.
  case linkedFolder(path: String)
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

extension BaselineError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missingManifest(let path), .missingAnimation(let path):
      "half of the baseline is missing: there is no '\(path)'; restore it from version control"
    case .damagedManifest(let path, let reason):
      "the manifest '\(path)' is damaged: \(reason); restore it from version control"
    case .largeFilePointer(let path): "'\(path)' is a pointer of Git LFS and not the file; run 'git lfs pull'"
    case .unknownFormat(let path, let found):
      "'\(path)' has the format \(found), and this version reads \(Manifest.currentFormat)"
    case .wrongName(let path, let found, let expected):
      "'\(path)' is the manifest of '\(found)', and should be that of '\(expected)'; restore it from version control"
    case .damagedAnimation(let path, .notTheManifests):
      "'\(path)' is not the animation that its manifest speaks of; restore both from version control"
    case .damagedAnimation(let path, .frame(let frame)):
      "picture \(frame) of '\(path)' is not the one that its manifest speaks of; restore both from version control"
    case .damagedAnimation(let path, .undecodable(let error)):
      "'\(path)': \(error); restore it from version control"
    case .wrongKind(let path, let isDirectory):
      "'\(path)' is \(isDirectory ? "a directory" : "no ordinary file"); move it away"
    case .notADirectory(let path): "'\(path)' should be a directory of baselines and is none; move it away"
    case .outside(let path):
      "'\(path)' is a symbolic link that leads out of its directory, or nowhere; replace it by the file"
    case .linkedFolder(let path): "'\(path)' is a symbolic link; replace it by the folder"
    case .unreadable(let path, let code): "cannot read '\(path)': \(systemMessage(code))"
    }
  }
}
