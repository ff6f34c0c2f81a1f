public import Foundation

extension Date {
  private var foundation: Foundation.Date {
    Foundation.Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate)
  }

  /// The date in words, as a style of Foundation's has it: `date.formatted(.dateTime.year())`.
  public func formatted<F: FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Foundation.Date {
    format.format(foundation)
  }

  public func formatted(date: Foundation.Date.FormatStyle.DateStyle, time: Foundation.Date.FormatStyle.TimeStyle)
    -> String
  { foundation.formatted(date: date, time: time) }

  public func formatted() -> String { foundation.formatted() }
}
