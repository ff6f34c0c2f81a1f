import Glibc
import Synchronization

/// What is made under a hidden name until it is complete.
enum PartialKind {
  case file
  /// With the rights that everybody's directories have, or that a temporary one's has.
  case directory(mode: mode_t)
}

private let partialCount = Atomic<Int>(0)

/// Makes something under a hidden name beside the target that nothing else has.
///
/// As long as its descriptor is open, it is locked, so that others know that somebody is at work on it: what is not, was left by a
/// process that could not clean up after itself, and goes.
/// - Returns: the name, and a descriptor, negative where nothing could be made; `errno` tells why.
func createPartial(for path: String, _ kind: PartialKind) -> (path: String, descriptor: Int32) {
  Leftovers.clearOnce(in: OutputFile.folder(of: trimmed(path)))
  var attempt = (path: "", descriptor: Int32(-1))
  for _ in 0..<100 {
    let number = partialCount.add(1, ordering: .relaxed).newValue
    let name = Leftovers.name(for: trimmed(path), suffix: "\(getpid())-\(number)")
    PendingOutputs.add(name)
    attempt = (name, make(name, kind))
    let code = errno
    if attempt.descriptor >= 0, lock(attempt.descriptor) { return attempt }
    PendingOutputs.remove(name)
    if attempt.descriptor >= 0 {
      close(attempt.descriptor)
      attempt.descriptor = -1
      continue
    }
    errno = code
    if code != EEXIST { break }
  }
  return attempt
}

private func make(_ path: String, _ kind: PartialKind) -> Int32 {
  switch kind {
  case .file: return open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
  case .directory(let mode):
    guard mkdir(path, mode) == 0 else { return -1 }
    return open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
  }
}

/// - Returns: whether it is ours still: somebody may have taken it for a leftover before it was locked.
private func lock(_ descriptor: Int32) -> Bool {
  while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  var status = stat()
  return fstat(descriptor, &status) == 0 && status.st_nlink > 0
}

private func trimmed(_ path: String) -> String {
  var trimmed = path[...]
  while trimmed.count > 1, trimmed.last == "/" { trimmed = trimmed.dropLast() }
  return String(trimmed)
}

/// Unfinished files and directories of processes that were ended without a chance to remove them.
enum Leftovers {
  private static let cleared = Mutex<Set<String>>([])

  /// The hidden name beside a target. The target's own name stays out of it: with anything added it might be too long.
  static func name(for path: String, suffix: String) -> String {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    return "\(path[..<start]).springform-\(suffix).partial"
  }

  /// Removes those in a folder that nobody is at work on, the first time that this process writes there.
  static func clearOnce(in folder: String) {
    // In what is unfinished itself there are none.
    guard !folder.contains("/.springform-"), cleared.withLock({ $0.insert(folder).inserted }) else { return }
    clear(in: folder)
  }

  static func clear(in folder: String) {
    for name in directoryEntries(folder) where isOurs(name) {
      let path = folder + "/" + name
      var (entry, opened) = (stat(), stat())
      // What another user has put there is not ours, whatever it is called.
      guard lstat(path, &entry) == 0, entry.st_uid == geteuid(), [S_IFREG, S_IFDIR].contains(entry.st_mode & S_IFMT)
      else { continue }
      let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &opened) == 0, opened.st_ino == entry.st_ino
      else { continue }
      removeTree(path)
    }
  }

  /// `.springform-PROCESS-NUMBER.partial`, perhaps about to be removed.
  private static func isOurs(_ name: String) -> Bool {
    guard name.hasPrefix(".springform-"), name.hasSuffix(".partial") || name.hasSuffix(".partial.removed") else {
      return false
    }
    return name.dropFirst(12).prefix { $0 != "." }.allSatisfy { $0 == "-" || $0.isASCII && $0.isNumber }
  }
}
