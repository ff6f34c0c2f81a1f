import UIKitCore

/// What one wheel of a date picker chooses.
enum DateColumn {
  case hour, half, month, day, year, hours
  case minute(Int)
  /// A day of some years around one.
  case weekday(from: Date)

  private static let years = 1...4000
  /// Days before and after the one that was shown first.
  private static let days = 1000

  var count: Int {
    switch self {
    case .hour: 12
    case .half: 2
    case .month: 12
    case .day: 31
    case .year: Self.years.count
    case .hours: 24
    case .minute(let step): 60 / step
    case .weekday: 2 * Self.days + 1
    }
  }

  /// Whether what comes last is followed by what comes first.
  private var repeats: Bool {
    switch self {
    case .hour, .hours, .minute, .month, .day: true
    case .half, .year, .weekday: false
    }
  }

  /// How often a wheel goes round that has no end.
  private static let turns = 200

  /// The rows of its wheel; what repeats is there so often that nobody comes to an end.
  var rows: Int { repeats ? count * Self.turns : count }

  /// The row of the wheel that shows one of the ``count`` values and is nearest to another row.
  func row(showing value: Int, near row: Int) -> Int {
    guard repeats else { return value }
    // A wheel that nobody has turned yet begins in the middle.
    guard row >= count else { return count * Self.turns / 2 + value }
    let turn = row - row % count
    return [turn - count, turn, turn + count].map { $0 + value }.min { abs($0 - row) < abs($1 - row) } ?? value
  }

  /// In points.
  var width: CGFloat {
    switch self {
    case .hour, .minute, .day, .half: 56
    case .month, .weekday: 130
    case .year: 76
    case .hours: 90
    }
  }

  func title(of row: Int, _ calendar: Calendar, _ locale: Locale) -> String {
    switch self {
    case .hour: "\(row == 0 ? 12 : row)"
    case .half: row == 0 ? "AM" : "PM"
    case .month: calendar.monthSymbols.indices.contains(row) ? calendar.monthSymbols[row] : ""
    case .day: "\(row + 1)"
    case .year: "\(row + Self.years.lowerBound)"
    case .hours: "\(row)"
    case .minute(let step): row * step < 10 ? "0\(row * step)" : "\(row * step)"
    case .weekday(let middle):
      calendar.date(byAdding: .day, value: row - Self.days, to: middle).map { day in
        let parts = calendar.dateComponents([.weekday, .month, .day], from: day)
        let weekday = calendar.shortWeekdaySymbols[(parts.weekday ?? 1) - 1]
        return "\(weekday) \(calendar.shortMonthSymbols[(parts.month ?? 1) - 1]) \(parts.day ?? 1)"
      } ?? ""
    }
  }

  func row(of date: Date, _ calendar: Calendar) -> Int {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    return switch self {
    case .hour: (parts.hour ?? 0) % 12
    case .half: (parts.hour ?? 0) / 12
    case .month: (parts.month ?? 1) - 1
    case .day: (parts.day ?? 1) - 1
    case .year: (parts.year ?? 1) - Self.years.lowerBound
    case .hours: parts.hour ?? 0
    case .minute(let step): (parts.minute ?? 0) / step
    case .weekday(let middle):
      Self.days + (calendar.dateComponents([.day], from: middle, to: calendar.startOfDay(for: date)).day ?? 0)
    }
  }

  /// The date with this row in place of what it has; what a month is too short for is its last day.
  func date(with row: Int, _ date: Date, _ calendar: Calendar) -> Date {
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    switch self {
    case .hour: parts.hour = (parts.hour ?? 0) / 12 * 12 + row
    case .half: parts.hour = (parts.hour ?? 0) % 12 + 12 * row
    case .month: parts.month = row + 1
    case .day: parts.day = row + 1
    case .year: parts.year = row + Self.years.lowerBound
    case .hours: parts.hour = row
    case .minute(let step): parts.minute = row * step
    case .weekday(let middle):
      guard let day = calendar.date(byAdding: .day, value: row - Self.days, to: middle) else { return date }
      let chosen = calendar.dateComponents([.year, .month, .day], from: day)
      (parts.year, parts.month, parts.day) = (chosen.year, chosen.month, chosen.day)
    }
    let first = calendar.date(from: DateComponents(year: parts.year, month: parts.month, day: 1)) ?? date
    let length = calendar.range(of: .day, in: .month, for: first)?.count ?? 31
    parts.day = min(parts.day ?? 1, length)
    return calendar.date(from: parts) ?? date
  }
}
