import FlyingSocks

/// The studio: a page for this machine alone, and what it talks to.
package struct StudioServer {
  private let listeners: Listeners
  private let gate: Gate
  private let token: String
  private let scenes: SceneList
  private let shelf = ReviewShelf()
  private let bulletin: Bulletin
  private let lobby: Lobby
  private let pages = PageCounter()

  /// How long somebody may take to read a file. Whoever does not read at all takes no place for ever.
  static let answerTime = Duration.seconds(60)
  /// How long a request's head may take.
  package static let patience = Duration.seconds(5)

  /// The page's address.
  package var address: String { "http://127.0.0.1:\(listeners.port)/\(token)/" }

  /// Where another can follow this one.
  package var place: StudioPlace {
    StudioPlace(port: listeners.port, token: token, sockets: listeners.sockets.map(\.file.rawValue))
  }

  /// Takes a port.
  /// - Parameters:
  ///   - scenes: what can be opened.
  ///   - bulletin: what its pages are to know of the program.
  ///   - port: 0 for any that is free.
  ///   - place: of the studio that it follows, whose sockets are open in this process.
  ///   - patience: how long a request's head may take.
  /// - Throws: ``StudioError/port(_:code:)``.
  package init(
    _ scenes: SceneList, bulletin: Bulletin = Bulletin(), port: UInt16 = 0, following place: StudioPlace? = nil,
    patience: Duration = patience
  ) throws(StudioError) {
    lobby = Lobby(patience: patience)
    token = place?.token ?? Gate.makeToken()
    self.bulletin = bulletin
    if let place { listeners = Listeners(of: place) } else { listeners = try Listeners(port: port) }
    gate = Gate(token: token, port: listeners.port)
    self.scenes = scenes
  }

  /// Serves until the task is cancelled.
  package func run() async throws {
    let pool: SocketPool<ePoll> = .ePoll()
    try await pool.prepare()
    try await withThrowingTaskGroup { group in
      group.addTask { try await pool.run() }
      for socket in listeners.sockets {
        group.addTask { [self] in try await accept(from: socket, pool) }
      }
      try await group.next()
    }
  }

  private func accept(from socket: Socket, _ pool: SocketPool<ePoll>) async throws {
    let door = try AsyncSocket(socket: socket, pool: pool)
    while true {
      do {
        let connection = Connection(try await door.accept(), pool: pool)
        await lobby.receive { [self] id in
          try? await serve(connection, id)
          await connection.close()
        }
      } catch {
        try Task.checkCancellation()
        // Such as too many open files: some will be closed.
        try await Task.sleep(for: .milliseconds(20))
      }
    }
  }

  private func serve(_ connection: Connection, _ id: Int) async throws {
    guard let head = try await connection.readHead() else {
      return try await connection.write(Response(.malformed).bytes)
    }
    switch gate.answer(to: head) {
    case .refusal(let refusal): try await connection.write(Response(refusal).bytes)
    case .file(let name):
      await lobby.stay(id, for: Self.answerTime)
      try await connection.write(response(to: name).bytes)
    case .socket:
      await lobby.leave(id)
      guard await pages.enter() else { return try await connection.write(Response(.tooManyPages).bytes) }
      // A connection may break at any moment, and its place is another page's then.
      if (try? await connection.upgrade(head)) == true { await PageLink(connection).run(scenes, shelf, bulletin) }
      await pages.leave()
      scenes.services.giveBack()
    }
  }
}

extension StudioServer {
  private func response(to name: String) -> Response {
    if let file = PageFile.named(name) { return Response(file: file) }
    return shelf.report(named: name).map { Response(report: $0) } ?? Response(.notFound)
  }
}

/// Counts the pages that are open.
actor PageCounter {
  private var count = 0
  /// The most pages at a time.
  static let limit = 16

  func enter() -> Bool {
    guard count < Self.limit else { return false }
    count += 1
    return true
  }

  func leave() { count -= 1 }
}
