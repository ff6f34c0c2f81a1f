public import CoreGraphics

extension Date: CustomStringConvertible {
  /// The scene's now, in seconds since the reference date.
  public static var timeIntervalSinceReferenceDate: TimeInterval { Date().timeIntervalSinceReferenceDate }

  public func compare(_ other: Date) -> ComparisonResult {
    self < other ? .orderedAscending : self > other ? .orderedDescending : .orderedSame
  }

  public static func += (date: inout Date, interval: TimeInterval) { date = date + interval }
  public static func -= (date: inout Date, interval: TimeInterval) { date = date - interval }
  public mutating func addTimeInterval(_ timeInterval: TimeInterval) { self += timeInterval }

  /// In UTC.
  public var description: String { Foundation.Date(self).description }
  public func description(with locale: Locale?) -> String { Foundation.Date(self).description(with: locale) }
}

extension Date: Strideable {
  public func distance(to other: Date) -> TimeInterval { other.timeIntervalSince(self) }
  public func advanced(by n: TimeInterval) -> Date { self + n }
}
