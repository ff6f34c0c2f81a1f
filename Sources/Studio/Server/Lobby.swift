/// Where connections wait until they have said whose they are.
///
/// There is room for so many. Who comes when it is full takes the place of who waits longest, and nobody waits for long: so
/// connections that say nothing, or say it slowly, cannot keep out the one that speaks at once.
actor Lobby {
  private var waiting: [(id: Int, task: Task<Void, Never>)] = []
  private var nextID = 0
  private let patience: Duration

  static let room = 200

  /// - Parameter patience: how long a request's head may take.
  init(patience: Duration) { self.patience = patience }

  /// Starts work for a connection, which is cancelled when its time is over or its place is needed.
  /// - Parameter work: is told the number to leave with.
  func receive(_ work: @escaping @Sendable (_ id: Int) async -> Void) async {
    let id = nextID
    nextID += 1
    let task = Task {
      await work(id)
      leave(id)
    }
    waiting.append((id, task))
    Task {
      try? await Task.sleep(for: patience)
      cancel(id)
    }
    while waiting.count > Self.room {
      let oldest = waiting.removeFirst().task
      oldest.cancel()
      // Its descriptor has to be free before the next one is taken.
      await oldest.value
    }
  }

  /// A connection may stay, or is gone.
  func leave(_ id: Int) { waiting.removeAll { $0.id == id } }

  private func cancel(_ id: Int) { waiting.first { $0.id == id }?.task.cancel() }
}
