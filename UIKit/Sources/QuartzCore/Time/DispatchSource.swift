public import Dispatch
import Springform

/// Makes timers that dispatch queues run.
public enum DispatchSource {
  /// How exactly timers fire: exactly, here.
  public struct TimerFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strict = TimerFlags(rawValue: 1)
  }

  public static func makeTimerSource(flags: TimerFlags = [], queue: DispatchQueue? = nil) -> DispatchSourceTimer {
    DispatchSourceTimer()
  }
}

/// Calls a handler once, or again and again. It is suspended at first.
public final class DispatchSourceTimer {
  private var handler: (() -> Void)?
  private var timer: Timer?
  /// When it fires first, in seconds of the scene, and the seconds from then on; `nil` when nothing is planned.
  private var plan: (start: Double, interval: Double?)?
  /// Handlers are called when it was resumed as often as it was suspended.
  private var suspensions = 1
  public private(set) var isCancelled = false

  init() {}

  public func setEventHandler(handler: (() -> Void)?) { self.handler = handler }

  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    let seconds = (DispatchTime(seconds: 0) + interval).seconds
    schedule(deadline: deadline, repeating: seconds)
  }

  public func schedule(
    deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)
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
    isCancelled = true
    timer?.invalidate()
    handler = nil
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
