import Foundation
import Springform
import Testing

import QuartzCore

/// What Foundation counts, on a stage.
@Suite struct SurroundingTests {
  /// A scene begins with the year 2001; a clock shows it wherever it is rendered.
  @Test func calendarsCountTheScenesDates() {
    let stage = play(0.5) { _, _ in
      let (calendar, start) = (Calendar.current, QuartzCore.Date())
      let later = start.addingTimeInterval(3 * 3600 + 25 * 60 + 45)
      #expect(calendar.component(.hour, from: start) == 0 && calendar.component(.hour, from: later) == 3)
      let parts = calendar.dateComponents([.year, .minute, .second], from: later)
      #expect(parts.year == 2001 && parts.minute == 25 && parts.second == 45)
      #expect(calendar.dateComponents([.minute], from: start, to: later).minute == 205)
      #expect(calendar.date(byAdding: .day, value: 1, to: start) == start + 86_400)
      #expect(calendar.date(byAdding: DateComponents(hour: 2), to: start) == start + 7_200)
      #expect(calendar.startOfDay(for: later) == start && calendar.isDate(start, inSameDayAs: later))
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
      #expect(formatter.string(from: later) == "2001-01-01 03:25:45")
      #expect(QuartzCore.Date(Foundation.Date(later)) == later)
      at(0.25) { #expect(calendar.component(.nanosecond, from: QuartzCore.Date()) == 250_000_000) }
    }
    #expect(stage.error == nil)
  }

  /// Objects of the same moments, which become values and back.
  @Test func datesAreObjects() {
    let stage = play(0.5) { _, _ in
      let start = QuartzCore.NSDate()
      at(0.25) {
        #expect(
          start.timeIntervalSinceNow == -0.25 && QuartzCore.NSDate().timeIntervalSince(start as QuartzCore.Date) == 0.25
        )
        #expect(
          start.addingTimeInterval(0.25) == QuartzCore.NSDate()
            && QuartzCore.Date() as QuartzCore.NSDate == QuartzCore.NSDate())
        #expect(
          QuartzCore.NSDate(timeIntervalSince1970: 978_307_200) == start && start.timeIntervalSinceReferenceDate == 0)
      }
    }
    #expect(stage.error == nil)
  }
}
