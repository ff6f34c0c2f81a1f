import Synchronization

final class Counter: Sendable {
  private let count = Mutex(0)
  var value: Int { count.withLock { $0 } }
  func increase() { count.withLock { $0 += 1 } }
}

/// Names in the order in which they came.
final class Names: Sendable {
  private let names = Mutex<[String]>([])
  var all: [String] { names.withLock { $0 } }
  func add(_ name: String) { names.withLock { $0.append(name) } }
}
