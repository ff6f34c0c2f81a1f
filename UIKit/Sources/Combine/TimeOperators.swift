// What comes later, by a scheduler.

extension Publisher {
  /// Tells all where the scheduler does its work.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<
    Output, Failure
  > {
    piped { out in
      (
        { value in scheduler.schedule(options: options) { out.send(value) } },
        { completion in scheduler.schedule(options: options) { out.end(completion) } }
      )
    }
  }

  /// Begins where the scheduler does its work.
  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<
    Output, Failure
  > { AnyPublisher { out in scheduler.schedule(options: options) { self.flow(into: out) } } }

  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    piped { out in
      func later(_ work: @escaping () -> Void) {
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: tolerance ?? scheduler.minimumTolerance,
          options: options, work)
      }
      return ({ value in later { out.send(value) } }, { completion in later { out.end(completion) } })
    }
  }

  /// Tells a value once none has come after it for so long.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    piped { out in
      var (number, held): (Int, Output?) = (0, nil)
      return (
        { value in
          number += 1
          held = value
          let own = number
          scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options
          ) {
            guard own == number, let value = held else { return }
            held = nil
            out.send(value)
          }
        },
        { completion in
          if case .finished = completion, let value = held { out.send(value) }
          held = nil
          out.end(completion)
        }
      )
    }
  }

  /// Tells no more than one value in so long: the first of each interval, or the latest.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    piped { out in
      var (held, isWaiting): (Output?, Bool) = (nil, false)
      func tell(_ value: Output) {
        isWaiting = true
        out.send(value)
        scheduler.schedule(after: scheduler.now.advanced(by: interval)) {
          isWaiting = false
          guard let value = held else { return }
          held = nil
          tell(value)
        }
      }
      return (
        { value in
          guard isWaiting else { return tell(value) }
          if latest || held == nil { held = value }
        },
        { completion in
          if let value = held { out.send(value) }
          out.end(completion)
        }
      )
    }
  }

  /// Ends when no value has come for so long.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    piped { out in
      var number = 0
      func wait() {
        number += 1
        let own = number
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
        ) {
          if own == number { out.end(customError.map { .failure($0()) } ?? .finished) }
        }
      }
      wait()
      return (
        {
          wait()
          out.send($0)
        }, { out.end($0) }
      )
    }
  }

  /// The values as they are awaited; who waits is woken in turns of the scene.
  public var values: AsyncThrowingStream<Output, any Error> {
    AsyncThrowingStream { continuation in
      nonisolated(unsafe) let token = self.sink { completion in
        if case .failure(let error) = completion { continuation.finish(throwing: error) } else { continuation.finish() }
      } receiveValue: {
        nonisolated(unsafe) let value = $0
        continuation.yield(value)
      }
      continuation.onTermination = { _ in token.cancel() }
    }
  }
}

extension Publisher where Failure == Never {
  /// The values as they are awaited; who waits is woken in turns of the scene.
  public var values: AsyncStream<Output> {
    AsyncStream { continuation in
      nonisolated(unsafe) let token = self.sink { _ in
        continuation.finish()
      } receiveValue: {
        nonisolated(unsafe) let value = $0
        continuation.yield(value)
      }
      continuation.onTermination = { _ in token.cancel() }
    }
  }
}

/// Does all at once.
public struct ImmediateScheduler: SceneScheduler, Sendable {
  public static let shared = ImmediateScheduler()
  public typealias SchedulerTimeType = SceneMoment
  /// There is nothing to be chosen.
  public struct SchedulerOptions {}
  public func schedule(_ work: @escaping () -> Void, in seconds: Double) { work() }
}
