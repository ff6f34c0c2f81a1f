import Foundation
import Springform
import Testing

import QuartzCore

/// What Foundation counts, on a stage.
@Suite struct SurroundingTests {
  /// A scene begins with the year 2001; a clock shows it wherever it is rendered.
  @Test func calendarsCountTheScenesDates() {
    let stage = play(0.5) { _, _ in
      let (calendar, start) = (QuartzCore.Calendar.current, QuartzCore.Date())
      let later = start.addingTimeInterval(3 * 3600 + 25 * 60 + 45)
      #expect(calendar.component(.hour, from: start) == 0 && calendar.component(.hour, from: later) == 3)
      let parts = calendar.dateComponents([.year, .minute, .second], from: later)
      #expect(parts.year == 2001 && parts.minute == 25 && parts.second == 45)
      #expect(calendar.dateComponents([.minute], from: start, to: later).minute == 205)
      #expect(calendar.date(byAdding: .day, value: 1, to: start) == start + 86_400)
      #expect(calendar.date(byAdding: DateComponents(hour: 2), to: start) == start + 7_200)
      #expect(calendar.startOfDay(for: later) == start && calendar.isDate(start, inSameDayAs: later))
      let formatter = QuartzCore.DateFormatter()
      formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
      #expect(formatter.string(from: later) == "2001-01-01 03:25:45")
      #expect(formatter.date(from: "2001-01-01 03:25:45") == later && formatter.date(from: "noon") == nil)
      (formatter.dateStyle, formatter.timeStyle) = (.medium, .none)
      #expect(formatter.string(from: later) == "Jan 1, 2001" && formatter.string(for: later) == "Jan 1, 2001")
      #expect(QuartzCore.Date(Foundation.Date(later)) == later)
      at(0.25) { #expect(calendar.component(.nanosecond, from: QuartzCore.Date()) == 250_000_000) }
    }
    #expect(stage.error == nil)
  }

  /// 1 January 2001 was a Monday.
  @Test func calendarsFindOtherDates() {
    let stage = play(0.5) { _, _ in
      let (calendar, start) = (QuartzCore.Calendar.current, QuartzCore.Date())
      #expect(calendar.component(.weekday, from: start) == 2 && !calendar.isDateInWeekend(start))
      #expect(calendar.weekdaySymbols[1] == "Monday" && calendar.firstWeekday == 1)
      #expect(calendar.range(of: .day, in: .month, for: start + 31 * 86_400) == 1..<29)
      #expect(calendar.date(from: DateComponents(year: 2001, month: 2, day: 1)) == start + 31 * 86_400)
      #expect(calendar.date(bySettingHour: 9, minute: 41, second: 0, of: start) == start + 34_860)
      #expect(calendar.isDateInToday(start + 80_000) && calendar.isDateInTomorrow(start + 90_000))
      #expect(QuartzCore.NSCalendar.current == calendar)
      #expect(calendar.isDateInYesterday(start - 1) && !calendar.isDateInYesterday(start))
      #expect(calendar.compare(start, to: start + 3_600, toGranularity: .day) == .orderedSame)
      #expect(calendar.compare(start, to: start + 3_600, toGranularity: .minute) == .orderedAscending)
    }
    #expect(stage.error == nil)
  }

  /// What Core Foundation knows of Core Graphics' objects, and what is appended to texts as C writes it.
  @Test func kindsOfObjectsAndFormats() {
    let (color, path) = (CGColor(gray: 0, alpha: 1), CGMutablePath())
    #expect(CFGetTypeID(color) == CGColor.typeID && CFGetTypeID(path) == CGPath.typeID)
    #expect(
      Set([CGColor.typeID, CGPath.typeID, CGImage.typeID, CGGradient.typeID, CFGetTypeID(NSNumber(1))]).count == 5)
    let text = NSMutableString(string: "a")
    text.appendFormat("%C%02d", ("b" as NSString).character(at: 0), 7)
    #expect(text == "ab07")
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
          QuartzCore.NSDate(timeIntervalSince1970: 978_307_200) == start
            && QuartzCore.NSDate.timeIntervalSinceReferenceDate == 0.25 && start.timeIntervalSinceReferenceDate == 0)
      }
    }
    #expect(stage.error == nil)
  }

  /// What a formatter calls days and months, by its calendar.
  @Test func namesOfDaysAndMonths() {
    let formatter = QuartzCore.DateFormatter()
    #expect(formatter.veryShortStandaloneWeekdaySymbols == ["S", "M", "T", "W", "T", "F", "S"])
    #expect(formatter.standaloneMonthSymbols.first == "January" && formatter.shortStandaloneMonthSymbols.last == "Dec")
    #expect(formatter.standaloneWeekdaySymbols.count == 7 && formatter.shortStandaloneWeekdaySymbols.first == "Sun")
    #expect(formatter.veryShortMonthSymbols.count == 12 && formatter.calendar.identifier == .gregorian)
    formatter.calendar = QuartzCore.Calendar(identifier: .iso8601)
    #expect(formatter.calendar.identifier == .iso8601)
  }
}
