import Springform
import UIKit

/// Lines of text that can be typed, and scrolled where there are too many of them.
public struct TextEditor: View {
  let text: Binding<String>

  public init(text: Binding<String>) { self.text = text }

  public var body: some View { EditorView(text: text) }
}

private struct EditorView: UIViewRepresentable {
  let text: Binding<String>

  final class Coordinator: NSObject, UITextViewDelegate {
    var text: Binding<String>
    var focus: FieldFocus?
    var wasFocused = false
    init(_ text: Binding<String>) { self.text = text }

    func textViewDidChange(_ textView: UITextView) {
      if text.wrappedValue != textView.text { text.wrappedValue = textView.text }
    }
    func textViewDidBeginEditing(_ textView: UITextView) { focus?.change(true) }
    func textViewDidEndEditing(_ textView: UITextView) { focus?.change(false) }
  }

  func makeCoordinator() -> Coordinator { Coordinator(text) }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView(frame: .zero)
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    let (environment, coordinator) = (context.environment, context.coordinator)
    (coordinator.text, coordinator.focus) = (text, environment.fieldFocus)
    if view.text != text.wrappedValue { view.text = text.wrappedValue }
    let font = environment.stageFont
    view.font = .systemFont(ofSize: CGFloat(font.size), weight: .init(environment.fontWeight, font))
    view.textColor = environment.foregroundColor?.uiColor ?? .label
    view.backgroundColor = environment.hidesScrollBackground ? .clear : .systemBackground
    if let tint = environment.uiTint { view.tintColor = tint }
    view.isEditable = environment.isEnabled
    environment.textInput.tell(view)
    let isFocused = environment.fieldFocus?.isFocused ?? false
    guard isFocused != coordinator.wasFocused else { return }
    coordinator.wasFocused = isFocused
    MainLoop.required(for: "a text editor").after(0) {
      if isFocused { view.becomeFirstResponder() } else { view.resignFirstResponder() }
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions(by: uiView.sizeThatFits(CGSize(width: 320, height: 10_000)))
  }
}

private struct ScrollBackgroundKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether lists, forms and editors leave out what lies behind their content.
  var hidesScrollBackground: Bool {
    get { self[ScrollBackgroundKey.self] }
    set { self[ScrollBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Whether something lies behind what scrolls in lists, forms and text editors.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.hidesScrollBackground, visibility == .hidden)
  }
}
