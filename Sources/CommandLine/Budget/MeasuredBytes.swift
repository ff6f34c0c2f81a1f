import Springform

/// Counts the bytes on their way, and lets no more than a limit pass.
final class MeasuredBytes: ByteSink {
  private(set) var count = 0
  private let limit: Int
  private let next: (any ByteSink)?

  /// - Parameters:
  ///   - next: where the bytes go; `nil` only counts.
  ///   - limit: the most bytes that `next` may get.
  init(_ next: (any ByteSink)?, limit: Int = .max) {
    self.next = next
    self.limit = limit
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws {
    count += bytes.count
    guard count <= limit else { throw BudgetExceeded() }
    try next?.write(bytes)
  }
}

/// More bytes than a budget allows.
struct BudgetExceeded: Error {}
