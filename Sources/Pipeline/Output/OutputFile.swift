import Glibc
public import SpringformCodecs

/// A file that appears at its place complete or not at all: written beside the target and renamed at the end.
///
/// A target that exists and is no ordinary file (a device, a pipe) is written directly. Until ``commit()``, the unfinished
/// file is removed when the object goes away.
public final class OutputFile: ByteSink {
  public private(set) var byteCount = 0
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
    if exists, kind == S_IFDIR { throw .cannotCreate(path: path, code: EISDIR) }
    if exists, kind != S_IFREG {
      self.path = path
      partialPath = nil
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
    } else {
      // Through a symbolic link the file behind it is replaced, not the link.
      self.path = exists ? resolved(path) : path
      let partial = partialName(for: self.path)
      PendingOutputs.add(partial)
      partialPath = partial
      descriptor = open(partial, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    }
    if descriptor < 0 {
      let code = errno
      if let partialPath { PendingOutputs.remove(partialPath) }
      throw .cannotCreate(path: path, code: code)
    }
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
public final class StandardOutput: ByteSink {
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
      throw errno == EPIPE ? .closedPipe : .writeFailed(path: path, code: errno)
    }
    rest = rest.dropFirst(count)
  }
}

private func resolved(_ path: String) -> String {
  guard let real = realpath(path, nil) else { return path }
  defer { free(real) }
  return String(cString: real)
}

/// A hidden name beside the target, different for every process.
func partialName(for path: String) -> String {
  var trimmed = path[...]
  while trimmed.count > 1, trimmed.last == "/" { trimmed = trimmed.dropLast() }
  let start = trimmed.lastIndex(of: "/").map { trimmed.index(after: $0) } ?? trimmed.startIndex
  return "\(trimmed[..<start]).\(trimmed[start...]).\(getpid()).partial"
}
