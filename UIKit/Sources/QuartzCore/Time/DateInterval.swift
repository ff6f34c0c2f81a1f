public import Foundation

/// The time between two of the scene's moments.
public struct DateInterval: Hashable, Comparable, Codable, Sendable {
  public var start: Date
  /// In seconds, at least 0.
  public var duration: TimeInterval

  public var end: Date {
    get { start + duration }
    set { duration = max(newValue.timeIntervalSince(start), 0) }
  }

  public init() { self.init(start: Date(), duration: 0) }
  public init(start: Date, end: Date) { self.init(start: start, duration: end.timeIntervalSince(start)) }
  public init(start: Date, duration: TimeInterval) { (self.start, self.duration) = (start, max(duration, 0)) }

  /// Whether they have a moment in common, if only one at an end.
  public func intersects(_ other: DateInterval) -> Bool { start <= other.end && other.start <= end }
  public func intersection(with other: DateInterval) -> DateInterval? {
    intersects(other) ? DateInterval(start: max(start, other.start), end: min(end, other.end)) : nil
  }
  /// Its ends count.
  public func contains(_ date: Date) -> Bool { start <= date && date <= end }
  public func compare(_ other: DateInterval) -> ComparisonResult {
    self == other ? .orderedSame : self < other ? .orderedAscending : .orderedDescending
  }

  /// The one that begins first; of two that begin together, the shorter one.
  public static func < (a: DateInterval, b: DateInterval) -> Bool { (a.start, a.duration) < (b.start, b.duration) }
}

extension Calendar {
  public var amSymbol: String { base.amSymbol }
  public var pmSymbol: String { base.pmSymbol }

  /// The day, the week, the month or whatever it is in which a moment lies.
  public func dateInterval(of component: Component, for date: Date) -> DateInterval? {
    base.dateInterval(of: component, for: Foundation.Date(date)).map {
      DateInterval(start: Date($0.start), duration: $0.duration)
    }
  }
  public func nextDate(
    after date: Date, matching components: DateComponents, matchingPolicy: MatchingPolicy,
    repeatedTimePolicy: RepeatedTimePolicy = .first, direction: SearchDirection = .forward
  ) -> Date? {
    base.nextDate(
      after: Foundation.Date(date), matching: components, matchingPolicy: matchingPolicy,
      repeatedTimePolicy: repeatedTimePolicy, direction: direction
    ).map { Date($0) }
  }
  public func enumerateDates(
    startingAfter start: Date, matching components: DateComponents, matchingPolicy: MatchingPolicy,
    repeatedTimePolicy: RepeatedTimePolicy = .first, direction: SearchDirection = .forward,
    using block: (_ result: Date?, _ exactMatch: Bool, _ stop: inout Bool) -> Void
  ) {
    base.enumerateDates(
      startingAfter: Foundation.Date(start), matching: components, matchingPolicy: matchingPolicy,
      repeatedTimePolicy: repeatedTimePolicy, direction: direction
    ) { block($0.map { Date($0) }, $1, &$2) }
  }
  /// Whether a moment is one that components describe.
  public func date(_ date: Date, matchesComponents components: DateComponents) -> Bool {
    base.date(Foundation.Date(date), matchesComponents: components)
  }

  public typealias MatchingPolicy = Foundation.Calendar.MatchingPolicy
  public typealias RepeatedTimePolicy = Foundation.Calendar.RepeatedTimePolicy
  public typealias SearchDirection = Foundation.Calendar.SearchDirection
}

extension DateComponents {
  /// Of one of the scene's calendars.
  public init(
    calendar: Calendar, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil,
    day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil,
    weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil,
    weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil
  ) {
    self.init(
      calendar: calendar.base, timeZone: timeZone, era: era, year: year, month: month, day: day, hour: hour,
      minute: minute, second: second, nanosecond: nanosecond, weekday: weekday, weekdayOrdinal: weekdayOrdinal,
      quarter: quarter, weekOfMonth: weekOfMonth, weekOfYear: weekOfYear, yearForWeekOfYear: yearForWeekOfYear)
  }
}
