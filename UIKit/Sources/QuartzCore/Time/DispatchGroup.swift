public import Dispatch
import Springform

/// Calls back when all work that was entered has left.
public final class DispatchGroup: @unchecked Sendable {
  private var entered = 0
  private var waiting: [() -> Void] = []

  public init() {}

  public func enter() { entered += 1 }

  /// - Precondition: it was entered before, and not yet left as often.
  public func leave() {
    guard entered > 0 else {
      MainLoop.current?.fail("a dispatch group is left more often than it was entered")
      return
    }
    entered -= 1
    if entered == 0 { flush() }
  }

  /// At once, in a turn of the loop of its own, if nothing is under way.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping () -> Void
  ) {
    waiting.append { queue.add(work) }
    if entered == 0 { flush() }
  }

  public func notify(queue: DispatchQueue, work: DispatchWorkItem) { notify(queue: queue) { work.perform() } }

  /// Comes back at once: all of a scene happens on one thread, so that what the group waits for has its turn only after this one.
  public func wait() { noteMissing("waits for dispatch groups, which come back at once") }
  @discardableResult
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    if entered == 0 { return .success }
    wait()
    return .timedOut
  }

  private func flush() {
    let due = waiting
    waiting = []
    for work in due { work() }
  }
}

extension DispatchQueue {
  /// Work that a group waits for.
  public func async(
    group: DispatchGroup, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    group.enter()
    add {
      work()
      group.leave()
    }
  }
}
