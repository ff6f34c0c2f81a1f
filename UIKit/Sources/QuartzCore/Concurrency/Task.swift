/// Work that waits, in the scene's turns: what stands between two `await` is done in one turn, and no time passes but the scene's.
///
/// It takes the place of Swift's own, which works beside the scene and by the clock on the wall. Tasks work one at a time, in the order
/// in which they are ready, whatever their priorities, detached or not.
public struct Task<Success: Sendable, Failure: Error>: Sendable, Hashable {
  let base: _Concurrency.Task<Success, Failure>

  /// Asks the work to end early; it hears of it when it asks, or when it sleeps.
  public func cancel() { base.cancel() }
  public var isCancelled: Bool { base.isCancelled }
  /// What came of it, when it has ended.
  public var result: Result<Success, Failure> { get async { await base.result } }
}

extension Task where Failure == Never {
  /// Does some work from the end of this turn on.
  @discardableResult
  public init(
    name: String? = nil, priority: TaskPriority? = nil,
    @_implicitSelfCapture operation: @escaping () async -> Success
  ) {
    let work = Unchecked(operation)
    base = _Concurrency.Task(name: name, executorPreference: .current("Task.init"), priority: priority) {
      await work.value()
    }
  }

  /// The same.
  @discardableResult
  public static func detached(
    name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> Success
  ) -> Task { Task(name: name, priority: priority, operation: operation) }

  /// What the work returns, when it has ended.
  public var value: Success { get async { await base.value } }
}

extension Task where Failure == any Error {
  /// Does some work, which may fail, from the end of this turn on.
  @discardableResult
  public init(
    name: String? = nil, priority: TaskPriority? = nil,
    @_implicitSelfCapture operation: @escaping () async throws -> Success
  ) {
    let work = Unchecked(operation)
    base = _Concurrency.Task(name: name, executorPreference: .current("Task.init"), priority: priority) {
      try await work.value()
    }
  }

  /// The same.
  @discardableResult
  public static func detached(
    name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> Success
  ) -> Task { Task(name: name, priority: priority, operation: operation) }

  /// What the work returns, when it has ended.
  public var value: Success { get async throws { try await base.value } }
}

extension Task where Success == Never, Failure == Never {
  /// Whether the task that asks has been asked to end early.
  public static var isCancelled: Bool { _Concurrency.Task.isCancelled }
  public static func checkCancellation() throws { try _Concurrency.Task.checkCancellation() }
  public static var currentPriority: TaskPriority { _Concurrency.Task.currentPriority }

  /// Lets others go first.
  public static func yield() async {
    let loop = MainLoop.required(for: "Task.yield()")
    await withUnsafeContinuation { continuation in loop.after(0) { continuation.resume() } }
  }

  /// Waits for so many seconds of the scene.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public static func sleep(nanoseconds duration: UInt64) async throws { try await Sleep.rest(Double(duration) * 1e-9) }
  public static func sleep(_ duration: UInt64) async { try? await Sleep.rest(Double(duration) * 1e-9) }
  public static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await Sleep.rest(duration / .seconds(1))
  }
  /// Whichever clock is named, there is one.
  public static func sleep<Clock: _Concurrency.Clock>(
    for duration: Duration, tolerance: Duration? = nil, clock: Clock
  ) async throws where Clock.Duration == Duration { try await Sleep.rest(duration / .seconds(1)) }
}

/// What an app's main thread does for work that waits.
public enum MainThread {
  /// Does something in the scene's turn, as everything is done.
  public static func run<Result>(resultType: Result.Type = Result.self, body: () throws -> Result) async rethrows
    -> Result
  { try body() }
  public static func assumeIsolated<Result>(_ operation: () throws -> Result) rethrows -> Result { try operation() }
  /// Whoever asks is there.
  public static func preconditionIsolated(_ message: @autoclosure () -> String = "") {}
  public static func assertIsolated(_ message: @autoclosure () -> String = "") {}
}
