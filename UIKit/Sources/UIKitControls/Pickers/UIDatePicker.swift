public import UIKitCore

/// Wheels on which a date or a time is chosen. Calendars and fields that open show here as wheels, which a note tells.
open class UIDatePicker: UIControl, UIPickerViewDataSource, UIPickerViewDelegate {
  public typealias Mode = UIDatePickerMode
  public typealias Style = UIDatePickerStyle
  private let wheels = UIPickerView()
  private var columns: [DateColumn] = []
  private var shown = Date()

  override public init(frame: CGRect) {
    super.init(
      frame: CGRect(origin: frame.origin, size: frame.size == .zero ? wheels.intrinsicContentSize : frame.size))
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  override open class func madeByClass(frame: CGRect) -> UIView { UIDatePicker(frame: frame) }

  private func prepare() {
    (wheels.dataSource, wheels.delegate) = (self, self)
    addSubview(wheels)
    change()
  }

  // MARK: What is chosen

  open var date: Date {
    get { shown }
    set { setDate(newValue, animated: false) }
  }

  /// Chooses a date without telling the targets.
  open func setDate(_ date: Date, animated: Bool) {
    shown = clamped(date)
    for (index, column) in columns.enumerated() {
      let row = column.row(
        showing: column.row(of: shown, calendar), near: wheels.selectedRow(inComponent: index))
      wheels.selectRow(row, inComponent: index, animated: animated)
    }
  }

  /// In seconds, of a timer.
  open var countDownDuration: TimeInterval {
    get { shown.timeIntervalSince(calendar.startOfDay(for: shown)) }
    set { date = calendar.startOfDay(for: shown).addingTimeInterval(newValue) }
  }

  open var minimumDate: Date? { didSet { setDate(shown, animated: false) } }
  open var maximumDate: Date? { didSet { setDate(shown, animated: false) } }

  private func clamped(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    return max(min(date, maximumDate ?? date), minimumDate ?? date)
  }

  // MARK: What shows

  open var datePickerMode = Mode.dateAndTime { didSet { if datePickerMode != oldValue { change() } } }
  open var preferredDatePickerStyle = Style.automatic {
    didSet {
      if preferredDatePickerStyle == .compact || preferredDatePickerStyle == .inline {
        noteMissing("date pickers as calendars and fields, so that wheels show")
      }
    }
  }
  open var datePickerStyle: Style { .wheels }
  /// Minutes between one row and the next.
  open var minuteInterval = 1 { didSet { if minuteInterval != oldValue { change() } } }
  open var roundsToMinuteInterval = true
  open var locale: Locale? { didSet { change() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .current { didSet { change() } }
  open var timeZone: TimeZone? {
    didSet {
      if let timeZone { calendar.timeZone = timeZone }
      change()
    }
  }

  private func change() {
    let step = 60 % max(minuteInterval, 1) == 0 ? max(minuteInterval, 1) : 1
    columns =
      switch datePickerMode {
      case .time: [.hour, .minute(step), .half]
      case .date: [.month, .day, .year]
      case .dateAndTime: [.weekday(from: calendar.startOfDay(for: shown)), .hour, .minute(step), .half]
      case .countDownTimer: [.hours, .minute(step)]
      case .yearAndMonth: [.month, .year]
      }
    wheels.reloadAllComponents()
    setDate(shown, animated: false)
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    wheels.frame = bounds
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize { wheels.intrinsicContentSize }
  override open var intrinsicContentSize: CGSize { wheels.intrinsicContentSize }

  // MARK: Wheels

  open func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
  open func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    columns[component].rows
  }
  open func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    columns[component].width
  }
  open func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    columns[component].title(of: row % columns[component].count, calendar, locale ?? .current)
  }
  open func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    let column = columns[component]
    let wanted = column.date(with: row % column.count, shown, calendar)
    setDate(wanted, animated: true)
    sendActions(for: .valueChanged)
  }
}

public enum UIDatePickerMode: Int, Sendable {
  case time, date, dateAndTime, countDownTimer
  case yearAndMonth = 4269
}

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
