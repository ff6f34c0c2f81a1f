import UIKit

/// A question over everything, as UIKit shows it.
public struct Alert {
  /// One of an alert's answers.
  public struct Button {
    let title: String
    let role: ButtonRole?
    let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label.string, role: nil, action: action)
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label.string, role: .cancel, action: action)
    }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(title: "Cancel", role: .cancel, action: action)
    }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label.string, role: .destructive, action: action)
    }
  }

  let title: String
  let message: String?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message) = (title.string, message?.string)
    buttons = [dismissButton ?? .default(Text(verbatim: "OK"))]
  }
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    (self.title, self.message) = (title.string, message?.string)
    buttons = [primaryButton, secondaryButton]
  }

  init(title: String, message: String?, buttons: [Button]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }
}

/// A button of which an alert makes one of its answers.
private protocol AlertAnswer {
  var answer: (role: ButtonRole?, action: () -> Void) { get }
}

extension Button: AlertAnswer {
  fileprivate var answer: (role: ButtonRole?, action: () -> Void) { (role, action) }
}

/// Shows an alert while a value is true. What it says is made of views that do not show themselves.
struct AlertModifier<Actions: View, Message: View>: PrimitiveModifier {
  let isPresented: Binding<Bool>
  let alert: (() -> Alert)?
  let title: String
  /// Whether it comes from the screen's lower edge.
  var isSheet = false
  let actions: Actions
  let message: Message

  private final class Kept: EndsWithNode {
    var controller: UIAlertController?
    func end() {
      controller?.presentingViewController?.dismiss(animated: true)
      controller = nil
    }
  }

  func update(_ node: Node, content: any View) {
    let kept = node.state as? Kept ?? Kept()
    node.state = kept
    let shown = node.child(.part(0, 0), content)
    let answers = node.child(.part(1, 0), actions)
    let words = node.child(.part(2, 0), message)
    // The alert's own views take no room: each of the content's elements stands for itself.
    node.wrap(shown.outerElements) {
      Element(node)
    } _: { _ in
    }
    let host = node.host
    guard isPresented.wrappedValue else {
      if kept.controller != nil { host.afterUpdate { kept.end() } }
      return
    }
    guard kept.controller == nil else { return }
    let alert =
      alert?() ?? Alert(title: title, message: words.firstText, buttons: answers.alertButtons)
    let controller = UIAlertController(
      title: isSheet && alert.title.isEmpty ? nil : alert.title, message: alert.message,
      preferredStyle: isSheet ? .actionSheet : .alert)
    let isPresented = isPresented
    var buttons = alert.buttons
    if isSheet, !buttons.contains(where: { $0.role == .cancel }) { buttons.append(.cancel()) }
    for button in buttons.isEmpty ? [.default(Text(verbatim: "OK"))] : buttons {
      let style: UIAlertAction.Style =
        button.role == .destructive ? .destructive : button.role == .cancel ? .cancel : .default
      controller.addAction(
        UIAlertAction(title: button.title, style: style) { [weak kept] _ in
          kept?.controller = nil
          isPresented.wrappedValue = false
          button.action?()
        })
    }
    kept.controller = controller
    host.afterUpdate {
      guard let parent = host.controller else {
        return noteOnce("an alert is shown by views in no controller")
      }
      parent.present(controller, animated: true)
    }
  }
}

extension Node {
  /// The letters of the first text that the node amounts to, or of what a button with nothing but a role says.
  fileprivate var firstText: String? {
    (view as? Text)?.string ?? (view as? DefaultButtonLabel)?.word ?? children.lazy.compactMap(\.firstText).first
  }

  /// The buttons in the node, as an alert's answers.
  fileprivate var alertButtons: [Alert.Button] {
    guard let answer = (view as? any AlertAnswer)?.answer else {
      return children.flatMap(\.alertButtons)
    }
    return [Alert.Button(title: firstText ?? "", role: answer.role, action: answer.action)]
  }
}

extension View {
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, alert: content, title: "", actions: EmptyView(),
        message: EmptyView()))
  }

  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, alert: nil, title: Text(titleKey).string, actions: actions(),
        message: EmptyView()))
  }

  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, alert: nil, title: String(title), actions: actions(),
        message: EmptyView()))
  }

  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, alert: nil, title: Text(titleKey).string, actions: actions(),
        message: message()))
  }

  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, alert: nil, title: String(title), actions: actions(),
        message: message()))
  }
}
