import Synchronization

/// What waits to be sent to a page, which may read more slowly than it asks, or not at all.
final class Outbox: Sendable {
  /// The messages, in the order in which they were posted.
  let messages: AsyncStream<Message>
  private let entrance: AsyncStream<Message>.Continuation
  private let flood: AsyncStream<Never>
  private let alarm: AsyncStream<Never>.Continuation
  private let waiting = Mutex(0)

  /// As many bytes may wait when another message comes; whoever lets more wait is no page that is looked at.
  static let limit = 64 << 20
  /// What a message takes besides its bytes.
  private static let overhead = 64

  init() {
    (messages, entrance) = AsyncStream.makeStream()
    (flood, alarm) = AsyncStream.makeStream()
  }

  /// Puts a message behind the others. Nothing is taken any more once too much has waited.
  func post(_ message: Message) {
    let isTaken = waiting.withLock { waiting in
      guard waiting <= Self.limit else { return false }
      waiting += message.bytes.count + Self.overhead
      return true
    }
    if isTaken { entrance.yield(message) } else { alarm.finish() }
  }

  /// A message is on its way, and does not wait any more.
  func sent(_ message: Message) { waiting.withLock { $0 -= message.bytes.count + Self.overhead } }

  /// Comes back when too much has waited, or the task is cancelled.
  func overflow() async { for await _ in flood {} }
}
