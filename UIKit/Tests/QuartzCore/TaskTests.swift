import Springform
import Testing

import QuartzCore

@Suite struct TaskTests {
  /// A task begins when the turn is over, and wakes at the scene's own time.
  @Test func sleeping() {
    let lines = TimedLog.lines(1) { log in
      at(0.1) {
        Task {
          log.note("begun")
          try await Task.sleep(nanoseconds: 250_000_000)
          log.note("woken")
          try await Task.sleep(for: .milliseconds(100))
          log.note("again")
        }
        log.note("turn")
      }
    }
    #expect(lines == ["turn 10", "begun 10", "woken 35", "again 45"])
  }

  /// Several take turns where they wait, in the order in which they are ready, and hand on what they return.
  @Test func valuesAndOrder() {
    let lines = TimedLog.lines(1) { log in
      func work(_ name: String) async -> String {
        log.note(name)
        await Task.yield()
        log.note(name)
        return name + name
      }
      let first = Task { await work("a") }
      Task.detached(priority: .background) {
        let second = Task { await work("b") }
        log.note(await first.value + (await second.value))
        async let left = work("c")
        log.note(await left + (await work("d")))
      }
    }
    #expect(
      lines == ["a 0", "b 0", "a 0", "b 0", "aabb 0", "c 0", "c 0", "d 0", "d 0", "ccdd 0"])
  }

  /// Who is cancelled wakes at once.
  @Test func cancelling() {
    let lines = TimedLog.lines(1) { log in
      let task = Task {
        do { try await Task.sleep(for: .seconds(10), clock: .continuous) } catch is CancellationError {
          log.note("cancelled \(Task.isCancelled)")
        }
        try Task.checkCancellation()
        log.note("never")
      }
      at(0.2) {
        task.cancel()
        #expect(task.isCancelled)
      }
      Task {
        let result = await task.result
        log.note("\((try? result.get()) == nil)")
      }
    }
    #expect(lines == ["cancelled true 20", "true 20"])
  }

  private actor Counter {
    private var count = 0
    func next() -> Int {
      count += 1
      return count
    }
  }

  /// Actors, groups and the main thread are in turn like everything else.
  @Test func actorsAndGroups() {
    let lines = TimedLog.lines(1) { log in
      Task {
        let counter = Counter()
        let numbers = await withTaskGroup(of: Int.self) { group in
          for index in 0..<3 {
            group.addTask {
              try? await Task.sleep(for: .milliseconds(100 * (3 - index)))
              return await counter.next() * 10 + index
            }
          }
          return await group.reduce(into: []) { $0.append($1) }
        }
        await MainThread.run { log.note("\(numbers) \(MainThread.assumeIsolated { "main" })") }
      }
    }
    #expect(lines == ["[12, 21, 30] main 30"])
  }

  /// One that lets others go first without end is an error, not a hang.
  @Test func endlessYielding() {
    let stage = play(0.1, fails: true) { _, _ in Task { while true { await Task.yield() } } }
    #expect(stage.error != nil)
  }

  /// Two scenes at once know nothing of each other's tasks.
  @Test func scenesAtOnce() async {
    let times = await withTaskGroup(of: [String].self) { group in
      for seconds in [0.1, 0.2, 0.3, 0.4] {
        group.addTask {
          TimedLog.lines(1) { log in
            Task {
              try await Task.sleep(for: .seconds(seconds))
              log.note("woken")
            }
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(times.sorted() == ["woken 10", "woken 20", "woken 30", "woken 40"])
  }
}
