import Springform
import UIKit

/// A line of text that can be typed.
public struct TextField<Label: View>: View {
  let placeholder: Text?
  let text: Binding<String>
  var isSecure = false
  var commit: (() -> Void)?
  var editing: ((Bool) -> Void)?
  /// Which border it has, whatever the style.
  var ownBorder: UITextField.BorderStyle?
  @Environment(\.textFieldStyle) private var style
  @Environment(\.submitActions) private var submitActions

  init(placeholder: Text?, text: Binding<String>) { (self.placeholder, self.text) = (placeholder, text) }

  public var body: some View {
    if let style, ownBorder == nil, !(style is any BorderedTextFieldStyle) {
      AnyView(styled(by: style))
    } else {
      field(ownBorder ?? (style as? any BorderedTextFieldStyle)?.border ?? .none)
    }
  }

  private func styled<S: TextFieldStyle>(by style: S) -> any View { style._body(configuration: retyped()) }

  /// The same with another type of label, which is not shown.
  func retyped<Other: View>(_ border: UITextField.BorderStyle = .none) -> TextField<Other> {
    var field = TextField<Other>(placeholder: placeholder, text: text)
    (field.isSecure, field.commit, field.editing, field.ownBorder) = (isSecure, commit, editing, border)
    return field
  }

  private func field(_ border: UITextField.BorderStyle) -> some View {
    let (text, commit, editing, submits) = (text, commit, editing, submitActions)
    let (shown, prompt, isSecure) = (text.wrappedValue, placeholder?.string, isSecure)
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
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    var field = TextField(titleKey, text: text, prompt: prompt)
    field.isSecure = true
    self.field = field
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    var field = TextField(titleKey, text: text, onCommit: onCommit)
    field.isSecure = true
    self.field = field
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    var field = TextField(title, text: text, onCommit: onCommit)
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
