import Glibc
import SpringformPipeline
import TestSupport

@testable import SpringformVerification

/// A directory of one's own that is removed at the end.
final class Directory {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  var path: String { directory.path }

  var store: BaselineStore { BaselineStore(directory: path + "/baselines") }
  var results: ResultsFolder { ResultsFolder(directory: path + "/results") }

  /// Writes a subject's baseline.
  /// - Parameter change: of its manifest, once it is drawn.
  func record(_ subject: Subject, change: (inout Manifest) -> Void = { _ in }) async throws {
    let recording = try await Recording(of: subject)
    var manifest = recording.manifest
    change(&manifest)
    try store.write(Recording(manifest: manifest, animation: recording.animation))
  }

  /// The names in a directory inside, in ascending order.
  func names(_ inner: String = "") -> [String] { directory.names(inner) }

  func read(_ file: String) throws -> [UInt8] { try InputFile.bytes(of: path + "/" + file) }

  func text(_ file: String) throws -> String { String(decoding: try read(file), as: UTF8.self) }

  func write(_ text: String, to file: String) throws { try write(Array(text.utf8), to: file) }

  func write(_ bytes: [UInt8], to file: String) throws {
    let parent = file.split(separator: "/").dropLast().joined(separator: "/")
    try makeDirectories(path + "/" + parent)
    try OutputFile.write(bytes, to: path + "/" + file)
  }

  /// The number of a file in its file system: another one when it was written anew.
  func identity(_ file: String) -> ino_t {
    var status = stat()
    return lstat(path + "/" + file, &status) == 0 ? status.st_ino : 0
  }

  /// Runs a shell command inside.
  func shell(_ command: String) { system("cd '\(path)' && \(command)") }
}
