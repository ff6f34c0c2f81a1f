public import UIKit

/// What a field's keyboard is like, which scenes have as an edge of the screen only: UIKit's fields are told.
struct TextInput {
  var keyboardType = UIKeyboardType.default
  var contentType: UITextContentType?
  var capitalization: UITextAutocapitalizationType?
  var correction = UITextAutocorrectionType.default
  var returnKey = UIReturnKeyType.default

  func tell(_ view: some TypedInto) {
    (view.keyboardType, view.textContentType) = (keyboardType, contentType)
    view.autocapitalizationType = capitalization ?? .sentences
    (view.autocorrectionType, view.returnKeyType) = (correction, returnKey)
  }
}

/// A view of UIKit's that a keyboard writes into.
protocol TypedInto: AnyObject {
  var keyboardType: UIKeyboardType { get set }
  // UIKit's is one, too.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var textContentType: UITextContentType! { get set }
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var returnKeyType: UIReturnKeyType { get set }
}

extension UITextField: TypedInto {}
extension UITextView: TypedInto {}

private struct TextInputKey: EnvironmentKey { static var defaultValue: TextInput { TextInput() } }

extension EnvironmentValues {
  var textInput: TextInput {
    get { self[TextInputKey.self] }
    set { self[TextInputKey.self] = newValue }
  }
}

/// Which letters a keyboard makes capitals by itself.
public struct TextInputAutocapitalization: Sendable {
  let kind: UITextAutocapitalizationType

  public static var never: TextInputAutocapitalization { .init(kind: .none) }
  public static var words: TextInputAutocapitalization { .init(kind: .words) }
  public static var sentences: TextInputAutocapitalization { .init(kind: .sentences) }
  public static var characters: TextInputAutocapitalization { .init(kind: .allCharacters) }

  init(kind: UITextAutocapitalizationType) { self.kind = kind }
  public init?(_ type: UITextAutocapitalizationType) { kind = type }
}

/// What the return key says.
public struct SubmitLabel: Sendable {
  let key: UIReturnKeyType
  public static var done: SubmitLabel { .init(key: .done) }
  public static var go: SubmitLabel { .init(key: .go) }
  public static var send: SubmitLabel { .init(key: .send) }
  public static var join: SubmitLabel { .init(key: .join) }
  public static var route: SubmitLabel { .init(key: .route) }
  public static var search: SubmitLabel { .init(key: .search) }
  public static var `return`: SubmitLabel { .init(key: .default) }
  public static var next: SubmitLabel { .init(key: .next) }
  public static var `continue`: SubmitLabel { .init(key: .continue) }
}

extension View {
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.textInput) { $0.keyboardType = type }
  }
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    transformEnvironment(\.textInput) { $0.contentType = textContentType }
  }
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    transformEnvironment(\.textInput) { $0.capitalization = autocapitalization?.kind }
  }
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    transformEnvironment(\.textInput) { $0.capitalization = style }
  }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    transformEnvironment(\.textInput) { $0.correction = disable ? .no : .default }
  }
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEnvironment(\.textInput) { $0.correction = disable.map { $0 ? .no : .yes } ?? .default }
  }
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    transformEnvironment(\.textInput) { $0.returnKey = submitLabel.key }
  }
}
