public import Dispatch
import Springform

/// Something that calls a handler.
public protocol DispatchSourceProtocol: AnyObject {
  func setEventHandler(handler: (() -> Void)?)
  /// Called once the source is cancelled.
  func setCancelHandler(handler: (() -> Void)?)
  func resume()
  func activate()
  func suspend()
  func cancel()
  var isCancelled: Bool { get }
}

/// Calls a handler once, or again and again. It is suspended at first.
public protocol DispatchSourceTimer: DispatchSourceProtocol {
  func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval)
  func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval)
}

extension DispatchSourceTimer {
  public func schedule(deadline: DispatchTime, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    schedule(deadline: deadline, repeating: .never, leeway: leeway)
  }
  public func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval) {
    schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
  }
  public func schedule(deadline: DispatchTime, repeating interval: Double) {
    schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
  }
  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(deadline: wallDeadline.time, repeating: interval, leeway: leeway) }
}

/// A timer that a dispatch queue runs.
public final class DispatchSource: DispatchSourceTimer {
  /// How exactly timers fire: exactly, here.
  public struct TimerFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strict = TimerFlags(rawValue: 1)
  }

  public static func makeTimerSource(
    flags: TimerFlags = [], queue: DispatchQueue? = nil
  ) -> any DispatchSourceTimer { DispatchSource() }

  private var handler: (() -> Void)?
  private var cancelHandler: (() -> Void)?
  private var timer: Timer?
  /// When it fires first, in seconds of the scene, and the seconds from then on; `nil` when nothing is planned.
  private var plan: (start: Double, interval: Double?)?
  /// Handlers are called when it was resumed as often as it was suspended.
  private var suspensions = 1
  public private(set) var isCancelled = false

  init() {}

  public func setEventHandler(handler: (() -> Void)?) { self.handler = handler }
  public func setCancelHandler(handler: (() -> Void)?) { cancelHandler = handler }

  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval
  ) {
    let seconds = (DispatchTime(seconds: 0) + interval).seconds
    schedule(deadline: deadline, repeating: seconds, leeway: leeway)
  }

  public func schedule(
    deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval
  ) {
    plan = (deadline.seconds, interval.isFinite ? interval : nil)
    start()
  }

  public func resume() {
    suspensions = max(suspensions - 1, 0)
    start()
  }

  public func activate() { resume() }

  public func suspend() {
    suspensions += 1
    timer?.invalidate()
  }

  public func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    timer?.invalidate()
    handler = nil
    guard let done = cancelHandler else { return }
    cancelHandler = nil
    MainLoop.current?.after(0, done)
  }

  private func start() {
    timer?.invalidate()
    guard let plan, suspensions == 0, !isCancelled else { return }
    let timer = Timer(
      fire: Date(timeIntervalSinceReferenceDate: plan.start), interval: plan.interval ?? 0,
      repeats: plan.interval != nil
    ) { [weak self] _ in self?.handler?() }
    self.timer = timer
    timer.start()
  }
}
