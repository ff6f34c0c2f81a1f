import Springform
import UIKit

/// A line of text that can be typed.
public struct TextField<Label: View>: View {
  let placeholder: Text?
  let text: Binding<String>
  var isSecure = false
  var commit: (() -> Void)?
  var editing: ((Bool) -> Void)?
  @Environment(\.textFieldBorder) private var border
  @Environment(\.submitActions) private var submitActions

  public var body: some View {
    let (text, commit, editing, submits) = (text, commit, editing, submitActions)
    let (shown, prompt, isSecure, border) = (
      text.wrappedValue, placeholder?.string, isSecure, border
    )
    func perform(_ event: TextFieldEvent) {
      switch event {
      case .changed(let new): if new != text.wrappedValue { text.wrappedValue = new }
      case .began: editing?(true)
      case .ended: editing?(false)
      case .submitted:
        commit?()
        for submit in submits { submit() }
      }
    }
    return PlatformView<FocusField>(
      make: { node in
        let action = node.action(perform)
        let view = FocusField(frame: .zero)
        view.addAction(
          UIAction { [unowned view] _ in action.perform(.changed(view.text ?? "")) },
          for: .editingChanged)
        view.addAction(
          UIAction { [unowned view] _ in
            view.focus?.change(true)
            action.perform(.began)
          }, for: .editingDidBegin)
        view.addAction(
          UIAction { [unowned view] _ in
            view.focus?.change(false)
            action.perform(.ended)
          }, for: .editingDidEnd)
        view.addAction(UIAction { _ in action.perform(.submitted) }, for: .editingDidEndOnExit)
        return view
      },
      update: { view, node in
        _ = node.action(perform)
        let environment = node.environment
        view.placeholder = prompt
        view.isSecureTextEntry = isSecure
        view.borderStyle = border
        view.isEnabled = environment.isEnabled
        let font = environment.stageFont
        view.font = .systemFont(
          ofSize: CGFloat(font.size), weight: .init(environment.fontWeight, font))
        view.textColor = environment.foregroundColor?.uiColor ?? .label
        if let tint = environment.uiTint { view.tintColor = tint }
        view.textAlignment =
          switch environment.multilineTextAlignment {
          case .leading: .left
          case .center: .center
          case .trailing: .right
          }
        if view.text != shown { view.text = shown }
        environment.textInput.tell(view)
        view.follow(environment.fieldFocus, on: node.host)
      },
      sizing: { view, proposal in
        let own = view.intrinsicContentSize
        return CGSize(width: proposal.width ?? own.width, height: own.height)
      })
  }
}

private enum TextFieldEvent {
  case changed(String)
  case began, ended, submitted
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    (placeholder, self.text) = (Text(titleKey), text)
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    (placeholder, self.text) = (prompt ?? Text(titleKey), text)
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    if axis == .vertical { noteMissing("text fields that grow downwards") }
    self.init(titleKey, text: text)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    (placeholder, self.text) = (Text(title), text)
  }
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    (placeholder, self.text, editing, commit) = (Text(titleKey), text, onEditingChanged, onCommit)
  }
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    (placeholder, self.text, editing) = (Text(titleKey), text, onEditingChanged)
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    (placeholder, self.text, commit) = (Text(titleKey), text, onCommit)
  }
}

extension TextField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    (placeholder, self.text) = (prompt ?? label() as? Text, text)
  }
}

/// A line of text that can be typed and is shown as dots.
public struct SecureField<Label: View>: View {
  let field: TextField<Label>
  public var body: some View { field }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    var field = TextField(titleKey, text: text)
    field.isSecure = true
    self.field = field
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    var field = TextField(title, text: text)
    field.isSecure = true
    self.field = field
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    var field = TextField(titleKey, text: text, onCommit: onCommit)
    field.isSecure = true
    self.field = field
  }
}

extension Text {
  /// The letters, without their looks.
  var string: String { runs.map(\.string).joined() }
}

extension UIFont.Weight {
  /// That of the environment, or else that of its font.
  init(_ weight: Font.Weight?, _ font: Springform.Font) {
    let wanted = weight?.weight ?? font.weight
    let known: [(Springform.Font.Weight, UIFont.Weight)] = [
      (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
      (.semibold, .semibold),
      (.bold, .bold),
      (.heavy, .heavy), (.black, .black),
    ]
    self = known.first { $0.0 == wanted }?.1 ?? .regular
  }
}

extension EnvironmentValues {
  /// The colour of what is in front, where it is one.
  var foregroundColor: ResolvedColor? { foregroundStyle?.resolve(in: self).stops.first?.color }
}

/// How text fields look.
public protocol TextFieldStyle {
  var _border: _TextFieldBorder { get }
}

/// What lies around a text field.
public enum _TextFieldBorder: Sendable { case none, rounded }

public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _border: _TextFieldBorder { .none }
}
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _border: _TextFieldBorder { .none }
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _border: _TextFieldBorder { .rounded }
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

private struct BorderKey: EnvironmentKey { static let defaultValue = UITextField.BorderStyle.none }
private struct SubmitKey: EnvironmentKey { static var defaultValue: [() -> Void] { [] } }

extension EnvironmentValues {
  var textFieldBorder: UITextField.BorderStyle {
    get { self[BorderKey.self] }
    set { self[BorderKey.self] = newValue }
  }
  var submitActions: [() -> Void] {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

extension View {
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldBorder, style._border == .rounded ? .roundedRect : .none)
  }
  /// Calls something when the return key is pressed in a text field in the view.
  public func onSubmit(_ action: @escaping (() -> Void)) -> some View {
    transformEnvironment(\.submitActions) { $0.append(action) }
  }
}
