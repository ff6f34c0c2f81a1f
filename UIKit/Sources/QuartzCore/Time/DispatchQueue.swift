public import Dispatch
import Springform

/// Does work later, in a turn of the stage's loop.
///
/// A queue in the background is one here, too: its work is done at the same time of the scene and in the order in which it came, so
/// that a scene is the same every time.
public final class DispatchQueue: @unchecked Sendable {
  public static let main = DispatchQueue(label: "main")

  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { main }

  public let label: String

  /// Whether work on it may be done at the same time as other work of it. Here none is.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let concurrent = Attributes(rawValue: 1)
    public static let initiallyInactive = Attributes(rawValue: 2)
  }

  public enum AutoreleaseFrequency: Sendable { case inherit, workItem, never }

  /// Work that waits until the queue is activated; `nil` once it is.
  private var held: [() -> Void]?

  /// - Parameters:
  ///   - label: the queue's name.
  ///   - qos: how urgent its work is: all work is done in its order here.
  ///   - attributes: with `initiallyInactive`, its work waits for ``activate()``.
  ///   - autoreleaseFrequency: what is left over is let go at once here.
  ///   - target: another queue that does its work.
  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) {
    self.label = label
    held = attributes.contains(.initiallyInactive) ? [] : nil
  }

  /// Begins with the work of a queue that was inactive.
  public func activate() {
    let due = held ?? []
    held = nil
    for work in due { add(work) }
  }

  /// As soon as what happens now is over.
  public func async(execute work: @escaping () -> Void) { add(work) }

  /// Flags and urgency are for queues that do work at the same time as others.
  public func async(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
  ) { add(work) }

  func add(_ work: @escaping () -> Void) {
    if held == nil { loop.after(0, work) } else { held?.append(work) }
  }

  public func async(execute workItem: DispatchWorkItem) { add { workItem.perform() } }

  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    after(deadline, work)
  }

  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    after(deadline) { workItem.perform() }
  }

  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
  ) { after(deadline, work) }

  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) { after(wallDeadline.time, work) }

  private func after(_ deadline: DispatchTime, _ work: @escaping () -> Void) {
    let delay = deadline.seconds - loop.stage.time
    if delay.isFinite { loop.after(max(0, delay), work) }
  }

  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }
  public func sync<Result>(flags: DispatchWorkItemFlags, execute work: () throws -> Result) rethrows -> Result {
    try work()
  }

  /// Does a piece of work so many times, one after the other, with the number of each.
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for number in 0..<max(iterations, 0) { work(number) }
  }

  private var loop: MainLoop { .required(for: "DispatchQueue") }
}

/// Work that can be cancelled before it is done.
public final class DispatchWorkItem {
  private let block: () -> Void
  public private(set) var isCancelled = false

  private var isDone = false
  private var followers: [() -> Void] = []

  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void
  ) { self.block = block }

  public func perform() {
    if !isCancelled { block() }
    isDone = true
    let due = followers
    followers = []
    for work in due { work() }
  }
  public func cancel() { isCancelled = true }
  /// Comes back at once: who waits here keeps the work from being done.
  public func wait() { if !isDone { noteMissing("waits for work items, which come back at once") } }

  /// Has a queue do something once this is done or was cancelled.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping () -> Void
  ) { if isDone { queue.add(work) } else { followers.append { queue.add(work) } } }
  public func notify(queue: DispatchQueue, execute item: DispatchWorkItem) { notify(queue: queue) { item.perform() } }
}

/// A moment of the scene.
public struct DispatchTime: Hashable, Comparable, Sendable {
  /// Of the scene.
  package let seconds: Double

  public static func now() -> DispatchTime { DispatchTime(seconds: CACurrentMediaTime()) }

  public var uptimeNanoseconds: UInt64 { UInt64(max(0, seconds) * 1e9) }

  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }

  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    switch interval {
    case .seconds(let count): time + Double(count)
    case .milliseconds(let count): time + Double(count) / 1e3
    case .microseconds(let count): time + Double(count) / 1e6
    case .nanoseconds(let count): time + Double(count) / 1e9
    default: DispatchTime(seconds: .infinity)
    }
  }

  public static let distantFuture = DispatchTime(seconds: .infinity)

  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }

  public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.seconds < b.seconds }
}

/// A moment by the clock on the wall, which is the scene's, too.
public struct DispatchWallTime: Hashable, Comparable, Sendable {
  let time: DispatchTime

  public static func now() -> DispatchWallTime { DispatchWallTime(time: .now()) }
  public static let distantFuture = DispatchWallTime(time: .distantFuture)

  public static func + (wall: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    DispatchWallTime(time: wall.time + seconds)
  }
  public static func + (wall: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
    DispatchWallTime(time: wall.time + interval)
  }
  public static func < (a: DispatchWallTime, b: DispatchWallTime) -> Bool { a.time < b.time }
}
