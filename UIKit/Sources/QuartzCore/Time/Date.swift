public import CoreGraphics
import Springform

/// A moment of the scene, which begins with the reference date, 1 January 2001.
///
/// Foundation's `Date` would be that of the machine, and different every time.
public struct Date: Hashable, Comparable, Codable, Sendable {
  public let timeIntervalSinceReferenceDate: TimeInterval

  /// The scene's now.
  public init() { timeIntervalSinceReferenceDate = MainLoop.required(for: "Date").stage.time }

  public init(timeIntervalSinceReferenceDate time: TimeInterval) { timeIntervalSinceReferenceDate = time }

  public init(timeIntervalSinceNow time: TimeInterval) { self = Date() + time }

  public init(timeInterval time: TimeInterval, since date: Date) { self = date + time }

  public init(timeIntervalSince1970 time: TimeInterval) {
    timeIntervalSinceReferenceDate = time - Self.timeIntervalBetween1970AndReferenceDate
  }

  public static var now: Date { Date() }
  public static let distantFuture = Date(timeIntervalSinceReferenceDate: 63_113_904_000)
  public static let distantPast = Date(timeIntervalSinceReferenceDate: -63_114_076_800)
  public static let timeIntervalBetween1970AndReferenceDate: TimeInterval = 978_307_200

  public var timeIntervalSince1970: TimeInterval {
    timeIntervalSinceReferenceDate + Self.timeIntervalBetween1970AndReferenceDate
  }
  public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(Date()) }

  public func timeIntervalSince(_ other: Date) -> TimeInterval {
    timeIntervalSinceReferenceDate - other.timeIntervalSinceReferenceDate
  }

  public func addingTimeInterval(_ interval: TimeInterval) -> Date { self + interval }

  public static func + (date: Date, interval: TimeInterval) -> Date {
    Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate + interval)
  }

  public static func - (date: Date, interval: TimeInterval) -> Date { date + -interval }

  public static func < (a: Date, b: Date) -> Bool {
    a.timeIntervalSinceReferenceDate < b.timeIntervalSinceReferenceDate
  }
}

/// The scene's time in seconds since 1 January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

public typealias CFAbsoluteTime = Double
