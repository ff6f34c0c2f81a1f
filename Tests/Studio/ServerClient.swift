import Dispatch
import Glibc
import SpringformStudio

/// A connection to a studio, made with the system's calls, so that it can be as rude as it likes.
final class ServerClient: Sendable {
  private let descriptor: Int32

  struct Failure: Error {}

  /// Seconds after which an answer that does not come is given up.
  static let patience = 900

  init(port: UInt16) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var limit = timeval(tv_sec: Self.patience, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(descriptor, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
    let code = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard code == 0 else { throw Failure() }
  }

  deinit { close(descriptor) }

  /// Whether all bytes went.
  @discardableResult
  func say(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  @discardableResult
  func say(_ text: String) -> Bool { say(Array(text.replacing("\n", with: "\r\n").utf8)) }

  /// What comes until a text has come, or the end.
  func hear(until text: String? = nil) -> String {
    var heard: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count <= 0 { return String(decoding: heard, as: UTF8.self) }
      heard += buffer[..<count]
      if let text, heard.firstRange(of: Array(text.utf8)) != nil { return String(decoding: heard, as: UTF8.self) }
    }
  }

  /// Ends the connection at once, so that the other side's next words fail.
  func reset() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<Glibc.linger>.size))
    // What the number belongs to is gone; the number stays ours until the end.
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    dup2(nothing, descriptor)
    close(nothing)
  }

  /// Whether something has come that was not heard yet, or the end.
  var hasNews: Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 0) > 0
  }

  /// A page's frame: with a mask.
  static func frame(_ payload: [UInt8], first: UInt8 = 0x81, count: [UInt8]? = nil) -> [UInt8] {
    let mask: [UInt8] = [0x37, 0xFA, 0x21, 0x3D]
    let length =
      count
      ?? (payload.count < 126 ? [UInt8(payload.count)] : [126, UInt8(payload.count >> 8), UInt8(payload.count & 255)])
    return [first, 0x80 | length[0]] + length.dropFirst() + mask + payload.enumerated().map { $1 ^ mask[$0 & 3] }
  }
}

/// Runs what waits for the system on a thread that nobody else needs.
func onThread<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    DispatchQueue(label: "client").async { continuation.resume(with: Swift.Result(catching: body)) }
  }
}
