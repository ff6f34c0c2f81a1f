import Foundation
import QuartzCore
import Testing

/// Dates in words, by Foundation's styles.
@Suite struct DateFormatTests {
  /// The reference date is the first of January 2001.
  @Test func stylesOfFoundations() {
    let date = QuartzCore.Date(timeIntervalSinceReferenceDate: 0)
    #expect(date.formatted(.iso8601) == "2001-01-01T00:00:00Z")
    #expect(date.formatted(Foundation.Date.ISO8601FormatStyle().year()) == "2001")
    #expect(!date.formatted(date: .long, time: .omitted).isEmpty && !date.formatted().isEmpty)
  }
}
