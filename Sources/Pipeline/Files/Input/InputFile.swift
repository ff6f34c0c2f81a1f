import Glibc

/// Reads files and standard input.
package struct InputFile: ~Copyable {
  /// More than this is not read at once: 1 GiB.
  package static let maximumSize = 1 << 30

  private let path: String
  private let descriptor: Int32
  /// How many bytes an ordinary file has, `nil` for a pipe.
  let size: Int?

  /// - Parameter path: a file, or `-` for standard input.
  /// - Throws: ``InputError/missing(path:)``, ``InputError/unreadable(path:code:)``.
  init(path: String) throws(InputError) {
    self.path = path
    descriptor = path == "-" ? dup(STDIN_FILENO) : open(path, O_RDONLY | O_CLOEXEC)
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else {
      let code = errno
      throw code == ENOENT || code == ENOTDIR ? .missing(path: path) : .unreadable(path: path, code: code)
    }
    size = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// A whole file, or all of standard input for `-`.
  /// - Parameters:
  ///   - path: the file's path.
  ///   - maximumSize: the most bytes to read.
  /// - Throws: ``InputError``.
  package static func bytes(of path: String, maximumSize: Int = maximumSize) throws(InputError) -> [UInt8] {
    let file = try InputFile(path: path)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(file.size ?? 0, maximumSize))
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = try file.read(into: &chunk), count > 0 {
      guard bytes.count + count <= maximumSize else { throw .tooLarge(path: path, limit: maximumSize) }
      bytes += chunk[..<count]
    }
    ReadFiles.note(path, bytes: bytes)
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
