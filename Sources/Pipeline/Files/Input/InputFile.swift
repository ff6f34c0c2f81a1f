import Glibc

/// Reads files and standard input.
package struct InputFile: ~Copyable {
  /// More than this is not read at once: 1 GiB.
  package static let maximumSize = 1 << 30

  private let path: String
  private let descriptor: Int32
  /// How many bytes an ordinary file has, `nil` for a pipe.
  let size: Int?

  /// Opens a file. A named pipe, a device or a socket is none: it might never have anything to read, or never an end.
  /// - Parameters:
  ///   - path: a file, or `-` for standard input.
  ///   - takesPipe: whether it may be a named pipe, whose writer is waited for.
  /// - Throws: ``InputError/missing(path:)``, ``InputError/unreadable(path:code:)``, ``InputError/notPlain(path:)``.
  init(path: String, takesPipe: Bool = false) throws(InputError) {
    let opened = try Self.open(path, takesPipe: takesPipe)
    self.path = path
    (descriptor, size) = opened
  }

  private static func open(_ path: String, takesPipe: Bool) throws(InputError) -> (descriptor: Int32, size: Int?) {
    let isOurs = path == "-" || isDescriptor(path)
    func isReadable(_ status: stat) -> Bool {
      // Of a directory, reading says what it is.
      ([S_IFREG, S_IFDIR] + (takesPipe ? [S_IFIFO] : [])).contains(status.st_mode & S_IFMT)
    }
    var status = stat()
    // A device is not even opened, and what takes a pipe's place in between lets nobody wait for a writer.
    if !isOurs, stat(path, &status) == 0, !isReadable(status) { throw .notPlain(path: path) }
    let flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | (takesPipe ? 0 : O_NONBLOCK)
    let descriptor = path == "-" ? dup(STDIN_FILENO) : Glibc.open(path, flags)
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else {
      let code = errno
      throw code == ENOENT || code == ENOTDIR ? .missing(path: path) : .unreadable(path: path, code: code)
    }
    // It may have been replaced in between.
    guard isOurs || isReadable(status) else {
      close(descriptor)
      throw .notPlain(path: path)
    }
    return (descriptor, status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// What a shell puts in the place of a command whose output is to be read.
  private static func isDescriptor(_ path: String) -> Bool { path == "/dev/stdin" || path.hasPrefix("/dev/fd/") }

  /// A whole file, or all of standard input for `-`. What stands in a file's place until Git LFS has fetched it is no such file.
  /// - Parameters:
  ///   - path: the file's path.
  ///   - maximumSize: the most bytes to read.
  /// - Throws: ``InputError``.
  package static func bytes(of path: String, maximumSize: Int = maximumSize) throws(InputError) -> [UInt8] {
    let file = try InputFile(path: path)
    guard file.size ?? 0 <= maximumSize else { throw .tooLarge(path: path, limit: maximumSize) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(file.size ?? 0, maximumSize))
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = try file.read(into: &chunk), count > 0 {
      guard bytes.count + count <= maximumSize else { throw .tooLarge(path: path, limit: maximumSize) }
      bytes += chunk[..<count]
    }
    ReadFiles.note(path, bytes: bytes)
    guard !isLargeFilePointer(bytes) else { throw .largeFilePointer(path: path) }
    return bytes
  }

  /// How many bytes an ordinary file has; 0 for a pipe.
  /// - Throws: ``InputError``.
  package static func size(of path: String) throws(InputError) -> Int { try InputFile(path: path).size ?? 0 }

  /// Fills a buffer; returns how many bytes there were, fewer than it holds only at the end.
  func read(into buffer: inout [UInt8]) throws(InputError) -> Int {
    var filled = 0
    while filled < buffer.count {
      let count = buffer.withUnsafeMutableBytes { buffer in
        let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
        return Glibc.read(descriptor, rest.baseAddress, rest.count)
      }
      if count == 0 { break }
      if count > 0 {
        filled += count
      } else if errno == EAGAIN {
        // A pipe that was set not to block is waited for all the same.
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&waiting, 1, -1)
      } else if errno != EINTR {
        throw .unreadable(path: path, code: errno)
      }
    }
    return filled
  }
}

/// Whether this is what Git LFS keeps in a repository instead of a file.
/// https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md
private func isLargeFilePointer(_ bytes: [UInt8]) -> Bool {
  bytes.starts(with: "version https://git-lfs.github.com/spec/v1\n".utf8)
}
