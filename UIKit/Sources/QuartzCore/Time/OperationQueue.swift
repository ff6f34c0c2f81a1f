import Springform

/// Does operations in turns of the stage's loop: by their priority, and among equals in the order in which they came.
///
/// In the background here is in turn, too; see ``DispatchQueue``.
open class OperationQueue: NSObject, @unchecked Sendable {
  public static let defaultMaxConcurrentOperationCount = -1

  /// Of each scene.
  private final class Shared: Companion {
    let main = OperationQueue(name: "main", maxConcurrentOperationCount: 1)
    weak var current: OperationQueue?
    /// Those with operations, which are kept until these have ended, or the scene has.
    var busy: [ObjectIdentifier: OperationQueue] = [:]
    init(_ loop: MainLoop) {}
  }

  private static var shared: Shared { Shared.of(MainLoop.required(for: "OperationQueue")) }

  /// One for each scene.
  open class var main: OperationQueue { shared.main }

  /// The one that does the operation in which this is asked for; else the main queue.
  open class var current: OperationQueue? { shared.current ?? shared.main }

  open var name: String?
  /// How many may be under way at once; as many as there are, by default.
  open var maxConcurrentOperationCount = OperationQueue.defaultMaxConcurrentOperationCount { didSet { proceed() } }
  /// Whether none is begun.
  open var isSuspended = false { didSet { proceed() } }
  /// Urgency is for threads.
  open var qualityOfService = QualityOfService.default
  /// All queues' work is done in turns of one loop.
  open var underlyingQueue: DispatchQueue?

  /// Those that have not ended.
  open private(set) var operations: [Operation] = [] {
    didSet { Self.shared.busy[ObjectIdentifier(self)] = operations.isEmpty ? nil : self }
  }
  open var operationCount: Int { operations.count }

  /// The last closure that all which comes after it waits for.
  private weak var barrier: Operation?
  /// Whether it will look what can be begun.
  private var isDue = false

  override public init() {}

  private init(name: String, maxConcurrentOperationCount: Int) {
    (self.name, self.maxConcurrentOperationCount) = (name, maxConcurrentOperationCount)
  }

  /// An operation is in one queue, once.
  open func addOperation(_ op: Operation) {
    guard op.queue == nil, !op.isBegun else {
      MainLoop.current?.fail("an operation \(type(of: op)) is added to a queue a second time")
      return
    }
    op.queue = self
    if let barrier, !barrier.hasEnded { op.addDependency(barrier) }
    operations.append(op)
    proceed()
  }

  open func addOperation(_ block: @escaping () -> Void) { addOperation(BlockOperation(block: block)) }

  /// - Parameters:
  ///   - ops: are added in this order.
  ///   - wait: whether they are done before this comes back.
  open func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
    for operation in ops { addOperation(operation) }
    if wait { for operation in ops { operation.waitUntilFinished() } }
  }

  /// A closure that waits for all that was added before, and that all waits for which comes after.
  open func addBarrierBlock(_ barrier: @escaping () -> Void) {
    let operation = BlockOperation(block: barrier)
    for earlier in operations { operation.addDependency(earlier) }
    addOperation(operation)
    self.barrier = operation
  }

  open func cancelAllOperations() {
    for operation in operations { operation.cancel() }
  }

  /// Does all that can be done before this comes back.
  open func waitUntilAllOperationsAreFinished() {
    for operation in operations { operation.waitUntilFinished() }
  }

  // MARK: Turns

  func remove(_ operation: Operation) {
    operations.removeAll { $0 === operation }
    proceed()
  }

  /// Begins one in a turn of its own, and looks again.
  func proceed() {
    guard !isDue, !operations.isEmpty else { return }
    isDue = true
    MainLoop.required(for: "OperationQueue").after(0) { [self] in
      isDue = false
      guard let next else { return }
      let shared = Self.shared
      let before = shared.current
      shared.current = self
      next.begin()
      shared.current = before
      proceed()
    }
  }

  private var next: Operation? {
    guard !isSuspended else { return nil }
    let begun = operations.count { $0.isBegun }
    guard maxConcurrentOperationCount < 0 || begun < maxConcurrentOperationCount else { return nil }
    let ready = operations.filter { !$0.isBegun && $0.isReady }
    return ready.reduce(nil) { best, operation in
      (best?.queuePriority.rawValue ?? .min) < operation.queuePriority.rawValue ? operation : best
    }
  }
}
