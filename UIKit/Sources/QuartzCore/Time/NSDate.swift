public import CoreGraphics

/// A moment of the scene, as an object; ``Date`` is the same as a value.
public final class NSDate: NSObject {
  private let date: Date

  public convenience override init() { self.init(Date()) }
  public convenience init(timeIntervalSinceNow time: TimeInterval) { self.init(Date(timeIntervalSinceNow: time)) }
  public convenience init(timeIntervalSinceReferenceDate time: TimeInterval) {
    self.init(Date(timeIntervalSinceReferenceDate: time))
  }
  public convenience init(timeIntervalSince1970 time: TimeInterval) { self.init(Date(timeIntervalSince1970: time)) }

  init(_ date: Date) { self.date = date }

  public class var timeIntervalSinceReferenceDate: TimeInterval { Date.timeIntervalSinceReferenceDate }
  public var timeIntervalSinceReferenceDate: TimeInterval { date.timeIntervalSinceReferenceDate }
  public var timeIntervalSince1970: TimeInterval { date.timeIntervalSince1970 }
  public var timeIntervalSinceNow: TimeInterval { date.timeIntervalSinceNow }
  public func timeIntervalSince(_ other: Date) -> TimeInterval { date.timeIntervalSince(other) }
  public func addingTimeInterval(_ interval: TimeInterval) -> NSDate { NSDate(date + interval) }

  override public func isEqual(_ object: Any?) -> Bool { (object as? NSDate)?.date == date }
  override public var hash: Int { date.hashValue }
}

extension Date: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSDate { NSDate(self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSDate, result: inout Date?) {
    result = Date(timeIntervalSinceReferenceDate: source.timeIntervalSinceReferenceDate)
  }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSDate, result: inout Date?) -> Bool {
    _forceBridgeFromObjectiveC(source, result: &result)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDate?) -> Date {
    Date(timeIntervalSinceReferenceDate: source?.timeIntervalSinceReferenceDate ?? 0)
  }
}
