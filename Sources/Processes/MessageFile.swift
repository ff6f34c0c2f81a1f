import CLinux
import Glibc

/// A place for what a program writes to standard error. It has no name, takes so many bytes and refuses more, so that nobody
/// has to read while the program works.
final class MessageFile {
  let descriptor: Int32

  /// Bytes; the first message mostly is the cause of the others.
  static let capacity = 1 << 16

  /// `nil`, with `errno`, where there is no memory or there are too many open files.
  init?() {
    descriptor = memfd_create("messages", MFD_CLOEXEC | MFD_ALLOW_SEALING)
    guard descriptor >= 0 else { return nil }
    ftruncate(descriptor, Self.capacity)
    _ = fcntl(descriptor, F_ADD_SEALS, F_SEAL_GROW)
  }

  /// What has been written, with its lines trimmed of what is empty.
  var text: String {
    var bytes = [UInt8](repeating: 0, count: Self.capacity)
    let count = max(pread(descriptor, &bytes, bytes.count, 0), 0)
    let text = String(decoding: bytes[..<count].prefix { $0 != 0 }, as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).joined(separator: "\n")
  }

  deinit { close(descriptor) }
}
