import Glibc
public import SpringformCodecs
import Synchronization

/// A file that appears at its place complete or not at all: written beside the target and renamed at the end.
///
/// A target that exists and is no ordinary file (a device, a pipe) is written directly. Until ``commit()``, the unfinished
/// file is removed when the object goes away.
public final class OutputFile: ByteSink {
  package private(set) var byteCount = 0
  private let path: String
  private let partialPath: String?
  private var descriptor: Int32
  private var buffer: [UInt8] = []
  private static let bufferSize = 1 << 16

  /// - Throws: ``OutputError/cannotCreate(path:code:)``.
  public init(path: String) throws(OutputError) {
    var status = stat()
    let exists = stat(path, &status) == 0
    let kind = status.st_mode & S_IFMT
    var link = stat()
    // A link that leads nowhere, or round in a circle, would be replaced by the file.
    if !exists, lstat(path, &link) == 0 { throw .cannotCreate(path: path, code: stat(path, &status) == 0 ? 0 : errno) }
    if exists, kind == S_IFDIR { throw .cannotCreate(path: path, code: EISDIR) }
    if exists, kind != S_IFREG {
      self.path = path
      partialPath = nil
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
    } else {
      // Through a symbolic link the file behind it is replaced, not the link.
      self.path = exists ? canonicalPath(path) ?? path : path
      guard !exists || access(path, W_OK) == 0 else { throw .cannotCreate(path: path, code: errno) }
      let opened = createPartial(for: self.path) {
        open($0, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      }
      partialPath = opened.path
      descriptor = opened.result
      // A file that is replaced keeps its mode.
      if exists, descriptor >= 0 { fchmod(descriptor, status.st_mode & 0o7777) }
    }
    if descriptor < 0 { throw .cannotCreate(path: path, code: errno) }
  }

  public func write(_ bytes: UnsafeRawBufferPointer) throws {
    byteCount += bytes.count
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.bufferSize { try flush() }
  }

  /// Completes the file and puts it in its place.
  public func commit() throws {
    try flush()
    let closed = close(descriptor)
    descriptor = -1
    guard closed == 0 else { throw OutputError.writeFailed(path: path, code: errno) }
    guard let partialPath else { return }
    guard rename(partialPath, path) == 0 else { throw OutputError.cannotCreate(path: path, code: errno) }
    PendingOutputs.remove(partialPath)
  }

  /// Puts a whole file in its place.
  /// - Throws: ``OutputError``.
  public static func write(_ bytes: [UInt8], to path: String) throws {
    let file = try OutputFile(path: path)
    try bytes.withUnsafeBytes { try file.write($0) }
    try file.commit()
  }

  private func flush() throws {
    try buffer.withUnsafeBytes { try writeAll($0, to: descriptor, path: path) }
    buffer.removeAll(keepingCapacity: true)
  }

  deinit {
    guard descriptor >= 0 || partialPath != nil else { return }
    if descriptor >= 0 { close(descriptor) }
    // After a commit there is nothing left under this name.
    if let partialPath {
      unlink(partialPath)
      PendingOutputs.remove(partialPath)
    }
  }
}

/// Standard output as a place for bytes.
package final class StandardOutput: ByteSink {
  public init() {}

  public func write(_ bytes: UnsafeRawBufferPointer) throws {
    try writeAll(bytes, to: STDOUT_FILENO, path: "standard output")
  }
}

private func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, path: String) throws(OutputError) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
    if count < 0 {
      if errno == EINTR { continue }
      if errno == EAGAIN {
        // A pipe that was set not to block is waited for all the same.
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, -1)
        continue
      }
      throw errno == EPIPE ? .closedPipe : .writeFailed(path: path, code: errno)
    }
    rest = rest.dropFirst(count)
  }
}

private let partialCount = Atomic<Int>(0)

/// Makes something under a hidden name beside the target that nothing else has; `make` returns a negative result and
/// `EEXIST` when it does.
func createPartial(for path: String, _ make: (String) -> Int32) -> (path: String, result: Int32) {
  var attempt = (path: "", result: Int32(-1))
  for _ in 0..<100 {
    let number = partialCount.add(1, ordering: .relaxed).newValue
    let name = partialName(for: path, suffix: "\(getpid())-\(number)")
    PendingOutputs.add(name)
    attempt = (name, make(name))
    if attempt.result >= 0 { return attempt }
    let code = errno
    PendingOutputs.remove(name)
    errno = code
    if code != EEXIST { break }
  }
  return attempt
}

/// The target's own name stays out of it: with anything added it might be too long.
private func partialName(for path: String, suffix: String) -> String {
  var trimmed = path[...]
  while trimmed.count > 1, trimmed.last == "/" { trimmed = trimmed.dropLast() }
  let start = trimmed.lastIndex(of: "/").map { trimmed.index(after: $0) } ?? trimmed.startIndex
  return "\(trimmed[..<start]).springform-\(suffix).partial"
}
