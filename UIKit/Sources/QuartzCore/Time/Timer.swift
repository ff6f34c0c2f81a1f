public import CoreGraphics
import Springform

/// Calls a block or a method once, or again and again, on the stage's clock.
public final class Timer: NSObject {
  /// Seconds between two calls, no less than a tenth of a millisecond.
  public let timeInterval: TimeInterval
  public let userInfo: Any?
  /// Whether it will be called again.
  public private(set) var isValid = true
  private let repeats: Bool
  private let action: (Timer) -> Void
  private var loop: MainLoop?
  /// When it fires next, in seconds of the scene.
  private var due: Double
  /// Counts how often the date was changed: what was planned before is no more.
  private var plan = 0

  private init(
    due: Double, interval: TimeInterval, userInfo: Any?, repeats: Bool, action: @escaping (Timer) -> Void
  ) {
    timeInterval = repeats ? max(interval, 1e-4) : 0
    (self.due, self.userInfo, self.repeats, self.action) = (due, userInfo, repeats, action)
  }

  /// One that never fires, for a property until it has another.
  override public convenience init() {
    self.init(due: .infinity, interval: 0, userInfo: nil, repeats: false) { _ in }
  }

  /// It has to be added to a run loop; see ``RunLoop/add(_:forMode:)``.
  public convenience init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
    self.init(
      due: CACurrentMediaTime() + max(interval, 1e-4), interval: interval, userInfo: nil, repeats: repeats,
      action: block
    )
  }

  public convenience init(fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
    self.init(
      due: date.timeIntervalSinceReferenceDate, interval: interval, userInfo: nil, repeats: repeats, action: block)
  }

  /// The target is kept until the timer is invalid.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let target = target as AnyObject
    self.init(
      due: CACurrentMediaTime() + max(interval, 1e-4), interval: interval, userInfo: userInfo, repeats: repeats
    ) { timer in
      guard !selector.perform(on: target, with: [timer]) else { return }
      MainLoop.current?.fail("the timer's target \(type(of: target)) has no method \(selector)")
    }
  }

  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    self.init(timeInterval: ti, target: t, selector: s, userInfo: ui, repeats: rep)
    due = date.timeIntervalSinceReferenceDate
  }

  /// How late it may be, to save energy: it is never late here.
  public var tolerance: TimeInterval = 0

  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    timer.start()
    return timer
  }

  /// Setting it moves the next call.
  public var fireDate: Date {
    get { Date(timeIntervalSinceReferenceDate: due) }
    set {
      due = newValue.timeIntervalSinceReferenceDate
      if loop != nil { schedule() }
    }
  }

  /// Calls at once; those that are planned are not changed by it.
  public func fire() {
    guard isValid else { return }
    action(self)
    if !repeats { invalidate() }
  }

  public func invalidate() { isValid = false }

  func start() {
    guard loop == nil else { return }
    loop = .required(for: "Timer")
    schedule()
  }

  private func schedule() {
    guard let loop, isValid, due.isFinite else { return }
    plan += 1
    loop.after(max(0, due - loop.stage.time)) { [plan] in
      guard self.isValid, self.plan == plan else { return }
      // By the dates that were planned, so that no delay adds up.
      self.due += self.timeInterval
      self.fire()
      if self.plan == plan { self.schedule() }
    }
  }
}

/// There is one, the stage's; its modes make no difference.
public final class RunLoop: NSObject, @unchecked Sendable {
  public static let main = RunLoop()
  public static var current: RunLoop { main }

  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "default")
    public static let common = Mode(rawValue: "common")
    public static let tracking = Mode(rawValue: "tracking")
    /// ``common``, up to Swift 4.
    public static let commonModes = common
  }

  /// Starts a timer that was not scheduled when it was made.
  public func add(_ timer: Timer, forMode mode: Mode) { timer.start() }
  /// For sources from before Swift 4.2, which name modes by strings.
  public func add(_ timer: Timer, forMode mode: String) { timer.start() }
}
