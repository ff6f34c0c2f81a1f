/// A frame of a WebSocket (RFC 6455, section 5.2).
struct WebSocketFrame: Hashable {
  enum Kind: UInt8 {
    case continuation = 0, text = 1, binary = 2, close = 8, ping = 9, pong = 10
  }

  var kind: Kind
  /// Whether the message ends with it.
  var isLast = true
  var payload: [UInt8]

  /// A page's messages are not larger.
  static let limit = 1 << 20

  /// What a server sends: without a mask.
  static func head(_ kind: Kind, count: Int) -> [UInt8] {
    var bytes = [0x80 | kind.rawValue]
    switch count {
    case ..<126: bytes.append(UInt8(count))
    case ..<65_536: bytes += [126, UInt8(count >> 8), UInt8(count & 255)]
    default: bytes += [127] + (0..<8).map { UInt8(truncatingIfNeeded: count >> (56 - 8 * $0)) }
    }
    return bytes
  }
}

enum WebSocketError: Error {
  /// A frame that breaks the protocol.
  case malformed
  case tooLarge
}

/// Takes a page's frames apart as their bytes arrive, and puts messages together.
struct WebSocketReader {
  private var bytes: [UInt8] = []
  /// The beginning of a message in several frames.
  private var begun: WebSocketFrame?

  mutating func append(_ more: some Sequence<UInt8>) { bytes += more }

  /// The next whole message or control frame, if it is there.
  mutating func next() throws(WebSocketError) -> WebSocketFrame? {
    while let frame = try takeFrame() {
      switch frame.kind {
      case .close, .ping, .pong:
        guard frame.isLast, frame.payload.count <= 125 else { throw .malformed }
        return frame
      case .continuation:
        guard var message = begun else { throw .malformed }
        message.payload += frame.payload
        message.isLast = frame.isLast
        guard message.payload.count <= WebSocketFrame.limit else { throw .tooLarge }
        begun = frame.isLast ? nil : message
        if frame.isLast { return message }
      case .text, .binary:
        guard begun == nil else { throw .malformed }
        guard !frame.isLast else { return frame }
        begun = frame
      }
    }
    return nil
  }

  private mutating func takeFrame() throws(WebSocketError) -> WebSocketFrame? {
    guard bytes.count >= 2 else { return nil }
    // Nothing is reserved for, and a page masks whatever it sends.
    guard bytes[0] & 0x70 == 0, let kind = WebSocketFrame.Kind(rawValue: bytes[0] & 0x0F), bytes[1] & 0x80 != 0 else {
      throw .malformed
    }
    var count = Int(bytes[1] & 0x7F)
    var start = 2
    if count >= 126 {
      let digits = count == 126 ? 2 : 8
      guard bytes.count >= start + digits else { return nil }
      let long = bytes[start..<start + digits].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      guard long <= UInt64(WebSocketFrame.limit) else { throw .tooLarge }
      count = Int(long)
      start += digits
    }
    guard bytes.count >= start + 4 + count else { return nil }
    let mask = Array(bytes[start..<start + 4])
    start += 4
    let payload = (0..<count).map { bytes[start + $0] ^ mask[$0 & 3] }
    let isLast = bytes[0] & 0x80 != 0
    bytes.removeFirst(start + count)
    return WebSocketFrame(kind: kind, isLast: isLast, payload: payload)
  }
}
