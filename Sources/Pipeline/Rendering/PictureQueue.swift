package import SpringformBitmap
package import SpringformCodecs

/// Pictures that are made at the same time, a few of them, and written in the order in which they were asked for.
package final class PictureQueue {
  private let sink: any FrameSink
  private let jobs: Int
  private var pending: [(picture: Task<Bitmap, any Error>, start: Double, end: Double)] = []

  /// - Parameters:
  ///   - sink: where the pictures go.
  ///   - jobs: how many are made at the same time, 1 or more. What is written does not depend on it, memory does.
  package init(into sink: any FrameSink, jobs: Int = 2) {
    self.sink = sink
    self.jobs = max(jobs, 1)
  }

  deinit { for one in pending { one.picture.cancel() } }

  /// Asks for the next picture.
  /// - Parameters:
  ///   - start: when it appears, in seconds.
  ///   - end: when it goes, in seconds.
  ///   - make: makes it.
  /// - Throws: what made an earlier picture throws, or the sink.
  package func add(start: Double, end: Double, _ make: @escaping @Sendable () throws -> Bitmap) async throws {
    pending.append((Task { try make() }, start, end))
    try await write(leaving: jobs)
  }

  /// Writes what is left, and finishes the sink.
  /// - Throws: what made a picture throws, or the sink.
  package func finish() async throws {
    try await write(leaving: 0)
    try await sink.finish()
  }

  private func write(leaving count: Int) async throws {
    while pending.count > count {
      let first = pending.removeFirst()
      try await sink.write(Frame(bitmap: try await first.picture.value, start: first.start, end: first.end))
    }
  }
}
