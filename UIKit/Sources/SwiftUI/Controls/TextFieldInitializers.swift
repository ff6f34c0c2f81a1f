import Foundation

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(placeholder: Text(titleKey), text: text)
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(placeholder: prompt ?? Text(titleKey), text: text)
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(placeholder: prompt ?? Text(titleKey), text: text)
    note(axis)
  }
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(placeholder: prompt ?? Text(titleKey), text: text)
    note(axis)
    noteMissing("what is selected in text fields")
  }
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(placeholder: Text(titleKey), text: text)
    (editing, commit) = (onEditingChanged, onCommit)
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(placeholder: Text(titleKey), text: text)
    editing = onEditingChanged
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(placeholder: Text(titleKey), text: text)
    commit = onCommit
  }
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(placeholder: prompt ?? Text(titleKey), text: value.written(by: format))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(placeholder: Text(title), text: text)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(placeholder: prompt ?? Text(title), text: text)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(placeholder: prompt ?? Text(title), text: text)
    note(axis)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(placeholder: prompt ?? Text(title), text: text)
    note(axis)
    noteMissing("what is selected in text fields")
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(placeholder: Text(title), text: text)
    (editing, commit) = (onEditingChanged, onCommit)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(placeholder: Text(title), text: text)
    editing = onEditingChanged
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(placeholder: Text(title), text: text)
    commit = onCommit
  }
  @_disfavoredOverload
  public init<F: ParseableFormatStyle, S: StringProtocol>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(placeholder: prompt ?? Text(title), text: value.written(by: format))
  }
}

extension TextField where Label == Text {
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(placeholder: Text(titleKey), text: value.written(by: formatter))
    (editing, commit) = (onEditingChanged, onCommit)
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(placeholder: Text(title), text: value.written(by: formatter))
    (editing, commit) = (onEditingChanged, onCommit)
  }
}

extension TextField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(placeholder: prompt ?? label() as? Text, text: text)
  }
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(placeholder: prompt ?? label() as? Text, text: text)
    note(axis)
  }

  private func note(_ axis: Axis?) {
    if axis == .vertical { noteMissing("text fields that grow downwards") }
  }
}

extension Binding {
  /// The value as a format writes it; what the format cannot read changes nothing.
  fileprivate func written<F: ParseableFormatStyle>(by format: F) -> Binding<String>
  where F.FormatInput == Value, F.FormatOutput == String {
    Binding<String> {
      format.format(wrappedValue)
    } set: {
      if let value = try? format.parseStrategy.parse($0) { wrappedValue = value }
    }
  }
}

extension Binding {
  /// The value as a formatter writes it; of what is written, numbers are read.
  fileprivate func written(by formatter: Formatter) -> Binding<String> {
    Binding<String> {
      formatter.string(for: wrappedValue) ?? ""
    } set: {
      guard let number = (formatter as? NumberFormatter)?.number(from: $0) else { return }
      let readings: [Any] = [number.doubleValue, number.intValue, number.floatValue, CGFloat(number.doubleValue)]
      if let value = readings.lazy.compactMap({ $0 as? Value }).first { wrappedValue = value }
    }
  }
}

/// What is selected of a text.
public struct TextSelection: Equatable, Hashable {
  public enum Indices: Equatable, Hashable {
    case selection(Range<String.Index>)
  }
  public var indices: Indices
  public init(range: Range<String.Index>) { indices = .selection(range) }
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    }
  }
}
