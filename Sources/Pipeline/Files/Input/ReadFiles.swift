package import SpringformBitmap
import Synchronization

/// The files that were read while something was made, so that it can be told later whether they changed.
package enum ReadFiles {
  /// A file and the digest of what was read.
  package struct Entry: Codable, Hashable, Sendable {
    package var path: String
    package var digest: Digest

    package init(path: String, digest: Digest) {
      self.path = path
      self.digest = digest
    }
  }

  @TaskLocal private static var log: Log?

  /// Runs `body` and notes what it reads: through this library, or on its own if it calls ``note(_:bytes:)``.
  /// - Returns: what `body` returned, and the files, by path: each once, or once for each content that it had.
  package static func during<Result>(
    _ body: nonisolated(nonsending) () async throws -> Result
  ) async rethrows -> (result: Result, files: [Entry]) {
    let log = Log(within: Self.log)
    let result = try await $log.withValue(log) { try await body() }
    return (result, log.entries)
  }

  /// The same for what waits for nothing.
  package static func duringCall<Result>(_ body: () throws -> Result) rethrows -> (result: Result, files: [Entry]) {
    let log = Log(within: Self.log)
    let result = try $log.withValue(log) { try body() }
    return (result, log.entries)
  }

  /// Tells that a file was read. Scenes that open files by themselves call it, so that previews notice changes.
  /// - Parameters:
  ///   - path: as it was opened.
  ///   - bytes: the whole file.
  package static func note(_ path: String, bytes: [UInt8]) {
    guard let log, path != "-" else { return }
    log.add(path, ContentDigest.of(bytes))
  }

  private final class Log: Sendable {
    private let files = Mutex<Set<Entry>>([])
    /// Whose reading this is a part of.
    private let outer: Log?

    init(within outer: Log?) { self.outer = outer }

    func add(_ path: String, _ digest: Digest) {
      _ = files.withLock { $0.insert(Entry(path: path, digest: digest)) }
      outer?.add(path, digest)
    }

    var entries: [Entry] {
      files.withLock { $0.sorted { ($0.path, $0.digest.description) < ($1.path, $1.digest.description) } }
    }
  }
}
