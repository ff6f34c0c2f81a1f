import CLinux
import Glibc

/// A file without a name, on disk where there is room for temporary files, else in memory: whoever ends, and however, it goes with
/// the last program that has it open.
package final class AnonymousFile: Sendable {
  package let descriptor: Int32

  /// The path under which a program finds it that it was given to as its descriptor ``ChildProcess/inheritedDescriptor``.
  package static let inheritedPath = "/proc/self/fd/\(ChildProcess.inheritedDescriptor)"

  /// - Parameter bytes: what it holds at first.
  /// - Throws: ``ChildError/cannotStore(code:)``.
  package init(_ bytes: [UInt8] = []) throws(ChildError) {
    // What may be large does not belong in /tmp (Filesystem Hierarchy Standard 3.0, 5.15).
    let directory = getenv("TMPDIR").map { String(cString: $0) } ?? "/var/tmp"
    let file = open(directory, O_TMPFILE | O_RDWR | O_CLOEXEC, 0o600)
    descriptor = file >= 0 ? file : memfd_create("file", MFD_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotStore(code: errno) }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress.map { $0 + written }, $0.count - written) }
      guard count >= 0 || errno == EINTR else { throw .cannotStore(code: errno) }
      written += max(count, 0)
    }
  }

  /// Hands over everything that it holds, a piece at a time.
  /// - Throws: ``ChildError/cannotStore(code:)``, or what `body` throws.
  package func readAll(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
    var piece = [UInt8](repeating: 0, count: 1 << 20)
    var offset = 0
    while true {
      let count = pread(descriptor, &piece, piece.count, offset)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw ChildError.cannotStore(code: errno) }
      guard count > 0 else { return }
      try piece.withUnsafeBytes { try body(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
      offset += count
    }
  }

  deinit { close(descriptor) }
}
