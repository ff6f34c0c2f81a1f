public import CoreGraphics
public import Foundation

/// Foundation's formatter, with the scene's dates.
///
/// Unless it is told otherwise, it writes in UTC and as in the United States: what is shown must not depend on where it is rendered.
open class DateFormatter: NSObject {
  public typealias Style = Foundation.DateFormatter.Style

  private let base = Foundation.DateFormatter()

  override public init() {
    base.locale = Locale(identifier: "en_US")
    base.timeZone = .gmt
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var dateFormat: String! {
    get { base.dateFormat }
    set { base.dateFormat = newValue }
  }
  open var dateStyle: Style {
    get { base.dateStyle }
    set { base.dateStyle = newValue }
  }
  open var timeStyle: Style {
    get { base.timeStyle }
    set { base.timeStyle = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! {
    get { base.locale }
    set { base.locale = (newValue ?? .current).ofScene }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var timeZone: TimeZone! {
    get { base.timeZone }
    set { base.timeZone = (newValue ?? .current).ofScene }
  }
  open var isLenient: Bool {
    get { base.isLenient }
    set { base.isLenient = newValue }
  }
  /// Whether it says today and tomorrow; dates are written out here.
  open var doesRelativeDateFormatting = false {
    didSet { if doesRelativeDateFormatting { noteMissing("words for dates") } }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var amSymbol: String! {
    get { base.amSymbol }
    set { base.amSymbol = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var pmSymbol: String! {
    get { base.pmSymbol }
    set { base.pmSymbol = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var weekdaySymbols: [String]! { base.weekdaySymbols }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var shortWeekdaySymbols: [String]! { base.shortWeekdaySymbols }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var veryShortWeekdaySymbols: [String]! { base.veryShortWeekdaySymbols }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var monthSymbols: [String]! { base.monthSymbols }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var shortMonthSymbols: [String]! { base.shortMonthSymbols }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var standaloneWeekdaySymbols: [String]! { base.standaloneWeekdaySymbols }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var shortStandaloneWeekdaySymbols: [String]! { base.shortStandaloneWeekdaySymbols }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var veryShortStandaloneWeekdaySymbols: [String]! { base.veryShortStandaloneWeekdaySymbols }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var veryShortMonthSymbols: [String]! { base.veryShortMonthSymbols }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var standaloneMonthSymbols: [String]! { base.standaloneMonthSymbols }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var shortStandaloneMonthSymbols: [String]! { base.shortStandaloneMonthSymbols }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! {
    get { Calendar(base.calendar) }
    set { base.calendar = (newValue ?? .current).base }
  }

  open func string(from date: Date) -> String { base.string(from: Foundation.Date(date)) }
  open func date(from string: String) -> Date? { base.date(from: string).map { Date($0) } }
  open func string(for obj: Any?) -> String? { (obj as? Date).map { string(from: $0) } }

  open func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String) {
    base.setLocalizedDateFormatFromTemplate(dateFormatTemplate)
  }

  open class func localizedString(from date: Date, dateStyle: Style, timeStyle: Style) -> String {
    let formatter = DateFormatter()
    (formatter.dateStyle, formatter.timeStyle) = (dateStyle, timeStyle)
    return formatter.string(from: date)
  }

  open class func dateFormat(fromTemplate template: String, options: Int, locale: Locale?) -> String? {
    Foundation.DateFormatter.dateFormat(fromTemplate: template, options: options, locale: (locale ?? .current).ofScene)
  }
}

extension Locale {
  fileprivate var ofScene: Locale { self == .current ? Locale(identifier: "en_US") : self }
}
