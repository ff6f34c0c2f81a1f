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

  public init(label: String) { self.label = label }

  /// As soon as what happens now is over.
  public func async(execute work: @escaping () -> Void) { add(work) }

  func add(_ work: @escaping () -> Void) { loop.after(0, work) }

  public func async(execute workItem: DispatchWorkItem) { loop.after(0) { workItem.perform() } }

  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    after(deadline, work)
  }

  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    after(deadline) { workItem.perform() }
  }

  private func after(_ deadline: DispatchTime, _ work: @escaping () -> Void) {
    let delay = deadline.seconds - loop.stage.time
    if delay.isFinite { loop.after(max(0, delay), work) }
  }

  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }

  private var loop: MainLoop { .required(for: "DispatchQueue") }
}

/// Work that can be cancelled before it is done.
public final class DispatchWorkItem {
  private let block: () -> Void
  public private(set) var isCancelled = false

  public init(block: @escaping () -> Void) { self.block = block }

  public func perform() { if !isCancelled { block() } }
  public func cancel() { isCancelled = true }
}

/// A moment of the scene.
public struct DispatchTime: Hashable, Comparable, Sendable {
  /// Of the scene.
  let seconds: Double

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

  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }

  public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.seconds < b.seconds }
}
