import Foundation
public import QuartzCore
import UIKit

/// A control that chooses a date: on UIKit's wheels in the wheel style, and otherwise one that shows it. Calendars do not open here.
public struct DatePicker<Label: View>: View {
  let selection: Binding<QuartzCore.Date>
  let bounds: (least: QuartzCore.Date?, greatest: QuartzCore.Date?)
  let components: DatePickerComponents
  let label: Label
  @Environment(\.datePickerStyle) private var style

  public var body: some View {
    if style == .wheel {
      wheels
    } else {
      LabeledLine(label: label, content: shown)
    }
  }

  private var shown: some View {
    HStack(spacing: 8) {
      if components.contains(.date) { pill("MMM d, yyyy") }
      if components.contains(.hourAndMinute) { pill("h:mm a") }
    }
  }

  private func pill(_ format: String) -> some View {
    let formatter = QuartzCore.DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.timeZone = TimeZone(identifier: "GMT")
    formatter.dateFormat = format
    return Text(verbatim: formatter.string(from: selection.wrappedValue))
      .padding(.horizontal, 11).padding(.vertical, 6)
      .background(.fill.tertiary, in: RoundedRectangle(cornerRadius: 6))
      .onTapGesture { noteMissing("calendars and wheels that date pickers open") }
  }

  private var wheels: some View {
    let (selection, bounds, components) = (selection, bounds, components)
    func perform(_ date: QuartzCore.Date) { selection.wrappedValue = date }
    return PlatformView<UIDatePicker>(
      make: { node in
        let action = node.action(perform)
        let view = UIDatePicker(frame: .zero)
        view.preferredDatePickerStyle = .wheels
        view.addAction(UIAction { [unowned view] _ in action.perform(view.date) }, for: .valueChanged)
        return view
      },
      update: { view, node in
        _ = node.action(perform)
        view.datePickerMode =
          components == .date ? .date : components == .hourAndMinute ? .time : .dateAndTime
        (view.minimumDate, view.maximumDate) = bounds
        view.isEnabled = node.environment.isEnabled
        if view.date != selection.wrappedValue { view.date = selection.wrappedValue }
      })
  }
}

/// Which parts of a date are chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker {
  public typealias Components = DatePickerComponents

  public init(
    selection: Binding<QuartzCore.Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    (self.selection, bounds, components, self.label) = (selection, (nil, nil), displayedComponents, label())
  }
  public init(
    selection: Binding<QuartzCore.Date>, in range: ClosedRange<QuartzCore.Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    (self.selection, components, self.label) = (selection, displayedComponents, label())
    bounds = (range.lowerBound, range.upperBound)
  }
  public init(
    selection: Binding<QuartzCore.Date>, in range: PartialRangeFrom<QuartzCore.Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    (self.selection, components, self.label) = (selection, displayedComponents, label())
    bounds = (range.lowerBound, nil)
  }
  public init(
    selection: Binding<QuartzCore.Date>, in range: PartialRangeThrough<QuartzCore.Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    (self.selection, components, self.label) = (selection, displayedComponents, label())
    bounds = (nil, range.upperBound)
  }
}

extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<QuartzCore.Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<QuartzCore.Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<QuartzCore.Date>, in range: ClosedRange<QuartzCore.Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<QuartzCore.Date>, in range: PartialRangeFrom<QuartzCore.Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<QuartzCore.Date>,
    in range: PartialRangeThrough<QuartzCore.Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }
}

/// How date pickers look.
public protocol DatePickerStyle {
  var _kind: _DatePickerKind { get }
}

/// What a date picker is made of.
public enum _DatePickerKind: Sendable { case compact, wheel }

public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _kind: _DatePickerKind { .compact }
}
public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _kind: _DatePickerKind { .compact }
}
public struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _kind: _DatePickerKind { .wheel }
}
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _kind: _DatePickerKind {
    noteMissing("date pickers with a calendar, so that they are compact")
    return .compact
  }
}
extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: Self { .init() } }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: Self { .init() } }
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { .init() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: Self { .init() } }

private struct DatePickerStyleKey: EnvironmentKey { static let defaultValue = _DatePickerKind.compact }

extension EnvironmentValues {
  var datePickerStyle: _DatePickerKind {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerStyle, style._kind)
  }
}
