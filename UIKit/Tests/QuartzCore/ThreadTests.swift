import Springform
import Testing

import QuartzCore

private typealias Thread = QuartzCore.Thread
private typealias DispatchQueue = QuartzCore.DispatchQueue

@Suite struct ThreadTests {
  /// Whatever thread of the machine's plays the scene: it is an app's main one.
  @Test func turnsAreTheMainThread() {
    let lines = TimedLog.lines(0.5) { log in
      at(0.1) {
        let main = Thread.current === Thread.main && Thread.current.isMainThread && pthread_main_np() == 1
        log.note("\(Thread.isMainThread) \(main)")
        dispatchPrecondition(condition: .onQueue(.main))
        MainThread.preconditionIsolated()
        DispatchQueue.global().async { log.note("\(Thread.isMainThread)") }
      }
    }
    #expect(lines == ["true true 10", "true 10"])
  }

  /// A thread's work is done after the turn that starts it.
  @Test func threadsOfOnesOwn() {
    let lines = TimedLog.lines(0.5) { log in
      at(0.1) {
        let thread = Thread { log.note("work") }
        thread.start()
        let cancelled = Thread { log.note("never") }
        cancelled.start()
        cancelled.cancel()
        Thread.detachNewThread { log.note("detached \(thread.isFinished)") }
        Thread.main.threadDictionary["key"] = "kept"
        Thread.sleep(forTimeInterval: 100)
        log.note("turn \(thread.isExecuting) \(Thread.current.threadDictionary["key"] as? String ?? "")")
      }
    }
    #expect(lines == ["turn true kept 10", "work 10", "detached true 10"])
  }
}
