import FlyingSocks
import FoundationEssentials

/// The WebSocket of a page that is open.
struct PageLink {
  private let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  /// Talks to the page until it goes.
  func run(_ scenes: SceneList, _ shelf: ReviewShelf, _ bulletin: Bulletin) async {
    let outbox = Outbox()
    let session = Session(scenes, shelf, bulletin) { outbox.post($0) }
    await withTaskGroup { group in
      group.addTask { [self] in try? await send(outbox) }
      group.addTask { await outbox.overflow() }
      group.addTask { [self] in
        await session.begin()
        try? await receive(for: session, outbox)
      }
      await group.next()
      group.cancelAll()
    }
    await session.end()
  }

  private func send(_ outbox: Outbox) async throws {
    for await message in outbox.messages {
      try await connection.write(WebSocketFrame.head(message.kind, count: message.bytes.count))
      try await connection.write(message.bytes)
      outbox.sent(message)
      if message.kind == .close { return }
    }
  }

  /// Comes back when the page wants no more.
  private func receive(for session: Session, _ outbox: Outbox) async throws {
    var reader = WebSocketReader()
    while true {
      while let frame = try reader.next() {
        switch frame.kind {
        case .text: await session.receive(Result { try JSONDecoder().decode(Request.self, from: Data(frame.payload)) })
        case .ping: outbox.post(Message(kind: .pong, bytes: frame.payload))
        case .close:
          outbox.post(Message(kind: .close, bytes: []))
          return
        case .binary, .continuation, .pong: break
        }
      }
      reader.append(try await connection.read())
    }
  }
}

/// What is sent to a page.
struct Message: Sendable {
  let kind: WebSocketFrame.Kind
  let bytes: [UInt8]
}
