import CoreGraphics
import Springform

/// What an app's main thread is: a scene's turns, whichever of the machine's threads they are done on. All of a scene is done there.
public final class Thread: NSObject {
  private let block: () -> Void

  /// Work that a thread of its own would do. It is done like everything else, when the turn that starts it is over.
  public init(block: @escaping () -> Void) { self.block = block }
  override public convenience init() { self.init {} }

  public func start() {
    guard !isExecuting, !isFinished else { return }
    isExecuting = true
    MainLoop.required(for: "Thread.start()").after(0) { [self] in
      if !isCancelled { block() }
      (isExecuting, isFinished) = (false, true)
    }
  }

  /// Asks the work to end early, which it has to ask about; work that has not begun is not done.
  public func cancel() { isCancelled = true }
  public private(set) var isExecuting = false
  public private(set) var isFinished = false
  public private(set) var isCancelled = false

  @discardableResult
  public class func detachNewThread(_ block: @escaping () -> Void) -> Thread {
    let thread = Thread(block: block)
    thread.start()
    return thread
  }

  public class var main: Thread { ThreadOfTurns.of(.required(for: "Thread.main")).thread }
  public class var current: Thread { main }
  /// Whether this is a turn of a scene.
  public class var isMainThread: Bool { MainLoop.current != nil || Foundation.Thread.isMainThread }
  public var isMainThread: Bool { self === Thread.main }
  public class func isMultiThreaded() -> Bool { false }

  public var name: String?
  /// What somebody keeps for the thread.
  public let threadDictionary = NSMutableDictionary()
  /// How urgent it is: all is done in its order here.
  public var qualityOfService = QualityOfService.default

  /// Time passes between turns only, so that nobody can wait for it in one: a note says so.
  public class func sleep(forTimeInterval ti: TimeInterval) { noteMissing("waiting in the middle of a turn") }
}

private final class ThreadOfTurns: Companion {
  let thread = Thread()
  init(_ loop: MainLoop) {}
}

/// In which queue something is expected to be done: see ``dispatchPrecondition(condition:)``.
public enum DispatchPredicate {
  case onQueue(DispatchQueue)
  case onQueueAsBarrier(DispatchQueue)
  case notOnQueue(DispatchQueue)
}

/// Nothing can be in the wrong queue, as all queues are one here.
public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {}

/// Whether this is the main thread: 1, as everything is done there.
public func pthread_main_np() -> Int32 { 1 }
