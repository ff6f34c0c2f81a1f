/// Where connections wait until they have said whose they are, and until they have read what they asked for.
///
/// There is room for so many. Who comes when it is full takes the place of who waits longest, and nobody waits for long: so
/// connections that say nothing, or say it slowly, cannot keep out the one that speaks at once.
actor Lobby {
  private struct Guest {
    let id: Int
    let task: Task<Void, Never>
    /// Cancels the task when its time is over.
    var alarm: Task<Void, Never>
  }

  private var waiting: [Guest] = []
  private var nextID = 0
  private let patience: Duration

  /// The most connections at a time.
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
    waiting.append(Guest(id: id, task: task, alarm: alarm(id, after: patience)))
    while waiting.count > Self.room {
      let oldest = waiting.removeFirst()
      oldest.alarm.cancel()
      oldest.task.cancel()
      // Its descriptor has to be free before the next one is taken.
      await oldest.task.value
    }
  }

  /// A connection has said what it wants, and has so much time from now on.
  func stay(_ id: Int, for time: Duration) {
    guard let index = waiting.firstIndex(where: { $0.id == id }) else { return }
    waiting[index].alarm.cancel()
    waiting[index].alarm = alarm(id, after: time)
  }

  /// A connection may go on for as long as it likes, or is gone.
  func leave(_ id: Int) {
    guard let index = waiting.firstIndex(where: { $0.id == id }) else { return }
    waiting.remove(at: index).alarm.cancel()
  }

  private func alarm(_ id: Int, after time: Duration) -> Task<Void, Never> {
    Task {
      guard (try? await Task.sleep(for: time)) != nil else { return }
      waiting.first { $0.id == id }?.task.cancel()
    }
  }
}
