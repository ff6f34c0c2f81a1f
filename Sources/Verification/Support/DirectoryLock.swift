import Glibc

/// Who else may use a directory's files meanwhile.
package enum DirectoryLock: Sendable {
  /// Others that read.
  case shared
  /// Nobody.
  case exclusive
}

/// Does something while nobody changes a directory's files, in this process or in another: tests and commands that run at the
/// same time wait for each other. A directory that cannot be opened, or lies on a file system without locks, goes without.
package func withLock<Value, Failure: Error>(
  on directory: String, _ lock: DirectoryLock, _ body: () throws(Failure) -> Value
) throws(Failure) -> Value {
  let descriptor = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  // Closing it ends the lock, and so does the process's end.
  defer { if descriptor >= 0 { close(descriptor) } }
  if descriptor >= 0 {
    while flock(descriptor, lock == .shared ? LOCK_SH : LOCK_EX) != 0, errno == EINTR {}
  }
  return try body()
}

/// A share in a directory that several runs fill at the same time, for as long as the object is there.
package final class DirectoryShare: Sendable {
  private let descriptor: Int32

  package init(of directory: String) {
    descriptor = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor >= 0 { while flock(descriptor, LOCK_SH) != 0, errno == EINTR {} }
  }

  /// Makes sure that nobody else has a share until this one ends.
  /// - Returns: `false` where somebody has, or where that cannot be told.
  package func exclude() -> Bool { descriptor >= 0 && flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
