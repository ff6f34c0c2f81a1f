import Glibc
public import SpringformCodecs

/// A file that appears at its place complete or not at all: written beside the target and renamed at the end.
///
/// A target that exists and is no ordinary file (a device, a pipe) is written directly, and through a link what it leads to is
/// replaced, because somebody named it; in a folder that others may have filled, it is the thing itself that is replaced. Until
/// ``commit()``, the unfinished file is removed when the object goes away.
public final class OutputFile: ByteSink {
  package private(set) var byteCount = 0
  private let path: String
  private let partialPath: String?
  private var descriptor: Int32
  private var buffer: [UInt8] = []
  private static let bufferSize = 1 << 16

  /// - Throws: ``OutputError/cannotCreate(path:code:)``.
  public convenience init(path: String) throws(OutputError) { try self.init(path: path, followsLinks: true) }

  /// A file in a folder that others may have filled: whatever is at its place, but a directory, is replaced and never followed.
  /// - Throws: ``OutputError/cannotCreate(path:code:)``.
  package convenience init(inFolder path: String) throws(OutputError) { try self.init(path: path, followsLinks: false) }

  private init(path: String, followsLinks: Bool) throws(OutputError) {
    var status = stat()
    let exists = followsLinks ? stat(path, &status) == 0 : Self.isFileItself(path, &status)
    let kind = status.st_mode & S_IFMT
    var link = stat()
    // A link that leads nowhere, or round in a circle, would be replaced by the file.
    if followsLinks, !exists, lstat(path, &link) == 0 {
      throw .cannotCreate(path: path, code: stat(path, &status) == 0 ? 0 : errno)
    }
    if exists, kind == S_IFDIR { throw .cannotCreate(path: path, code: EISDIR) }
    if exists, kind != S_IFREG {
      self.path = path
      partialPath = nil
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
    } else {
      // Through a symbolic link the file behind it is replaced, not the link.
      self.path = exists ? canonicalPath(path) ?? path : path
      guard !exists || access(path, W_OK) == 0 else { throw .cannotCreate(path: path, code: errno) }
      let opened = createPartial(for: self.path, .file)
      (partialPath, descriptor) = (opened.path, opened.descriptor)
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
  public static func write(_ bytes: [UInt8], to path: String) throws { try OutputFile(path: path).complete(bytes) }

  /// Puts a whole file in its place in a folder that others may have filled.
  /// - Throws: ``OutputError``.
  package static func write(_ bytes: [UInt8], inFolder path: String) throws {
    try OutputFile(inFolder: path).complete(bytes)
  }

  private func complete(_ bytes: [UInt8]) throws {
    try bytes.withUnsafeBytes { try write($0) }
    try commit()
  }

  /// Whether there is an ordinary file or a directory, and no link to one.
  private static func isFileItself(_ path: String, _ status: inout stat) -> Bool {
    guard lstat(path, &status) == 0, [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else { return false }
    return true
  }

  /// The folder that a file is in.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
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
