import Springform

/// A piece of work that a queue does in a turn of the stage's loop, once those that it depends on have ended.
///
/// In the place of Foundation's, which threads do: here it is done at the same time of the scene in every run.
open class Operation: NSObject, @unchecked Sendable {
  public enum QueuePriority: Int, Sendable {
    case veryLow = -8, low = -4, normal = 0, high = 4, veryHigh = 8
  }

  private enum State { case waiting, executing, finished }

  private var state = State.waiting
  /// Whether it has been started, by a queue or by hand.
  private(set) var isBegun = false
  /// Whether those who wait for its end were told.
  private(set) var hasEnded = false
  /// Keeps operations that depend on each other from waiting without end.
  private var isWaitedFor = false
  /// Which does it; `nil` for one that is started by hand.
  weak var queue: OperationQueue?
  /// Which wait for it.
  private var dependents: [WeakOperation] = []

  open private(set) var dependencies: [Operation] = []
  open var name: String?
  open var queuePriority = QueuePriority.normal
  /// Urgency is for threads.
  open var qualityOfService = QualityOfService.default
  /// Is done once it has ended.
  open var completionBlock: (() -> Void)?

  // MARK: State

  open private(set) var isCancelled = false
  open var isExecuting: Bool { state == .executing }
  open var isFinished: Bool { state == .finished }
  /// Whether it goes on after `start()`, until `isFinished` tells of its end.
  open var isAsynchronous: Bool { false }
  open var isConcurrent: Bool { isAsynchronous }
  /// Whether nothing has to end before it; of one that is cancelled nothing has.
  open var isReady: Bool { isCancelled || dependencies.allSatisfy(\.isFinished) }

  // MARK: Work

  /// Does the work and ends. One that goes on overrides this, and tells of its end by `didChangeValue(forKey:)` of `isFinished`.
  open func start() {
    guard state == .waiting else { return }
    isBegun = true
    if !isCancelled {
      state = .executing
      main()
    }
    state = .finished
    end()
  }

  /// The work; nothing, unless a subclass has some.
  open func main() {}

  /// Keeps it from being begun; one that is under way has to ask for itself.
  open func cancel() {
    isCancelled = true
    queue?.proceed()
  }

  /// Does it now, if it is not begun and nothing has to end before it. Comes back at once from one that goes on: its end is in a
  /// later turn.
  open func waitUntilFinished() {
    if !isBegun, !isWaitedFor {
      isWaitedFor = true
      for dependency in dependencies { dependency.waitUntilFinished() }
      if isReady { begin() }
    }
    if !isFinished { noteMissing("waits for operations that go on, which come back at once") }
  }

  func begin() {
    isBegun = true
    start()
    if isFinished { end() }
  }

  /// Those who wait hear of it once.
  private func end() {
    guard !hasEnded else { return }
    hasEnded = true
    if let completionBlock { MainLoop.required(for: "Operation").after(0, completionBlock) }
    completionBlock = nil
    queue?.remove(self)
    for dependent in dependents { dependent.operation?.queue?.proceed() }
    dependents = []
  }

  // MARK: Dependencies

  open func addDependency(_ op: Operation) {
    guard !dependencies.contains(where: { $0 === op }) else { return }
    dependencies.append(op)
    op.dependents.append(WeakOperation(operation: self))
  }

  open func removeDependency(_ op: Operation) {
    dependencies.removeAll { $0 === op }
    queue?.proceed()
  }

  private struct WeakOperation {
    weak let operation: Operation?
  }

  // MARK: Changes

  /// Says by hand that the state will be another.
  public func willChangeValue(forKey key: String) {}

  /// Says that it is: the queue and those who wait for an end look anew.
  public func didChangeValue(forKey key: String) {
    if isBegun, isFinished { end() } else { queue?.proceed() }
  }

  public func willChangeValue<Value>(for keyPath: KeyPath<Operation, Value>) {}
  public func didChangeValue<Value>(for keyPath: KeyPath<Operation, Value>) { didChangeValue(forKey: "") }
}

/// An operation of closures, which are done one after the other.
open class BlockOperation: Operation, @unchecked Sendable {
  open private(set) var executionBlocks: [() -> Void] = []

  public convenience init(block: @escaping () -> Void) {
    self.init()
    executionBlocks = [block]
  }

  open func addExecutionBlock(_ block: @escaping () -> Void) { executionBlocks.append(block) }

  override open func main() {
    for block in executionBlocks { block() }
  }
}
