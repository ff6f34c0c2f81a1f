public import QuartzCore

// Whatever a scheduler is called, its work is done in turns of the scene, and it waits by the scene's clock.

/// A moment of the scene, as schedulers count.
public struct SceneMoment: Strideable, Hashable, Sendable {
  /// Of the scene.
  public let seconds: Double

  public init(seconds: Double) { self.seconds = seconds }
  public init(_ time: DispatchTime) { seconds = time.seconds }
  public init(_ date: Date) { seconds = date.timeIntervalSinceReferenceDate }

  public var dispatchTime: DispatchTime { .now() + (seconds - DispatchTime.now().seconds) }
  public var date: Date { Date(timeIntervalSinceReferenceDate: seconds) }

  public func distance(to other: SceneMoment) -> Stride { Stride(seconds: other.seconds - seconds) }
  public func advanced(by step: Stride) -> SceneMoment { SceneMoment(seconds: seconds + step.seconds) }
  public static func < (a: SceneMoment, b: SceneMoment) -> Bool { a.seconds < b.seconds }

  /// How long it is from one moment to another.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
    Hashable,
    Sendable
  {
    public var seconds: Double

    public init(seconds: Double) { self.seconds = seconds }
    public init(floatLiteral value: Double) { seconds = value }
    public init(integerLiteral value: Int) { seconds = Double(value) }
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = Double(exactly: source) else { return nil }
      self.seconds = seconds
    }
    public init(_ seconds: Double) { self.seconds = seconds }
    public init(_ interval: DispatchTimeInterval) {
      seconds = (DispatchTime.now() + interval).seconds - DispatchTime.now().seconds
    }

    public var timeInterval: Double { seconds }
    public var magnitude: Double { seconds.magnitude }

    public static func seconds(_ s: Int) -> Stride { Stride(seconds: Double(s)) }
    public static func seconds(_ s: Double) -> Stride { Stride(seconds: s) }
    public static func milliseconds(_ ms: Int) -> Stride { Stride(seconds: Double(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Stride { Stride(seconds: Double(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(seconds: Double(ns) / 1e9) }

    public static func < (a: Stride, b: Stride) -> Bool { a.seconds < b.seconds }
    public static func + (a: Stride, b: Stride) -> Stride { Stride(seconds: a.seconds + b.seconds) }
    public static func - (a: Stride, b: Stride) -> Stride { Stride(seconds: a.seconds - b.seconds) }
    public static func * (a: Stride, b: Stride) -> Stride { Stride(seconds: a.seconds * b.seconds) }
    public static func *= (a: inout Stride, b: Stride) { a = a * b }
  }
}

/// Does work in turns of the scene.
public protocol SceneScheduler: Scheduler where SchedulerTimeType == SceneMoment {
  func schedule(_ work: @escaping () -> Void, in seconds: Double)
}

extension SceneScheduler {
  public var now: SceneMoment { SceneMoment(seconds: CACurrentMediaTime()) }
  public var minimumTolerance: SceneMoment.Stride { .zero }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { schedule(action, in: 0) }

  public func schedule(
    after date: SceneMoment, tolerance: SceneMoment.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) { schedule(action, in: max(date.seconds - now.seconds, 0)) }

  public func schedule(
    after date: SceneMoment, interval: SceneMoment.Stride, tolerance: SceneMoment.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let first = Date(timeIntervalSinceReferenceDate: date.seconds)
    let timer = Timer(fire: first, interval: interval.seconds, repeats: true) { _ in action() }
    RunLoop.main.add(timer, forMode: .common)
    return AnyCancellable { timer.invalidate() }
  }
}

extension QuartzCore.DispatchQueue: SceneScheduler {
  public typealias SchedulerTimeType = SceneMoment

  /// How urgent work is: all is done in its order here.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = []) {
      (self.qos, self.flags) = (qos, flags)
    }
  }

  public func schedule(_ work: @escaping () -> Void, in seconds: Double) {
    MainLoop.required(for: "DispatchQueue.schedule(_:)").after(seconds, work)
  }
}

extension OperationQueue: SceneScheduler {
  public typealias SchedulerTimeType = SceneMoment
  /// There is nothing to be chosen.
  public struct SchedulerOptions {}

  public func schedule(_ work: @escaping () -> Void, in seconds: Double) {
    // It never leaves the scene's thread.
    nonisolated(unsafe) let work = work
    guard seconds > 0 else { return addOperation { work() } }
    MainLoop.required(for: "OperationQueue.schedule(_:)").after(seconds) { self.addOperation { work() } }
  }
}

extension RunLoop: SceneScheduler {
  public typealias SchedulerTimeType = SceneMoment
  /// There is nothing to be chosen.
  public struct SchedulerOptions {}

  public func schedule(_ work: @escaping () -> Void, in seconds: Double) {
    MainLoop.required(for: "RunLoop.schedule(_:)").after(seconds, work)
  }
}
