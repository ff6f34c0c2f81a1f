import Glibc
import SpringformProcesses
import Synchronization

/// The unfinished files and directories of this process, so that they can be removed when it is interrupted.
package enum PendingOutputs {
  private static let paths = Mutex<[String]>([])

  static func add(_ path: String) { paths.withLock { $0.append(path) } }

  static func remove(_ path: String) { paths.withLock { $0.removeAll { $0 == path } } }

  /// Does something that must not happen any more once everything is being discarded.
  static func unlessDiscarding<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try paths.withLock { _ throws(Failure) in try body() }
  }

  /// Removes all of them, ends the programs at work for us and keeps new ones from appearing: the caller ends the process while
  /// `body` runs.
  package static func discardAll(andThen body: () -> Never) -> Never {
    ChildProcesses.killAll {
      paths.withLock { paths in
        for path in paths { removeTree(path) }
        body()
      }
    }
  }
}

/// Removes a file, or a directory and everything in it; what is not there is fine.
func removeTree(_ path: String) {
  guard unlink(path) != 0 else { return }
  // Under its new name no other thread can put another file into it.
  let removed = path + ".removed"
  guard rename(path, removed) == 0 else { return }
  removeContent(of: removed)
  rmdir(removed)
}

private func removeContent(of directory: String) {
  for name in directoryEntries(directory) {
    let path = directory + "/" + name
    // Links are removed like files, whatever they lead to.
    guard unlink(path) != 0 else { continue }
    removeContent(of: path)
    rmdir(path)
  }
}

/// The names in a directory, in ascending order; empty when it cannot be read.
package func directoryEntries(_ path: String) -> [String] {
  guard let directory = opendir(path) else { return [] }
  defer { closedir(directory) }
  var names: [String] = []
  while let entry = readdir(directory) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names.sorted()
}
