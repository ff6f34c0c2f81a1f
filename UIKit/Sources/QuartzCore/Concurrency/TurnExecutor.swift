/// Does what Swift's concurrency has to do in turns of a scene.
final class TurnExecutor: TaskExecutor, @unchecked Sendable {
  private weak var loop: MainLoop?

  init(_ loop: MainLoop) { self.loop = loop }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    // Of a scene that is over, nothing goes on.
    loop?.after(0) { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}

extension TaskExecutor where Self == TurnExecutor {
  /// That of the scene whose turn it is.
  static func current(_ name: String) -> TurnExecutor { MainLoop.required(for: name).taskExecutor }
}

/// Something that never leaves the scene's thread.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// A wait for the scene's time.
final class Sleep: @unchecked Sendable {
  private var continuation: UnsafeContinuation<Void, any Error>?

  static func rest(_ seconds: Double) async throws {
    let (loop, sleep) = (MainLoop.required(for: "Task.sleep"), Sleep())
    try _Concurrency.Task.checkCancellation()
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        sleep.continuation = continuation
        loop.after(seconds) { sleep.end(.success(())) }
      }
    } onCancel: {
      sleep.end(.failure(CancellationError()))
    }
  }

  private func end(_ result: Result<Void, any Error>) {
    continuation?.resume(with: result)
    continuation = nil
  }
}
