import FlyingSocks
import FoundationEssentials

/// The WebSocket of a page that is open.
struct PageLink {
  private let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  /// Talks to the page until it goes.
  func run(_ scenes: SceneList, _ shelf: ReviewShelf, _ bulletin: Bulletin) async {
    let (outbox, outgoing) = AsyncStream.makeStream(of: Message.self)
    let session = Session(scenes, shelf, bulletin) { outgoing.yield($0) }
    await withTaskGroup { group in
      group.addTask { [self] in try? await send(outbox) }
      group.addTask { [self] in
        await session.begin()
        try? await receive(for: session, outgoing)
        outgoing.finish()
      }
      await group.next()
      group.cancelAll()
    }
    await session.end()
  }

  private func send(_ outbox: AsyncStream<Message>) async throws {
    for await message in outbox {
      try await connection.write(WebSocketFrame.head(message.kind, count: message.bytes.count))
      try await connection.write(message.bytes)
      if message.kind == .close { return }
    }
  }

  private func receive(for session: Session, _ outgoing: AsyncStream<Message>.Continuation) async throws {
    var reader = WebSocketReader()
    while true {
      while let frame = try reader.next() {
        switch frame.kind {
        case .text: await session.receive(Result { try JSONDecoder().decode(Request.self, from: Data(frame.payload)) })
        case .ping: outgoing.yield(Message(kind: .pong, bytes: frame.payload))
        case .close:
          outgoing.yield(Message(kind: .close, bytes: []))
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
