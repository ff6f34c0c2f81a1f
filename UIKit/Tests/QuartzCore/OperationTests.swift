import Foundation
import Springform
import Testing

import QuartzCore

private typealias BlockOperation = QuartzCore.BlockOperation
private typealias DispatchQueue = QuartzCore.DispatchQueue
private typealias Operation = QuartzCore.Operation
private typealias OperationQueue = QuartzCore.OperationQueue

/// Operations, as Foundation documents them, at moments of the scene.
@Suite struct OperationTests {
  /// Goes on for a while, and tells of its state by hand, as one that animates does.
  private final class Pause: Operation, @unchecked Sendable {
    let (text, seconds, log): (String, Double, TimedLog)
    private var (begun, over) = (false, false)
    init(_ text: String, _ seconds: Double, _ log: TimedLog) {
      (self.text, self.seconds, self.log) = (text, seconds, log)
    }

    override var isAsynchronous: Bool { true }
    override var isExecuting: Bool { begun && !over }
    override var isFinished: Bool { over }

    override func start() {
      guard !isCancelled else { return finish() }
      willChangeValue(for: \.isExecuting)
      begun = true
      didChangeValue(for: \.isExecuting)
      log.note("\(text)+")
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { self.finish() }
    }

    private func finish() {
      if begun { log.note("\(text)-") }
      willChangeValue(forKey: "isFinished")
      over = true
      didChangeValue(forKey: "isFinished")
    }
  }

  @Test func workIsDoneInTheNextTurn() {
    let lines = TimedLog.lines(2) { log in
      OperationQueue.main.addOperation { log.note("later") }
      log.note("now")
    }
    #expect(lines == ["now 0", "later 0"])
  }

  @Test func oneAtATimeWaitsForTheOneBefore() {
    let lines = TimedLog.lines(2) { log in
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      for name in ["a", "b"] { queue.addOperation(Pause(name, 0.3, log)) }
      #expect(queue.operationCount == 2)
      at(1) { #expect(queue.operations.isEmpty) }
    }
    #expect(lines == ["a+ 0", "a- 30", "b+ 30", "b- 60"])
  }

  @Test func manyAreUnderWayAtOnce() {
    let lines = TimedLog.lines(2) { log in
      let queue = OperationQueue()
      queue.addOperations([Pause("a", 0.3, log), Pause("b", 0.2, log)], waitUntilFinished: false)
    }
    #expect(lines == ["a+ 0", "b+ 0", "b- 20", "a- 30"])
  }

  /// Across queues, too.
  @Test func dependenciesEndFirst() {
    let lines = TimedLog.lines(2) { log in
      let (first, second) = (Pause("a", 0.4, log), BlockOperation { log.note("b") })
      second.addDependency(first)
      #expect(!second.isReady && second.dependencies == [first])
      OperationQueue.main.addOperation(second)
      OperationQueue().addOperation(first)
      let freed = BlockOperation { log.note("c") }
      freed.addDependency(first)
      OperationQueue.main.addOperation(freed)
      at(0.2) { freed.removeDependency(first) }
    }
    #expect(lines == ["a+ 0", "c 20", "a- 40", "b 40"])
  }

  @Test func theMoreUrgentComeFirst() {
    let lines = TimedLog.lines(2) { log in
      let queue = OperationQueue()
      let priorities: [Operation.QueuePriority] = [.low, .normal, .veryHigh, .normal]
      for (index, priority) in priorities.enumerated() {
        let operation = BlockOperation { log.note("\(index)") }
        operation.queuePriority = priority
        queue.addOperation(operation)
      }
    }
    #expect(lines == ["2 0", "1 0", "3 0", "0 0"])
  }

  @Test func suspendedQueuesBeginNothing() {
    let lines = TimedLog.lines(2) { log in
      let queue = OperationQueue()
      queue.isSuspended = true
      queue.addOperation { log.note("a") }
      at(0.5) { queue.isSuspended = false }
    }
    #expect(lines == ["a 50"])
  }

  /// Its work is left out, but it ends, and is told of.
  @Test func cancelledOnesEndWithoutWork() {
    let lines = TimedLog.lines(2) { log in
      let queue = OperationQueue()
      let cancelled = BlockOperation { log.note("never") }
      cancelled.completionBlock = { log.note("over") }
      cancelled.addDependency(Operation())
      let after = BlockOperation { log.note("after") }
      after.addDependency(cancelled)
      queue.addOperations([cancelled, after], waitUntilFinished: false)
      at(0.3) { queue.operations.first?.cancel() }
      at(0.5) { #expect(cancelled.isCancelled && cancelled.isFinished && queue.operationCount == 0) }
      let pause = Pause("p", 1, log)
      OperationQueue.main.addOperation(pause)
      at(0.6) { OperationQueue.main.cancelAllOperations() }
      at(0.7) { #expect(pause.isCancelled && pause.isExecuting) }
    }
    #expect(lines == ["p+ 0", "over 30", "after 30", "p- 100"])
  }

  @Test func barriersPart() {
    let lines = TimedLog.lines(2) { log in
      let queue = OperationQueue()
      queue.addOperation(Pause("a", 0.2, log))
      queue.addBarrierBlock { log.note("barrier") }
      queue.addOperation { log.note("b") }
    }
    #expect(lines == ["a+ 0", "a- 20", "barrier 20", "b 20"])
  }

  @Test func waitingDoesTheWork() {
    let lines = TimedLog.lines(2) { log in
      let queue = OperationQueue()
      queue.name = "queue"
      let first = BlockOperation { log.note("a") }
      first.addExecutionBlock { log.note(OperationQueue.current === OperationQueue.main ? "main" : "other") }
      let second = BlockOperation { log.note("b") }
      second.addDependency(first)
      queue.addOperations([second, first], waitUntilFinished: true)
      #expect(log.lines == ["a 0", "main 0", "b 0"])
      queue.addOperation { log.note(OperationQueue.current?.name ?? "none") }
    }
    #expect(lines == ["a 0", "main 0", "b 0", "queue 0"])
  }

  /// What it depends on goes on, so that it has its turn only later.
  @Test func waitingBeginsNothingBeforeItsTurn() {
    let lines = TimedLog.lines(2) { log in
      let (first, second) = (Pause("a", 0.3, log), BlockOperation { log.note("b") })
      second.addDependency(first)
      OperationQueue().addOperations([first, second], waitUntilFinished: true)
      log.note("back")
    }
    #expect(lines == ["a+ 0", "back 0", "a- 30", "b 30"])
  }

  @Test func oneInTwoQueuesIsAnError() {
    let stage = play(0.1, fails: true) { _, _ in
      let operation = Operation()
      OperationQueue.main.addOperation(operation)
      OperationQueue().addOperation(operation)
    }
    #expect(stage.error != nil)
  }

  /// Each that is done adds another.
  @Test(.timeLimit(.minutes(1))) func operationsWithoutEndAreAnError() {
    final class Chain: @unchecked Sendable {
      func link() { OperationQueue.main.addOperation { self.link() } }
    }
    let stage = play(0.1, fails: true) { _, _ in Chain().link() }
    #expect(stage.error != nil)
  }

  @Test func notificationsTakeAnyQueue() {
    let lines = TimedLog.lines(2) { log in
      let name = Notification.Name("told")
      let queue: OperationQueue? = OperationQueue()
      let observers = [
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in log.note("main") },
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in log.note("none") },
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: queue) { _ in log.note("any") },
      ]
      NotificationCenter.default.post(name: name, object: nil)
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }
    #expect(lines.sorted() == ["any 0", "main 0", "none 0"])
  }
}
