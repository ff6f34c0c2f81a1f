public import CoreGraphics
public import Foundation

// Foundation's calendars and formatters, with the scene's dates. A calendar of the machine's time zone counts in UTC: what a clock shows
// must not depend on where it is rendered.

extension Foundation.Date {
  /// The same moment, as Foundation counts.
  public init(_ date: Date) { self.init(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate) }
}

extension Date {
  /// A moment that Foundation has counted.
  public init(_ date: Foundation.Date) {
    self.init(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
  }
}

extension TimeZone {
  fileprivate var ofScene: TimeZone { self == .current ? .gmt : self }
}

extension Calendar {
  private var ofScene: Calendar {
    var calendar = self
    calendar.timeZone = timeZone.ofScene
    return calendar
  }

  public func component(_ component: Component, from date: Date) -> Int {
    ofScene.component(component, from: Foundation.Date(date))
  }

  public func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
    ofScene.dateComponents(components, from: Foundation.Date(date))
  }

  public func dateComponents(_ components: Set<Component>, from start: Date, to end: Date) -> DateComponents {
    ofScene.dateComponents(components, from: Foundation.Date(start), to: Foundation.Date(end))
  }

  public func date(byAdding component: Component, value: Int, to date: Date) -> Date? {
    ofScene.date(byAdding: component, value: value, to: Foundation.Date(date)).map { Date($0) }
  }

  public func date(byAdding components: DateComponents, to date: Date) -> Date? {
    ofScene.date(byAdding: components, to: Foundation.Date(date)).map { Date($0) }
  }

  public func startOfDay(for date: Date) -> Date { Date(ofScene.startOfDay(for: Foundation.Date(date))) }

  public func isDate(_ a: Date, inSameDayAs b: Date) -> Bool {
    ofScene.isDate(Foundation.Date(a), inSameDayAs: Foundation.Date(b))
  }
}

extension DateFormatter {
  public func string(from date: Date) -> String {
    let own = timeZone
    defer { timeZone = own }
    timeZone = (own ?? .current).ofScene
    return string(from: Foundation.Date(date))
  }
}
