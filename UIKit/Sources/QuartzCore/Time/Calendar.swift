public import CoreGraphics
public import Foundation

/// Foundation's calendar, with the scene's dates.
///
/// One of the machine's time zone counts in UTC, and the current one is the Gregorian: what a clock shows must not depend on where it is
/// rendered.
public struct Calendar: Hashable, Sendable {
  public typealias Component = Foundation.Calendar.Component
  public typealias Identifier = Foundation.Calendar.Identifier

  private(set) var base: Foundation.Calendar

  init(_ base: Foundation.Calendar) { self.base = base }

  public init(identifier: Identifier) {
    base = Foundation.Calendar(identifier: identifier)
    (base.timeZone, base.locale) = (.gmt, Locale(identifier: "en_US"))
  }

  public static var current: Calendar { Calendar(identifier: .gregorian) }
  public static var autoupdatingCurrent: Calendar { current }

  public var identifier: Identifier { base.identifier }
  public var timeZone: TimeZone {
    get { base.timeZone }
    set { base.timeZone = newValue.ofScene }
  }
  public var locale: Locale? {
    get { base.locale }
    set { base.locale = newValue }
  }
  /// 1 for Sunday.
  public var firstWeekday: Int {
    get { base.firstWeekday }
    set { base.firstWeekday = newValue }
  }
  public var minimumDaysInFirstWeek: Int {
    get { base.minimumDaysInFirstWeek }
    set { base.minimumDaysInFirstWeek = newValue }
  }

  public var weekdaySymbols: [String] { base.weekdaySymbols }
  public var shortWeekdaySymbols: [String] { base.shortWeekdaySymbols }
  public var veryShortWeekdaySymbols: [String] { base.veryShortWeekdaySymbols }
  public var standaloneWeekdaySymbols: [String] { base.standaloneWeekdaySymbols }
  public var shortStandaloneWeekdaySymbols: [String] { base.shortStandaloneWeekdaySymbols }
  public var monthSymbols: [String] { base.monthSymbols }
  public var shortMonthSymbols: [String] { base.shortMonthSymbols }
  public var standaloneMonthSymbols: [String] { base.standaloneMonthSymbols }

  // MARK: What a date consists of

  public func component(_ component: Component, from date: Date) -> Int {
    base.component(component, from: Foundation.Date(date))
  }

  public func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
    base.dateComponents(components, from: Foundation.Date(date))
  }

  public func dateComponents(_ components: Set<Component>, from start: Date, to end: Date) -> DateComponents {
    base.dateComponents(components, from: Foundation.Date(start), to: Foundation.Date(end))
  }

  public func dateComponents(_ components: Set<Component>, from start: DateComponents, to end: DateComponents)
    -> DateComponents
  { base.dateComponents(components, from: start, to: end) }

  public func range(of smaller: Component, in larger: Component, for date: Date) -> Range<Int>? {
    base.range(of: smaller, in: larger, for: Foundation.Date(date))
  }

  public func ordinality(of smaller: Component, in larger: Component, for date: Date) -> Int? {
    base.ordinality(of: smaller, in: larger, for: Foundation.Date(date))
  }

  public func startOfDay(for date: Date) -> Date { Date(base.startOfDay(for: Foundation.Date(date))) }

  // MARK: Other dates

  public func date(from components: DateComponents) -> Date? { base.date(from: components).map { Date($0) } }

  public func date(byAdding component: Component, value: Int, to date: Date, wrappingComponents: Bool = false) -> Date?
  {
    base.date(byAdding: component, value: value, to: Foundation.Date(date), wrappingComponents: wrappingComponents)
      .map { Date($0) }
  }

  public func date(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false) -> Date? {
    base.date(byAdding: components, to: Foundation.Date(date), wrappingComponents: wrappingComponents).map { Date($0) }
  }

  public func date(bySetting component: Component, value: Int, of date: Date) -> Date? {
    base.date(bySetting: component, value: value, of: Foundation.Date(date)).map { Date($0) }
  }

  public func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date? {
    base.date(bySettingHour: hour, minute: minute, second: second, of: Foundation.Date(date)).map { Date($0) }
  }

  // MARK: Comparing

  public func compare(_ a: Date, to b: Date, toGranularity component: Component) -> ComparisonResult {
    base.compare(Foundation.Date(a), to: Foundation.Date(b), toGranularity: component)
  }

  public func isDate(_ a: Date, inSameDayAs b: Date) -> Bool { isDate(a, equalTo: b, toGranularity: .day) }

  public func isDate(_ a: Date, equalTo b: Date, toGranularity component: Component) -> Bool {
    base.isDate(Foundation.Date(a), equalTo: Foundation.Date(b), toGranularity: component)
  }

  public func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date()) }
  public func isDateInYesterday(_ date: Date) -> Bool { isDate(date, daysAfterToday: -1) }
  public func isDateInTomorrow(_ date: Date) -> Bool { isDate(date, daysAfterToday: 1) }
  public func isDateInWeekend(_ date: Date) -> Bool { base.isDateInWeekend(Foundation.Date(date)) }

  private func isDate(_ date: Date, daysAfterToday days: Int) -> Bool {
    self.date(byAdding: .day, value: days, to: Date()).map { isDate(date, inSameDayAs: $0) } ?? false
  }
}

/// Objective-C's name for calendars, by which older sources ask for the current one.
public enum NSCalendar {
  public typealias Unit = Foundation.NSCalendar.Unit
  public typealias Identifier = Foundation.NSCalendar.Identifier

  public static var current: Calendar { .current }
  public static var autoupdatingCurrent: Calendar { .current }
}

extension TimeZone {
  var ofScene: TimeZone { self == .current ? .gmt : self }
}
