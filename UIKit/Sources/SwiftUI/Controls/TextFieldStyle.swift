import UIKit

/// How text fields look.
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  /// What is shown for a text field, which is one without a border.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a text field as a style has it; text fields show none.
public struct _TextFieldStyleLabel: View {
  public var body: some View { EmptyView() }
}

/// A style that is a border of UIKit's.
protocol BorderedTextFieldStyle: TextFieldStyle {
  var border: UITextField.BorderStyle { get }
}

public struct DefaultTextFieldStyle: TextFieldStyle, BorderedTextFieldStyle {
  public init() {}
  var border: UITextField.BorderStyle { .none }
  public func _body(configuration: TextField<_Label>) -> TextField<_Label> { configuration }
}
public struct PlainTextFieldStyle: TextFieldStyle, BorderedTextFieldStyle {
  public init() {}
  var border: UITextField.BorderStyle { .none }
  public func _body(configuration: TextField<_Label>) -> TextField<_Label> { configuration }
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle, BorderedTextFieldStyle {
  public init() {}
  var border: UITextField.BorderStyle { .roundedRect }
  public func _body(configuration: TextField<_Label>) -> TextField<_Label> {
    configuration.retyped(border) as TextField<_Label>
  }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: Self { .init() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: Self { .init() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: Self { .init() }
}

private struct StyleKey: EnvironmentKey { static var defaultValue: (any TextFieldStyle)? { nil } }
private struct SubmitKey: EnvironmentKey { static var defaultValue: [() -> Void] { [] } }
private struct SearchKey: EnvironmentKey { static var defaultValue: [() -> Void] { [] } }

extension EnvironmentValues {
  var textFieldStyle: (any TextFieldStyle)? {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
  var submitActions: [() -> Void] {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
  var searchActions: [() -> Void] {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }
}

extension View {
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { environment(\.textFieldStyle, style) }
  /// Calls something when the return key is pressed in a text field in the view, or in the field by which its page is searched.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)) -> some View {
    modifier(
      EnvironmentModifier {
        if triggers.contains(.text) { $0.submitActions.append(action) }
        if triggers.contains(.search) { $0.searchActions.append(action) }
      })
  }
}

/// In which fields the return key is pressed.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}
