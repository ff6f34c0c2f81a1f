import FlyingFox
import FlyingSocks
import FoundationEssentials
import Glibc

/// One connection: bytes that come and go.
struct Connection: Sendable {
  private let socket: AsyncSocket
  private let pool: SocketPool<ePoll>

  init(_ socket: AsyncSocket, pool: SocketPool<ePoll>) {
    self.socket = socket
    self.pool = pool
    // What is written is whole messages, which should not wait for more.
    var on: Int32 = 1
    setsockopt(socket.socket.file.rawValue, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
  }

  /// Some bytes, as soon as there are any.
  /// - Throws: `SocketError` at the end, and `CancellationError`.
  func read() async throws -> [UInt8] { try await socket.read(atMost: 4096) }

  func write(_ bytes: [UInt8]) async throws { try await socket.write(Data(bytes)) }

  /// Ends the connection.
  func close() async {
    // What waits for a socket is told in one turn of the pool that it is ready and that it need not be watched any more. The
    // number of a socket that is closed in between would stay watched for ever, and the next connection has the same number.
    await pool.finishTurn()
    try? socket.close()
  }

  /// A request's head.
  /// - Returns: `nil` when what comes is none.
  func readHead() async throws -> RequestHead? {
    var bytes: [UInt8] = []
    while bytes.count <= RequestHead.limit {
      let searched = max(bytes.count - RequestHead.end.count, 0)
      bytes += try await read()
      if let end = bytes[searched...].firstRange(of: RequestHead.end) {
        // Whoever sends more does not wait for an answer.
        return end.upperBound == bytes.count ? RequestHead(bytes) : nil
      }
    }
    return nil
  }

  /// Agrees to be a WebSocket, if the request asks for it as it should (RFC 6455, section 4.2).
  func upgrade(_ head: RequestHead) async throws -> Bool {
    var headers = HTTPHeaders()
    for name in ["Host", "Upgrade", "Connection", "Sec-WebSocket-Key", "Sec-WebSocket-Version"] {
      headers[HTTPHeader(name)] = head.value(name.lowercased())
    }
    let request = HTTPRequest(
      method: .GET, version: .http11, path: "/", query: [], headers: headers, body: HTTPBodySequence())
    let handler = WebSocketHTTPHandler(handler: MessageFrameWSHandler(handler: EchoWSMessageHandler()))
    guard let accept = try await handler.handleRequest(request).headers[.webSocketAccept] else { return false }
    let answer = [
      "HTTP/1.1 101 Switching Protocols", "Connection: Upgrade", "Upgrade: websocket",
      "Sec-WebSocket-Accept: \(accept)",
    ]
    try await write(Array(answer.joined(separator: "\r\n").utf8) + RequestHead.end)
    return true
  }
}

extension SocketPool {
  /// Comes back when the pool has done with what it is doing.
  fileprivate func finishTurn() {}
}
