package import SpringformCodecs

/// Counts bytes as they pass to another sink, and lets no more than a limit pass.
package final class LimitedByteSink: ByteSink {
  /// A write went beyond the limit.
  package struct LimitExceeded: Error {}

  package private(set) var count = 0
  private let limit: Int
  private let next: (any ByteSink)?

  /// - Parameters:
  ///   - next: where the bytes go; `nil` only counts.
  ///   - limit: the most bytes that `next` may get.
  package init(_ next: (any ByteSink)?, limit: Int = .max) {
    self.next = next
    self.limit = limit
  }

  package func write(_ bytes: UnsafeRawBufferPointer) throws {
    count += bytes.count
    guard count <= limit else { throw LimitExceeded() }
    try next?.write(bytes)
  }
}
