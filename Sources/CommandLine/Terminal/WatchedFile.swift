import Springform

/// A file that is looked at again and again for changes.
struct WatchedFile {
  private let path: String

  /// How often it is looked at, in nanoseconds.
  private static let interval: UInt64 = 150_000_000

  /// - Parameters:
  ///   - path: a scene file's path.
  ///   - output: where the result goes.
  init(_ path: String, output: String?) throws {
    guard Catalog.isPath(path) else {
      throw UsageError.conflict("--watch waits for a file to be saved", hint: "give a scene file's path")
    }
    if output == "-" { throw UsageError.conflict("--watch and -o - do not go together", hint: "write to a file") }
    self.path = path
  }

  /// Runs `body` now and after every change. What it throws is told, and the next change waited for; the last good result
  /// stays.
  func everyChange(_ body: () async throws -> Void) async throws -> Never {
    var last: FileState?
    while true {
      if let state = FileState(of: path), state != last {
        last = state
        do {
          try await body()
        } catch {
          ErrorMessage(error).print()
        }
      }
      try await Task.sleep(nanoseconds: Self.interval)
    }
  }
}
